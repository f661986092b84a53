import { DEFAULT_CALENDAR } from '../../clock/calendar.js';
import { weekAhead, type WeekAhead } from '../../clock/week-ahead.js';
import type { SettingsParts } from './parts.js';

/** The coming week of somebody: when their time runs, and when a day that begins now would be over. */
export async function weekOf(
  { calendars, vacations, now }: SettingsParts,
  account: string,
): Promise<WeekAhead> {
  const at = now();
  const [calendar, taken] = await Promise.all([calendars.of(account), vacations.of(account, at)]);
  const away = taken.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }));
  return weekAhead(calendar ?? DEFAULT_CALENDAR, away, at.getTime());
}

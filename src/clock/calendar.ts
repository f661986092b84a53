import { isZone } from './zone.js';

/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When a player can be expected to play: a person's, so it never stands in an event. */
export type Calendar = Readonly<{
  /** An IANA time zone, e.g. Europe/Prague. */
  zone: string;
  /** Awake from this minute of the local day on, 0…1439. */
  from: number;
  /** Until this minute, counted from the same midnight: beyond 1440 it is the morning after. */
  to: number;
  /** Days on which no window begins; at most two. */
  weekend: readonly Weekday[];
}>;

/** Awake from 8 to 22 every day; the zone is all that must be asked. */
export const DEFAULT_CALENDAR: Calendar = { zone: 'UTC', from: 8 * 60, to: 22 * 60, weekend: [] };

export const DAY_MINUTES = 24 * 60;
/** Nobody gains time by hardly ever being awake. */
export const SHORTEST_WINDOW = 8 * 60;
export const LONGEST_WEEKEND = 2;

/** The first field of this calendar that is not as it must be. */
export function wrongCalendar({ zone, from, to, weekend }: Calendar): keyof Calendar | undefined {
  if (!isZone(zone)) return 'zone';
  if (!isMinute(from) || from >= DAY_MINUTES) return 'from';
  if (!isMinute(to) || to - from < SHORTEST_WINDOW || to - from > DAY_MINUTES) return 'to';
  return isWeekend(weekend) ? undefined : 'weekend';
}

const isMinute = (value: number): boolean => Number.isInteger(value) && value >= 0;

const isWeekend = (days: readonly number[]): boolean =>
  days.length <= LONGEST_WEEKEND &&
  new Set(days).size === days.length &&
  days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7);

/** How long a window is, in minutes, on a day on which no clock is changed. */
export const windowMinutes = ({ from, to }: Calendar): number => to - from;

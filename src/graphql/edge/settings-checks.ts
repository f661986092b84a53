import type { OwnSettings, SettingsChange } from '../../play/settings/settings.js';
import { weekdayOf } from '../enums-of-notices.js';
import type { ChangeSettingsInput, RemindersInput } from '../inputs/my-settings.input.js';
import { badInput } from './checks.js';
import { ifGiven, present } from './defined.js';

type Calendar = OwnSettings['calendar'];

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY = 24 * 60;
const LONGEST_ZONE = 64;
/** More than is left when it is nearly up, and less than all of it. */
const [LEAST_SHARE, MOST_SHARE] = [15, 90];

/** Minutes since midnight. */
function timeIn(text: string, field: string): number {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) throw badInput(field, 'a time of day, as "08:00"');
  return Number(hours) * 60 + Number(minutes);
}

/** A time of day. */
export const timeOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor((minutes % DAY) / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
};

/** The changes in the words of the use cases. What a calendar must be like is judged there, on the whole of it. */
export function settingsIn(input: ChangeSettingsInput, current: Calendar): SettingsChange {
  return present({
    language: input.language,
    calendar: calendarIn(input, current),
    reminding: ifGiven(input.reminders, remindingIn),
  });
}

function calendarIn(input: ChangeSettingsInput, current: Calendar): Partial<Calendar> | undefined {
  const { timeZone, awakeFrom, awakeUntil, weekend } = input;
  const from = ifGiven(awakeFrom, (text) => timeIn(text, 'input.awakeFrom'));
  const until = ifGiven(awakeUntil, (text) => timeIn(text, 'input.awakeUntil'));
  const change = present({
    zone: ifGiven(timeZone, (zone) => zone.slice(0, LONGEST_ZONE)),
    from,
    // The end moves with the beginning across midnight.
    to:
      from === undefined && until === undefined
        ? undefined
        : endAfter(from ?? current.from, until ?? current.to % DAY),
    weekend: ifGiven(weekend, (days) => days.map(weekdayOf)),
  });
  return Object.keys(change).length === 0 ? undefined : change;
}

const endAfter = (from: number, until: number): number => (until > from ? until : until + DAY);

const remindingIn = ({ yourTurn, timeLeftPercent, nearlyUp }: RemindersInput) =>
  present({ turn: yourTurn, share: ifGiven(timeLeftPercent, shareIn), last: nearlyUp });

function shareIn(percent: number): number {
  if (percent !== 0 && (percent < LEAST_SHARE || percent > MOST_SHARE))
    throw badInput('input.reminders.timeLeftPercent', `0, or a number from ${LEAST_SHARE} to ${MOST_SHARE}`);
  return percent;
}

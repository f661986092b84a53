import { readClock, type StretchClock } from './stretch.js';
import { DAY_MS, instantOf, localTime } from './zone.js';

/** A day of a local calendar, YYYY-MM-DD. */
export type LocalDay = string;

/** Whole local days, the last one included. */
export type Vacation = Readonly<{ first: LocalDay; last: LocalDay }>;

/** Days on which a person's clocks may stand still in one calendar year. */
export const VACATION_DAYS_A_YEAR = 28;
/** Of these, how many may be used in one game. */
export const VACATION_DAYS_A_GAME = 21;
/** How far ahead one may be planned. */
const MOST_DAYS_AHEAD = 366;

/** Why a vacation cannot be taken. */
export type VacationRefusal = Readonly<
  | { code: 'VACATION_DAYS' }
  | { code: 'VACATION_TOO_SOON'; first: LocalDay }
  | { code: 'VACATION_OVERLAPS'; first: LocalDay }
  | { code: 'VACATION_SPENT'; year: number; left: number }
>;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Days since 1970-01-01; undefined for a day that is none. */
function dayNumber(day: LocalDay): number | undefined {
  const time = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // The thirtieth of February is read as a day in March.
  const exists = Number.isFinite(time) && dayText(time / DAY_MS) === day;
  return exists ? time / DAY_MS : undefined;
}

/** The local day at an instant. */
export const localDay = (zone: string, instant: number): LocalDay =>
  new Date(localTime(zone, instant)).toISOString().slice(0, 10);

/** How many days it lasts. */
export const daysOf = (vacation: Vacation): number => numbersOf(vacation).length;

function numbersOf({ first, last }: Vacation): readonly number[] {
  const [from, to] = [dayNumber(first), dayNumber(last)];
  if (from === undefined || to === undefined || to < from || to - from > MOST_DAYS_AHEAD) return [];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** From the first instant of its first day to the first instant after its last. */
export function spanOf(zone: string, vacation: Vacation): Readonly<{ from: number; to: number }> {
  const days = numbersOf(vacation);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a vacation without days');
  return { from: instantOf(zone, first * DAY_MS), to: instantOf(zone, (last + 1) * DAY_MS) };
}

/** Why it cannot be taken, beside those taken already: it begins tomorrow at the earliest, so that it changes no past. */
export function refuseVacation(
  vacation: Vacation,
  taken: readonly Vacation[],
  zone: string,
  now: number,
): VacationRefusal | undefined {
  const days = numbersOf(vacation);
  const today = dayNumber(localDay(zone, now)) ?? 0;
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  if (days.length === 0 || last > today + MOST_DAYS_AHEAD) return { code: 'VACATION_DAYS' };
  if (first <= today) return { code: 'VACATION_TOO_SOON', first: dayText(today + 1) };
  const others = taken.flatMap(numbersOf);
  const both = others.find((day) => days.includes(day));
  if (both !== undefined) return { code: 'VACATION_OVERLAPS', first: dayText(both) };
  return overBudget(days, others);
}

function overBudget(days: readonly number[], others: readonly number[]): VacationRefusal | undefined {
  for (const year of new Set(days.map(yearOf))) {
    const inYear = (day: number): boolean => yearOf(day) === year;
    const left = VACATION_DAYS_A_YEAR - others.filter(inYear).length;
    if (days.filter(inYear).length > left) return { code: 'VACATION_SPENT', year, left: Math.max(0, left) };
  }
  return undefined;
}

const dayText = (day: number): LocalDay => new Date(day * DAY_MS).toISOString().slice(0, 10);
const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();

/** Whether a stretch is in its last quarter: then no vacation may come to its rescue. */
export const isNearlyOut = (clock: StretchClock, now: number): boolean =>
  clock.running !== undefined && readClock(clock, now).left * 4 < clock.budget;

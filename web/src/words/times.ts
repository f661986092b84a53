import type { Language } from './languages.js';

const DAY = 86_400_000;

/** By itself English is written as in America: the month first, twelve hours. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** A clock time for today, a weekday with it otherwise, a date when it is more than six days away. */
export function clockTime(language: Language, at: Date, now: Date): string {
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const away = Math.abs(at.getTime() - now.getTime());
  const day: Intl.DateTimeFormatOptions =
    at.toDateString() === now.toDateString()
      ? {}
      : away < 6 * DAY
        ? { weekday: 'short' }
        : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(localeOf(language), { ...day, ...time }).format(at).replace(',', '');
}

/** A whole date and a clock time, for tables that many are compared in. */
export const stampFormat = (language: Language, timeStyle: 'short' | 'medium'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long something takes, in as few words as say enough: "1 day 3 h", "5 h", "40 min". */
export function span(language: Language, milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE));
  if (minutes < 60) return `${minutes}\u00a0min`;
  const hours = Math.round(milliseconds / HOUR);
  const days = Math.floor(hours / 24);
  if (days === 0) return `${hours}\u00a0h`;
  const counted = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const rest = days < 7 ? hours % 24 : 0;
  return [counted.format(days), ...(rest === 0 ? [] : [`${rest}\u00a0h`])].join(' ');
}

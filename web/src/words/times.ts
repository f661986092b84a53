import type { Language } from './languages.js';

const DAY = 86_400_000;

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
  return new Intl.DateTimeFormat(language, { ...day, ...time }).format(at).replace(',', '');
}

/** How long something still takes, in the largest unit that says enough: "1 day", "3 h". */
export function stretch(language: Language, milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const say = (value: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  if (minutes < 60) return say(minutes, 'minute');
  return minutes < 48 * 60 ? say(Math.round(minutes / 60), 'hour') : say(Math.round(minutes / 1440), 'day');
}

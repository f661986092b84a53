import type { Language } from './languages.js';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK', hr: 'hr-HR' };

/** Short weekdays and numbers, because they need no case: "do čt 19. 11. 18:00". English has no such dates without a doubt. */
const FORM = {
  weekday: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions;

/** Making one takes longer than writing a whole letter; zones and languages are few. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(language: Language, zone: string): Intl.DateTimeFormat {
  const name = `${language} ${zone}`;
  const known = formats.get(name);
  if (known !== undefined) return known;
  const month = language === 'en' ? 'short' : 'numeric';
  const made = new Intl.DateTimeFormat(LOCALES[language], { ...FORM, month, timeZone: zone });
  formats.set(name, made);
  return made;
}

/** An instant as somebody's calendar and clock show it, with the zone, so that it stays true wherever it is read. */
export const instantIn = (language: Language, zone: string, instant: Date): string =>
  formatIn(language, zone)
    .format(instant)
    .replace(/[\u00a0\u202f]/g, ' ');

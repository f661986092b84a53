import type { Words } from './words.js';

export const LANGUAGES = { en: 'English', cs: 'Čeština', sk: 'Slovenčina', hr: 'Hrvatski' } as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;

/** The first of the wanted languages that we speak; English if none. */
export function pickLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage);
  return spoken ?? 'en';
}

/** Each language is a file of its own; only the one in use is fetched. */
const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.js')).en,
  cs: async () => (await import('./cs.js')).cs,
  sk: async () => (await import('./sk.js')).sk,
  hr: async () => (await import('./hr.js')).hr,
};

export const loadWords = (language: Language): Promise<Words> => LOADERS[language]();

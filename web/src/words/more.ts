import type { Language } from './languages.js';
import type { MoreWords } from './more-words.js';

const LOADERS: Readonly<Record<Language, () => Promise<MoreWords>>> = {
  en: async () => (await import('./en-more.js')).more,
  cs: async () => (await import('./cs-more.js')).more,
  sk: async () => (await import('./sk-more.js')).more,
  hr: async () => (await import('./hr-more.js')).more,
};

const kept = new Map<Language, Promise<MoreWords>>();

/** Fetches them once. */
export function loadMoreWords(language: Language): Promise<MoreWords> {
  const known = kept.get(language) ?? LOADERS[language]();
  kept.set(language, known);
  return known;
}

import type { Language } from './languages.js';

/** Words that are fetched with the page they belong to, once for each language. */
export function lazyWords<Of>(
  loaders: Readonly<Record<Language, () => Promise<Of>>>,
): (language: Language) => Promise<Of> {
  const kept = new Map<Language, Promise<Of>>();
  return (language) => {
    const known = kept.get(language) ?? loaders[language]();
    kept.set(language, known);
    return known;
  };
}

export const LANGUAGES = ['en', 'cs', 'sk', 'hr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether this is the code of a language we speak. */
export const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);

/** The language to speak to whoever asks so: a code ("cs", "sk-SK") or an Accept-Language header. English if none. */
export function languageFor(wanted: string | undefined): Language {
  const ranges = (wanted ?? '').split(',').flatMap((range) => rangeOf(range) ?? []);
  // The sort is stable: of equally wanted languages the first named one wins.
  const [best] = ranges.sort((one, other) => other.weight - one.weight);
  return best?.language ?? 'en';
}

type Range = Readonly<{ language: Language; weight: number }>;

function rangeOf(range: string): Range | undefined {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const [code = ''] = tag.split(/[-_]/);
  if (!isLanguage(code)) return undefined;
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice('q='.length));
  return weight > 0 && weight <= 1 ? { language: code, weight } : undefined;
}

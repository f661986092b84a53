import { LANGUAGES, loadWords, pickLanguage, type Language } from '../../web/src/words/languages.js';

const languages = Object.keys(LANGUAGES) as readonly Language[];

/** Sentences that are asked with more than numbers. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = { take: [2, 'ornaments'], tool: [2, 'once'] };

/** Every sentence in a tree of words; functions are asked with plain numbers. */
function sentences(words: unknown, key = ''): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'function')
    return Object.entries(words as object).flatMap(([name, one]) => sentences(one, name));
  return [String((words as (...args: readonly unknown[]) => unknown)(...(ARGUMENTS[key] ?? [2, 3, 4])))];
}

describe.each(languages)('the words of %s', (language) => {
  it('are never empty and never say undefined', async () => {
    const all = sentences(await loadWords(language));
    expect(all.length).toBeGreaterThan(200);
    expect(
      all.filter((sentence) => sentence.trim() === '' || /undefined|NaN|\[object/.test(sentence)),
    ).toEqual([]);
  });

  it('keep the tone: no exclamation marks, no three dots', async () => {
    expect(sentences(await loadWords(language)).filter((sentence) => /!|\.\.\.|…/.test(sentence))).toEqual(
      [],
    );
  });
});

describe('plurals', () => {
  it.each([
    ['en', ['Send 1 to the forest', 'Send 3 to the forest', 'Send 5 to the forest']],
    ['cs', ['Pošli 1 figurku do lesa', 'Pošli 3 figurky do lesa', 'Pošli 5 figurek do lesa']],
    ['sk', ['Pošli 1 figúrku do lesa', 'Pošli 3 figúrky do lesa', 'Pošli 5 figúrok do lesa']],
    ['hr', ['Pošalji 1 čovjeka u šumu', 'Pošalji 3 čovjeka u šumu', 'Pošalji 5 ljudi u šumu']],
  ] as const)('follow the rules of %s', async (language, expected) => {
    const { decision, board } = await loadWords(language);
    expect([1, 3, 5].map((people) => decision.send(people, board.to.forest))).toEqual(expected);
  });
});

describe('the language', () => {
  it('is the first of the browser’s wishes that we speak', () => {
    expect(pickLanguage(['de-AT', 'sk-SK', 'cs'])).toBe('sk');
    expect(pickLanguage(['HR'])).toBe('hr');
  });

  it('is English when we speak none of them', () => {
    expect(pickLanguage(['de', 'fr-CA'])).toBe('en');
  });
});

import { editionViews } from '../../src/views/edition-view.js';
import { loadLearnWords } from '../../web/src/words/learn.js';
import { loadMoreWords } from '../../web/src/words/more.js';
import { surplus } from '../../web/src/words/signed.js';
import { LANGUAGES, loadWords, pickLanguage, type Language } from '../../web/src/words/languages.js';

const languages = Object.keys(LANGUAGES) as readonly Language[];

/** Sentences that are asked with more than numbers. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  tool: [2, 'once'],
  amount: [2, 'ornaments'],
  take: [2, 'ornaments'],
  everyPips: [5, 'brick'],
  about: [3, 2, 'brick'],
};

const everything = async (language: Language): Promise<readonly string[]> =>
  sentences([await loadWords(language), await loadMoreWords(language), await loadLearnWords(language)]);

/** Every sentence in a tree of words; functions are asked with plain numbers. */
function sentences(words: unknown, key = ''): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'function')
    return Object.entries(words as object).flatMap(([name, one]) => sentences(one, name));
  return [String((words as (...args: readonly unknown[]) => unknown)(...(ARGUMENTS[key] ?? [2, 3, 4, 5])))];
}

describe.each(languages)('the words of %s', (language) => {
  it('are never empty and never say undefined', async () => {
    const all = await everything(language);
    expect(all.length).toBeGreaterThan(200);
    expect(
      all.filter((sentence) => sentence.trim() === '' || /undefined|NaN|\[object/.test(sentence)),
    ).toEqual([]);
  });

  it('keep the tone: no exclamation marks, no three dots', async () => {
    expect((await everything(language)).filter((sentence) => /!|\.\.\.|…/.test(sentence))).toEqual([]);
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

describe('an outlook on few dice', () => {
  it.each([
    ['en', ['1 die, with luck 1 gold', '3 dice, about 2 gold']],
    ['cs', ['1 kostka, se štěstím 1 zlato', '3 kostky, asi 2 zlata']],
    ['sk', ['1 kocka, so šťastím 1 zlato', '3 kocky, asi 2 zlatá']],
    ['hr', ['1 kocka, uz sreću 1 zlato', '3 kocke, oko 2 zlata']],
  ] as const)('never promises about nothing in %s', async (language, expected) => {
    const { acting } = await loadWords(language);
    expect([acting.about(1, 0, 'gold'), acting.about(3, 2, 'gold')]).toEqual(expected);
  });

  it('declines what there is about one of in Croatian', async () => {
    const { acting } = await loadWords('hr');
    expect([acting.about(1, 1, 'wood'), acting.about(1, 1, 'brick')]).toEqual([
      '1 kocka, oko 1 drva',
      '1 kocka, oko 1 cigle',
    ]);
    expect([11, 21].map((pieces) => acting.about(7, pieces, 'brick'))).toEqual([
      '7 kocaka, oko 11 cigli',
      '7 kocaka, oko 21 cigle',
    ]);
  });

  it.each([
    ['en', '1 of 1 person'],
    ['cs', '1 z 1 figurky'],
    ['sk', '1 z 1 figúrky'],
    ['hr', '1 od 1 čovjeka'],
  ] as const)('counts the last one at home in %s', async (language, expected) => {
    expect((await loadWords(language)).decision.ofPeople(1, 1)).toBe(expected);
  });
});

describe('a valley without a place for me', () => {
  it.each([
    ['en', '2 people are at home. Nothing in the valley is open to you now; still open: X.'],
    ['cs', 'Doma jsou 2 figurky. V údolí teď pro tebe nic volného není; volné jsou ještě: X.'],
    ['sk', 'Doma sú 2 figúrky. V údolí teraz pre teba nie je nič voľné; voľné sú ešte: X.'],
    ['hr', 'Kod kuće: 2 čovjeka. U dolini za tebe sada nema slobodnog mjesta; još slobodno: X.'],
  ] as const)('is not called full in %s: others may find one', async (language, expected) => {
    expect((await loadWords(language)).decision.choosePlace(2, 'X')).toBe(expected);
  });
});

describe('so many of so many', () => {
  it.each([
    ['cs', 'z 1, ze 2, ze 4, z 5, ze 7, z 11, ze 14, z 51, ze 100'],
    ['sk', 'z 1, z 2, zo 4, z 5, zo 7, z 11, zo 14, z 51, zo 100'],
  ] as const)('has the preposition that the number asks for in %s', async (language, expected) => {
    const { acting, board, decision, lobby } = await loadWords(language);
    expect([1, 2, 4, 5, 7, 11, 14, 51, 100].map((have) => acting.ofHave(have)).join(', ')).toBe(expected);
    const four = acting.ofHave(4);
    const told = [acting.chosenOf(1, '4'), acting.kindsOf(1, 4), board.freeOf(1, 4), board.atHome(1, 4)];
    for (const text of [...told, decision.haveFed(1, 4), decision.ofPeople(1, 4), lobby.seatsTaken(1, 4)]) {
      expect(text).toContain(`1 ${four}`);
    }
  });
});

describe('a die that is mine', () => {
  it.each([
    ['en', 'taken by you'],
    ['cs', 'máš ty'],
    ['sk', 'máš ty'],
    ['hr', 'imaš ti'],
  ] as const)('is told in the second person in %s', async (language, expected) => {
    expect((await loadWords(language)).acting.takenByYou).toBe(expected);
  });
});

/** The glossary of the rulebooks' own words, as the page uses it. */
describe('the words of the rulebooks', () => {
  it.each([
    ['en', ['Take 3 stone', 'Build, 14 points', 'Leave it', '2 food short', 'Go hungry, −10 points']],
    ['cs', ['Vezmi 3 kameny', 'Postav za 14 bodů', 'Nechat ležet', 'Chybí 2 jídla', 'Hladovět, −10 bodů']],
    [
      'sk',
      ['Vezmi 3 kamene', 'Postav za 14 bodov', 'Nechať ležať', 'Chýbajú 2 jedlá', 'Hladovať, −10 bodov'],
    ],
    [
      'hr',
      ['Uzmi 3 kamena', 'Izgradi za 14 bodova', 'Ne kupiti', 'Nedostaje 2 hrane', 'Gladovati, −10 bodova'],
    ],
  ] as const)('stand on the buttons in %s', async (language, expected) => {
    const { acting } = await loadWords(language);
    expect([
      acting.take(3, 'stone'),
      acting.build(14),
      acting.leave,
      acting.short(2),
      acting.hungry(10),
    ]).toEqual(expected);
  });

  it.each([
    ['cs', ['1 ozdobu', '2 ozdoby', '5 ozdob', '22 ozdob']],
    ['sk', ['1 ozdobu', '2 ozdoby', '5 ozdôb', '22 ozdôb']],
    ['hr', ['1 ciglu', '2 cigle', '5 cigli', '22 cigle']],
  ] as const)('are counted right in %s', async (language, expected) => {
    const { acting } = await loadWords(language);
    const good = language === 'hr' ? 'brick' : 'ornaments';
    expect([1, 2, 5, 22].map((count) => acting.amount(count, good))).toEqual(expected);
  });

  it('say for brick what the book in use says', async () => {
    const words = await loadWords('cs');
    expect(words.acting.take(2, 'brick')).toBe('Vezmi 2 jíly');
    expect(words.inExpansion?.acting.take(2, 'brick')).toBe('Vezmi 2 cihly');
    expect(words.inExpansion?.board.goods.brick(1)).toBe('cihla');
  });
});

describe.each(languages)('the rulebooks in %s', (language) => {
  it('have one name each, on the page and in the sentences of the server', async () => {
    const { editions } = (await loadWords(language)).lobby;
    const named = (name: string): string => name.toLocaleLowerCase(language);
    const told = editionViews(language).map(({ id, name }) => [id, named(name)]);
    expect(
      Object.entries(editions).map(([id, name]) => [id.toLowerCase().replace('_', '-'), named(name)]),
    ).toEqual(told);
  });
});

it('what is more or less than the average keeps its half, as each language writes it', () => {
  expect([-12.5, 4, 0].map((luck) => surplus(luck, 'en'))).toEqual(['−12.5', '+4', '0']);
  expect(languages.map((language) => surplus(-12.5, language))).toEqual(
    languages.map((language) => (language === 'en' ? '−12.5' : '−12,5')),
  );
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

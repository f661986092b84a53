import { originWords } from '../../src/views/sentences/names.js';
import { buildingText, cardText, priceText } from '../../web/src/game/ledge/content-text.js';
import { LANGUAGES, loadWords, type Language } from '../../web/src/words/languages.js';

const languages = Object.keys(LANGUAGES) as readonly Language[];

describe.each(languages)('what is made up, in %s,', (language) => {
  const made = originWords({ source: 'reconstructed', unsure: ['price', 'points'] }, { language }) ?? '';

  it('is told once, in the words of the server', async () => {
    const words = await loadWords(language);
    const benefit = { kind: 'goods', good: 'wood', amount: 2 } as const;
    const legacy = { kind: 'culture', symbol: 'art' } as const;
    const card = cardText({ id: 'X1', benefit, legacy, reconstructed: made }, words);
    const points = { from: 8, to: 8, each: null };
    const price = { kind: 'fixed', goods: { wood: 1 } } as const;
    const tile = buildingText({ id: 'XB4', price, points, effect: null, reconstructed: made }, words);
    expect([card.split('. ').at(-1), tile.split('. ').at(-1)]).toEqual([made, made]);
  });
});

describe('what must be paid', () => {
  it.each([
    ['en', ['1 of any kind', '2 of any kinds', '4 resources of 2 kinds', '1 wood, 2 stone', '1–7 resources']],
    [
      'cs',
      [
        '1 libovolná surovina',
        '2 libovolné suroviny',
        '4 suroviny 2 druhů',
        '1 dřevo, 2 kameny',
        '1–7 surovin',
      ],
    ],
    [
      'sk',
      [
        '1 ľubovoľná surovina',
        '2 ľubovoľné suroviny',
        '4 suroviny 2 druhov',
        '1 drevo, 2 kamene',
        '1–7 surovín',
      ],
    ],
    [
      'hr',
      ['1 resurs po izboru', '2 resursa po izboru', '4 resursa, 2 vrste', '1 drvo, 2 kamena', '1–7 resursa'],
    ],
  ] as const)('is said in whole words in %s', async (language, expected) => {
    const words = await loadWords(language);
    const prices = [
      { kind: 'upTo', min: 1, max: 1 },
      { kind: 'upTo', min: 2, max: 2 },
      { kind: 'kinds', pieces: 4, kinds: 2 },
      { kind: 'fixed', goods: { wood: 1, stone: 2 } },
      { kind: 'upTo', min: 1, max: 7 },
    ] as const;
    expect(prices.map((price) => priceText(price, words))).toEqual(expected);
  });
});

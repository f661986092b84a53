import {
  alsoOrdered,
  isSaid,
  moved,
  removed,
  wishText,
  type Orders,
} from '../../web/src/game/orders/orders.js';
import { loadWords } from '../../web/src/words/languages.js';

const NOTHING: Orders = { placing: [], market: [], style: [], feeding: null, tools: null };
const HUT_FOREST_HUNT: Orders = {
  ...NOTHING,
  placing: [
    { place: 'hut', people: 2, fixed: true },
    { place: 'forest', people: 3, fixed: false },
    { place: 'hunt', people: null, fixed: false },
  ],
};

describe('a list of wishes', () => {
  it('is put in order step by step, and stays as it is at its ends', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
    expect(removed(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
  });

  it.each([
    ['en', 'Hut, else Forest with 3, else Hunting ground with all', 'feeding, tools'],
    ['cs', 'Chýše, jinak Les, 3 figurky, jinak Loviště, všechny figurky', 'krmení, nástroje'],
  ] as const)('is told in few words (%s)', async (language, line, also) => {
    const words = await loadWords(language);
    const orders: Orders = { ...HUT_FOREST_HUNT, feeding: { pay: [], hungry: true }, tools: 'never' };
    const wishes = orders.placing.map((wish) => wishText(wish, words, { cards: [] }));
    expect(wishes.join(words.orders.orElse)).toBe(line);
    expect(alsoOrdered(orders, words)).toBe(also);
  });

  it('says something as soon as there is anything in it', () => {
    expect(isSaid(NOTHING)).toBe(false);
    expect(isSaid(HUT_FOREST_HUNT)).toBe(true);
    expect(isSaid({ ...NOTHING, tools: 'suggested' })).toBe(true);
    expect(isSaid({ ...NOTHING, style: [1] })).toBe(true);
  });
});

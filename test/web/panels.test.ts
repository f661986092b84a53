import { ratioAt } from '../../web/src/game/board/ratio.js';
import { chipOf } from '../../web/src/game/decision/chip.js';
import { nowWith } from '../../web/src/game/decision/now-with.js';
import type { GameView } from '../../web/src/game/model.js';
import { loadWords } from '../../web/src/words/languages.js';

const view = {
  cards: [
    { id: 'card5', price: 3, currency: 'ornaments', card: { legacy: { kind: 'culture', symbol: 'music' } } },
    { id: 'card2', price: 2, currency: 'any', card: { legacy: { kind: 'culture', symbol: 'time' } } },
  ],
  stacks: [{ id: 'building1', building: { points: { from: 13, to: 23, each: null } } }],
} as unknown as GameView;

describe('where else something waits to be done', () => {
  it.each([
    ['card2', 'Time card 2', 'any'],
    ['card5', 'Music card 3', 'ornaments'],
    ['building1', 'Building 13–23', 'points'],
    ['hut', 'Hut', null],
  ] as const)('%s is told by what lies there', async (place, text, counts) => {
    expect(chipOf(view, place, await loadWords('en'))).toEqual({ text, counts });
  });
});

describe('a market die', () => {
  const me = { stock: { gold: 2 }, grain: 3 };

  it('says how many it makes, where that is a number of its own', () => {
    expect(nowWith({ kind: 'goods', good: 'gold', amount: 1 }, me)).toBe(3);
    expect(nowWith({ kind: 'counted', what: 'grain', amount: 1 }, me)).toBe(4);
    expect(nowWith({ kind: 'counted', what: 'tool', amount: 1 }, me)).toBeNull();
  });
});

describe('a step of the trade track', () => {
  it('has the ratio that is printed over it', () => {
    const track = [
      { from: 1, to: 4, give: 2, take: 1 },
      { from: 5, to: 10, give: 1, take: 1 },
    ];
    expect([0, 1, 4, 5, 10].map((step) => ratioAt(track, step))).toEqual(['', '2:1', '2:1', '1:1', '1:1']);
  });
});

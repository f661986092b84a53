import type { SettleDecision, Terms } from '../../web/src/game/decision/decision.js';
import {
  afterTrade,
  firstPayment,
  fitsTerms,
  fitsTrade,
  lackOf,
  pointsFor,
  richerPayment,
} from '../../web/src/game/decision/payment.js';
import { pressed } from '../../web/src/game/decision/trade-side.js';
import { climbed, suggestedTools } from '../../web/src/game/decision/tools.js';
import { holds, oneMore } from '../../web/src/game/goods.js';
import type { Building, Price } from '../../web/src/game/model.js';

const TWO_KINDS: Terms = { min: 4, max: 4, kinds: 2, payWith: ['wood', 'brick', 'stone', 'gold'] };

describe('a payment', () => {
  it.each([
    [{ wood: 2, brick: 2 }, true],
    [{ wood: 3, gold: 1 }, true],
    [{ wood: 4 }, false],
    [{ wood: 2, brick: 1, gold: 1 }, false],
    [{ wood: 2, brick: 1 }, false],
  ])('of %j for four of two kinds: %s', (pay, fits) => {
    expect(fitsTerms(TWO_KINDS, pay)).toBe(fits);
  });

  it.each([
    [1, false],
    [2, true],
    [5, true],
    [6, false],
  ])('of %i pieces for two to five: %s', (wood, fits) => {
    expect(fitsTerms({ ...TWO_KINDS, min: 2, max: 5, kinds: null }, { wood })).toBe(fits);
  });

  it('lets one more piece take the place of another once there are enough', () => {
    expect(oneMore({ wood: 1 }, 'brick', 2)).toEqual({ wood: 1, brick: 1 });
    expect(oneMore({ wood: 1 }, 'brick', 1)).toEqual({ brick: 1 });
    expect(oneMore({ wood: 1, stone: 2 }, 'gold', 3)).toEqual({ wood: 1, stone: 1, gold: 1 });
    expect(oneMore({ wood: 2 }, 'wood', 2)).toBeNull();
  });

  it('starts where the server suggests, with a trade where it takes one', () => {
    const price: Price = { kind: 'fixed', goods: { wood: 1, stone: 1 } };
    const terms: Terms = { min: 2, max: 2, kinds: null, payWith: ['wood', 'stone'] };
    const offer = {
      price,
      terms,
      affordable: 'now',
      suggested: { wood: 1, stone: 1 },
      traded: null,
    } as const;
    expect(firstPayment(offer, false)).toEqual({ pay: { wood: 1, stone: 1 }, trade: null, extra: false });
    const traded = { pay: { wood: 1, stone: 1 }, give: { ornaments: 1 }, take: { stone: 1 } };
    const exchange = { ...offer, affordable: 'withTrade', suggested: null, traded } as const;
    expect(firstPayment(exchange, false).trade).toEqual({ give: { ornaments: 1 }, take: { stone: 1 } });
  });

  const tile: Building = {
    id: 'B20',
    price: { kind: 'kinds', pieces: 4, kinds: 2 },
    points: { from: 13, to: 23, each: { wood: 3, brick: 4, stone: 5, gold: 6 } },
    effect: null,
    reconstructed: null,
  };

  it.each([
    [
      { wood: 2, brick: 2, stone: 2 },
      { wood: 2, brick: 2 },
      { brick: 2, stone: 2 },
    ],
    [
      { wood: 2, brick: 3, gold: 1 },
      { wood: 2, brick: 2 },
      { brick: 3, gold: 1 },
    ],
    [{ wood: 2, brick: 2 }, { wood: 2, brick: 2 }, null],
    [{ wood: 5 }, {}, null],
  ])('of what is in %j, instead of %j, could bring more as %j', (stock, pay, best) => {
    expect(richerPayment(tile, TWO_KINDS, stock, pay)).toEqual(best);
  });

  it('cannot bring more where the points are printed', () => {
    const printed = { ...tile, points: { from: 12, to: 12, each: null } };
    expect(richerPayment(printed, TWO_KINDS, { wood: 4, gold: 4 }, { wood: 2, gold: 2 })).toBeNull();
  });

  it.each([
    [{ wood: 2, brick: 2 }, null, null],
    [{ wood: 2, brick: 1 }, null, { of: 'pieces', count: 1 }],
    [{ wood: 4 }, null, { of: 'kinds', wanted: 2 }],
    [{ wood: 2, gold: 2 }, null, { of: 'stock' }],
    [{ wood: 2, gold: 2 }, { give: { brick: 2 }, take: { gold: 2 } }, null],
    [{ wood: 2, brick: 2 }, { give: {}, take: { gold: 1 } }, { of: 'trade' }],
  ])('of %j with the exchange %j lacks %j', (pay, trade, lack) => {
    const goods = ['wood', 'brick', 'stone', 'gold'] as const;
    const owned = { stock: { wood: 4, brick: 2 }, ratio: { give: 2, take: 2, goods } };
    expect(lackOf(TWO_KINDS, { pay, trade, extra: false }, owned)).toEqual(lack);
  });

  it('brings the printed points, or so many for each piece', () => {
    expect(pointsFor(tile, { wood: 2, gold: 2 })).toBe(18);
    expect(pointsFor({ ...tile, points: { from: 12, to: 12, each: null } }, {})).toBe(12);
  });

  it('has the pieces of an exchange at hand, and only while it has as many as its ratio says', () => {
    const trade = { give: { ornaments: 1 }, take: { stone: 2 } };
    expect(afterTrade({ wood: 1, ornaments: 1 }, trade)).toEqual({ wood: 1, stone: 2 });
    const goods = ['stone', 'ornaments'] as const;
    expect(fitsTrade({ give: 1, take: 2, goods }, trade)).toBe(true);
    expect(fitsTrade({ give: 2, take: 1, goods }, trade)).toBe(false);
    expect(holds({ wood: 1, stone: 2 }, { wood: 1, stone: 3 })).toBe(false);
  });
});

describe('a roll', () => {
  const decision: SettleDecision = {
    kind: 'settle',
    id: 1,
    until: null,
    source: { place: 'quarry' },
    dice: [6, 4],
    sum: 10,
    good: 'stone',
    plain: 2,
    steps: [
      { pieces: 2, pips: 9, ornaments: null },
      { pieces: 5, pips: 13, ornaments: null },
    ],
    suggested: [4, 2],
    tools: [
      { slot: 1, value: 1, used: true },
      { slot: 2, value: 2, used: false },
      { slot: 4, value: 1, used: false },
    ],
    oneUse: [{ card: 'C34', value: 3 }],
    split: false,
    feeding: null,
  };

  it('starts with the tools that the server suggests, wherever they lie', () => {
    expect(suggestedTools(decision)).toEqual([1, 2]);
    expect(suggestedTools({ ...decision, suggested: [] })).toEqual([]);
  });

  it.each([
    [8, 0, 9],
    [9, 2, 13],
    [12, 2, 13],
    [13, 5, undefined],
  ])('of %i pips brings %i by the steps that the server names', (pips, pieces, needed) => {
    const { step, next } = climbed(decision.steps, pips);
    expect([step.pieces, next?.pips]).toEqual([pieces, needed]);
  });
});

describe('a side of an exchange', () => {
  const plenty = { most: 2, stock: null } as const;

  it('takes what is pressed until it is full, then lets another kind make room for it', () => {
    expect(pressed({}, 'wood', plenty)).toEqual({ wood: 1 });
    expect(pressed({ wood: 1 }, 'wood', plenty)).toEqual({ wood: 2 });
    expect(pressed({ wood: 2 }, 'gold', plenty)).toEqual({ wood: 1, gold: 1 });
    expect(pressed({ wood: 1 }, 'gold', { most: 1, stock: null })).toEqual({ gold: 1 });
  });

  it('gives back what cannot be more', () => {
    expect(pressed({ wood: 2 }, 'wood', plenty)).toEqual({ wood: 1 });
    expect(pressed({ wood: 1 }, 'wood', { most: 2, stock: { wood: 1, gold: 3 } })).toEqual({});
  });
});

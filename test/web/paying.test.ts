import type { SettleDecision } from '../../web/src/game/decision/decision.js';
import {
  afterTrade,
  firstPayment,
  fitsPrice,
  fitsTrade,
  pointsFor,
} from '../../web/src/game/decision/payment.js';
import { pressed } from '../../web/src/game/decision/trade-side.js';
import { suggestedTools } from '../../web/src/game/decision/tools.js';
import { firstOf, holds } from '../../web/src/game/goods.js';
import type { Building, Price } from '../../web/src/game/model.js';

const TWO_KINDS: Price = { kind: 'kinds', pieces: 4, kinds: 2 };

describe('a payment', () => {
  it.each([
    [{ wood: 2, brick: 2 }, true],
    [{ wood: 3, gold: 1 }, true],
    [{ wood: 4 }, false],
    [{ wood: 2, brick: 1, gold: 1 }, false],
    [{ wood: 2, brick: 1 }, false],
  ])('of %j for four of two kinds: %s', (pay, fits) => {
    expect(fitsPrice(TWO_KINDS, pay)).toBe(fits);
  });

  it('starts where the server suggests, with a trade where it takes one', () => {
    const price: Price = { kind: 'fixed', goods: { wood: 1, stone: 1 } };
    const offer = { price, affordable: 'now', suggested: { wood: 1, stone: 1 }, traded: null } as const;
    expect(firstPayment(offer, false)).toEqual({ pay: { wood: 1, stone: 1 }, trade: null, extra: false });
    const traded = { pay: { wood: 1, stone: 1 }, give: { ornaments: 1 }, take: { stone: 1 } };
    const exchange = { ...offer, affordable: 'withTrade', suggested: null, traded } as const;
    expect(firstPayment(exchange, false).trade).toEqual({ give: { ornaments: 1 }, take: { stone: 1 } });
  });

  it('brings the printed points, or so many for each piece', () => {
    const tile: Building = {
      id: 'B20',
      price: TWO_KINDS,
      points: { from: 13, to: 23, each: { wood: 3, brick: 4, stone: 5, gold: 6 } },
      effect: null,
      reconstructed: null,
    };
    expect(pointsFor(tile, { wood: 2, gold: 2 })).toBe(18);
    expect(pointsFor({ ...tile, points: { from: 12, to: 12, each: null } }, {})).toBe(12);
  });

  it('has the pieces of an exchange at hand, and only while it has as many as its ratio says', () => {
    const trade = { give: { ornaments: 1 }, take: { stone: 2 } };
    expect(afterTrade({ wood: 1, ornaments: 1 }, trade)).toEqual({ wood: 1, stone: 2 });
    expect(fitsTrade({ give: 1, take: 2 }, trade)).toBe(true);
    expect(fitsTrade({ give: 2, take: 1 }, trade)).toBe(false);
    expect(holds({ wood: 1, stone: 2 }, { wood: 1, stone: 3 })).toBe(false);
  });

  it('for food takes the cheapest resources first', () => {
    expect(firstOf({ wood: 1, brick: 2, gold: 4 }, ['wood', 'brick', 'stone', 'gold'], 4)).toEqual({
      wood: 1,
      brick: 2,
      gold: 1,
    });
  });
});

describe('tools for a roll', () => {
  const roll = (dice: SettleDecision['dice'], tools: SettleDecision['tools']): SettleDecision => ({
    kind: 'settle',
    id: 1,
    until: null,
    source: { place: 'quarry' },
    dice,
    divisor: 5,
    good: 'stone',
    tools,
    oneUse: [{ card: 'C34', value: 3 }],
    split: false,
    feeding: null,
  });
  const ready = (slot: number, value: number) => ({ slot, value, used: false });

  it('are the fewest and smallest that reach the next piece; those that work once are kept', () => {
    expect(suggestedTools(roll([6, 4, 3], [ready(0, 4), ready(1, 2), ready(2, 1)]))).toEqual([1]);
    expect(suggestedTools(roll([6, 6], [ready(0, 2), ready(1, 1)]))).toEqual([0, 1]);
  });

  it('are none where they do not reach it, or are used already', () => {
    expect(suggestedTools(roll([5, 5], [ready(0, 2)]))).toEqual([]);
    expect(suggestedTools(roll([6, 6, 1], [{ slot: 0, value: 2, used: true }]))).toEqual([]);
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

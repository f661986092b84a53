import fc from 'fast-check';
import { CURRENCIES, RESOURCES, affordable, canPay, paymentsFor, rulesOf } from '../../src/game/index.js';
import type { Affordable, Goods, Payment, Price, Resource, Stock } from '../../src/game/index.js';
import { refuseMove } from '../../src/game/move.js';
import { acting, gameAfter, hasCards, hasTrade, owns, placed, table } from '../support/scenario.js';

const rules = rulesOf({ edition: 'cs-2019', expansion: 'style', olderTiles: true }, 4);
const prices = [...rules.tiles.values()].map(({ price }) => price);
// Mostly few: with many of everything every price can be paid.
const amount = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 6 }));
const stocks = fc.record({
  food: amount,
  wood: amount,
  brick: amount,
  stone: amount,
  gold: amount,
  ornaments: amount,
});

/** Somebody on this tile with these goods and no others, beside a second place. */
const on = (tile: string, step: number, goods: Goods, anyTwo = false) =>
  gameAfter(
    table({
      expansion: 'style',
      olderTiles: true,
      tiles: [tile],
      before: anyTwo ? [hasCards(1, 'C36')] : [],
    }),
    hasTrade(1, step),
    owns(1, { food: -12, ornaments: -1 }),
    owns(1, goods),
    placed(1, 'building1'),
    placed(1, 'hunt'),
    acting(1),
  );
const priceOf = (tile: string): Price => rules.tiles.get(tile)!.price;

describe('what can be paid', () => {
  it('is exactly what some payment covers', () =>
    fc.assert(
      fc.property(
        stocks,
        fc.constantFrom(...prices, ...rules.cardPlaces.map(({ price }) => price)),
        (stock: Stock, price) => {
          const covered = paymentsFor(price).some((pay) =>
            Object.entries(pay).every(([kind, count]) => stock[kind as 'wood'] >= count),
          );
          expect(canPay(price, stock)).toBe(covered);
        },
      ),
      { numRuns: 500 },
    ));

  it.each<[Goods<Resource>, boolean]>([
    [{ wood: 1, brick: 1, stone: 1, gold: 1 }, false],
    [{ wood: 2, brick: 1, stone: 1, gold: 1 }, false],
    [{ wood: 2, brick: 1, stone: 2 }, true],
    [{ wood: 3, gold: 1 }, true],
    [{ wood: 9 }, false],
  ])('four of exactly two kinds, out of %j: %s', (goods, expected) => {
    const nothing = { food: 9, wood: 0, brick: 0, stone: 0, gold: 0, ornaments: 9 };
    expect(canPay({ kind: 'exactKinds', count: 4, kinds: 2 }, { ...nothing, ...goods })).toBe(expected);
  });

  it('is listed whole: every payment that the rules take, each once', () => {
    const texts = (price: Price) => paymentsFor(price).map((pay) => JSON.stringify(pay));
    expect(texts({ kind: 'ornamentRange', min: 1, max: 4 })).toEqual(
      [1, 2, 3, 4].map((ornaments) => JSON.stringify({ ornaments })),
    );
    // Four kinds: so many ways to take 3 of them, to take 1 to 7, to take 4 of exactly 2.
    for (const [price, ways] of [
      [{ kind: 'any', count: 3 }, 20],
      [{ kind: 'range', min: 1, max: 7 }, 329],
      [{ kind: 'exactKinds', count: 4, kinds: 2 }, 18],
    ] as const) {
      expect(texts(price)).toHaveLength(ways);
      expect(new Set(texts(price)).size).toBe(ways);
    }
  });
});

describe('affordable', () => {
  it.each<[string, number, Goods, Affordable]>([
    ['B12', 0, { brick: 1, stone: 2 }, 'now'],
    ['B12', 0, { brick: 1, stone: 1, gold: 5 }, 'no'],
    // 2 : 1
    ['B12', 2, { brick: 1, stone: 1, ornaments: 2 }, 'withTrade'],
    ['B12', 2, { brick: 1, stone: 1, ornaments: 1 }, 'no'],
    ['B12', 3, { brick: 1, stone: 1, gold: 1, wood: 1 }, 'withTrade'],
    // 1 : 1
    ['B09', 5, { wood: 2, brick: 1 }, 'withTrade'],
    ['B09', 5, { wood: 1, brick: 1 }, 'no'],
    ['B09', 8, { wood: 1, ornaments: 3 }, 'no'],
    // 1 : 2, and a piece that was given may come back
    ['B09', 10, { wood: 1, ornaments: 1 }, 'withTrade'],
    ['B09', 10, { wood: 1, brick: 1 }, 'withTrade'],
    ['B09', 9, { ornaments: 1 }, 'no'],
    ['B26', 10, {}, 'no'],
    ['B26', 9, { ornaments: 1 }, 'withTrade'],
    ['B26', 0, { gold: 1 }, 'now'],
    ['B26', 0, { food: 3 }, 'no'],
    ['XB1', 4, { wood: 1 }, 'withTrade'],
  ])('%s at step %i with %j: %s', (tile, step, goods, expected) =>
    expect(affordable(on(tile, step, goods), 1, priceOf(tile))).toBe(expected),
  );

  it('R32 by no trade in a round in which one stood with the trader', () => {
    const game = gameAfter(
      table({ expansion: 'style', tiles: ['B26'] }),
      hasTrade(1, 9),
      placed(1, 'trader', 2),
      placed(1, 'building1'),
      acting(1),
    );
    expect(affordable(game, 1, priceOf('B26'))).toBe('no');
  });

  it('agrees with what the rules accept, whatever one owns', () =>
    fc.assert(
      fc.property(
        stocks,
        fc.constantFrom(...rules.tiles.keys()),
        fc.integer({ min: 0, max: 10 }),
        fc.boolean(),
        (stock, tile, step, anyTwo) =>
          expect(affordable(on(tile, step, stock, anyTwo), 1, priceOf(tile))).toBe(
            tryOut(tile, step, stock, anyTwo),
          ),
      ),
      { numRuns: 60 },
    ));
});

/** Asks the rules about every payment and every trade there is. */
function tryOut(tile: string, step: number, stock: Stock, anyTwo: boolean): Affordable {
  const more = anyTwo ? RESOURCES.flatMap((one) => RESOURCES.map((other) => with2(stock, one, other))) : [];
  if (isAccepted(tile, step, stock, [undefined])) return 'now';
  if (more.some((each) => isAccepted(tile, step, each, [undefined]))) return 'withAnyTwo';
  const ratio = rules.tradeRatios.find(({ from }) => step >= from);
  if (ratio === undefined) return 'no';
  const trades = handfuls(ratio.give).flatMap((give) => handfuls(ratio.take).map((take) => ({ give, take })));
  return [stock, ...more].some((each) => isAccepted(tile, step, each, trades)) ? 'withTrade' : 'no';
}

type Trades = readonly (Readonly<{ give: Payment; take: Payment }> | undefined)[];

function isAccepted(tile: string, step: number, stock: Stock, trades: Trades): boolean {
  const game = on(tile, step, stock);
  const lacks = (pay: Payment) =>
    CURRENCIES.reduce((sum, kind) => sum + Math.max(0, (pay[kind] ?? 0) - stock[kind]), 0);
  return paymentsFor(priceOf(tile))
    .filter((pay) => lacks(pay) <= 2)
    .some((pay) =>
      trades.some((trade) => {
        const command = { type: 'BuyBuilding', place: 'building1', pay } as const;
        return refuseMove(game, 1, trade === undefined ? command : { ...command, trade }) === undefined;
      }),
    );
}

function with2(stock: Stock, one: keyof Stock, other: keyof Stock): Stock {
  const once = { ...stock, [one]: stock[one] + 1 };
  return { ...once, [other]: once[other] + 1 };
}

const handfuls = (count: number): readonly Payment[] =>
  count === 1
    ? CURRENCIES.map((kind) => ({ [kind]: 1 }))
    : CURRENCIES.flatMap((one, index) =>
        CURRENCIES.slice(index).map((other) => (one === other ? { [one]: 2 } : { [one]: 1, [other]: 1 })),
      );

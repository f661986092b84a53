import fc from 'fast-check';
import {
  affordable,
  awaitingOf,
  canPay,
  covers,
  CONTENTS,
  gameOptions,
  paymentsFor,
} from '../../src/game/index.js';
import type { ActOption, Game, GameCommand, Payment, Price, Stock } from '../../src/game/index.js';
import { minus } from '../../src/game/model/goods.js';
import { refuseMove } from '../../src/game/move.js';
import { consideratePayment } from '../../src/game/options/considerate.js';
import { cheapest, dearest } from '../../src/game/options/payments.js';
import { payableTogether } from '../../src/game/options/together.js';
import { seeded } from '../support/luck.js';
import { randomGame } from '../support/random-play.js';
import { acting, gameAfter, hasCards, hasTrade, owns, placed, table } from '../support/scenario.js';
import type { Facts, Setting } from '../support/scenario.js';

type Purchase = Extract<ActOption, { price: Price }>;

const purchasesOf = (game: Game, seat = 1): readonly Purchase[] => {
  const open = gameOptions(game, seat);
  if (open?.kind !== 'act') throw new Error(`awaited: ${String(open?.kind)}`);
  return open.places.filter((option) => option.action === 'buyCard' || option.action === 'buyBuilding');
};

/** What is suggested at the first of these places to whoever stands on all of them. */
function suggestedAt(
  places: readonly string[],
  stock: Payment,
  setting: Setting,
  ...facts: readonly Facts[]
): Payment | undefined {
  const game = gameAfter(
    table(setting),
    ...facts,
    owns(1, stock),
    ...places.map((place) => placed(1, place)),
    acting(1),
  );
  return purchasesOf(game).find(({ place }) => place === places[0])?.suggested;
}

describe('R40 a payment is suggested that leaves what other purchases need', () => {
  // B01 costs two wood and a brick.
  const hut = { tiles: ['B01', 'B26', 'B19', 'B22'] };

  it('a card is paid with dearer goods when a building needs the cheap ones', () => {
    const stock = { wood: 2, brick: 1, gold: 2 };
    expect(suggestedAt(['card2'], stock, hut)).toEqual({ wood: 2 });
    expect(suggestedAt(['card2', 'building1'], stock, hut)).toEqual({ gold: 2 });
  });

  it('with the cheapest of those, and with the cheapest of all where none leaves enough', () => {
    expect(suggestedAt(['card1', 'building1'], { wood: 2, brick: 1, stone: 1, gold: 1 }, hut)).toEqual({
      stone: 1,
    });
    expect(suggestedAt(['card4', 'building1'], { wood: 2, brick: 1, gold: 2 }, hut)).toEqual({
      wood: 2,
      gold: 2,
    });
    expect(suggestedAt(['card2', 'hunt'], { wood: 2, gold: 2 }, hut)).toEqual({ wood: 2 });
  });

  it('a building of free choice takes as much as the cards do not, dear goods first', () => {
    const stock = { wood: 3, stone: 1, gold: 1 };
    expect(suggestedAt(['building2'], stock, hut)).toEqual({ wood: 3, stone: 1, gold: 1 });
    expect(suggestedAt(['building2', 'card2'], stock, hut)).toEqual({ wood: 1, stone: 1, gold: 1 });
    expect(suggestedAt(['building2', 'card1', 'card2'], stock, hut)).toEqual({ stone: 1, gold: 1 });
  });

  it('says the points of the payment that is suggested', () => {
    const [card, building] = purchasesOf(
      gameAfter(
        table(hut),
        owns(1, { wood: 3, gold: 1 }),
        placed(1, 'card3'),
        placed(1, 'building2'),
        acting(1),
      ),
    );
    expect(card?.points).toBeUndefined();
    expect(building).toMatchObject({ suggested: { gold: 1 }, points: 6 });
  });

  it('counts with a trade and with the card of any two', () => {
    const withTrade = { ...hut, expansion: 'style' as const };
    const stock = { wood: 1, brick: 1, gold: 2 };
    expect(suggestedAt(['card1', 'building1'], stock, withTrade, hasTrade(1, 4))).toEqual({ gold: 1 });
    const withCard = { ...hut, before: [hasCards(1, 'C36')] };
    expect(suggestedAt(['card1', 'building1'], { wood: 1, gold: 2 }, withCard)).toEqual({ gold: 1 });
  });

  it('keeps what a building asks for by name while dice may bring the rest', () =>
    expect(suggestedAt(['card1', 'building1', 'forest'], { brick: 1, gold: 1 }, hut)).toEqual({ gold: 1 }));
});

const PRICES: readonly Price[] = [
  ...new Map(
    CONTENTS.flatMap(({ content }) => content.tiles.map(({ price }) => [JSON.stringify(price), price])),
  ).values(),
  ...[1, 2, 3, 4].map((count): Price => ({ kind: 'any', count })),
  { kind: 'fixed', goods: { ornaments: 3 } },
];

const prices = fc.constantFrom(...PRICES);
const amount = fc.nat({ max: 5 });
const stocks: fc.Arbitrary<Stock> = fc.record({
  food: fc.constant(0),
  wood: amount,
  brick: amount,
  stone: amount,
  gold: amount,
  ornaments: amount,
});

/** As the rules count, by trying everything. */
function triedTogether(wanted: readonly Price[], stock: Stock): number {
  const [first, ...others] = wanted;
  if (first === undefined) return 0;
  const paid = paymentsFor(first)
    .filter((pay) => covers(stock, pay))
    .map((pay) => 1 + triedTogether(others, minus(stock, pay)));
  return Math.max(triedTogether(others, stock), ...paid);
}

const leavings = (price: Price, stock: Stock): readonly Stock[] =>
  paymentsFor(price)
    .filter((pay) => covers(stock, pay))
    .map((pay) => minus(stock, pay));

const buying = (option: Purchase, pay: Payment): GameCommand =>
  option.action === 'buyCard'
    ? { type: 'BuyCard', place: option.place, pay }
    : { type: 'BuyBuilding', place: option.place, pay };

describe('laws of suggested payments', () => {
  it('prices are payable together if there is a way to pay one after the other', () =>
    fc.assert(
      fc.property(fc.array(prices, { maxLength: 2 }), stocks, (wanted, stock) => {
        expect(payableTogether(wanted)(stock)).toBe(triedTogether(wanted, stock));
      }),
      { numRuns: 300 },
    ));

  it('no payment leaves more purchases payable, and none that leaves as many is better', () =>
    fc.assert(
      fc.property(
        prices,
        fc.array(prices, { maxLength: 3 }),
        stocks,
        fc.constantFrom(cheapest, dearest),
        (price, others, stock, worth) => {
          const reachable = (other: Price, left: Stock): boolean => canPay(other, left);
          const pay = consideratePayment(price, stock, worth, { prices: others, reachable });
          expect(pay !== undefined).toBe(canPay(price, stock));
          if (pay === undefined) return;
          expect(covers(stock, pay) && paymentsFor(price).includes(pay)).toBe(true);
          const together = payableTogether(others);
          const left = together(minus(stock, pay));
          expect(left).toBe(Math.max(...leavings(price, stock).map(together)));
          if (others.length > 0 && left < others.length) return;
          for (const other of paymentsFor(price))
            if (covers(stock, other) && together(minus(stock, other)) === left)
              expect(worth(other)).toBeLessThanOrEqual(worth(pay));
        },
      ),
      { numRuns: 300 },
    ));

  it('in games it is accepted, and where a payment keeps the other purchase affordable, it does', () => {
    let kept = 0;
    const ranks = { now: 2, withAnyTwo: 1, withTrade: 1, no: 0 } as const;
    const check = (game: Game, seat: number): void => {
      const purchases = purchasesOf(game, seat);
      for (const purchase of purchases) {
        const { place, price, suggested } = purchase;
        if (suggested === undefined) continue;
        expect(refuseMove(game, seat, buying(purchase, suggested))).toBeUndefined();
        const [other, ...more] = purchases.filter((each) => each.place !== place);
        if (other === undefined || more.length > 0) continue;
        const { stock } = game.tribes[seat - 1]!;
        const rank = (left: Stock): number => ranks[affordable(game, seat, other.price, left)];
        const best = Math.max(...leavings(price, stock).map(rank));
        expect(rank(minus(stock, suggested))).toBe(best);
        kept += best;
      }
    };
    for (const seed of [1, 2, 3, 4])
      randomGame({ players: 4, edition: 'cs-2019', expansion: 'style' }, seeded(seed), (game) => {
        for (const { seat } of awaitingOf(game))
          if (gameOptions(game, seat)?.kind === 'act') check(game, seat);
      });
    expect(kept).toBeGreaterThan(20);
  });
});

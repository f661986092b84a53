/** Whether and how a price can be paid: from the stock, with a card, by a trade. */

import { CURRENCIES, RESOURCES, covers, piecesIn, plus, resourcesIn } from '../model/goods.js';
import type { Payment, Resource, Stock } from '../model/goods.js';
import type { Price } from '../model/buildings.js';
import type { Seat } from '../model/ids.js';
import type { TradeRatio } from '../model/rules.js';
import { tribeOf } from '../state.js';
import type { SeenGame } from '../state.js';
import { anyTwoCount } from './any-two.js';
import { refusePrice } from './payment.js';
import { tradeRatio } from './trading.js';

/** What it would take to pay: one's stock, the any-two card, a trade, or it cannot be paid. */
export type Affordable = 'now' | 'withAnyTwo' | 'withTrade' | 'no';

/** Whether and how a seat could pay this price now, or if it had no more than this stock. */
export function affordable(
  game: SeenGame,
  seat: Seat,
  price: Price,
  stock = tribeOf(game, seat).stock,
): Affordable {
  if (canPay(price, stock)) return 'now';
  const wild = anyTwoCount(game, seat);
  const richer = wild === 0 ? [] : stocksWith(stock, wild);
  if (richer.some((more) => canPay(price, more))) return 'withAnyTwo';
  const ratio = tradeRatio(game, seat);
  if ('code' in ratio) return 'no';
  return [stock, ...richer].some((each) => canTrade(price, each, ratio)) ? 'withTrade' : 'no';
}

/** Whether the stock holds some payment that fits the price. */
export function canPay(price: Price, stock: Stock): boolean {
  switch (price.kind) {
    case 'fixed':
      return covers(stock, price.goods);
    case 'any':
      return resourcesIn(stock) >= price.count;
    case 'range':
      return resourcesIn(stock) >= price.min;
    case 'ornamentRange':
      return stock.ornaments >= price.min;
    case 'exactKinds':
      return mostOfKinds(stock, price.kinds) >= price.count;
  }
}

/** The most pieces of exactly so many kinds; 0 if there are not so many kinds. */
function mostOfKinds(stock: Stock, kinds: number): number {
  const amounts = RESOURCES.map((kind) => stock[kind]).sort((one, other) => other - one);
  return (amounts[kinds - 1] ?? 0) === 0
    ? 0
    : amounts.slice(0, kinds).reduce((sum, amount) => sum + amount, 0);
}

/** Everything the stock can become with so many resources of choice. */
function stocksWith(stock: Stock, wild: number, kinds: readonly Resource[] = RESOURCES): readonly Stock[] {
  if (wild === 0) return [stock];
  return kinds.flatMap((kind, index) => stocksWith(plus(stock, { [kind]: 1 }), wild - 1, kinds.slice(index)));
}

/** Whether one exchange at this ratio makes up for what the stock lacks. */
function canTrade(price: Price, stock: Stock, { give, take }: TradeRatio): boolean {
  const owned = piecesIn(stock);
  if (owned < give) return false;
  for (const pay of leastPaymentsFor(price)) {
    let missing = 0;
    for (const kind of CURRENCIES) missing += Math.max(0, (pay[kind] ?? 0) - stock[kind]);
    if (missing > take) continue;
    const spare = owned - (piecesIn(pay) - missing);
    // Pieces given although the price needs them must come back through the trade.
    if (missing + Math.max(0, give - spare) <= take) return true;
  }
  return false;
}

/** Every payment that fits a price, whatever one owns; at most a few hundred. */
export const paymentsFor = remembered((price) =>
  candidates(price).filter((pay) => refusePrice(price, pay) === undefined),
);

/** Those of the fewest pieces: whoever can make none of them, with a trade or without, can make none at all. */
const leastPaymentsFor = remembered((price) => {
  const payments = paymentsFor(price);
  const fewest = Math.min(...payments.map(piecesIn));
  return payments.filter((pay) => piecesIn(pay) === fewest);
});

type Payments = (price: Price) => readonly Payment[];

/** Prices stand in the tables: what is found out about one is found out once. */
function remembered(find: Payments): Payments {
  const known = new Map<Price, readonly Payment[]>();
  return (price) => {
    const found = known.get(price);
    if (found !== undefined) return found;
    const payments = find(price);
    known.set(price, payments);
    return payments;
  };
}

function candidates(price: Price): readonly Payment[] {
  switch (price.kind) {
    case 'fixed':
      return [price.goods];
    case 'ornamentRange':
      return Array.from({ length: price.max }, (_, index) => ({ ornaments: index + 1 }));
    case 'any':
    case 'exactKinds':
      return resourcesUpTo(price.count);
    case 'range':
      return resourcesUpTo(price.max);
  }
}

function resourcesUpTo(most: number): readonly Payment[] {
  return RESOURCES.reduce<readonly Payment[]>(
    (payments, kind) =>
      payments.flatMap((pay) =>
        Array.from({ length: most - piecesIn(pay) + 1 }, (_, amount) =>
          amount === 0 ? pay : { ...pay, [kind]: amount },
        ),
      ),
    [{}],
  );
}

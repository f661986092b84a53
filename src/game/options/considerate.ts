import { CURRENCIES, covers, minus } from '../model/goods.js';
import type { Payment, Stock } from '../model/goods.js';
import type { Price } from '../model/buildings.js';
import { paymentsFor } from '../rules/affordability.js';
import { bestPayment } from './payments.js';
import type { Worth } from './payments.js';
import { payableTogether } from './together.js';

/** What else a tribe may buy in this turn, and whether it could still pay such a price somehow if a stock were left. */
export type Plans = Readonly<{
  prices: readonly Price[];
  reachable: (price: Price, left: Stock) => boolean;
}>;

/** The best payment among those that leave most of one's plans open; undefined if none fits. */
export function consideratePayment(
  price: Price,
  stock: Stock,
  worth: Worth,
  plans: Plans,
): Payment | undefined {
  const plain = bestPayment(price, stock, worth);
  if (plain === undefined || plans.prices.length === 0) return plain;
  const prospects = prospectsOf(plans);
  let best = { pay: plain, left: prospects(minus(stock, plain)) };
  // Whoever spoils nothing cannot do better.
  if (compare(best.left, prospects(stock)) === 0) return plain;
  for (const pay of paymentsFor(price)) {
    if (!covers(stock, pay)) continue;
    const left = prospects(minus(stock, pay));
    const order = compare(left, best.left) || worth(pay) - worth(best.pay);
    if (order > 0) best = { pay, left };
  }
  return best.pay;
}

/**
 * How many plans a stock can pay together, how many it makes possible one by one, and how little it lacks of the goods that
 * fixed prices name, which dice may still bring. The first counts most, and paying improves none of them.
 */
function prospectsOf({ prices, reachable }: Plans): (stock: Stock) => readonly number[] {
  const together = payableTogether(prices);
  return (stock) => [
    together(stock),
    prices.filter((price) => reachable(price, stock)).length,
    -prices.reduce((sum, price) => sum + lacking(price, stock), 0),
  ];
}

function compare(some: readonly number[], others: readonly number[]): number {
  const differing = some.findIndex((number, index) => number !== others[index]);
  return (some[differing] ?? 0) - (others[differing] ?? 0);
}

const lacking = (price: Price, stock: Stock): number =>
  price.kind === 'fixed'
    ? CURRENCIES.reduce((sum, kind) => sum + Math.max(0, (price.goods[kind] ?? 0) - stock[kind]), 0)
    : 0;

import { RESOURCES, RESOURCE_VALUE, covers, piecesIn } from '../model/goods.js';
import type { Goods, Payment, Resource, Stock } from '../model/goods.js';
import type { Price } from '../model/buildings.js';
import { paymentsFor } from '../rules/affordability.js';

/** What the pieces would be worth in a building; ornaments nothing. */
export const valueOf = (pay: Payment): number =>
  RESOURCES.reduce((sum, kind) => sum + RESOURCE_VALUE[kind] * (pay[kind] ?? 0), 0);

/** The payment out of this stock that is worth least; undefined if none fits. */
export const cheapest = (price: Price, stock: Stock): Payment | undefined =>
  best(price, stock, (pay) => -valueOf(pay));

/** The payment out of this stock that is worth most; undefined if none fits. */
export const dearest = (price: Price, stock: Stock): Payment | undefined =>
  best(price, stock, (pay) => valueOf(pay) + piecesIn(pay));

/** So many resources out of this stock, those that are worth least first. */
export function leastResources(stock: Stock, count: number): Goods<Resource> {
  const chosen: Partial<Record<Resource, number>> = {};
  let left = count;
  for (const kind of CHEAPEST_FIRST) {
    const taken = Math.min(left, stock[kind]);
    if (taken > 0) chosen[kind] = taken;
    left -= taken;
  }
  return chosen;
}

const CHEAPEST_FIRST = [...RESOURCES].sort((one, other) => RESOURCE_VALUE[one] - RESOURCE_VALUE[other]);

function best(price: Price, stock: Stock, worth: (pay: Payment) => number): Payment | undefined {
  let found: Payment | undefined;
  for (const pay of paymentsFor(price)) {
    if (!covers(stock, pay)) continue;
    if (found === undefined || worth(pay) > worth(found)) found = pay;
  }
  return found;
}

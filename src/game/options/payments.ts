import { RESOURCES, RESOURCE_VALUE, covers, piecesIn } from '../model/goods.js';
import type { Goods, Payment, Resource, Stock } from '../model/goods.js';
import type { Price } from '../model/buildings.js';
import { paymentsFor } from '../rules/affordability.js';

/** What the pieces would be worth in a building; ornaments nothing. */
export const valueOf = (pay: Payment): number =>
  RESOURCES.reduce((sum, kind) => sum + RESOURCE_VALUE[kind] * (pay[kind] ?? 0), 0);

/** How good a payment is; the highest is taken. */
export type Worth = (pay: Payment) => number;

/** What is worth least is given away first. */
export const cheapest: Worth = (pay) => -valueOf(pay);

/** What turns into points is better spent than kept. */
export const dearest: Worth = (pay) => valueOf(pay) + piecesIn(pay);

/** The best payment out of this stock; undefined if none fits. */
export function bestPayment(price: Price, stock: Stock, worth: Worth): Payment | undefined {
  let found: Payment | undefined;
  for (const pay of paymentsFor(price)) {
    if (!covers(stock, pay)) continue;
    if (found === undefined || worth(pay) > worth(found)) found = pay;
  }
  return found;
}

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

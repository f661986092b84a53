import { RESOURCES, RESOURCE_VALUE, covers, paymentsFor } from '../../game/index.js';
import type { Goods, Payment, Price, Stock, TilePoints } from '../../game/index.js';
import { goodsWorth } from './worth.js';

/** How good a payment is; the highest is taken. */
export type Judge = (pay: Payment) => number;

/** The best payment out of a stock; undefined if none fits. */
export function bestPayment(price: Price, stock: Stock, judge: Judge): Payment | undefined {
  let best: Payment | undefined;
  let highest = -Infinity;
  for (const pay of paymentsFor(price)) {
    if (!covers(stock, pay)) continue;
    const judged = judge(pay);
    if (judged <= highest) continue;
    best = pay;
    highest = judged;
  }
  return best;
}

/** Pays with what is worth least. */
export const cheaply =
  (rounds: number): Judge =>
  (pay) =>
    -goodsWorth(pay, rounds);

/** Pays for a tile so that it brings most, but if possible with no more than so many resources. */
export const profitably =
  (points: TilePoints, rounds: number, most: number): Judge =>
  (pay) =>
    piecesIn(pay) > most ? -100 * piecesIn(pay) : pointsFor(points, pay) - goodsWorth(pay, rounds);

/** The points a tile brings for a payment. */
export function pointsFor(points: TilePoints, pay: Payment): number {
  if (points.kind === 'printed') return points.points;
  if (points.kind === 'perOrnament') return points.points * (pay.ornaments ?? 0);
  return RESOURCES.reduce((sum, kind) => sum + RESOURCE_VALUE[kind] * (pay[kind] ?? 0), 0);
}

/** How many resources these are. */
export const piecesIn = (goods: Goods): number =>
  RESOURCES.reduce((sum, kind) => sum + (goods[kind] ?? 0), 0);

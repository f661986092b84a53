import { holds, piecesIn, plus, minus, present } from '../goods.js';
import type { Building, Good, Goods } from '../model.js';
import type { Offer, Terms, Trade } from './decision.js';
import type { TradeMade } from './move.js';

/** What I am about to pay: the pieces, perhaps an exchange, perhaps the extra card too. */
export type Payment = Readonly<{ pay: Goods; trade: TradeMade | null; extra: boolean }>;

const kindsIn = (pay: Goods): number => Object.keys(present(pay)).length;

/** How many kinds are chosen of how many wanted; null where it does not matter. */
export const kindsOf = ({ kinds }: Terms, pay: Goods): Readonly<{ chosen: number; wanted: number }> | null =>
  kinds === null ? null : { chosen: kindsIn(pay), wanted: kinds };

/** Whether the pieces are as many, and of as many kinds, as the terms say. The server has the last word. */
export function fitsTerms(terms: Terms, pay: Goods): boolean {
  const pieces = piecesIn(pay);
  const kinds = kindsOf(terms, pay);
  return pieces >= terms.min && pieces <= terms.max && (kinds === null || kinds.chosen === kinds.wanted);
}

/** The points of a building for this payment. */
export function pointsFor({ points }: Building, pay: Goods): number {
  const { each, from } = points;
  if (each === null) return from;
  return (Object.keys(pay) as Good[]).reduce((sum, good) => sum + (pay[good] ?? 0) * (each[good] ?? 0), 0);
}

/** Everything that can be paid with these goods in no more pieces than this. */
function payable(goods: readonly Good[], stock: Goods, most: number): readonly Goods[] {
  const [good, ...others] = goods;
  if (good === undefined) return [{}];
  const amounts = Array.from({ length: Math.min(stock[good] ?? 0, most) + 1 }, (_, amount) => amount);
  return amounts.flatMap((amount) =>
    payable(others, stock, most - amount).map((rest) => present({ ...rest, [good]: amount })),
  );
}

/** Where each piece brings points: what else could be paid for the most of them; null where nothing brings more. */
export function richerPayment(building: Building, terms: Terms, stock: Goods, pay: Goods): Goods | null {
  if (building.points.each === null) return null;
  const points = (goods: Goods): number => pointsFor(building, goods);
  const [best] = payable(terms.payWith, stock, terms.max)
    .filter((goods) => fitsTerms(terms, goods))
    .sort((one, other) => points(other) - points(one) || piecesIn(one) - piecesIn(other));
  return best === undefined || points(best) <= points(pay) ? null : best;
}

/** What there is to pay with once the exchange is made. */
export const afterTrade = (stock: Goods, trade: TradeMade | null): Goods =>
  trade === null ? stock : plus(minus(stock, trade.give), trade.take);

/** Whether the exchange has as many pieces as its ratio says. */
export const fitsTrade = (ratio: Trade | null, trade: TradeMade | null): boolean =>
  trade === null ||
  (ratio !== null &&
    'give' in ratio &&
    piecesIn(trade.give) === ratio.give &&
    piecesIn(trade.take) === ratio.take);

/** What keeps a payment from being made: the exchange is not complete, pieces or kinds are missing, or they are not there. */
export type Lack = Readonly<
  { of: 'trade' } | { of: 'pieces'; count: number } | { of: 'kinds'; wanted: number } | { of: 'stock' }
>;

/** What is still to be chosen before this can be paid; null when nothing is. */
export function lackOf(
  terms: Terms,
  { pay, trade }: Payment,
  { stock, ratio }: Readonly<{ stock: Goods; ratio: Trade | null }>,
): Lack | null {
  if (!fitsTrade(ratio, trade)) return { of: 'trade' };
  const missing = terms.min - piecesIn(pay);
  if (missing > 0) return { of: 'pieces', count: missing };
  const kinds = kindsOf(terms, pay);
  if (kinds !== null && kinds.chosen !== kinds.wanted) return { of: 'kinds', wanted: kinds.wanted };
  return fitsTerms(terms, pay) && holds(afterTrade(stock, trade), pay) ? null : { of: 'stock' };
}

/** Where the picker starts: at what the server suggests; a fixed price leaves nothing to choose. */
export function firstPayment({ price, suggested, traded }: Offer, extra: boolean): Payment {
  const printed = price.kind === 'fixed' ? price.goods : {};
  if (suggested === null && traded !== null) {
    return { pay: traded.pay, trade: { give: traded.give, take: traded.take }, extra };
  }
  return { pay: suggested ?? printed, trade: null, extra };
}

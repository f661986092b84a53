import { piecesIn, plus, minus, present } from '../goods.js';
import { RESOURCES, type Building, type Good, type Goods, type Price } from '../model.js';
import type { Offer, Trade } from './decision.js';
import type { TradeMade } from './move.js';

/** What I am about to pay: the pieces, perhaps an exchange, perhaps the extra card too. */
export type Payment = Readonly<{ pay: Goods; trade: TradeMade | null; extra: boolean }>;

/** How many pieces a price takes. */
export function piecesOf(price: Price): Readonly<{ min: number; max: number }> {
  switch (price.kind) {
    case 'fixed':
      return { min: piecesIn(price.goods), max: piecesIn(price.goods) };
    case 'kinds':
      return { min: price.pieces, max: price.pieces };
    case 'upTo':
    case 'ornaments':
      return { min: price.min, max: price.max };
  }
}

/** What a price can be paid with. */
export const payableWith = (price: Price): readonly Good[] =>
  price.kind === 'ornaments' ? ['ornaments'] : RESOURCES;

const kindsIn = (pay: Goods): number => Object.keys(present(pay)).length;

/** How many kinds are chosen of how many wanted; null where it does not matter. */
export const kindsOf = (price: Price, pay: Goods): Readonly<{ chosen: number; wanted: number }> | null =>
  price.kind === 'kinds' ? { chosen: kindsIn(pay), wanted: price.kinds } : null;

/** Whether the pieces are as many, and of as many kinds, as the price says. The server has the last word. */
export function fitsPrice(price: Price, pay: Goods): boolean {
  const { min, max } = piecesOf(price);
  const pieces = piecesIn(pay);
  const kinds = kindsOf(price, pay);
  return pieces >= min && pieces <= max && (kinds === null || kinds.chosen === kinds.wanted);
}

/** The points of a building for this payment. */
export function pointsFor({ points }: Building, pay: Goods): number {
  const { each, from } = points;
  if (each === null) return from;
  return (Object.keys(pay) as Good[]).reduce((sum, good) => sum + (pay[good] ?? 0) * (each[good] ?? 0), 0);
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

/** Where the picker starts: at what the server suggests; a fixed price leaves nothing to choose. */
export function firstPayment({ price, suggested, traded }: Offer, extra: boolean): Payment {
  const printed = price.kind === 'fixed' ? price.goods : {};
  if (suggested === null && traded !== null) {
    return { pay: traded.pay, trade: { give: traded.give, take: traded.take }, extra };
  }
  return { pay: suggested ?? printed, trade: null, extra };
}

/** Prices of cards and buildings, and what fits them (000:359, 596-632). */

import { CURRENCIES, RESOURCES, RESOURCE_VALUE, covers, piecesIn, resourcesIn } from '../model/goods.js';
import type { Currency, Payment, Stock } from '../model/goods.js';
import { isObject, isWhole } from '../model/hostile.js';
import type { Price, TilePoints } from '../model/buildings.js';
import type { GameRejection } from '../rejection.js';

/** Why this is no list of goods: only the named kinds, whole numbers from one up. Commands may hold anything. */
export function refuseGoods(goods: unknown, kinds: readonly string[]): GameRejection | undefined {
  if (!isObject(goods)) return { code: 'BAD_AMOUNT', good: '' };
  for (const good of Object.keys(goods)) {
    if (!kinds.includes(good)) return { code: 'NOT_PAYABLE', good };
    if (!isWhole(goods[good], 1, Number.MAX_SAFE_INTEGER)) return { code: 'BAD_AMOUNT', good };
  }
  return undefined;
}

/** Why this payment is not the price (R18). */
export function refusePrice(price: Price, pay: Payment): GameRejection | undefined {
  const wrong = refuseGoods(pay, currenciesOf(price));
  if (wrong !== undefined) return wrong;
  return fits(price, pay) ? undefined : { code: 'WRONG_PRICE', price };
}

/** Ornaments pay only where they are asked for (001:140). */
export const currenciesOf = (price: Price): readonly Currency[] =>
  price.kind === 'fixed' || price.kind === 'ornamentRange' ? CURRENCIES : RESOURCES;

const ORNAMENTS_ALONE: readonly Currency[] = ['ornaments'];

/** What a payment that fits the price is made of. */
export function payableWith(price: Price): readonly Currency[] {
  switch (price.kind) {
    case 'fixed':
      return CURRENCIES.filter((kind) => price.goods[kind] !== undefined);
    case 'ornamentRange':
      return ORNAMENTS_ALONE;
    case 'any':
    case 'exactKinds':
    case 'range':
      return RESOURCES;
  }
}

function fits(price: Price, pay: Payment): boolean {
  switch (price.kind) {
    case 'fixed':
      return CURRENCIES.every((kind) => (pay[kind] ?? 0) === (price.goods[kind] ?? 0));
    case 'any':
      return resourcesIn(pay) === price.count;
    case 'exactKinds':
      return resourcesIn(pay) === price.count && Object.keys(pay).length === price.kinds;
    case 'range':
      return isBetween(resourcesIn(pay), price);
    case 'ornamentRange':
      return isBetween(pay.ornaments ?? 0, price) && resourcesIn(pay) === 0;
  }
}

const isBetween = (count: number, { min, max }: Readonly<{ min: number; max: number }>): boolean =>
  count >= min && count <= max;

/** Why the stock does not hold that much. */
export function refuseStock(stock: Stock, goods: Payment): GameRejection | undefined {
  if (covers(stock, goods)) return undefined;
  for (const good of CURRENCIES) {
    const needed = goods[good] ?? 0;
    if (stock[good] < needed) return { code: 'NOT_ENOUGH_GOODS', good, have: stock[good], needed };
  }
  return undefined;
}

/** The points a tile brings for what was paid. */
export function pointsFor(points: TilePoints, pay: Payment): number {
  switch (points.kind) {
    case 'printed':
      return points.points;
    case 'perOrnament':
      return points.points * piecesIn(pay);
    case 'value':
      return RESOURCES.reduce((sum, kind) => sum + RESOURCE_VALUE[kind] * (pay[kind] ?? 0), 0);
  }
}

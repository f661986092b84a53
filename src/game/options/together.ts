import { RESOURCES, covers, minus } from '../model/goods.js';
import type { Stock } from '../model/goods.js';
import type { Price } from '../model/buildings.js';
import { paymentsFor } from '../rules/affordability.js';

type Of<Kind> = Extract<Price, { kind: Kind }>;

/**
 * How many of these prices a stock can pay, one after the other. The choosier ones go first: fixed prices by the goods
 * they name, then those of so many kinds, whichever these are; the others take what is left.
 */
export function payableTogether(prices: readonly Price[]): (stock: Stock) => number {
  const fixed = prices.filter((price): price is Of<'fixed'> => price.kind === 'fixed');
  const ofKinds = manyOfKinds(prices);
  const ornaments = prices.flatMap((price) => (price.kind === 'ornamentRange' ? price.min : []));
  const from = (stock: Stock, nth: number): number => {
    const price = fixed[nth];
    if (price === undefined)
      return ofKinds(RESOURCES.map((kind) => stock[kind])) + fitting(ornaments, stock.ornaments);
    const without = from(stock, nth + 1);
    return covers(stock, price.goods)
      ? Math.max(without, 1 + from(minus(stock, price.goods), nth + 1))
      : without;
  };
  return (stock) => from(stock, 0);
}

/**
 * As above, of the prices that name no goods. To them one kind is as good as another: amounts are put into order, and what is
 * found out about some is found out once, or there would be too many ways to pay for several.
 */
function manyOfKinds(prices: readonly Price[]): (amounts: readonly number[]) => number {
  const ways = prices.flatMap((price) => (price.kind === 'exactKinds' ? [waysToPay(price)] : []));
  const counts = prices.flatMap((price) => {
    if (price.kind === 'range') return price.min;
    return price.kind === 'any' ? price.count : [];
  });
  const known = new Map<string, number>();
  const from = (unordered: readonly number[], nth: number): number => {
    const these = ways[nth];
    if (these === undefined) return fitting(counts, sum(unordered));
    const amounts = [...unordered].sort((one, other) => one - other);
    const key = `${nth} ${amounts.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const payable = these.filter((way) => way.every((pieces, kind) => pieces <= (amounts[kind] ?? 0)));
    const paid = payable.map(
      (way) =>
        1 +
        from(
          amounts.map((amount, kind) => amount - (way[kind] ?? 0)),
          nth + 1,
        ),
    );
    const most = Math.max(from(amounts, nth + 1), ...paid);
    known.set(key, most);
    return most;
  };
  return (amounts) => from(amounts, 0);
}

const waysToPay = (price: Price): readonly (readonly number[])[] =>
  paymentsFor(price).map((pay) => RESOURCES.map((kind) => pay[kind] ?? 0));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How many of these numbers fit into one, the smallest first. */
function fitting(numbers: readonly number[], into: number): number {
  let left = into;
  return [...numbers]
    .sort((one, other) => one - other)
    .filter((number) => {
      left -= number;
      return left >= 0;
    }).length;
}

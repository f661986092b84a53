import type { Good, Goods } from './model.js';
import type { Words } from '../words/words.js';

/** In the order they lie before a tribe. */
export const GOODS: readonly Good[] = ['wood', 'brick', 'stone', 'gold', 'food', 'ornaments'];

/** How many pieces of all kinds. */
export const piecesIn = (goods: Goods): number => GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);

/** Only what there is any of: so it is sent. */
export const present = (goods: Goods): Goods =>
  Object.fromEntries(GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => [good, goods[good] ?? 0]));

/** One amount changed. */
export const changed = (goods: Goods, good: Good, by: number): Goods =>
  present({ ...goods, [good]: (goods[good] ?? 0) + by });

/** One more of a good; where there may be no more pieces, in place of one of the other kind that most are of. Null if there is none. */
export function oneMore(goods: Goods, good: Good, most: number): Goods | null {
  if (piecesIn(goods) < most) return changed(goods, good, 1);
  const others = GOODS.filter((each) => each !== good && (goods[each] ?? 0) > 0);
  const [first] = others.sort((one, other) => (goods[other] ?? 0) - (goods[one] ?? 0));
  return first === undefined ? null : changed(changed(goods, first, -1), good, 1);
}

/** Goods after others were added. */
export const plus = (goods: Goods, more: Goods): Goods =>
  present(Object.fromEntries(GOODS.map((good) => [good, (goods[good] ?? 0) + (more[good] ?? 0)])));

/** Goods after others were taken away; never below nothing. */
export const minus = (goods: Goods, less: Goods): Goods =>
  present(
    Object.fromEntries(GOODS.map((good) => [good, Math.max(0, (goods[good] ?? 0) - (less[good] ?? 0))])),
  );

/** Whether all of these are there. */
export const holds = (goods: Goods, wanted: Goods): boolean =>
  GOODS.every((good) => (goods[good] ?? 0) >= (wanted[good] ?? 0));

/** Goods one after the other: "2 wood, 1 brick". */
export const goodsList = (goods: Goods, { acting }: Words): string =>
  GOODS.filter((good) => (goods[good] ?? 0) > 0)
    .map((good) => acting.amount(goods[good] ?? 0, good))
    .join(', ');

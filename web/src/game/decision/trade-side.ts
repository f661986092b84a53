import { changed, piecesIn } from '../goods.js';
import type { Good, Goods } from '../model.js';
import type { TradeMade } from './move.js';

/** What is given, or what is got for it. */
export type Side = 'give' | 'take';

/** Which side wants to be chosen for: the first that is not full; where both are, what is given, or neither if that is folded away. */
export function sideToFill(
  ratio: Readonly<Record<Side, number>>,
  { give, take }: TradeMade,
  folded: boolean,
): Side | null {
  if (piecesIn(give) < ratio.give) return 'give';
  if (piecesIn(take) < ratio.take) return 'take';
  return folded ? null : 'give';
}

type Limits = Readonly<{
  /** How many pieces the ratio wants on this side. */
  most: number;
  /** What there is to choose from; null where there is plenty. */
  stock: Goods | null;
}>;

/**
 * One side of an exchange after a good was pressed: one more of it; on a full side in place of another kind; and where there
 * can be no more of it, one fewer.
 */
export function pressed(chosen: Goods, good: Good, { most, stock }: Limits): Goods {
  const has = chosen[good] ?? 0;
  const another = (Object.keys(chosen) as Good[]).find((each) => each !== good && (chosen[each] ?? 0) > 0);
  const full = piecesIn(chosen) >= most;
  if ((stock !== null && has >= (stock[good] ?? 0)) || (full && another === undefined)) {
    return changed(chosen, good, -1);
  }
  return changed(full && another !== undefined ? changed(chosen, another, -1) : chosen, good, 1);
}

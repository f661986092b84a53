import type { Benefit, Tribe } from '../model.js';

/** How many of it I have with what a die gives; null where that is no number of its own. */
export function nowWith(benefit: Benefit, me: Pick<Tribe, 'stock' | 'grain'> | undefined): number | null {
  if (me === undefined) return null;
  if (benefit.kind === 'goods') return (me.stock[benefit.good] ?? 0) + benefit.amount;
  return benefit.kind === 'counted' && benefit.what === 'grain' ? me.grain + benefit.amount : null;
}

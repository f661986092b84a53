import type { Stretch } from '../clock/stretch.js';
import type { JsonObject } from '../game/index.js';

/** When to look at a stretch, under an id that arming again moves. */
export type Wake = Readonly<{ id: string; at: Date; data: JsonObject }>;

/** The one wake-up of a stretch: when its time is out, or at an earlier moment somebody wants to look. */
export function wakeFor(
  game: string,
  { seat, since, clock }: Stretch,
  earlier: readonly number[] = [],
): Wake | undefined {
  const at = Math.min(...earlier, clock?.running?.due ?? Infinity);
  if (at === Infinity) return undefined;
  return { id: `stretch ${game} ${seat} ${since}`, at: new Date(at), data: { game, seat, since } };
}

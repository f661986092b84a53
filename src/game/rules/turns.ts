/** Who comes after whom: the start player first, then clockwise (000:101). */

import type { Seat } from '../model/ids.js';
import { clockwiseFrom, tribeOf } from '../state.js';
import type { SeenGame } from '../state.js';
import { hasOpenPlace } from './acting.js';

/** Who is on turn and who follows in this phase, as far as it can be known: placing once round. All feed at the same time. */
export function turnsAhead(game: SeenGame): readonly Seat[] {
  const { phase, turn, skipped, rules, result } = game;
  if (phase === 'feeding' || result !== undefined) return [];
  const comesToo = (seat: Seat): boolean =>
    phase === 'placing' ? tribeOf(game, seat).home > 0 && !skipped.includes(seat) : hasOpenPlace(game, seat);
  return clockwiseFrom(turn, rules.players).filter((seat) => seat === turn || comesToo(seat));
}

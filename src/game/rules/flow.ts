import type { GameEvent } from '../event.js';
import type { Seat } from '../model/ids.js';
import { clockwiseFrom, leftOf, tribeOf } from '../state.js';
import type { SeenGame } from '../state.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';
import { hasLegalPlace } from './placement.js';

/** Everything that follows from the last move, until somebody must choose again. */
export function advance(draft: Draft): void {
  if (draft.game.phase === 'placing') passPlacing(draft);
}

/** The turn goes clockwise to the next seat that can place; the others are skipped for the round (R3). */
function passPlacing(draft: Draft): void {
  const { turn, rules } = draft.game;
  for (const seat of clockwiseFrom(leftOf(turn, rules.players), rules.players)) {
    if (draft.game.skipped.includes(seat)) continue;
    const reason = skipReason(draft.game, seat);
    if (reason === undefined) {
      passTo(draft, seat);
      return;
    }
    emit(draft, { type: 'PlayerSkipped', seat, reason });
  }
  emit(draft, { type: 'PhaseStarted', phase: 'acting' });
}

type Skip = Extract<GameEvent, { type: 'PlayerSkipped' }>['reason'];

function skipReason(game: SeenGame, seat: Seat): Skip | undefined {
  if (tribeOf(game, seat).home === 0) return 'nobodyHome';
  return hasLegalPlace(game, seat) ? undefined : 'nowhereToGo';
}

function passTo(draft: Draft, seat: Seat): void {
  if (draft.game.turn !== seat) emit(draft, { type: 'TurnPassed', to: seat });
}

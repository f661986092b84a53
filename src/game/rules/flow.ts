/** The course of a round: placing, acting, feeding, and whose turn it is (000:101). */

import type { GameEvent } from '../event.js';
import type { Seat } from '../model/ids.js';
import { clockwiseFrom, leftOf, tribeOf } from '../state.js';
import type { SeenGame } from '../state.js';
import { hasOpenPlace } from './acting.js';
import { declineAlone } from './declining.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';
import { startFeeding } from './feeding.js';
import { settleAlone } from './gathering.js';
import { takeIncome } from './income.js';
import { pickAlone } from './market.js';
import { endRound } from './new-round.js';
import { hasLegalPlace } from './placement.js';
import { onlyVillageLeft, useVillage } from './village.js';

/** Everything that follows from the last move, until somebody must choose again. */
export function advance(draft: Draft): void {
  if (draft.game.phase === 'placing' && !passPlacing(draft)) startActing(draft);
  if (draft.game.phase === 'acting' && !continueActing(draft)) startFeeding(draft);
  if (draft.game.phase === 'feeding' && draft.game.tribes.every(({ fed }) => fed)) endRound(draft);
}

/** The turn goes clockwise to the next seat that can place; the others are skipped for the round (R3). */
function passPlacing(draft: Draft): boolean {
  const { turn, rules } = draft.game;
  for (const seat of clockwiseFrom(leftOf(turn, rules.players), rules.players)) {
    if (draft.game.skipped.includes(seat)) continue;
    const reason = skipReason(draft.game, seat);
    if (reason === undefined) {
      passTo(draft, seat);
      return true;
    }
    emit(draft, { type: 'PlayerSkipped', seat, reason });
  }
  return false;
}

type Skip = Extract<GameEvent, { type: 'PlayerSkipped' }>['reason'];

function skipReason(game: SeenGame, seat: Seat): Skip | undefined {
  if (tribeOf(game, seat).home === 0) return 'nobodyHome';
  return hasLegalPlace(game, seat) ? undefined : 'nowhereToGo';
}

function passTo(draft: Draft, seat: Seat): void {
  if (draft.game.turn !== seat) emit(draft, { type: 'TurnPassed', to: seat });
}

function startActing(draft: Draft): void {
  emit(draft, { type: 'PhaseStarted', phase: 'acting' });
  takeIncome(draft);
}

/** Goes on until a tribe must choose; false when nobody has people left on the board (R6). */
function continueActing(draft: Draft): boolean {
  for (;;) {
    const { roll, market } = draft.game;
    if (roll !== undefined) {
      if (!settleAlone(draft, roll)) return true;
    } else if (market !== undefined) {
      if (!pickAlone(draft, market)) return true;
    } else {
      const seat = nextToAct(draft.game);
      if (seat === undefined) return false;
      passTo(draft, seat);
      if (!actAlone(draft, seat)) return true;
    }
  }
}

/** What the server does for a tribe that has no choice left (R7). */
function actAlone(draft: Draft, seat: Seat): boolean {
  if (onlyVillageLeft(draft.game, seat)) {
    useVillage(draft, seat);
    return true;
  }
  return declineAlone(draft, seat);
}

/** The start player does all his people, then the others clockwise. */
const nextToAct = (game: SeenGame): Seat | undefined =>
  clockwiseFrom(game.start, game.rules.players).find((seat) => hasOpenPlace(game, seat));

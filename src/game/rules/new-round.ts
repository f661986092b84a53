/** A new round: start player, cards move on, new ones come (000:412). */

import type { DealtCard } from '../event.js';
import { must } from '../model/must.js';
import { leftOf } from '../state.js';
import type { SeenGame } from '../state.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';
import { endGame } from './game-end.js';
import { dealCards } from './setup.js';

/** Everybody is fed: the game ends, or the next player starts a new round with new cards (R24). */
export function endRound(draft: Draft): void {
  if (draft.game.exhausted) {
    endGame(draft, 'stackExhausted');
    return;
  }
  shiftCards(draft);
  if (draft.game.deck < freePlaces(draft.game)) {
    endGame(draft, 'notEnoughCards');
    return;
  }
  const start = leftOf(draft.game.start, draft.game.rules.players);
  emit(draft, { type: 'RoundStarted', round: draft.game.round + 1, start });
  dealCards(draft);
  emit(draft, { type: 'PhaseStarted', phase: 'placing' });
  if (draft.game.turn !== start) emit(draft, { type: 'TurnPassed', to: start });
}

const freePlaces = ({ cards }: SeenGame): number => cards.filter((card) => card === undefined).length;

/** Cards that were not bought move to the cheapest places, in their order (000:417). */
function shiftCards(draft: Draft): void {
  const { cards: row, rules } = draft.game;
  const left = row.filter((card) => card !== undefined);
  if (left.every((card, index) => row[index] === card)) return;
  const cards = left.map((card, index): DealtCard => ({
    place: must(rules.cardPlaces[index], 'a place for each').place,
    card,
  }));
  emit(draft, { type: 'CardsShifted', cards });
}

import type { EndReason, GameEvent } from '../event.js';
import type { Luck } from '../luck.js';
import { draftOf } from '../rules/draft.js';
import { endGame } from '../rules/game-end.js';
import type { Game } from '../state.js';

/** Nothing is left to chance. */
export const NO_LUCK: Luck = {
  roll: () => {
    throw new Error('nothing may be rolled here');
  },
  pick: () => {
    throw new Error('nothing may be drawn here');
  },
};

/** The end of a game where it stands: points are counted, places given. */
export function finishGame(game: Game | undefined, reason: EndReason): readonly GameEvent[] {
  if (game === undefined) return [];
  const draft = draftOf(game, NO_LUCK);
  endGame(draft, reason);
  return draft.events;
}

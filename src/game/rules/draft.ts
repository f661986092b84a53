import type { GameEvent } from '../event.js';
import { evolveGame } from '../evolve.js';
import type { Luck } from '../luck.js';
import type { Game } from '../state.js';

/** A command being thought through: the events so far and the game they lead to. Lives within one decision. */
export type Draft = { game: Game; readonly events: GameEvent[]; readonly luck: Luck };

/** Opens a draft on this game. */
export const draftOf = (game: Game, luck: Luck): Draft => ({ game, events: [], luck });

/** Adds an event and carries the game on. */
export function emit(draft: Draft, event: GameEvent): void {
  draft.events.push(event);
  draft.game = evolveGame(draft.game, event, draft.game.since + 1);
}

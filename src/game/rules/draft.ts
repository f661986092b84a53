/** A move while it is being thought through. */

import type { GameEvent } from '../event.js';
import { evolvedInPlace } from '../evolve.js';
import { copyOfGame } from '../evolve/copies.js';
import type { Building } from '../evolve/copies.js';
import type { Luck } from '../luck.js';
import type { Game } from '../state.js';

/** A command being thought through: the events so far and the game they lead to. Lives within one decision. */
export type Draft = Readonly<{ game: Building<Game>; events: GameEvent[]; luck: Luck }>;

/** Opens a draft on this game. */
export const draftOf = (game: Game, luck: Luck): Draft => ({ game: copyOfGame(game), events: [], luck });

/** Adds an event and carries the game on. */
export function emit({ game, events }: Draft, event: Exclude<GameEvent, { type: 'GameStarted' }>): void {
  events.push(event);
  evolvedInPlace(game, event, game.since + 1);
}

import type { GameEvent } from '../event.js';
import type { Game } from '../state.js';

/** Events of these types, each with the function that copies its facts into the game. */
export type Evolvers<Types extends GameEvent['type']> = {
  readonly [Type in Types]: (game: Game, event: Extract<GameEvent, { type: Type }>, version: number) => Game;
};

import type { GameEvent } from '../event.js';
import type { Game } from '../state.js';
import type { Building } from './copies.js';

/** Events of these types, each with the function that copies its facts into a game being built. */
export type Evolvers<Types extends GameEvent['type']> = {
  readonly [Type in Types]: (
    next: Building<Game>,
    event: Extract<GameEvent, { type: Type }>,
    version: number,
  ) => void;
};

import { HOUSE_CONTENTS } from './content/contents.js';
import type { CairnEvent, GameEvent } from './event.js';
import { BOARD } from './evolve/board.js';
import { copyOfGame } from './evolve/copies.js';
import type { Building } from './evolve/copies.js';
import type { Evolvers } from './evolve/evolvers.js';
import { startedGame } from './evolve/start.js';
import { TRIBE } from './evolve/tribe.js';
import type { Contents } from './model/rules.js';
import type { Game } from './state.js';

const EVOLVERS: Evolvers<Exclude<GameEvent['type'], 'GameStarted'>> = { ...BOARD, ...TRIBE };

type Evolver = (next: Building<Game>, event: GameEvent, version: number) => void;

/** The game after one more event. Facts are copied; nothing is judged, rolled or refused. */
export const evolveGame = (
  game: Game | undefined,
  event: GameEvent,
  version: number,
  contents: Contents = HOUSE_CONTENTS,
): Game =>
  event.type === 'GameStarted'
    ? startedGame(event, version, contents)
    : evolvedInPlace(game && copyOfGame(game), event, version);

/**
 * As `evolveGame`, in a game that nobody else holds yet: a fold and a move being thought through copy the whole game
 * once, not for every event. What lies inside is replaced, never changed.
 */
export function evolvedInPlace(
  next: Building<Game> | undefined,
  event: Exclude<GameEvent, { type: 'GameStarted' }>,
  version: number,
): Building<Game> {
  if (next === undefined) throw new Error(`${event.type} before GameStarted`);
  next.since = version;
  const evolver = EVOLVERS[event.type] as Evolver;
  evolver(next, event, version);
  return next;
}

/** Whether this is a move or a consequence of one; the others are about the table and are never undone. */
export const isGameEvent = (event: CairnEvent): event is GameEvent =>
  event.type === 'GameStarted' || event.type in EVOLVERS;

import { HOUSE_CONTENTS } from './content/contents.js';
import type { CairnEvent, GameEvent } from './event.js';
import { BOARD } from './evolve/board.js';
import type { Evolvers } from './evolve/evolvers.js';
import { startedGame } from './evolve/start.js';
import { TRIBE } from './evolve/tribe.js';
import type { Contents } from './model/rules.js';
import type { Game } from './state.js';

const EVOLVERS: Evolvers<Exclude<GameEvent['type'], 'GameStarted'>> = { ...BOARD, ...TRIBE };

type Evolver = (game: Game, event: GameEvent, version: number) => Game;

/** The game after one more event. Facts are copied; nothing is judged, rolled or refused. */
export function evolveGame(
  game: Game | undefined,
  event: GameEvent,
  version: number,
  contents: Contents = HOUSE_CONTENTS,
): Game {
  if (event.type === 'GameStarted') return startedGame(event, version, contents);
  if (game === undefined) throw new Error(`${event.type} before GameStarted`);
  const evolver = EVOLVERS[event.type] as Evolver;
  return evolver(game, event, version);
}

/** Whether this is a move or a consequence of one; the others are about the table and are never undone. */
export const isGameEvent = (event: CairnEvent): event is GameEvent =>
  event.type === 'GameStarted' || event.type in EVOLVERS;

import type { GameId } from '../../src/game/index.js';
import type { Journal } from '../../src/play/ports.js';
import { send, startedGame, type Node } from './house.js';

/** A read that somebody asked for. */
export type Asked = Readonly<{ after: number; upTo: number }>;

/** A journal, and what was read from it. */
export type Watched = Readonly<{ journal: Journal; asked: Asked[] }>;

/** Watches over a journal. */
export function watched(journal: Journal): Watched {
  const asked: Asked[] = [];
  const read: Journal['read'] = (game, after, upTo = Infinity) => {
    asked.push({ after, upTo });
    return journal.read(game, after, upTo);
  };
  return { journal: { ...journal, read }, asked };
}

/** A game of at least so many events: Ann asks for its end again and again, Bob says no, now and then a move is taken back. */
export async function longGame(at: Node, events: number): Promise<GameId> {
  const game = await startedGame(at);
  for (let request = 1, version = 0; version < events; request += 1) {
    await send(at, game, 'seat:ann', { type: 'AskCancel' });
    ({ version } = await send(at, game, 'seat:bob', { type: 'Answer', request, agree: false }));
    if (request % 300 !== 0) continue;
    await send(at, game, 'seat:ann', { type: 'PlacePeople', place: 'hunt', people: 1 });
    await send(at, game, 'seat:ann', { type: 'UndoMove' });
  }
  return game;
}

import type pg from 'pg';
import type { GameId, StoredEvent } from '../game/index.js';
import { genesisHash, hashCommand } from '../fairness/chain.js';
import type { Copies, CopyLines, GameCopy, Imported } from '../play/trust/copies-port.js';
import { sqlState } from './connection.js';
import { rowsOf } from './event-row.js';
import { isGameId } from './game-id.js';

const IMPORT = 'select import_game($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) as answer';

/** Copies of other servers' games: each is stored in one statement, or not at all. */
export const createCopies = (pool: pg.Pool): Copies => ({
  add: async (copy, at) => {
    try {
      const { rows } = await pool.query<{ answer: Imported }>(IMPORT, [...valuesOf(copy, at)]);
      const answer = rows[0]?.answer;
      if (answer === undefined) throw new Error('importing a game gave no answer');
      return answer;
    } catch (error) {
      if (isUnfit(error)) return { kind: 'unfit', problem: error.message };
      throw error;
    }
  },
  linesOf: async (game) => {
    if (!isGameId(game)) return undefined;
    const { rows } = await pool.query<{ lines: CopyLines }>(
      'select lines from game_copy where game_id = $1',
      [game],
    );
    return rows[0]?.lines;
  },
});

/** Values that are out of range, or too long for an index: whoever wrote the archive can have put in anything. */
const isUnfit = (error: unknown): error is Error => /^(22|54)/.test(sqlState(error) ?? '');

function valuesOf({ game, events, lines, row }: GameCopy, at: Date): readonly unknown[] {
  const { headHash, draws, summary, awaiting, title, visibility, endedAt } = row;
  return [
    game,
    Buffer.from(headHash, 'hex'),
    draws,
    JSON.stringify(summary),
    JSON.stringify(awaiting),
    title,
    visibility,
    events[0]?.at,
    events.at(-1)?.at,
    endedAt ?? null,
    JSON.stringify(lines),
    at,
    JSON.stringify(storedRows(game, events)),
  ];
}

/** As for an append, and with everything that is the same for all events of one command. */
function storedRows(game: GameId, events: readonly StoredEvent[]): readonly object[] {
  const rows = rowsOf(events, genesisHash(game));
  return events.map(({ actor, commandId, at, command }, index) => ({
    ...rows[index],
    actor,
    command_id: commandId,
    at,
    command_hash: command === undefined ? undefined : hashCommand(command),
  }));
}

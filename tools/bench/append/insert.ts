import { createPool } from '../../../src/journal/pool.js';
import type { Append } from '../../../src/play/ports.js';
import { CONNECTIONS, type Contestant, type Urls } from './contestant.js';

const TABLE = `create table if not exists raw_event (
  game_id uuid, version integer, type text not null, actor text not null, payload jsonb not null, command jsonb,
  command_id text not null, at timestamptz not null, hash bytea not null, primary key (game_id, version))`;

const INSERT = {
  name: 'insert',
  text: `insert into raw_event (game_id, version, type, actor, payload, command, command_id, at, hash)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9
    where coalesce((select max(version) from raw_event where game_id = $1), 0) = $2 - 1`,
};

/** One row for each command and a check of the version, nothing more: no head row, no consequences, no retries. */
export async function contestant({ adminUrl }: Urls): Promise<Contestant> {
  const pool = createPool(adminUrl, { max: CONNECTIONS });
  await pool.query(TABLE);
  return {
    lane: ({ appends }) => {
      const rows = appends.map(rowOf);
      return rows.map((values) => async () => {
        const { rowCount } = await pool.query({ ...INSERT, values });
        if (rowCount !== 1) throw new Error('not inserted');
      });
    },
  };
}

function rowOf({ game, events: [event] }: Append, index: number): unknown[] {
  if (event === undefined) throw new Error('an append without events');
  const { type, actor, payload, command, commandId, at, hash } = event;
  return [game, index + 1, type, actor, payload, command, commandId, at, Buffer.from(hash, 'hex')];
}

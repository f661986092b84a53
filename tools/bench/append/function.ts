import type pg from 'pg';
import { createPool } from '../../../src/journal/pool.js';
import { createPostgresJournal } from '../../../src/journal/postgres-journal.js';
import type { Append } from '../../../src/play/ports.js';
import { CONNECTIONS, type Contestant, type Urls } from './contestant.js';

/** The SQL function that `play` ends in, called with arguments that were ready before the clock started: its limit. */
export function contestant({ appUrl }: Urls): Contestant {
  const pool = createPool(appUrl, { max: CONNECTIONS });
  return {
    lane: async ({ appends }) => {
      const queries = await queriesOf(appends);
      return queries.map((query) => async () => {
        const { rows } = await pool.query<Answer>(query);
        if (rows[0]?.answer.kind !== 'appended') throw new Error(`not appended: ${JSON.stringify(rows)}`);
      });
    },
  };
}

type Answer = Readonly<{ answer: Readonly<{ kind: string }> }>;

/** The very queries that the journal makes of these appends. */
async function queriesOf(appends: readonly Append[]): Promise<readonly pg.QueryConfig[]> {
  const queries: pg.QueryConfig[] = [];
  const query = (config: pg.QueryConfig) => {
    queries.push(config);
    return Promise.resolve({ rows: [{ answer: { kind: 'appended' } }] });
  };
  const journal = createPostgresJournal({ query } as unknown as pg.Pool);
  for (const append of appends) await journal.append(append);
  return queries;
}

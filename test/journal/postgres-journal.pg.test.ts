import type pg from 'pg';
import { createPool } from '../../src/journal/pool.js';
import { withClient } from '../../src/journal/connection.js';
import { createPostgresJournal } from '../../src/journal/postgres-journal.js';
import { OutcomeUnknown, type Journal } from '../../src/play/ports.js';
import { journalContract } from '../contract/journal.js';
import { timeOutContract } from '../contract/time-outs.js';
import { cuttingProxy } from '../support/cutting-proxy.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { after, beginning, following, newGame, somebodysGame, type At } from '../support/history.js';
import { until } from '../support/until.js';

let database: TestDatabase;
let pools: readonly [pg.Pool, pg.Pool];

beforeAll(async () => {
  database = await freshDatabase();
  pools = [createPool(database.appUrl), createPool(database.appUrl)];
});

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const journals = () => ({
  journal: createPostgresJournal(pools[0]),
  another: createPostgresJournal(pools[1]),
});
journalContract('on Postgres', journals);
timeOutContract('on Postgres', journals);

async function opened(journal: Journal): Promise<At> {
  const opening = following(beginning(newGame()));
  await journal.open(opening, new Uint8Array(32), somebodysGame());
  return after(opening);
}

describe('a connection that breaks during an append', () => {
  it('after the commit: the outcome is unknown, and asking again finds it', async () => {
    const proxy = await cuttingProxy(database.appUrl);
    const pool = createPool(proxy.url);
    const journal = createPostgresJournal(pool);
    const append = following(await opened(journal), { events: 2 });
    proxy.cutNextAnswer();
    await expect(journal.append(append)).rejects.toThrow(OutcomeUnknown);
    await until(async () => (await journal.head(append.game))?.head.version === 3);
    const outcome = { first: 2, last: 3, commandHash: append.commandHash };
    expect(await journal.append(append)).toEqual({ kind: 'already', outcome });
    await pool.end();
    await proxy.close();
  });

  it('before the commit: the outcome is unknown, and asking again stores it', async () => {
    const journal = createPostgresJournal(pools[0]);
    const append = following(await opened(journal));
    await withClient(database.adminUrl, async (admin) => {
      await admin.query('begin');
      await admin.query('select from game where id = $1 for update', [append.game]);
      const appending = expect(journal.append(append)).rejects.toThrow(OutcomeUnknown);
      const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await until(async () => (await admin.query(`select ${waiting}`)).rowCount === 1);
      await admin.query(`select pg_terminate_backend(pid) ${waiting}`);
      await appending;
      await admin.query('rollback');
    });
    expect(await journal.append(append)).toEqual({ kind: 'appended' });
  });

  it('because nobody answers at all: the outcome is unknown', async () => {
    const nowhere = new URL(database.appUrl);
    nowhere.port = '1';
    const pool = createPool(nowhere.href);
    const journal = createPostgresJournal(pool);
    await expect(journal.append(following(beginning(newGame())))).rejects.toThrow(OutcomeUnknown);
    await pool.end();
  });

  it('is not confused with an error of our own', async () => {
    const journal = createPostgresJournal(pools[0]);
    const append = following(await opened(journal));
    const broken = { ...append, head: { ...append.head, summary: {} } };
    await expect(journal.append(broken)).rejects.toThrow('null value in column "status"');
  });
});

it('keeps the lobby row in step with the events', async () => {
  const journal = createPostgresJournal(pools[0]);
  const at = await opened(journal);
  const append = following(at, { events: 2 });
  const head = { ...append.head, summary: { status: 'running', round: 3 } };
  await journal.append({ ...append, head });
  const { rows } = await pools[0].query('select version, status, summary, awaiting from game where id = $1', [
    at.game,
  ]);
  expect(rows).toEqual([{ version: 3, status: 'running', summary: head.summary, awaiting: head.awaiting }]);
});

it.each(['insert', 'update'])('lets nobody %s a game that is seen in a way there is not', async (verb) => {
  const { game } = await opened(createPostgresJournal(pools[0]));
  const text =
    verb === 'update'
      ? `update game set visibility = 'secret' where id = $1`
      : `insert into game (id, version, head_hash, draws, status, summary, awaiting, owner, title, visibility, opened_at, updated_at)
         select gen_random_uuid(), version, head_hash, draws, status, summary, awaiting, owner, title, 'secret', opened_at, updated_at
         from game where id = $1`;
  await expect(pools[0].query(text, [game])).rejects.toMatchObject({ code: '23514' });
});

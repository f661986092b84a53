import type pg from 'pg';
import { withClient } from '../../src/journal/connection.js';
import { createPool } from '../../src/journal/pool.js';
import { createPostgresJournal } from '../../src/journal/postgres-journal.js';
import { OutcomeUnknown, type Append, type Journal } from '../../src/play/ports.js';
import { countingProxy } from '../support/counting-proxy.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { after, beginning, following, newGame, somebodysGame, type At } from '../support/history.js';
import { until } from '../support/until.js';

let database: TestDatabase;
let pool: pg.Pool;
let journal: Journal;

beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.appUrl);
  journal = createPostgresJournal(pool);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function openedGames(count: number): Promise<readonly At[]> {
  const openings = Array.from({ length: count }, () => following(beginning(newGame())));
  for (const opening of openings) await journal.open(opening, new Uint8Array(32), somebodysGame());
  return openings.map(after);
}

const versions = (games: readonly At[]): Promise<readonly unknown[]> =>
  Promise.all(games.map(async ({ game }) => (await journal.head(game))?.head.version));

/** Holds games as long as `work` takes, and not for ever if it gets stuck. */
const whileHeld = (games: readonly At[], work: (admin: pg.Client) => Promise<void>): Promise<void> =>
  withClient(database.adminUrl, async (admin) => {
    await admin.query(`set idle_in_transaction_session_timeout = '4s'`);
    await admin.query('begin');
    await admin.query('select from game where id = any($1) for update', [games.map(({ game }) => game)]);
    await work(admin);
  });

type Counted = Readonly<{ mine: Journal; yours: Journal; statements: () => number }>;

/** Gives `work` the journals of two processes whose statements are counted; closes them, whatever happens. */
async function withCounted(work: (counted: Counted) => Promise<void>): Promise<void> {
  const { url, statements, close } = await countingProxy(database.appUrl);
  const [here, there] = [createPool(url), createPool(url)];
  try {
    await work({ mine: createPostgresJournal(here), yours: createPostgresJournal(there), statements });
  } finally {
    await Promise.all([here.end(), there.end()]);
    await close();
  }
}

const APPENDED = { kind: 'appended' };
const waitingForLocks = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Within a transaction Postgres shows only connections that were there when it was first asked, unless told to look anew. */
const untilWaiting = (admin: pg.Client, count: number): Promise<void> =>
  until(async () => {
    await admin.query('select pg_stat_clear_snapshot()');
    return (await admin.query(`select ${waitingForLocks}`)).rowCount === count;
  });

describe('appends to many games at once', () => {
  it('share a few transactions, and each gets its own answer', async () => {
    const games = await openedGames(20);
    const [one] = games;
    if (one === undefined) throw new Error('no game');
    const appends = games.map((at) => following(at));
    const rival = following(one);
    await withCounted(async ({ mine, statements }) => {
      const outcomes = await Promise.all([...appends, rival].map(mine.append));
      expect(outcomes.slice(1, -1)).toEqual(games.slice(1).map(() => APPENDED));
      // Rivals are in different transactions, and either may come first.
      expect([outcomes[0], outcomes.at(-1)]).toEqual(
        expect.arrayContaining([APPENDED, { kind: 'stale', version: 2 }]),
      );
      expect(statements()).toBe(3);
    });
    expect(await versions(games)).toEqual(games.map(() => 2));
  });

  it('fail alone: one that Postgres refuses leaves the others stored', async () => {
    const games = await openedGames(4);
    const appends = games.map((at) => following(at));
    const broken = (append: Append): Append => ({ ...append, head: { ...append.head, summary: {} } });
    const outcomes = await Promise.allSettled(
      appends.map((append, index) => journal.append(index === 2 ? broken(append) : append)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await versions(games)).toEqual([2, 2, 1, 2]);
  });

  it('are all unknown when their connection breaks, and asking again stores each once', async () => {
    const games = await openedGames(3);
    const appends = games.map((at) => following(at));
    await whileHeld(games.slice(0, 1), async (admin) => {
      const appending = Promise.allSettled(appends.map(journal.append));
      await untilWaiting(admin, 1);
      await admin.query(`select pg_terminate_backend(pid) ${waitingForLocks}`);
      for (const outcome of await appending) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(OutcomeUnknown) as unknown });
      }
      await admin.query('rollback');
    });
    expect(await Promise.all(appends.map(journal.append))).toEqual(games.map(() => APPENDED));
    expect(await versions(games)).toEqual([2, 2, 2]);
  });

  it('never wait for each other in a ring, in whatever order two processes ask', async () => {
    const games = await openedGames(3);
    await withCounted(async ({ mine, yours, statements }) => {
      await whileHeld(games.slice(1, 2), async (admin) => {
        const appending = Promise.all([
          ...games.map((at) => mine.append(following(at))),
          ...games.toReversed().map((at) => yours.append(following(at))),
        ]);
        // Taken as they were asked for, each would have its first by now, and want the other's once the held one is free.
        await untilWaiting(admin, 2);
        await admin.query('rollback');
        const answers = await appending;
        expect(answers.filter((answer) => answer.kind === 'appended')).toHaveLength(3);
        expect(answers.filter((answer) => answer.kind === 'stale')).toHaveLength(3);
      });
      // Had they met in a ring, Postgres would have ended one of them, and its appends would have been sent one by one.
      expect(statements()).toBe(2);
    });
  });

  it('do not wait for games that somebody holds', async () => {
    const [held, heldToo, free] = await openedGames(3);
    if (held === undefined || heldToo === undefined || free === undefined) throw new Error('no games');
    await whileHeld([held, heldToo], async (admin) => {
      const first = journal.append(following(held));
      await untilWaiting(admin, 1);
      const second = journal.append(following(heldToo));
      await untilWaiting(admin, 2);
      expect(await journal.append(following(free))).toEqual(APPENDED);
      await admin.query('rollback');
      expect(await Promise.all([first, second])).toEqual([APPENDED, APPENDED]);
    });
  });
});

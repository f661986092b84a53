import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../../src/generated/prisma/client.js';
import { sayingWhenAway } from '../../src/journal/availability.js';
import { withClient } from '../../src/journal/connection.js';
import { createPool, isConnectionLost } from '../../src/journal/pool.js';
import { createPostgresJournal } from '../../src/journal/postgres-journal.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { after, beginning, following, newGame, somebodysGame } from '../support/history.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('takes a server that does not answer for a lost connection, and opens another one', async () => {
  const pool = createPool(database.appUrl, { max: 1, patienceMs: 200 });
  try {
    const waiting = pool.query('select pg_sleep(60)');
    await expect(waiting).rejects.toThrow('timeout');
    expect(isConnectionLost(await waiting.catch((error: unknown) => error))).toBe(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    const port = sayingWhenAway({ ask: () => pool.query('select pg_sleep(60)') });
    await expect(port.ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  } finally {
    await pool.end();
  }
});

it('says that nobody answers where a transaction cannot even begin', async () => {
  const pool = createPool(database.appUrl, { max: 1, patienceMs: 5_000 });
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  try {
    const busy = pool.query('select pg_sleep(3)');
    const port = sayingWhenAway({ ask: () => prisma.$transaction(() => Promise.resolve()) });
    await expect(port.ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await busy;
  } finally {
    await prisma.$disconnect();
    await pool.end();
  }
});

/** How far a game is for everybody: what is committed. */
const storedVersion = (game: string): Promise<unknown> =>
  withClient(database.adminUrl, async (admin) => {
    const { rows } = await admin.query<{ version: number }>('select version from game where id = $1', [game]);
    return rows[0]?.version;
  });

it('stores moves for good after a transaction that was not answered in time', async () => {
  const pool = createPool(database.appUrl, { max: 1, patienceMs: 200 });
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const journal = createPostgresJournal(pool);
  const opening = following(beginning(newGame()));
  await journal.open(opening, new Uint8Array(32), somebodysGame());
  const game = after(opening);
  try {
    await withClient(database.adminUrl, async (admin) => {
      await admin.query('begin');
      await admin.query('lock table account in access exclusive mode');
      // Prisma rolls back in words, on the connection that does not answer, and then gives it back as if nothing were wrong.
      await expect(prisma.$transaction((inside) => inside.account.count())).rejects.toThrow();
      await admin.query('rollback');
    });
    expect(await journal.append(following(game))).toMatchObject({ kind: 'appended' });
    expect(await storedVersion(game.game)).toBe((await journal.head(game.game))?.head.version);
  } finally {
    await prisma.$disconnect();
    await pool.end();
  }
});

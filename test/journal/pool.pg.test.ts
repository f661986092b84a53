import { createPool, isConnectionLost } from '../../src/journal/pool.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

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
  } finally {
    await pool.end();
  }
});

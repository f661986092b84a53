import { withClient } from '../../src/journal/connection.js';
import { createLive } from '../../src/live/live.js';
import { liveContract } from '../contract/live.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

const OURS = `from pg_stat_activity where application_name = 'cairn-live' and datname = current_database()`;

const asAdmin = async (sql: string): Promise<number> =>
  withClient(database.adminUrl, async (client) => (await client.query(sql)).rowCount ?? 0);

liveContract('through Postgres', () => ({
  start: () => createLive({ databaseUrl: database.appUrl }),
  startNowhere: () => createLive({ databaseUrl: 'postgresql://cairn_app@127.0.0.1:1/nowhere' }),
  dropConnections: async () => {
    await asAdmin(`select pg_terminate_backend(pid) ${OURS}`);
  },
  countConnections: () => asAdmin(`select ${OURS}`),
}));

import { withClient } from '../../src/journal/connection.js';
import { createQueue } from '../../src/reminders/queue.js';
import { prepareQueue } from '../../src/reminders/prepare-queue.js';
import { queueContract } from '../contract/queue.js';
import { cuttingProxy } from '../support/cutting-proxy.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { until } from '../support/until.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await prepareQueue(database.migratorUrl);
});

afterAll(() => database.drop());

/** Worker connections are renamed by BullMQ after their queue. */
const OURS = `from pg_stat_activity where datname = current_database() and usename = 'cairn_app'`;

const asAdmin = async (sql: string): Promise<number> =>
  withClient(database.adminUrl, async (client) => (await client.query(sql)).rowCount ?? 0);

queueContract('on Postgres', () => ({
  options: { databaseUrl: database.appUrl },
  nowhere: { databaseUrl: 'postgresql://cairn_app@127.0.0.1:1/nowhere' },
  dropConnections: async () => {
    await asAdmin(`select pg_terminate_backend(pid) ${OURS}`);
  },
  countConnections: () => asAdmin(`select ${OURS}`),
}));

describe('the schema of the queue', () => {
  it('can be prepared again, and by several processes at once', async () => {
    await Promise.all([1, 2, 3].map(() => prepareQueue(database.migratorUrl)));
  });

  it('belongs to the owner; the app can use it and not change it', async () => {
    await withClient(database.appUrl, async (client) => {
      await client.query('select from bullmq.job');
      await expect(client.query('create table bullmq.mine (id int)')).rejects.toThrow('permission denied');
      await expect(client.query('drop table bullmq.job')).rejects.toThrow('must be owner');
    });
  });

  it('is found by a login that acts as the app', async () => {
    const url = new URL(database.adminUrl);
    url.searchParams.set('options', '-c role=cairn_app');
    const queue = await createQueue({ databaseUrl: url.href, settings: { name: 'acting' } });
    const woken: string[] = [];
    await queue.work(({ id }) => Promise.resolve(void woken.push(id)));
    await queue.arm('x', new Date(), {});
    await until(() => woken.includes('x'));
    await queue.close();
  });

  it('gives up connections that nobody answers on, and goes on over new ones', async () => {
    const proxy = await cuttingProxy(database.appUrl);
    const settings = { name: 'frozen', patienceMs: 500, retryMs: 100 };
    const queue = await createQueue({ databaseUrl: proxy.url, settings });
    const direct = await createQueue({ databaseUrl: database.appUrl, settings });
    const woken: string[] = [];
    await queue.work(({ id }) => Promise.resolve(void woken.push(id)));
    await direct.arm('before', new Date(), {});
    await until(() => woken.includes('before'));
    await direct.arm('due later', new Date(Date.now() + 1_000), {});
    proxy.freeze();
    await expect(queue.arm('lost', new Date(), {})).rejects.toThrow('timeout');
    await queue.arm('after', new Date(), {});
    // BullMQ itself rests for five seconds after an error.
    await until(() => woken.includes('due later') && woken.includes('after'), 20_000);
    await Promise.all([queue.close(), direct.close()]);
    await proxy.close();
  });

  it('must have been prepared', async () => {
    const bare = await freshDatabase();
    await withClient(bare.adminUrl, (client) => client.query('drop schema if exists bullmq cascade'));
    await expect(createQueue({ databaseUrl: bare.appUrl })).rejects.toThrow('not initialized');
    await bare.drop();
  });
});

import { Redis } from 'ioredis';
import { queueContract } from '../contract/queue.js';
import { testRedisUrl } from '../support/redis.js';

let admin: Redis;

beforeAll(async () => {
  admin = new Redis(testRedisUrl());
  await admin.flushdb();
});

afterAll(() => admin.quit());

/** BullMQ renames its connections after the queue, so all of this database but our own are the queue's. */
async function ours(): Promise<readonly string[]> {
  const clients = String(await admin.client('LIST')).split('\n');
  const number = new URL(testRedisUrl()).pathname.slice(1);
  const me = String(await admin.client('ID'));
  return clients
    .filter((line) => line.includes(` db=${number} `))
    .map((line) => /^id=(\d+)/.exec(line)?.[1] ?? '')
    .filter((id) => id !== me);
}

const databaseUrl = 'postgresql://127.0.0.1:1/unused';

queueContract('on Redis', () => ({
  options: { redisUrl: testRedisUrl(), databaseUrl },
  nowhere: { redisUrl: 'redis://127.0.0.1:1', databaseUrl },
  dropConnections: async () => {
    for (const id of await ours()) await admin.client('KILL', 'ID', id);
  },
  countConnections: async () => (await ours()).length,
}));

import { Redis } from 'ioredis';
import { createLive } from '../../src/live/live.js';
import { liveContract } from '../contract/live.js';
import { testRedisUrl } from '../support/redis.js';

let admin: Redis;

beforeAll(() => {
  admin = new Redis(testRedisUrl());
});

afterAll(() => admin.quit());

/** The ids of our connections; the database number keeps parallel suites apart. */
async function ours(): Promise<readonly string[]> {
  const clients = String(await admin.client('LIST')).split('\n');
  const number = new URL(testRedisUrl()).pathname.slice(1);
  return clients
    .filter((line) => line.includes(' name=cairn-live ') && line.includes(` db=${number} `))
    .map((line) => /^id=(\d+)/.exec(line)?.[1] ?? '');
}

const nowhere = 'redis://127.0.0.1:1';
const databaseUrl = 'postgresql://127.0.0.1:1/unused';

liveContract('through Redis', () => ({
  start: () => createLive({ redisUrl: testRedisUrl(), databaseUrl }),
  startNowhere: () => createLive({ redisUrl: nowhere, databaseUrl }),
  dropConnections: async () => {
    for (const id of await ours()) await admin.client('KILL', 'ID', id);
  },
  countConnections: async () => (await ours()).length,
}));

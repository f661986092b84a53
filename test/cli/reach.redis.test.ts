import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { letInByRedis } from '../../src/cli/reach.js';
import { createRedisLive } from '../../src/live/redis-live.js';
import { startOwnRedis, type OwnRedis } from '../support/own-redis.js';

let own: OwnRedis;
beforeAll(async () => {
  own = await startOwnRedis(false);
});
afterAll(() => own.kill());

const withPassword = (password: string): string => own.url.replace('//', `//:${password}@`);

it('tells a wrong password from a Redis that does not answer, and repeats none', async () => {
  await letInByRedis('REDIS_URL', own.url);
  const admin = new Redis(own.url);
  await admin.config('SET', 'requirepass', 'right');
  await letInByRedis('REDIS_URL', withPassword('right'));
  for (const [url, code] of [
    [own.url, 'NOAUTH'],
    [withPassword('wrong'), 'WRONGPASS'],
  ] as const)
    await expect(letInByRedis('REDIS_URL', url)).rejects.toMatchObject({
      expected: true,
      message: `REDIS_URL: the Redis at ${new URL(own.url).host} does not let us in (${code}).`,
    });
  admin.disconnect();
  await own.kill();
  await letInByRedis('REDIS_URL', own.url);
});

it('waits for no Redis that takes one in and says nothing, and neither do announcements', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const url = `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await letInByRedis('REDIS_URL', url, 200);
  const live = await createRedisLive(url, () => undefined, 200);
  await expect(live.check()).rejects.toThrow('nobody listens');
  await live.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((closed) => silent.close(closed));
});

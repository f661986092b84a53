import { Redis } from 'ioredis';
import { letInByRedis } from '../../src/cli/reach.js';
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

import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { mistake } from '../../tools/lib/mistake.mjs';
import { withClient } from '../journal/connection.js';

/** Makes sure that a database answers and lets us in; otherwise says which setting to look at, without the password in it. */
export async function reach(setting: string, url: string): Promise<void> {
  try {
    await withClient(url, () => Promise.resolve());
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw mistake(`${setting}: cannot connect to ${host}${pathname} (${reasonOf(error)}).`, error);
  }
}

/**
 * Makes sure that a Redis which answers also lets us in; otherwise says which setting to look at. Whether one answers at all is
 * for those to find out who cannot do without.
 */
export async function letInByRedis(setting: string, url: string, patienceMs = 5_000): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: patienceMs,
    disconnectTimeout: 100,
  });
  let refusal: Error | undefined;
  redis.on('error', (error: Error) => {
    if (error.name === 'ReplyError') refusal ??= error;
  });
  // It may also take us in and say nothing.
  await Promise.race([redis.connect().catch(() => undefined), sleep(patienceMs, undefined, { ref: false })]);
  redis.disconnect();
  if (refusal === undefined) return;
  const code = refusal.message.split(' ', 1)[0] ?? '';
  throw mistake(`${setting}: the Redis at ${new URL(url).host} does not let us in (${code}).`, refusal);
}

/** A name with several addresses fails with an error for each of them, and no words of its own. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message !== '' || !('code' in error) ? error.message : String(error.code);
};

import { setTimeout as sleep } from 'node:timers/promises';
import { types } from 'node:util';
import pg from 'pg';
import type { Say } from './plan.js';

/** What Postgres answers while it starts, recovers, stops, or has just been killed: all of class 57P. */
const cannotConnectNow = (code: string): boolean => code.startsWith('57P');

const codeOf = (error: unknown): string =>
  types.isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Nothing listens, or whoever did has hung up: in the middle of a word, too. */
const SILENT = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/** A server that ends while somebody is at the door; pg has no code for it. */
const hungUp = (error: unknown): boolean =>
  types.isNativeError(error) && error.message.startsWith('Connection terminated');

/** A machine that is so busy that nobody comes to the door; pg has no code for that either. */
const tookTooLong = (error: unknown): boolean =>
  types.isNativeError(error) && error.message === 'timeout expired';

const ANSWERS_WITHIN_MS = 5_000;

/** 'ready', or why not: 'silent' when nothing listens, else what the server said. Wrong passwords and the like throw. */
async function knock(url: string, answersWithinMs: number): Promise<'ready' | 'silent' | 'busy'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answersWithinMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const code = codeOf(error);
    if (cannotConnectNow(code) || tookTooLong(error)) return 'busy';
    if (SILENT.has(code) || hungUp(error)) return 'silent';
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What is said when it takes longer than a moment. */
const WAITING = {
  silent: 'Waiting for PostgreSQL to answer …',
  busy: 'PostgreSQL is recovering what an unclean stop left behind; waiting for it …',
} as const;

/** Waits until the server lets sessions in; false when it has ended instead. However long a recovery takes, it is
 *  waited for: stopping it would only start it over. */
export async function becomesReady(
  url: string,
  lives: () => boolean,
  say: Say,
  answersWithinMs = ANSWERS_WITHIN_MS,
): Promise<boolean> {
  const patience = Date.now() + 1_500;
  const told = new Set<keyof typeof WAITING>();
  while (lives()) {
    const answer = await knock(url, answersWithinMs);
    if (answer === 'ready') return true;
    if (!told.has(answer) && Date.now() > patience) {
      say(WAITING[answer]);
      told.add(answer);
    }
    await sleep(30);
  }
  return false;
}

import { types } from 'node:util';
import pg from 'pg';
import { impatient } from '../postgres/impatient.js';

export type PoolOptions = Readonly<{
  max?: number;
  /** How long an answer is waited for. After that the connection counts as lost. */
  patienceMs?: number | undefined;
  /** Hears of idle connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void;
}>;

/** The connections of one process. A server that is dead, or lives and does not answer, is not waited for without end. */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { max = 10, patienceMs, onError = () => undefined } = options;
  const pool = new pg.Pool({
    ...impatient(patienceMs),
    connectionString: inUtc(url),
    max,
    application_name: 'cairn',
    connectionTimeoutMillis: 10_000,
  });
  // Whoever closes the pool knows: a server that stops right after may still cut a connection that is saying goodbye.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  return pool;
}

/** Prisma's driver sends and reads times without their zone: right only in a session that keeps UTC. */
function inUtc(url: string): string {
  const address = new URL(url);
  const options = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `${options} -c TimeZone=UTC`.trim());
  return address.href;
}

/** The server is going down, came back from a crash, or cannot be reached: classes 08 and 57P of SQLSTATE. */
const LOST = /^(08|57P)/;
/** Errors in our own code, which no server can be blamed for. */
const MISTAKES = ['TypeError', 'RangeError', 'SyntaxError'];

/** Whether the server itself has said goodbye. */
export const isFarewell = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && LOST.test(error.code ?? '');

/** Whether an error means that the connection broke, so that nobody knows how far the statement got. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return isFarewell(error);
  return types.isNativeError(error) && !MISTAKES.includes(error.name);
}

import { types } from 'node:util';
import pg from 'pg';

export type PoolOptions = Readonly<{
  max?: number;
  /** Hears of idle connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void;
}>;

/** The connections of one process. They are kept alive, so that a dead server is noticed and not waited for. */
export function createPool(url: string, { max = 10, onError = () => undefined }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: inUtc(url),
    max,
    application_name: 'cairn',
    keepAlive: true,
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

/** Whether an error means that the connection broke, so that nobody knows how far the statement got. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return LOST.test(error.code ?? '');
  return types.isNativeError(error) && !MISTAKES.includes(error.name);
}

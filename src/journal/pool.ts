import { types } from 'node:util';
import pg from 'pg';

export type PoolOptions = Readonly<{
  max?: number;
  /** How long an answer is waited for. After that the connection counts as lost. */
  patienceMs?: number;
  /** Hears of idle connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void;
}>;

/** No statement of ours takes a second on a server that works. */
const PATIENCE_MS = 15_000;

/** How pg says that an answer took too long. */
const TOOK_TOO_LONG = 'Query read timeout';

type Ask = (...question: readonly unknown[]) => unknown;

/**
 * A connection on which an answer took too long is closed. pg alone would leave it open, and take back what waits behind that
 * answer: also the ROLLBACK of whoever gives up. Then everything sent later would belong to a transaction that is never committed.
 */
class ImpatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as Ask;
    this.query = ((...question) => {
      const answer = ask(...question);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#closeIfLate(error));
      return answer;
    }) as Ask as pg.Client['query'];
  }

  #closeIfLate(error: unknown): void {
    if (types.isNativeError(error) && error.message === TOOK_TOO_LONG) this.end().catch(() => undefined);
  }
}

/** The connections of one process. A server that is dead, or lives and does not answer, is not waited for without end. */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { max = 10, patienceMs = PATIENCE_MS, onError = () => undefined } = options;
  const pool = new pg.Pool({
    Client: ImpatientClient,
    connectionString: inUtc(url),
    max,
    application_name: 'cairn',
    keepAlive: true,
    // Without it the system first asks after two hours of silence.
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    query_timeout: patienceMs,
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

import { types } from 'node:util';
import pg from 'pg';

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

/** What connections are made with that wait neither for a server that is dead nor for one that lives and does not answer. */
export const impatient = (patienceMs = PATIENCE_MS) =>
  ({
    Client: ImpatientClient,
    query_timeout: patienceMs,
    keepAlive: true,
    // Without it the system first asks after two hours of silence.
    keepAliveInitialDelayMillis: 10_000,
  }) as const;

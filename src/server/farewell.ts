import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Handler } from './handlers.js';

/** Sees clients off when the server stops. */
export type Farewell = Readonly<{
  /** Comes before whatever answers. */
  handler: Handler;
  /** From now on no answer keeps its connection: a client would keep it to a server that is going. */
  begin: () => void;
  /** Lets nobody in any more; settles when everybody has gone, or after this long. */
  end: (patienceMs: number) => Promise<void>;
}>;

/** Whoever has connected already waits to be let in, and would be cut off with his command sent. */
const LULL_MS = 20;
/** Where somebody comes all the time, nobody waits for long. */
const LONGEST_LULL_MS = 300;
/** Browsers connect before they have anything to ask. */
const SILENCE_MS = 500;

/** For a server that nobody has come to yet. */
export function createFarewell(http: Server): Farewell {
  const underWay = new Set<ServerResponse>();
  let leaving = false;
  let come = 0;
  http.on('connection', () => (come += 1));

  const letGo = (response: ServerResponse): void => {
    if (leaving && !response.headersSent) response.setHeader('Connection', 'close');
  };

  const lull = async (patienceMs: number): Promise<void> => {
    const end = Date.now() + Math.min(patienceMs, LONGEST_LULL_MS);
    for (let before = -1; before !== come && Date.now() < end;) {
      before = come;
      await sleep(LULL_MS);
      // Timers run before anybody is let in: on a busy machine nobody may have been since.
      await nextTurn();
    }
  };

  return {
    handler: (_request, response, next) => {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      letGo(response);
      next();
    },
    begin: () => {
      leaving = true;
      underWay.forEach(letGo);
    },
    end: async (patienceMs) => {
      await lull(patienceMs);
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      const impatient = setTimeout(() => http.closeAllConnections(), patienceMs);
      const silent = setInterval(() => {
        if (underWay.size === 0) http.closeAllConnections();
      }, SILENCE_MS);
      await closed;
      clearTimeout(impatient);
      clearInterval(silent);
    },
  };
}

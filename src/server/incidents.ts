import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Incident } from '../graphql/errors.js';

/** Where errors happened: Apollo hands them over to be presented without saying of which request they are. */
export type Incidents = Readonly<{
  /** The same error, which from now on belongs to a request. */
  noted: <Problem extends Error>(error: Problem, incident: Incident) => Problem;
  /** How to note down what went wrong. */
  of: (error: unknown, fallback: Logger) => Incident;
}>;

/** Remembers whose errors they are until they have been presented. */
export function createIncidents(): Incidents {
  const known = new WeakMap<object, Incident>();
  return {
    noted: (error, incident) => {
      known.set(error, incident);
      return error;
    },
    of: (error, fallback) => {
      const found = typeof error === 'object' && error !== null ? known.get(error) : undefined;
      return found ?? ((cause) => unplaced(cause, fallback));
    },
  };
}

/** Of no request that we know of, and still to be found again. */
function unplaced(cause: unknown, log: Logger): string {
  const requestId = randomUUID();
  log.child({ requestId }).error({ err: cause }, 'a request failed');
  return requestId;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Mentioned } from '../graphql/context.js';

/** What is known about the request that is being served. */
export type RequestScope = Readonly<{
  id: string;
  log: Logger;
  /** What its log line will say besides its address. */
  mentioned: () => Mentioned & Readonly<{ operation?: string }>;
  mention: (facts: Mentioned & Readonly<{ operation?: string }>) => void;
}>;

const scopes = new AsyncLocalStorage<RequestScope>();
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** Keeps a request id that a proxy or client has given, if it is one that can stand in a log. */
export const requestIdFrom = (given: string | undefined): string =>
  given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();

/** A scope for one request. */
export function createScope(id: string, log: Logger): RequestScope {
  let known: Mentioned & Readonly<{ operation?: string }> = {};
  let own: Logger | undefined;
  return {
    id,
    // Most requests have nothing to say but their last line, and at some levels not even that.
    get log() {
      return (own ??= log.child({ requestId: id }));
    },
    mentioned: () => known,
    mention: (facts) => {
      known = { ...known, ...facts };
    },
  };
}

/** Everything called from here, now or later, finds this scope. */
export const runInScope = <Value>(scope: RequestScope, run: () => Value): Value => scopes.run(scope, run);

/** The request that is being served, if one is. */
export const currentScope = (): RequestScope | undefined => scopes.getStore();

/** Logs what the client must not see, and returns the number by which it can be found. */
export function incident(cause: unknown, fallback: Logger): string {
  const scope = currentScope();
  const id = scope?.id ?? randomUUID();
  (scope?.log ?? fallback.child({ requestId: id })).error({ err: cause }, 'a request failed');
  return id;
}

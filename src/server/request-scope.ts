import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Mentioned } from '../graphql/mentioned.js';

/** What is known about a request while it is served. */
export type RequestScope = Readonly<{
  id: string;
  /** From where it comes, seen through the proxies in front. */
  visitor: string | undefined;
  log: () => Logger;
  /** What its log line will say besides its address. */
  mentioned: () => Mentioned;
  mention: (facts: Mentioned) => void;
}>;

/** By request, and not by what follows from what: to follow every promise would slow all of them down. */
const scopes = new WeakMap<IncomingMessage, RequestScope>();
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** Keeps a request id that a proxy or client has given, if it is one that can stand in a log. */
export const requestIdFrom = (given: string | undefined): string =>
  given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();

/** A scope for one request. */
export function createScope(id: string, log: Logger, visitor?: string): RequestScope {
  let known: Mentioned = {};
  let own: Logger | undefined;
  return {
    id,
    visitor,
    // Most requests have nothing to say but their last line, and at some levels not even that.
    log: () => (own ??= log.child({ requestId: id })),
    mentioned: () => known,
    mention: (facts) => {
      known = { ...known, ...facts };
    },
  };
}

/** From now on this is what is known about the request. */
export const openScope = (request: IncomingMessage, scope: RequestScope): void =>
  void scopes.set(request, scope);

/** What is known about a request. */
export function scopeOf(request: IncomingMessage): RequestScope {
  const scope = scopes.get(request);
  if (scope === undefined) throw new Error('a request without a scope');
  return scope;
}

/** Logs what the client must not see, and returns the number by which it can be found. */
export function incidentIn({ id, log }: RequestScope, cause: unknown): string {
  log().error({ err: cause }, 'a request failed');
  return id;
}

import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { visitorOf } from './addresses.js';
import type { Handler } from './handlers.js';
import type { Metrics } from './metrics.js';
import { createScope, openScope, requestIdFrom, type RequestScope } from './request-scope.js';
import { headerOf, pathOf } from './requests.js';

/** Asked every few seconds by machines: their lines would bury the others. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const ROUTES: ReadonlySet<string> = new Set([...PROBES, '/graphql', '/graphiql']);

type Asked = Readonly<{ path: string; method: string }>;

/** Gives every request an id, one line in the log and its place in the metrics. */
export function requestLog(log: Logger, metrics: Metrics, trustProxy: number): Handler {
  return (request, response, next) => {
    const start = performance.now();
    const { method = '' } = request;
    // Taken now: routers below change what the request says about its own path, and whoever hangs up is gone.
    const path = pathOf(request);
    const id = requestIdFrom(headerOf(request, 'x-request-id'));
    const scope = createScope(id, log, visitorOf(request, trustProxy));
    response.setHeader('X-Request-Id', scope.id);
    response.once('close', () => {
      const ms = performance.now() - start;
      metrics.request(ROUTES.has(path) ? path : 'page', method, response.statusCode, ms / 1000);
      const level = PROBES.has(path) ? 'debug' : 'info';
      if (log.isLevelEnabled(level))
        scope.log()[level](factsOf(scope, { path, method }, response, ms), 'request');
    });
    openScope(request, scope);
    next();
  };
}

/** The path without its query: a query may hold what belongs in no log. */
const factsOf = (scope: RequestScope, request: Asked, response: ServerResponse, ms: number) => ({
  ...scope.mentioned(),
  ...request,
  ip: scope.visitor,
  status: response.statusCode,
  ms: Math.round(ms * 10) / 10,
  ...(response.writableFinished ? {} : { cut: true }),
});

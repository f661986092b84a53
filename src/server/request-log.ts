import { performance } from 'node:perf_hooks';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';
import { createScope, openScope, requestIdFrom, type RequestScope } from './request-scope.js';

/** Asked every few seconds by machines: their lines would bury the others. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const ROUTES: ReadonlySet<string> = new Set([...PROBES, '/graphql', '/graphiql']);

type Asked = Readonly<{ path: string; method: string; ip: string | undefined }>;

/** Gives every request an id, one line in the log and its place in the metrics. */
export function requestLog(log: Logger, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    // Taken now: routers below change what the request says about its own path.
    const { path, method } = request;
    const scope = createScope(requestIdFrom(request.get('x-request-id')), log);
    response.setHeader('X-Request-Id', scope.id);
    response.once('close', () => {
      const ms = performance.now() - start;
      metrics.request(ROUTES.has(path) ? path : 'page', method, response.statusCode, ms / 1000);
      write(scope, { path, method, ip: request.ip }, response, ms);
    });
    openScope(request, scope);
    next();
  };
}

/** The path without its query: a query may hold what belongs in no log. */
function write(scope: RequestScope, request: Asked, response: Response, ms: number): void {
  const level = PROBES.has(request.path) ? 'debug' : 'info';
  const facts = {
    ...scope.mentioned(),
    ...request,
    status: response.statusCode,
    ms: Math.round(ms * 10) / 10,
    ...(response.writableFinished ? {} : { cut: true }),
  };
  scope.log[level](facts, 'request');
}

import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { archiveRoute } from './archive.js';
import { cors } from './cors.js';
import type { Farewell } from './farewell.js';
import type { Gate } from './gate.js';
import { notToBeKept, toGraphiql, type ContextOfRequest, type GraphqlHttp } from './graphql-http.js';
import { handledBy } from './handlers.js';
import { answerFailure, errorHandler, notFound } from './json-errors.js';
import { letterPages } from './letter-pages/routes.js';
import type { Metrics } from './metrics.js';
import { pages } from './pages.js';
import type { ServerParts } from './parts.js';
import { probes } from './probes.js';
import { recordRoutes } from './public-record.js';
import { slowedByAddress, type Rates } from './rates.js';
import { requestLog } from './request-log.js';
import { mount, pastExpress, type Routes } from './routes.js';
import { securityHeaders } from './security-headers.js';
import type { ServerSettings } from './settings.js';

export type AppParts = Readonly<{
  parts: ServerParts;
  settings: ServerSettings;
  log: Logger;
  farewell: Farewell;
  gate: Gate;
  metrics: Metrics;
  graphql: GraphqlHttp;
  contextOf: ContextOfRequest;
  /** Requests by address. */
  rates: Rates;
}>;

/** Everything that is answered over HTTP. Addresses are added to the policy's table, never here. */
export function createApp(made: AppParts): RequestListener {
  const { settings, log, farewell, metrics, contextOf } = made;
  const routes = routesOf(made);
  const first = [
    requestLog(log, metrics, settings.trustProxy),
    securityHeaders(settings.publicUrl),
    farewell.handler,
  ];
  const app = createExpress(routes, made);
  const byExpress = handledBy([...first, (request, response) => void app(request, response)], answerFailure);
  const { takes, handlers } = pastExpress(routes, contextOf);
  const past = handledBy([...first, ...handlers], answerFailure);
  return (request, response) => (takes(request) ? past : byExpress)(request, response);
}

/** What Express answers. */
export function createExpress(routes: Routes, { settings, contextOf }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  mount(app, routes, contextOf);
  app.use(notFound, errorHandler);
  return app;
}

/** What answers where. */
export function routesOf(made: AppParts): Routes {
  const { parts, settings, log, gate, metrics, graphql, contextOf, rates } = made;
  const slowed = slowedByAddress(rates);
  const toTheApi = [cors(settings.corsOrigins), slowed, notToBeKept];
  const { alive, ready, counted } = probes({
    checks: parts.checks,
    isStopping: gate.isClosed,
    metrics,
    log,
  });
  const { keys, digests, digest } = recordRoutes(parts);
  const { graphiql, graphiqlFiles, files, page } = pages(settings);
  return {
    'GET /healthz': [alive],
    'GET /readyz': [ready],
    'GET /metrics': [counted],
    'GET /games/:id/archive': [slowed, archiveRoute(contextOf)],
    'GET /.well-known/cairn-keys.json': [keys],
    'GET /.well-known/cairn-digests.json': [digests],
    'GET /.well-known/cairn-digests/:date': [digest],
    ...letterPages(contextOf),
    'POST /graphql': [...toTheApi, ...graphql.handlers],
    'USE /graphql': [...toTheApi, toGraphiql, ...graphql.handlers],
    'GET /graphiql': [graphiql],
    'USE /graphiql': [graphiqlFiles],
    'USE /': [files, page],
  };
}

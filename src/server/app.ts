import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { archiveRoute } from './archive.js';
import { cors } from './cors.js';
import type { Gate } from './gate.js';
import type { ContextOfRequest, GraphqlHttp } from './graphql-http.js';
import { errorHandler, notFound } from './json-errors.js';
import { letterPages } from './letter-pages/routes.js';
import type { Metrics } from './metrics.js';
import { pages } from './pages.js';
import type { ServerParts } from './parts.js';
import { probes } from './probes.js';
import { recordRoutes } from './public-record.js';
import { slowedByAddress, type Rates } from './rates.js';
import { requestLog } from './request-log.js';
import { mount, type Routes } from './routes.js';
import { securityHeaders } from './security-headers.js';
import type { ServerSettings } from './settings.js';

export type AppParts = Readonly<{
  parts: ServerParts;
  settings: ServerSettings;
  log: Logger;
  gate: Gate;
  metrics: Metrics;
  graphql: GraphqlHttp;
  contextOf: ContextOfRequest;
  /** Requests by address. */
  rates: Rates;
}>;

/** Everything that is answered over HTTP. Addresses are added to the policy's table, never here. */
export function createApp(made: AppParts): Express {
  const { settings, log, gate, metrics } = made;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.use(requestLog(log, metrics), securityHeaders(settings.publicUrl));
  app.use((_request, response, next) => {
    // A client that keeps its connection would keep it to a server that is going.
    if (gate.isClosed()) response.set('Connection', 'close');
    next();
  });
  mount(app, routesOf(made), made.contextOf);
  app.use(notFound, errorHandler());
  return app;
}

function routesOf({ parts, settings, log, gate, metrics, graphql, contextOf, rates }: AppParts): Routes {
  const { corsOrigins } = settings;
  const slowed = slowedByAddress(rates);
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
    'USE /graphql': [cors(corsOrigins), slowed, ...graphql.handlers],
    'GET /graphiql': [graphiql],
    'USE /graphiql': [graphiqlFiles],
    'USE /': [files, page],
  };
}

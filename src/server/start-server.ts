import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { cairnSchema } from '../graphql/schema.js';
import { createApp } from './app.js';
import { createSessionCookie } from './cookies.js';
import { createFarewell, type Farewell } from './farewell.js';
import { createGate, type Gate } from './gate.js';
import { createGraphqlHttp, type GraphqlHttp } from './graphql-http.js';
import { createHttpContext } from './http-context.js';
import { createMetrics } from './metrics.js';
import type { ServerParts } from './parts.js';
import { createRates } from './rates.js';
import type { ServerSettings } from './settings.js';
import { createSocketContext } from './socket-identity.js';
import { openSockets, type Sockets } from './sockets.js';
import { watchedApi } from './watched-api.js';

/** A running server: `stop` lets commands under way finish and sends every client away to come back later. */
export type RunningServer = Readonly<{ address: string; port: number; stop: () => Promise<void> }>;

/** Serves the API, the page and the probes on one port. */
export async function startServer(
  parts: ServerParts,
  settings: ServerSettings,
  log: Logger,
): Promise<RunningServer> {
  const { publicUrl } = settings;
  const http = createServer();
  const farewell = createFarewell(http);
  const gate = createGate();
  const cookie = createSessionCookie(publicUrl);
  const rates = createRates(settings.limits.perAddress);
  const schema = await cairnSchema();
  // The gauges read from the sockets, which serve an API that counts in the metrics.
  const gauges = {
    sockets: () => sockets.open(),
    subscriptions: () => sockets.subscriptions(),
    games: parts.feeds.size,
  };
  const metrics = createMetrics(gauges, parts.measures);
  const api = watchedApi(parts, gate, metrics);
  const sockets = openSockets(http, {
    schema,
    contextOf: createSocketContext(api, cookie, settings),
    settings,
    rates,
    log,
  });
  const contextOf = createHttpContext(api, cookie, {
    publicUrl,
    rates: createRates(settings.limits.perViewer),
  });
  const graphql = await createGraphqlHttp(schema, contextOf, log);
  http.on('request', createApp({ parts, settings, log, farewell, gate, metrics, graphql, contextOf, rates }));
  await listen(http, settings);
  const { port } = http.address() as AddressInfo;
  return {
    address: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    port,
    stop: once(() => stop({ farewell, gate, sockets, graphql }, settings.drainMs, log)),
  };
}

const listen = (http: Server, { host, port }: ServerSettings): Promise<void> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });

type Stopping = Readonly<{ farewell: Farewell; gate: Gate; sockets: Sockets; graphql: GraphqlHttp }>;

async function stop(
  { farewell, gate, sockets, graphql }: Stopping,
  drainMs: number,
  log: Logger,
): Promise<void> {
  farewell.begin();
  const drained = await gate.close(drainMs);
  if (!drained) log.warn({ drainMs }, 'commands were still under way when the server stopped');
  await sockets.close();
  // With what the sockets' goodbye takes it fits into what is left: a stop may take twice as long as commands.
  await farewell.end(drainMs / 2);
  await graphql.stop();
}

/** A second call waits for the first. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

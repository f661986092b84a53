import { createServer } from 'node:http';
import type { Express } from 'express';
import { pino } from 'pino';
import { ROUTE_RULES } from '../../src/play/policy-table.js';
import { createExpress, routesOf } from '../../src/server/app.js';
import { createFarewell } from '../../src/server/farewell.js';
import { createGate } from '../../src/server/gate.js';
import { createMetrics } from '../../src/server/metrics.js';
import { createRates } from '../../src/server/rates.js';
import { emptyWorld, serveWorld, UNLIMITED } from '../support/cairn-server.js';

const SETTINGS = { pageRoot: '.', graphiqlRoot: '.', corsOrigins: [], limits: UNLIMITED };

type Layers = readonly Readonly<{ route?: Readonly<{ path: string }>; name: string }>[];

/** The app with no part behind it: only its addresses matter. */
function bareApp(): Express {
  const count = (): number => 0;
  const made = {
    parts: { checks: {} } as never,
    settings: { ...SETTINGS, host: '', port: 0, trustProxy: 0, drainMs: 0 },
    rates: createRates(UNLIMITED.perAddress),
    log: pino({ level: 'silent' }),
    farewell: createFarewell(createServer()),
    gate: createGate(),
    metrics: createMetrics({ sockets: count, subscriptions: count, games: count }),
    graphql: { handlers: [], stop: () => Promise.resolve() },
    contextOf: () => Promise.reject(new Error('nobody asks')),
  };
  return createExpress(routesOf(made), made);
}

describe('the addresses of the server', () => {
  it('are those of the policy, and no others', () => {
    const layers = (bareApp().router as unknown as { stack: Layers }).stack;
    const named = Object.keys(ROUTE_RULES).filter((name) => name !== 'POST /graphql');
    const at = (method: string): readonly string[] =>
      named.filter((name) => name.startsWith(`${method} `)).map((name) => name.split(' ')[1] ?? '');
    expect(layers.flatMap(({ route }) => route?.path ?? [])).toEqual([...at('GET'), ...at('POST')]);
    // Not found and errors behind them all; the page has two parts, the API four before it answers.
    expect(layers.filter(({ route }) => route === undefined)).toHaveLength(at('USE').length + 3 + 1 + 2);
  });

  it.each([
    ['GET', '/healthz', 200],
    ['GET', '/readyz', 200],
    ['GET', '/metrics', 200],
    ['GET', '/graphql?query=%7B__typename%7D', 200],
    // No page was built for this server: the addresses are there, the files are not.
    ['GET', '/graphiql', 404],
    ['GET', '/graphiql/assets/x.js', 404],
    ['GET', '/', 404],
    ['POST', '/healthz', 404],
    ['DELETE', '/anything', 404],
  ])('%s %s answers whoever asks', async (method, path, status) => {
    const server = await serveWorld(emptyWorld());
    const headers = { 'apollo-require-preflight': 'yes', accept: 'application/json' };
    const response = await fetch(`${server.address}${path}`, { method, headers });
    await server.stop();
    expect(response.status).toBe(status);
  });
});

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { addressOf, visitorOf } from './addresses.js';
import { allows } from './cors.js';
import { fromOurOrigin } from './origin.js';
import type { Rates } from './rates.js';
import { BODY_LIMIT, KEEP_ALIVE_MS, type ServerSettings } from './settings.js';
import type { ContextOfSocket } from './socket-line.js';
import { createSocketProtocol } from './socket-protocol.js';

/** Service restart: one of the codes on which graphql-ws clients connect again by themselves. */
const RESTARTING = 1012;

export type Sockets = Readonly<{
  open: () => number;
  subscriptions: () => number;
  /** Tells every client to come back later and takes no new one. */
  close: () => Promise<void>;
}>;

export type SocketParts = Readonly<{
  schema: GraphQLSchema;
  contextOf: ContextOfSocket;
  settings: ServerSettings;
  /** Of the address: opening a socket counts like a request. */
  rates: Rates;
  log: Logger;
}>;

/** Subscriptions over WebSockets at /graphql of this server. */
export function openSockets(http: Server, { schema, contextOf, settings, rates, log }: SocketParts): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: BODY_LIMIT, handleProtocols });
  const protocol = createSocketProtocol(schema, contextOf, settings, log);

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Node hands the bare socket over: an error on it that nobody hears would end the process.
    socket.on('error', () => socket.destroy());
    const refusal = refuse(request, settings) ?? tooEarly(request, settings, rates);
    if (refusal !== undefined) {
      // Whoever does not hang up in turn is hung up on.
      const answer = `HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
      socket.end(answer, () => socket.destroy());
      return;
    }
    server.handleUpgrade(request, socket, head, (webSocket) => {
      keepAlive(webSocket);
      protocol.serve(webSocket, request);
    });
  };
  http.on('upgrade', upgrade);

  const close = async (): Promise<void> => {
    http.off('upgrade', upgrade);
    const gone = Promise.all([...server.clients].map(closed));
    for (const client of server.clients) client.close(RESTARTING, 'Service restart');
    await gone;
    server.close();
  };

  return { open: () => server.clients.size, subscriptions: protocol.subscriptions, close };
}

function refuse(request: IncomingMessage, { publicUrl, corsOrigins }: ServerSettings): string | undefined {
  if (request.url?.split('?')[0] !== '/graphql') return '404 Not Found';
  const invited = allows(corsOrigins, request.headers.origin ?? '');
  return invited || fromOurOrigin(request, publicUrl) ? undefined : '403 Forbidden';
}

function tooEarly(
  request: IncomingMessage,
  { trustProxy }: ServerSettings,
  rates: Rates,
): string | undefined {
  const { waitMs } = rates.take(addressOf(visitorOf(request, trustProxy)), Date.now());
  return waitMs === 0 ? undefined : `429 Too Many Requests\r\nRetry-After: ${Math.ceil(waitMs / 1000)}`;
}

/** A client that does not answer the farewell is cut off. */
const FAREWELL_MS = 1_000;

const closed = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), FAREWELL_MS);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Finds out about connections that have silently gone. */
function keepAlive(socket: WebSocket): void {
  let answered = true;
  socket.on('pong', () => (answered = true));
  const timer = setInterval(() => {
    if (!answered) socket.terminate();
    answered = false;
    socket.ping();
  }, KEEP_ALIVE_MS);
  socket.once('close', () => clearInterval(timer));
}

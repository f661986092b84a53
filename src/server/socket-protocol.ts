import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  GraphQLError,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode, makeServer, type Context } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { presentError } from '../graphql/errors.js';
import { FEEDS_PER_SOCKET } from './settings.js';
import { createPrepare } from './socket-documents.js';
import { createScope, incident, runInScope, type RequestScope } from './request-scope.js';
import type { ContextOfSocket, Line, SocketIdentity } from './socket-line.js';

type LineContext = Context<Record<string, unknown>, Line>;

export type SocketProtocol = Readonly<{
  serve: (socket: WebSocket, request: IncomingMessage) => void;
  subscriptions: () => number;
}>;

/** Speaks graphql-transport-ws. */
export function createSocketProtocol(
  schema: GraphQLSchema,
  { identify, contextOf }: ContextOfSocket,
  log: Logger,
): SocketProtocol {
  const prepare = createPrepare(schema);
  const identities = new WeakMap<WebSocket, SocketIdentity>();
  let running = 0;

  const server = makeServer<Record<string, unknown>, Line>({
    onConnect: async ({ connectionParams, extra }) => {
      const identity = await identify(extra.request, connectionParams?.['token']);
      identities.set(extra.socket, identity);
      if (identity !== 'bad token') return true;
      // Unlike 4403, on which clients try again, this one ends a client that will never be let in.
      extra.socket.close(CloseCode.Unauthorized, 'Unauthorized');
      return false;
    },
    onSubscribe: ({ subscriptions }, _id, payload) =>
      Object.keys(subscriptions).length > FEEDS_PER_SOCKET ? [tooManyFeeds()] : prepare(payload),
    context: ({ extra, connectionParams }: LineContext) =>
      contextOf(extra, identities.get(extra.socket) ?? 'nobody', connectionParams?.['language']),
    onOperation: () => void (running += 1),
    onComplete: () => void (running -= 1),
    onError: ({ extra }, _id, _payload, errors) => errors.map((error) => present(error, extra)),
    onNext: (...[{ extra }, , , , result]) =>
      result.errors === undefined
        ? undefined
        : ({
            ...result,
            errors: result.errors.map((error) => present(error, extra)),
          } as FormattedExecutionResult),
  });

  const present = (error: unknown, { scope }: Line): GraphQLFormattedError =>
    presentError(error, (cause) => runInScope(scope, () => incident(cause, log)));

  return {
    serve: (socket, request) => connect(server, { socket, request, scope: createScope(randomUUID(), log) }),
    subscriptions: () => running,
  };
}

const tooManyFeeds = (): GraphQLError =>
  new GraphQLError(`A socket may have ${FEEDS_PER_SOCKET} feeds open at once.`, {
    extensions: { code: 'TOO_MANY_FEEDS' },
  });

type Protocol = ReturnType<typeof makeServer<Record<string, unknown>, Line>>;

/** Ties a socket to the protocol; whatever goes wrong on it ends that socket alone. */
function connect(server: Protocol, line: Line): void {
  const { socket, scope } = line;
  const fail = (error: unknown): void => {
    incidentOn(scope, error);
    socket.close(CloseCode.InternalServerError, 'Internal server error');
  };
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) =>
        new Promise((resolve, reject) => {
          if (socket.readyState !== socket.OPEN) resolve();
          else socket.send(data, (error) => (error instanceof Error ? reject(error) : resolve()));
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (heard) => {
        socket.on(
          'message',
          (data: Buffer) => void runInScope(scope, () => heard(data.toString('utf8'))).catch(fail),
        );
      },
    },
    line,
  );
  scope.log.info('socket opened');
  socket.once('error', (err) => scope.log.warn({ err }, 'socket broke'));
  socket.once('close', (code, reason) => {
    scope.log.info({ code, ...scope.mentioned() }, 'socket closed');
    void closed(code, reason.toString('utf8')).catch((error: unknown) => incidentOn(scope, error));
  });
}

const incidentOn = (scope: RequestScope, error: unknown): void => {
  scope.log.error({ err: error }, 'a socket failed');
};

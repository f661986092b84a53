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
import { Fault } from '../play/faults.js';
import { addressOf, visitorOf } from './addresses.js';
import { createOpenFeeds, type Holder } from './open-feeds.js';
import type { ServerSettings } from './settings.js';
import { createSubscribe, FeedRefused, type Subscribed } from './shared-answers.js';
import { createPrepare } from './socket-documents.js';
import { createScope, incidentIn, type RequestScope } from './request-scope.js';
import { listeningTo } from './socket-manners.js';
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
  settings: ServerSettings,
  log: Logger,
): SocketProtocol {
  const prepare = createPrepare(schema);
  const identities = new WeakMap<WebSocket, SocketIdentity>();
  const feeds = createOpenFeeds();
  const whoIsOn = ({ socket }: Line): SocketIdentity => identities.get(socket) ?? 'nobody';
  const subscribe = createSubscribe();

  const server = makeServer<Record<string, unknown>, Line>({
    onConnect: async ({ connectionParams, extra }) => {
      const identity = await identify(extra.request, tokenIn(connectionParams));
      identities.set(extra.socket, identity);
      return identity === 'bad token' ? sendAway(extra) : true;
    },
    onSubscribe: ({ extra, connectionParams }: LineContext, id, payload) => {
      if (feeds.has(extra.socket, id)) throw new IdTaken('the id of a feed that has not ended');
      const prepared = prepare(payload);
      if (!('schema' in prepared)) return prepared;
      const holder = holderOf(extra, whoIsOn(extra), settings);
      if (!feeds.open(extra.socket, id, holder)) return [tooManyFeeds(holder)];
      const contextValue = contextOf(extra, whoIsOn(extra), connectionParams?.['language']);
      const subscribed: Subscribed = { ...prepared, contextValue, deliver: deliverTo(extra, id) };
      return subscribed;
    },
    // It gets what `onSubscribe` returns.
    subscribe: (subscribed) => subscribe(subscribed as Subscribed),
    onComplete: ({ extra }, id) => feeds.done(extra.socket, id),
    onError: ({ extra }, id, _payload, errors) => {
      feeds.done(extra.socket, id);
      return present(errors, extra);
    },
    onNext: (...[{ extra }, , , , result]) => presented(result, (errors) => present(errors, extra)),
  });

  return {
    serve: (socket, request) => connect(server, { socket, request, scope: createScope(randomUUID(), log) }),
    subscriptions: feeds.count,
  };
}

/** Where clients are used to put it: by its name, or as a header would have it. */
function tokenIn(params: Readonly<Record<string, unknown>> = {}): unknown {
  const header = params['Authorization'] ?? params['authorization'];
  return params['token'] ?? (typeof header === 'string' ? header.replace(/^bearer /i, '') : undefined);
}

/** What went wrong below the root, in our words. */
const presented = (
  result: Readonly<{ errors?: readonly GraphQLError[] | undefined }>,
  present: (errors: readonly GraphQLError[]) => readonly GraphQLFormattedError[],
): FormattedExecutionResult | undefined =>
  result.errors === undefined ? undefined : { ...result, errors: present(result.errors) };

/** Unlike 4403, on which clients try again, this one ends a client that will never be let in. */
function sendAway({ socket }: Line): false {
  socket.close(CloseCode.Unauthorized, 'Unauthorized');
  return false;
}

const present = (errors: readonly GraphQLError[], { scope }: Line): readonly GraphQLFormattedError[] =>
  errors.flatMap(reasonsIn).map((error) => presentError(error, (cause) => incidentIn(scope, cause)));

const reasonsIn = (error: GraphQLError): readonly GraphQLError[] =>
  error.originalError instanceof FeedRefused ? error.originalError.errors : [error];

/** Feeds are counted by person over all their sockets, and by address for those who are nobody. */
function holderOf(
  { request }: Line,
  identity: SocketIdentity,
  { limits: { feedsPerViewer, feedsPerAddress }, trustProxy }: ServerSettings,
): Holder {
  return typeof identity === 'string'
    ? { key: addressOf(visitorOf(request, trustProxy)), most: feedsPerAddress }
    : { key: identity.viewer.id, most: feedsPerViewer };
}

function tooManyFeeds({ most }: Holder): GraphQLError {
  const fault = new Fault('TOO_MANY_FEEDS', `You have ${most} feeds open: close one first.`, { limit: most });
  return new GraphQLError(fault.message, { originalError: fault });
}

/** Sent when it has left this process: whoever reads slowly is waited for. */
const sendTo = (socket: WebSocket, data: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) resolve();
    else socket.send(data, (error) => (error instanceof Error ? reject(error) : resolve()));
  });

/** An answer that is text already, in the words of the protocol. */
function deliverTo({ socket }: Line, id: string): Subscribed['deliver'] {
  const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  return (json) => sendTo(socket, `${head}${json}}`);
}

type Protocol = ReturnType<typeof makeServer<Record<string, unknown>, Line>>;

/**
 * An id that is taken again before its former feed has ended: graphql-ws would mix the two up, and when one ends forget the
 * other.
 */
class IdTaken extends Error {}

/** Ties a socket to the protocol; whatever goes wrong on it ends that socket alone. */
function connect(server: Protocol, line: Line): void {
  const { socket, scope } = line;
  const fail = (error: unknown): void => {
    if (error instanceof IdTaken) {
      socket.close(CloseCode.SubscriberAlreadyExists, 'Subscriber already exists');
      return;
    }
    incidentOn(scope, error);
    socket.close(CloseCode.InternalServerError, 'Internal server error');
  };
  const isHeard = listeningTo(socket);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) => sendTo(socket, data),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (heard) => {
        socket.on('message', (data: Buffer) => {
          if (isHeard()) void heard(data.toString('utf8')).catch(fail);
        });
      },
    },
    line,
  );
  scope.log().info('socket opened');
  socket.once('error', (err) => scope.log().warn({ err }, 'socket broke'));
  socket.once('close', (code, reason) => {
    scope.log().info({ code, ...scope.mentioned() }, 'socket closed');
    void closed(code, reason.toString('utf8')).catch((error: unknown) => incidentOn(scope, error));
  });
}

const incidentOn = (scope: RequestScope, error: unknown): void => {
  scope.log().error({ err: error }, 'a socket failed');
};

import { createClient, type Client as SocketClient } from 'graphql-ws';
import { Client, fetchExchange, mapExchange, subscriptionExchange } from 'urql';
import { faultOf } from './faults.js';
import { giveUpHanging } from './hanging.js';
import { tryNow } from './hurry.js';

const socketAddress = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;

/** The language the page speaks, in which the server shall speak too. */
const language = (): string => document.documentElement.lang;

/** How often an idle line is asked whether it still holds, and how long it may take to answer. */
const ASKED_EVERY = 12_000;
const ANSWERED_WITHIN = 3_000;

/** How long the other side of a new line may take to answer: more than an idle one, because a server that has just started is slow. */
const OPENED_WITHIN = 10_000;

/** One socket for all feeds. It never retries by itself: a feed is taken up after the last version it brought. */
const createSocket = (): SocketClient =>
  createClient({
    url: socketAddress,
    lazy: true,
    retryAttempts: 0,
    keepAlive: ASKED_EVERY,
    connectionAckWaitTimeout: OPENED_WITHIN,
    connectionParams: () => ({ language: language() }),
  });

/** Gives the line up as soon as it cannot hold: the browser has no network, or the other side no longer answers. */
function noticeLoss(socket: SocketClient): void {
  let answer: ReturnType<typeof setTimeout> | undefined;
  socket.on('ping', (received) => {
    if (!received) answer = setTimeout(() => socket.terminate(), ANSWERED_WITHIN);
  });
  socket.on('pong', () => clearTimeout(answer));
  socket.on('closed', () => clearTimeout(answer));
  addEventListener('offline', () => socket.terminate());
  addEventListener('online', tryNow);
}

/** Said on the window when the server no longer knows who asks; its detail is whether something was to be done. */
export const SIGNED_OUT = 'cairn:signed-out';

/** The client, and how to close its socket: every feed then opens again, as whoever is signed in by now. */
export type CairnLine = Readonly<{ client: Client; hangUp: () => void }>;

/**
 * Queries and commands by HTTP, feeds by WebSocket, both on the page's own address with the session's cookie.
 * Nothing is cached: feeds say when something has changed, and only what never changes is kept (see `use-past`).
 */
export function openLine(): CairnLine {
  const socket = createSocket();
  // First, so that whatever is begun again for the same reason finds a new line.
  giveUpHanging(socket);
  noticeLoss(socket);
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetchOptions: () => ({ credentials: 'same-origin', headers: { 'accept-language': language() } }),
    exchanges: [
      mapExchange({
        // Where nothing could be answered the protocol says null; the types of the client say undefined.
        onResult: (result) => (result.data === null ? { ...result, data: undefined } : result),
        onError: (error, { kind }) => {
          if (faultOf(error).kind !== 'signedOut') return;
          dispatchEvent(new CustomEvent<boolean>(SIGNED_OUT, { detail: kind === 'mutation' }));
        },
      }),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables }) => ({
          subscribe: ({ next, error, complete }) => ({
            unsubscribe: socket.subscribe(
              { query, variables: { ...variables } },
              {
                next: ({ data = null, errors = [] }) =>
                  next(errors.length === 0 ? { data } : { data, errors }),
                error,
                complete,
              },
            ),
          }),
        }),
      }),
    ],
  });
  return { client, hangUp: () => socket.terminate() };
}

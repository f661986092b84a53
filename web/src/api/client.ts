import { createClient, type Client as SocketClient } from 'graphql-ws';
import { Client, fetchExchange, subscriptionExchange } from 'urql';

const socketAddress = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;

/** The language the page speaks, in which the server shall speak too. */
const language = (): string => document.documentElement.lang;

/** One socket for all feeds. It never retries by itself: a feed is taken up after the last version it brought. */
const createSocket = (): SocketClient =>
  createClient({
    url: socketAddress,
    lazy: true,
    retryAttempts: 0,
    keepAlive: 12_000,
    connectionParams: () => ({ language: language() }),
  });

/**
 * Queries and commands by HTTP, feeds by WebSocket, both on the page's own address with the session's cookie.
 * Nothing is cached: feeds say when something has changed, and only what never changes is kept (see `use-past`).
 */
export function createCairnClient(): Client {
  const socket = createSocket();
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetchOptions: () => ({ credentials: 'same-origin', headers: { 'accept-language': language() } }),
    exchanges: [
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
}

import type { GraphiQLProps } from 'graphiql';
import { getOperationAST, parse, type ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';

const address = new URL('/graphql', location.href);
const socketAddress = new URL(address);
socketAddress.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';

/** One socket for all subscriptions, opened with the first one; the session cookie signs it in. */
const sockets = createClient({ url: socketAddress.href, retryAttempts: Infinity });

/** Queries and mutations by POST, subscriptions over the socket: as any client of the API does it. */
export const fetcher: GraphiQLProps['fetcher'] = ({ query, operationName, variables }, options) => {
  const operation = { query, operationName: operationName ?? null, variables: objectIn(variables) };
  if (isSubscription(query, operationName))
    return sockets.iterate(operation) as AsyncIterable<ExecutionResult>;
  return send(operation, options?.headers);
};

async function send(
  operation: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ExecutionResult> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(operation),
  });
  return (await answer.json()) as ExecutionResult;
}

const isSubscription = (query: string, name: string | null | undefined): boolean =>
  getOperationAST(parse(query), name)?.operation.toString() === 'subscription';

const objectIn = (variables: unknown): Record<string, unknown> | null =>
  typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : null;

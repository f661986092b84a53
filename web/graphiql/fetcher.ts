import type { GraphiQLProps } from 'graphiql';
import { getOperationAST, Kind, parse, type DocumentNode, type ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';

const address = new URL('/graphql', location.href);
const socketAddress = new URL(address);
socketAddress.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';

/** One socket for all subscriptions, opened with the first one; the session cookie signs it in. */
const sockets = createClient({ url: socketAddress.href, retryAttempts: Infinity });

/** Queries and mutations by POST, subscriptions over the socket: as any client of the API does it. */
export const fetcher: GraphiQLProps['fetcher'] = ({ query, operationName, variables }, options) => {
  const document = parse(query);
  const name = nameIn(document, operationName);
  const operation = { query, operationName: name, variables: objectIn(variables) };
  if (getOperationAST(document, name)?.operation.toString() === 'subscription')
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

/** Right after a change of tabs the editor may still name the operation of the tab before. */
const nameIn = ({ definitions }: DocumentNode, name: string | null | undefined): string | null =>
  definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name)
    ? (name ?? null)
    : null;

const objectIn = (variables: unknown): Record<string, unknown> | null =>
  typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : null;

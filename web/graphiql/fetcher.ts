import type { GraphiQLProps } from 'graphiql';
import { getOperationAST, Kind, parse, type DocumentNode, type ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import { LAST_GAME } from './examples.js';

const address = new URL('/graphql', location.href);
const socketAddress = new URL(address);
socketAddress.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';

/** One socket for all subscriptions, opened with the first one; the session cookie signs it in. */
const sockets = createClient({ url: socketAddress.href, retryAttempts: Infinity });

/** Queries and mutations by POST, subscriptions over the socket: as any client of the API does it. */
export const fetcher: GraphiQLProps['fetcher'] = ({ query, operationName, variables }, options) => {
  const document = parse(query);
  const name = nameIn(document, operationName);
  const operation = { query, operationName: name, variables: aboutTheLastGame(objectIn(variables)) };
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
  const result = (await answer.json()) as ExecutionResult;
  remember(result);
  return result;
}

const REMEMBERED = 'cairn.last-game';

/** Examples are about the game that was opened last: nobody has to copy its id from tab to tab. */
function remember({ data }: ExecutionResult): void {
  for (const answer of Object.values(data ?? {}) as readonly (Readonly<{ gameId?: unknown }> | null)[])
    if (typeof answer?.gameId === 'string') sessionStorage.setItem(REMEMBERED, answer.gameId);
}

function aboutTheLastGame(variables: Record<string, unknown> | null): Record<string, unknown> | null {
  const game = sessionStorage.getItem(REMEMBERED);
  if (variables?.['id'] !== LAST_GAME || game === null) return variables;
  return { ...variables, id: game };
}

/** Right after a change of tabs the editor may still name the operation of the tab before. */
const nameIn = ({ definitions }: DocumentNode, name: string | null | undefined): string | null =>
  definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name)
    ? (name ?? null)
    : null;

const objectIn = (variables: unknown): Record<string, unknown> | null =>
  typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : null;

import { createClient, type Client as Socket, type ClientOptions } from 'graphql-ws/client';
import { CairnFault, faultFrom, unreachable, type WireError } from './fault.js';
import type { Address } from './request.js';
import type { TypedText } from './typed-text.js';

/** One socket for all feeds of a client, opened with the first and closed with the last. */
export type Line = Readonly<{
  /** One subscription until it ends. Throws a `CairnFault`; a retryable one when only the line broke. */
  listen: <Data, Variables extends object>(
    document: TypedText<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ) => AsyncGenerator<Data, void, void>;
  close: () => Promise<void>;
}>;

/** How often the server is asked whether it is still there, and how long it may take to say so. */
const KEEP_ALIVE_MS = 15_000;
const ANSWER_MS = 10_000;

/** Nobody is behind this token; graphql-transport-ws says so by closing. */
const UNAUTHORIZED = 4401;
/** Closed by the server for good; every other close is worth another try, also 4403: then the server tells why. */
const FOR_GOOD: readonly number[] = [4400, 4406, 4409, 4429];

export function createLine({ url, token, language }: Address): Line {
  let dialled: Promise<Socket> | undefined;
  const socket = (): Promise<Socket> =>
    (dialled ??= dial(new URL('/graphql', url.replace(/^http/, 'ws')).href, { token, language }));

  async function* listen<Data, Variables extends object>(
    document: TypedText<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): AsyncGenerator<Data, void, void> {
    const open = await socket();
    if (signal?.aborted === true) return;
    const answers = open.iterate<Data>({ query: document.toString(), variables: { ...variables } as Json });
    const leave = (): void => void answers.return?.();
    signal?.addEventListener('abort', leave, { once: true });
    try {
      for await (const answer of answers) yield dataIn(answer as Answer<Data>);
    } catch (error) {
      throw faultOf(error);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  return { listen, close: async () => (await dialled)?.dispose() };
}

type Json = Record<string, unknown>;
type Answer<Data> = Readonly<{ data?: Data | null; errors?: readonly WireError[] }>;

function dataIn<Data>({ data, errors: [error] = [] }: Answer<Data>): Data {
  if (error !== undefined) throw faultFrom(error);
  return data as Data;
}

type WebSocketClass = typeof WebSocket;

/** Browsers have one, and Node from 22 on. */
async function webSocket(): Promise<WebSocketClass> {
  const { WebSocket: own } = globalThis as { readonly WebSocket?: WebSocketClass };
  return own ?? ((await import('ws')).WebSocket as unknown as WebSocketClass);
}

/** Never connects again by itself: it would repeat the cursor a feed began with. */
async function dial(url: string, connectionParams: Json): Promise<Socket> {
  const socket: Socket = createClient({
    url,
    webSocketImpl: await webSocket(),
    connectionParams,
    retryAttempts: 0,
    ...noticingSilence(() => socket.terminate()),
  });
  return socket;
}

/** A line that went dead without a word is only found out about by asking. */
function noticingSilence(terminate: () => void): Pick<ClientOptions, 'keepAlive' | 'on'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    keepAlive: KEEP_ALIVE_MS,
    on: {
      ping: (received) => {
        if (!received) timer = setTimeout(terminate, ANSWER_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(timer);
      },
      closed: () => clearTimeout(timer),
    },
  };
}

/** What ended a subscription: errors of the server, the socket's farewell, or no socket at all. */
function faultOf(error: unknown): CairnFault {
  if (error instanceof CairnFault) return error;
  if (Array.isArray(error)) return faultFrom(error[0] as WireError);
  const { code, reason, message } = error as Farewell;
  if (code === UNAUTHORIZED)
    return faultFrom({
      message: 'The token opens nothing any more.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  if (FOR_GOOD.includes(Number(code)))
    return faultFrom({ message: String(reason), extensions: { code: 'BAD_REQUEST' } });
  const why = code ?? message;
  return unreachable(why === undefined ? 'The line broke.' : `The line broke (${why}).`);
}

/** A socket that closes has a code; one that never opened has a message, but in browsers not even that. */
type Farewell = Readonly<{ code?: number; reason?: string; message?: string }>;

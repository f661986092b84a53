import { persist } from './again.js';
import { faultFrom, unreachable, type WireError } from './fault.js';
import type { TypedText } from './typed-text.js';

/** Where a client is connected to, and as whom. */
export type Address = Readonly<{
  /** The address of the server, as `http://localhost:4000`. */
  url: string;
  /** Of a session or of a program. Pages of the server itself need none: their cookie signs them in. */
  token?: string | undefined;
  /** In which language the server shall speak: en, cs, sk or hr. */
  language?: string | undefined;
  /** For so long a request is sent again when nobody answers; 30 seconds unless told otherwise. */
  patienceMs?: number | undefined;
}>;

/** How a single request may be otherwise. */
export type RequestOptions = Readonly<{ signal?: AbortSignal | undefined }>;

/** Sends one query or mutation. Throws a `CairnFault`. */
export type Request = <Data, Variables extends object>(
  document: TypedText<Data, Variables>,
  variables?: Variables,
  options?: RequestOptions,
) => Promise<Data>;

const PATIENCE_MS = 30_000;
/** A line that went dead without a word is given up after so long. */
const SILENCE_MS = 20_000;

/**
 * Queries, and mutations with a `commandId`, are sent again when their answer got lost: the same command under the
 * same id is never carried out twice.
 */
export function createRequest(address: Address): Request {
  const { patienceMs = PATIENCE_MS } = address;
  return (document, variables, { signal } = {}) => {
    const query = document.toString();
    const attempt = () => post(address, { query, variables }, signal) as Promise<never>;
    return isRepeatable(query, variables) ? persist(attempt, patienceMs, signal) : attempt();
  };
}

function isRepeatable(query: string, variables: object = {}): boolean {
  if (/^\s*(query\b|\{)/.test(query)) return true;
  const { input } = variables as { readonly input?: { readonly commandId?: unknown } };
  return typeof input?.commandId === 'string';
}

type Body = Readonly<{ query: string; variables: object | undefined }>;
type Reply = Readonly<{ data?: unknown; errors?: readonly WireError[] }>;

async function post({ url, token, language }: Address, body: Body, signal?: AbortSignal): Promise<unknown> {
  const silence = AbortSignal.timeout(SILENCE_MS);
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
    body: JSON.stringify(body),
    signal: signal === undefined ? silence : AbortSignal.any([signal, silence]),
  }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw unreachable(`${url} does not answer: ${String(error)}`);
  });
  const { data, errors: [error] = [] } = await replyIn(response, signal);
  if (error !== undefined) throw faultFrom(error);
  return data;
}

/** Proxies answer in their own way when nobody is behind them. */
async function replyIn(response: Response, signal?: AbortSignal): Promise<Reply> {
  try {
    return (await response.json()) as Reply;
  } catch {
    signal?.throwIfAborted();
    throw unreachable(`${response.url} answers with status ${response.status} and no JSON.`);
  }
}

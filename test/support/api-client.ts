import { parseSetCookie } from 'cookie';

/** An answer of the API as it came over the wire. */
export type Answer<Data = Record<string, unknown>> = Readonly<{
  status: number;
  headers: Headers;
  text: string;
  data: Data;
  errors: readonly Readonly<{
    message: string;
    path?: readonly string[];
    extensions: Readonly<{
      code: string;
      facts?: Readonly<Record<string, unknown>>;
      retryable?: true;
      requestId?: string;
    }>;
  }>[];
}>;

export type Client = Readonly<{
  address: string;
  token: string | undefined;
  /** Sends one operation. */
  send: <Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer<Data>>;
  /** The cookies it keeps, as a header. */
  cookie: () => string;
}>;

/** A client that keeps cookies as a browser does, or sends a token. */
export function clientOf(address: string, token?: string): Client {
  const jar = new Map<string, string>();
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const send: Client['send'] = async (query, variables = {}, headers = {}) => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(jar.size === 0 ? {} : { cookie: cookie() }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const header of response.headers.getSetCookie()) {
      const { name, value, maxAge } = parseSetCookie(header);
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value ?? '');
    }
    return answerOf(response);
  };
  return { address, token, send, cookie };
}

/** Reads an answer that may or may not be GraphQL's. */
export async function answerOf<Data = Record<string, unknown>>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Partial<Answer<Data>>;
  return {
    status: response.status,
    headers: response.headers,
    text,
    data: (body.data ?? {}) as Data,
    errors: body.errors ?? [],
  };
}

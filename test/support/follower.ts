import { createClient, type Client as SocketClient } from 'graphql-ws';
import WebSocket from 'ws';

/** Something a feed has sent. */
export type Item = Readonly<{
  __typename: 'FeedEvent' | 'CaughtUp' | 'Heartbeat' | 'Lagged';
  version: number;
  resumeAfter: number;
  event: Readonly<{
    version: number;
    type: string;
    undone: boolean;
    redacted: boolean;
    hash: string;
    sentence: string;
  }>;
}>;

/** Somebody who listens over a real socket. */
export type Listener<Sent> = Readonly<{
  items: () => readonly Sent[];
  /** Settles with the code the socket was closed with. */
  closed: Promise<number>;
  /** Settles when the feed has ended: with what went wrong, if something did. */
  ended: Promise<unknown>;
  leave: () => Promise<void>;
}>;

/** Somebody who follows a game. */
export type Follower = Listener<Item> &
  Readonly<{
    /** The versions of the events so far, in the order they came. */
    versions: () => readonly number[];
  }>;

type Line = Readonly<{
  token?: string | undefined;
  language?: string;
  /** As a header would carry the token, but sent with the first message. */
  authorization?: string;
  headers?: Readonly<Record<string, string>>;
}>;

export type Following = Line & Readonly<{ after?: number; link?: string | null; fields?: string }>;

const EVENT = 'version type undone redacted hash';

/** Follows a game; never connects again by itself, so that a test sees every end. */
export function follow(
  address: string,
  gameId: string,
  { after = 0, link = null, fields = EVENT, ...line }: Following = {},
): Follower {
  const query = `subscription Feed($gameId: ID!, $after: Int!, $link: String) {
    gameFeed(gameId: $gameId, after: $after, link: $link) { __typename
      ... on FeedEvent { event { ${fields} } } ... on CaughtUp { version }
      ... on Heartbeat { version } ... on Lagged { resumeAfter } } }`;
  const listener = listen<Item>(address, { query, variables: { gameId, after, link } }, line);
  const versions = (): readonly number[] =>
    listener
      .items()
      .filter(({ __typename }) => __typename === 'FeedEvent')
      .map(({ event }) => event.version);
  return { ...listener, versions };
}

/** Listens to the one field of a subscription; never connects again by itself either. */
export function listen<Sent>(
  address: string,
  operation: Readonly<{ query: string; variables?: Record<string, unknown> }>,
  { headers, ...params }: Line = {},
): Listener<Sent> {
  const items: Sent[] = [];
  let heardClose: (code: number) => void = () => undefined;
  const closed = new Promise<number>((resolve) => (heardClose = resolve));
  const client: SocketClient = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: socketWith(headers),
    retryAttempts: 0,
    connectionParams: params,
    on: { closed: (event) => heardClose((event as { code: number }).code) },
  });
  const ended = new Promise<unknown>((resolve) => {
    client.subscribe<Record<string, Sent>>(operation, {
      next: ({ data, errors }) => {
        const [item] = Object.values(data ?? {});
        if (item === undefined) resolve(errors);
        else items.push(item);
      },
      error: resolve,
      complete: () => resolve(undefined),
    });
  });
  return { items: () => items, closed, ended, leave: async () => client.dispose() };
}

/** Browsers add headers by themselves; here a test does. */
function socketWith(headers: Readonly<Record<string, string>> = {}): unknown {
  return class extends WebSocket {
    constructor(url: string, protocols: string | string[]) {
      super(url, protocols, { headers });
    }
  };
}

/** Subscribes, waits for the first thing that comes and leaves: the codes of its faults, if it was one. */
export async function firstItemOf(
  address: string,
  token: string | undefined,
  query: string,
): Promise<readonly string[]> {
  const client: SocketClient = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token === undefined ? {} : { connectionParams: { token } }),
  });
  type Faults = readonly Readonly<{ extensions?: Readonly<Record<string, unknown>> }>[];
  const faults = await new Promise<Faults>((resolve) => {
    client.subscribe(
      { query },
      {
        next: ({ errors = [] }) => resolve(errors),
        error: (error) => resolve(error as Faults),
        complete: () => resolve([]),
      },
    );
  });
  await client.dispose();
  return faults.map(({ extensions }) => String(extensions?.['code']));
}

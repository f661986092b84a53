import { pauseAfter, sleep } from './again.js';
import { CairnFault } from './fault.js';
import {
  GameFeedDocument,
  InboxChangedDocument,
  TalkFeedDocument,
  type GameFeedSubscription,
  type TalkFeedSubscription,
  type WholeInboxFragment,
} from './gql/graphql.js';
import type { Line } from './line.js';
import type { TypedText } from './typed-text.js';

export type FeedOptions = Readonly<{
  /** Ends the feed. */
  signal?: AbortSignal | undefined;
  /** Told whenever the line breaks; the feed goes on by itself. */
  onLost?: ((fault: CairnFault) => void) | undefined;
}>;

export type FollowOptions = FeedOptions &
  Readonly<{
    /** The last version you have; 0, from the start, unless told otherwise. */
    after?: number | undefined;
    /** The secret of the game's link, where you need it to see the game. */
    link?: string | undefined;
  }>;

export type TalkOptions = FeedOptions &
  Readonly<{ /** The last change you have. */ after?: number | undefined }>;

type Sent<Item, Names> = Extract<Item, { readonly __typename: Names }>;

/** What happened, one version after the other, and that it is now live. */
export type FeedItem = Sent<GameFeedSubscription['gameFeed'], 'FeedEvent' | 'CaughtUp'>;
/** What was said, one change after the other, and that it is now live. */
export type TalkItem = Sent<TalkFeedSubscription['talkFeed'], 'TalkLine' | 'TalkCaughtUp'>;

export type Feeds = Readonly<{
  /** Everything that happens in a game: each version once and in order, over restarts and broken lines. */
  follow: (gameId: string, options?: FollowOptions) => AsyncGenerator<FeedItem, void, void>;
  /** Your whole inbox, at once and whenever it says something else. */
  inbox: (options?: FeedOptions) => AsyncGenerator<WholeInboxFragment, void, void>;
  /** Everything that is said at your table, likewise. */
  talk: (gameId: string, options?: TalkOptions) => AsyncGenerator<TalkItem, void, void>;
}>;

/** Feeds over one line, until `closing`. */
export function createFeeds(line: Line, closing: AbortSignal): Feeds {
  const resumed = <Data, Variables extends object>(
    document: TypedText<Data, Variables>,
    wanted: () => Variables,
    { signal, onLost }: FeedOptions,
  ): AsyncGenerator<Data, void, void> => {
    const ending = signal === undefined ? closing : AbortSignal.any([closing, signal]);
    return resume(() => line.listen(document, wanted(), ending), ending, onLost);
  };
  return {
    follow: async function* (gameId, { after: from = 0, link, ...options } = {}) {
      let after = from;
      const wanted = () => ({ gameId, after, ...(link === undefined ? {} : { link }) });
      for await (const { gameFeed: item } of resumed(GameFeedDocument, wanted, options)) {
        if (item.__typename === 'FeedEvent') after = item.event.version;
        if (item.__typename === 'FeedEvent' || item.__typename === 'CaughtUp') yield item;
      }
    },
    inbox: async function* (options = {}) {
      let shown = '';
      for await (const { inboxChanged: inbox } of resumed(InboxChangedDocument, () => ({}), options)) {
        const text = JSON.stringify({ ...inbox, changed: true });
        if (text !== shown) yield inbox;
        shown = text;
      }
    },
    talk: async function* (gameId, { after: from = 0, ...options } = {}) {
      let after = from;
      const wanted = () => ({ gameId, after });
      for await (const { talkFeed: item } of resumed(TalkFeedDocument, wanted, options)) {
        after = item.change;
        if (item.__typename !== 'TalkHeartbeat') yield item;
      }
    },
  };
}

/** Listens, and again whenever the line breaks or the server ends the feed. */
async function* resume<Data>(
  listen: () => AsyncGenerator<Data, void, void>,
  ending: AbortSignal,
  onLost: FeedOptions['onLost'],
): AsyncGenerator<Data, void, void> {
  for (let failures = 0; !ending.aborted; failures += 1) {
    try {
      for await (const data of listen()) {
        failures = 0;
        yield data;
      }
    } catch (error) {
      if (!(error instanceof CairnFault) || !error.retryable) throw error;
      onLost?.(error);
    }
    await sleep(pauseAfter(failures), ending).catch(() => undefined);
  }
}

import type { Client } from 'urql';
import {
  FeedDocument,
  type FeedSubscription,
  type FeedSubscriptionVariables,
  type HappenedFragment,
} from '../gql/graphql.js';
import { keepListening } from './keep-listening.js';
import { linkOf } from './links.js';

/** What a follower of a game hears. */
export type Follower = Readonly<{
  happened: (event: HappenedFragment) => void;
  /** A whole command has come while the feed was live, up to this version. */
  settled: (version: number) => void;
  /** Everything stored so far has come; from here on it is live. */
  caughtUp: (version: number) => void;
  lost: () => void;
}>;

type Item = FeedSubscription['gameFeed'];
type Hear = (item: Item) => void;

/** One attempt to listen; `ended` is called once, when it broke or was closed. */
function listen(client: Client, variables: FeedSubscriptionVariables, hear: Hear, ended: () => void) {
  const feed = client.subscription(FeedDocument, variables).subscribe(({ data, error, hasNext }) => {
    if (data !== undefined) hear(data.gameFeed);
    if (error !== undefined || !hasNext) ended();
  });
  return () => feed.unsubscribe();
}

/** Tells the follower what an item means; `live` is whether the feed had caught up before it. */
function tell(item: Item, live: boolean, follower: Follower): void {
  if (item.__typename === 'CaughtUp') follower.caughtUp(item.version);
  if (item.__typename !== 'FeedEvent') return;
  follower.happened(item.event);
  if (live && item.event.version === item.event.command.last) follower.settled(item.event.version);
}

/**
 * Follows a game after a version. A feed that breaks is taken up after the last version it brought, for as long as
 * one listens; the socket itself never repeats a subscription, because it would repeat the old cursor.
 */
export function follow(client: Client, gameId: string, after: number, follower: Follower): () => void {
  let cursor = after;
  let live = false;
  const hear: Hear = (item) => {
    if (item.__typename === 'FeedEvent') cursor = item.event.version;
    tell(item, live, follower);
    live ||= item.__typename === 'CaughtUp';
  };
  return keepListening(
    (heard, ended) =>
      listen(
        client,
        { gameId, after: cursor, link: linkOf(gameId) },
        (item) => {
          heard();
          hear(item);
        },
        ended,
      ),
    () => {
      live = false;
      follower.lost();
    },
  );
}

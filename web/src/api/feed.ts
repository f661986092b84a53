import type { Client } from 'urql';
import { FeedDocument, type FeedSubscription, type HappenedFragment } from '../gql/graphql.js';

/** What a follower of a game hears. */
export type Follower = Readonly<{
  happened: (event: HappenedFragment) => void;
  /** Everything up to this version has come; from here on it is live. */
  caughtUp: (version: number) => void;
  lost: () => void;
}>;

type Item = FeedSubscription['gameFeed'];

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/** Follows a game after a version. A feed that breaks is taken up after the last version it brought, for as long as one listens. */
export function follow(client: Client, gameId: string, after: number, follower: Follower): () => void {
  let cursor = after;
  let wait = FIRST_WAIT;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drop = (): void => undefined;

  const hear = (item: Item): void => {
    wait = FIRST_WAIT;
    if (item.__typename === 'FeedEvent') {
      cursor = item.event.version;
      follower.happened(item.event);
    }
    if (item.__typename === 'CaughtUp') follower.caughtUp(item.version);
  };

  const again = (): void => {
    if (stopped || timer !== undefined) return;
    drop();
    follower.lost();
    timer = setTimeout(listen, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };

  const listen = (): void => {
    timer = undefined;
    const { unsubscribe } = client
      .subscription(FeedDocument, { gameId, after: cursor })
      .subscribe((result) => {
        if (result.data !== undefined) hear(result.data.gameFeed);
        if (result.error !== undefined || !result.hasNext) again();
      });
    drop = unsubscribe;
  };

  listen();
  return () => {
    stopped = true;
    clearTimeout(timer);
    drop();
  };
}

import type { GameId } from '../game/index.js';
import type { FeedItem } from '../play/feed.js';
import { readableRow } from './access.js';
import type { RequestContext } from './context.js';
import { changesSeats, eventFor, readingFrom, type ReadingFrom } from './event-source.js';
import { createRight } from './right.js';
import {
  CaughtUpType,
  FeedEventType,
  HeartbeatType,
  LaggedType,
  type FeedItemUnion,
} from './types/feed.type.js';

type Sent = typeof FeedItemUnion;

/** A game's feed as this viewer may see it. Ends, and closes its socket, when the viewer's right ends. */
export function feedFor(
  context: RequestContext,
  game: GameId,
  { after, link }: Readonly<{ after: number; link?: string }>,
): AsyncIterableIterator<Sent> {
  const items = context.api.feeds.follow(game, after);
  const mayRead = async (): Promise<void> => {
    await readableRow(context, game, link);
  };
  const shown = show(context, game, items, mayRead);
  const iterator: AsyncIterableIterator<Sent> = {
    next: () => shown.next(),
    // A generator that waits for the feed would only end with its next item: the feed is ended first.
    return: async () => {
      await items.return?.();
      return shown.return();
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

async function* show(
  context: RequestContext,
  game: GameId,
  items: AsyncIterableIterator<FeedItem>,
  mayRead: () => Promise<void>,
): AsyncGenerator<Sent, void, void> {
  await mayRead();
  const right = createRight(context, mayRead);
  let from: ReadingFrom = await readingFrom(context, game);
  for await (const item of items) {
    if (!(await right())) {
      context.connection?.forbid();
      return;
    }
    if (item.kind === 'event' && changesSeats(item)) from = await readingFrom(context, game);
    yield sentFor(item, from);
  }
}

function sentFor(item: FeedItem, from: ReadingFrom): Sent {
  switch (item.kind) {
    case 'event':
      return Object.assign(new FeedEventType(), { event: eventFor(item, from) });
    case 'caughtUp':
      return Object.assign(new CaughtUpType(), { version: item.version });
    case 'heartbeat':
      return Object.assign(new HeartbeatType(), { version: item.version });
    case 'lagged':
      return Object.assign(new LaggedType(), { resumeAfter: item.resumeAfter });
  }
}

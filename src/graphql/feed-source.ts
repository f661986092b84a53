import type { GameId } from '../game/index.js';
import { Fault } from '../play/faults.js';
import type { FeedItem } from '../play/feed.js';
import { readableRow } from './access.js';
import type { RequestContext } from './context.js';
import { changesSeats, eventFor, readingFrom, type ReadingFrom } from './event-source.js';
import {
  CaughtUpType,
  FeedEventType,
  HeartbeatType,
  LaggedType,
  type FeedItemUnion,
} from './types/feed.type.js';

type Sent = typeof FeedItemUnion;

/** For so long a right that was found good is not asked for again. */
const RIGHT_HOLDS_MS = 30_000;

/** A game's feed as this viewer may see it. Ends, and closes its socket, when the viewer's right ends. */
export function feedFor(context: RequestContext, game: GameId, after: number): AsyncIterableIterator<Sent> {
  const items = context.api.feeds.follow(game, after);
  const shown = show(context, game, items);
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
): AsyncGenerator<Sent, void, void> {
  await readableRow(context, game);
  const right = createRight(context, game);
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

/** A socket does not outlive its right: sessions end, seats are lost, games are closed to the public. */
function createRight(context: RequestContext, game: GameId): () => Promise<boolean> {
  let checked = context.api.now().getTime();

  const holds = async (): Promise<boolean> => {
    try {
      if (context.connection !== undefined && !(await context.connection.stillValid())) return false;
      await readableRow(context, game);
      return true;
    } catch (error) {
      // A database that is away says nothing about rights: ask again soon, and let the feed live.
      if (!(error instanceof Fault) || error.code === 'UNAVAILABLE') checked = 0;
      else return false;
      return true;
    }
  };

  return async () => {
    const now = context.api.now().getTime();
    if (now - checked < RIGHT_HOLDS_MS) return true;
    checked = now;
    return holds();
  };
}

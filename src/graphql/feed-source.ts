import type { GameId, StoredEvent } from '../game/index.js';
import type { FeedItem } from '../play/feed.js';
import { Fault } from '../play/faults.js';
import type { Language } from '../views/sentences/languages.js';
import { readableRow } from './access.js';
import type { RequestContext } from './context.js';
import { changesVantage, eventFor, readingFrom, type ReadingFrom } from './event-source.js';
import { createRight } from './right.js';
import { shownWhile } from './shown.js';
import {
  CaughtUpType,
  FeedEventType,
  HeartbeatType,
  LaggedType,
  type FeedItemUnion,
} from './types/feed.type.js';

type Sent = typeof FeedItemUnion;
type Happened = Extract<FeedItem, { kind: 'event' }>;

/** A game's feed as this viewer may see it. Ends, and closes its socket, when the viewer's right ends. */
export async function feedFor(
  context: RequestContext,
  game: GameId,
  { after, link }: Readonly<{ after: number; link?: string }>,
): Promise<AsyncIterableIterator<Sent>> {
  await readableRow(context, game, link);
  let from: ReadingFrom = await readingFrom(context, game);
  const show = async (item: FeedItem): Promise<Sent> => {
    if (item.kind === 'event' && changesVantage(item)) from = await readingFrom(context, game);
    return sentFor(item, from, context.language);
  };
  const right = createRight(context, async () => {
    await readableRow(context, game, link);
    const now = await readingFrom(context, game);
    // Whoever no longer sees to the game must not go on seeing everything in it.
    if (from.everything && !now.everything) throw notAnyMore(game);
    // People take other names, or go and want to be forgotten.
    from = now;
  });
  return shownWhile(context.api.feeds.follow(game, after), {
    right,
    forbid: context.connection?.forbid,
    show,
  });
}

const notAnyMore = (game: GameId): Fault =>
  new Fault('FORBIDDEN', 'This is not for you to see any more.', { game });

function sentFor(item: FeedItem, from: ReadingFrom, language: Language): Sent {
  switch (item.kind) {
    case 'event':
      return shownAlike(item, from, language);
    case 'caughtUp':
      return Object.assign(new CaughtUpType(), { version: item.version });
    case 'heartbeat':
      return Object.assign(new HeartbeatType(), { version: item.version });
    case 'lagged':
      return Object.assign(new LaggedType(), { resumeAfter: item.resumeAfter });
  }
}

/** Events as they are shown, by kind of viewer. What happens live is read once for all followers of a game. */
const shown = new WeakMap<StoredEvent, Map<string, FeedEventType>>();

/** One and the same to all who see it from the same seat, or from none, in the same language. */
function shownAlike(item: Happened, from: ReadingFrom, language: Language): FeedEventType {
  const kind = `${language} ${from.everything ? 'everything' : ''} ${from.mine?.seatId ?? ''}`;
  const kinds = shown.get(item.event) ?? new Map<string, FeedEventType>();
  shown.set(item.event, kinds);
  const known = kinds.get(kind) ?? Object.assign(new FeedEventType(), { event: eventFor(item, from) });
  kinds.set(kind, known);
  return known;
}

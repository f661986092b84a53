import type { GameId } from '../game/index.js';
import { Fault, noSuchGame } from './faults.js';
import { FEED_DEFAULTS, type FeedSettings } from './feed-settings.js';
import { createHubs, type Follower, type Hubs } from './feed-hub.js';
import { readPlaced, type Placed } from './history.js';
import type { Journal, Live } from './ports.js';

/** What a follower of one game gets, strictly version by version. */
export type FeedItem =
  | Readonly<{ kind: 'event' } & Placed>
  /** Everything stored up to here has been sent; what follows is live. */
  | Readonly<{ kind: 'caughtUp'; version: number }>
  | Readonly<{ kind: 'heartbeat'; version: number }>
  /** The follower is too slow; the feed ends here and can be taken up again after this version. */
  | Readonly<{ kind: 'lagged'; resumeAfter: number }>;

/** Events read at once while catching up. */
const PAGE = 500;

export type Feeds = Readonly<{
  /** Everything after `after`, first what is stored, then what happens. `return()` ends it at once. */
  follow: (game: GameId, after: number) => AsyncIterableIterator<FeedItem>;
  /** How many games are being listened to: one hub each, however many follow. */
  size: () => number;
}>;

/** Feeds over a journal (the truth) and announcements (a hint when to look). */
export function createFeeds(journal: Journal, live: Live, settings: FeedSettings = FEED_DEFAULTS): Feeds {
  const hubs = createHubs(journal, live, settings);

  const follow = (game: GameId, after: number): AsyncIterableIterator<FeedItem> => {
    const stop = new AbortController();
    const items = itemsOf(journal, hubs, { game, after, stop: stop.signal }, settings);
    const iterator: AsyncIterableIterator<FeedItem> = {
      next: () => items.next(),
      // A generator that is waiting would only end with its next item; the signal ends the wait.
      return: async () => {
        stop.abort();
        return items.return();
      },
      [Symbol.asyncIterator]: () => iterator,
    };
    return iterator;
  };

  return { follow, size: hubs.size };
}

type Wanted = Readonly<{ game: GameId; after: number; stop: AbortSignal }>;

async function* itemsOf(
  journal: Journal,
  hubs: Hubs,
  { game, after, stop }: Wanted,
  { heartbeatMs }: FeedSettings,
): AsyncGenerator<FeedItem, void, void> {
  // Listening comes before reading: what happens in between is then in both, never in neither.
  const follower = await hubs.join(game);
  stop.addEventListener('abort', follower.wake);
  try {
    const head = await headOf(journal, game);
    if (after > head) throw new Fault('CURSOR_AHEAD', `This game is only at version ${head}.`, { head });
    let version: number | undefined = after;
    while (version !== undefined && !stop.aborted) {
      for await (const one of backfill(journal, game, version)) {
        yield { kind: 'event', ...one };
        version = one.event.version;
      }
      yield { kind: 'caughtUp', version };
      version = yield* deliver(follower, version, heartbeatMs, stop);
    }
  } finally {
    await follower.leave();
  }
}

/** Live events as they come. Returns the version after which something is missing, or undefined at the end. */
async function* deliver(
  follower: Follower,
  from: number,
  heartbeatMs: number,
  stop: AbortSignal,
): AsyncGenerator<FeedItem, number | undefined, void> {
  let version = from;
  for (;;) {
    const next = await follower.next(heartbeatMs);
    if (stop.aborted) return undefined;
    if (next === 'lagged') {
      yield { kind: 'lagged', resumeAfter: version };
      return undefined;
    }
    if (next === 'quiet') {
      yield { kind: 'heartbeat', version };
      continue;
    }
    const { event } = next;
    if (event.version <= version) continue;
    if (event.version > version + 1) return version;
    yield { kind: 'event', ...next };
    version = event.version;
  }
}

async function* backfill(journal: Journal, game: GameId, after: number): AsyncGenerator<Placed, void, void> {
  let version = after;
  for (;;) {
    const page = await readPlaced(journal, game, version, PAGE);
    yield* page;
    if (page.length < PAGE) return;
    version += page.length;
  }
}

async function headOf(journal: Journal, game: GameId): Promise<number> {
  const at = await journal.head(game);
  if (at === undefined) throw noSuchGame(game);
  return at.head.version;
}

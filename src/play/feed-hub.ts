import type { GameId } from '../game/index.js';
import type { FeedSettings } from './feed-settings.js';
import { placed, type Placed } from './history.js';
import type { Journal, Live } from './ports.js';

/** One follower's queue of events that have happened but are not yet taken. */
export type Follower = Readonly<{
  /** The next event; 'quiet' when none came in time; 'lagged' when too many were waiting. */
  next: (patienceMs: number) => Promise<Placed | 'quiet' | 'lagged'>;
  push: (events: readonly Placed[]) => void;
  /** Ends a wait at once. */
  wake: () => void;
  leave: () => Promise<void>;
}>;

export type Hubs = Readonly<{
  join: (game: GameId) => Promise<Follower>;
  size: () => number;
}>;

type Hub = Readonly<{ followers: Set<Follower>; stop: () => Promise<void> }>;
/** Members are counted when they ask, not when the hub is ready: a closing hub must not be joined. */
type Entry = { readonly opening: Promise<Hub>; members: number };

/** One hub per followed game: announcements are heard once and new events read once, however many follow. */
export function createHubs(journal: Journal, live: Live, settings: FeedSettings): Hubs {
  const hubs = new Map<GameId, Entry>();

  const enter = (game: GameId): Entry => {
    const entry = hubs.get(game) ?? { opening: openHub(journal, live, game, settings), members: 0 };
    entry.members += 1;
    hubs.set(game, entry);
    return entry;
  };

  const exit = async (game: GameId, entry: Entry): Promise<void> => {
    entry.members -= 1;
    if (entry.members > 0) return;
    hubs.delete(game);
    await (await entry.opening).stop();
  };

  const join = async (game: GameId): Promise<Follower> => {
    const entry = enter(game);
    try {
      const { followers } = await entry.opening;
      const follower = createFollower(settings.backlog, async () => {
        followers.delete(follower);
        await exit(game, entry);
      });
      followers.add(follower);
      return follower;
    } catch (error) {
      entry.members -= 1;
      if (hubs.get(game) === entry) hubs.delete(game);
      throw error;
    }
  };

  return { join, size: () => hubs.size };
}

async function openHub(
  journal: Journal,
  live: Live,
  game: GameId,
  { headCheckMs }: FeedSettings,
): Promise<Hub> {
  const followers = new Set<Follower>();
  let pump = (): Promise<void> => Promise.resolve();
  const unlisten = await live.listen(game, () => void pump());
  // From a head that was looked up while listening: a follower's own reading starts after it, so nothing falls between.
  const head = await journal.head(game).catch(async (error: unknown) => {
    await unlisten();
    throw error;
  });
  pump = createPump(journal, game, head?.head.version ?? 0, (events) => {
    for (const follower of followers) follower.push(events);
  });
  const timer = setInterval(() => void pump(), headCheckMs);
  void pump();
  return {
    followers,
    stop: async () => {
      clearInterval(timer);
      await unlisten();
    },
  };
}

/** Reads what is new and hands it on, one read at a time; a call during a read makes it read once more. */
function createPump(
  journal: Journal,
  game: GameId,
  from: number,
  hand: (events: readonly Placed[]) => void,
): () => Promise<void> {
  let version = from;
  let running: Promise<void> | undefined;
  let asked = 0;

  const readOn = async (): Promise<void> => {
    try {
      for (let answered = 0; answered < asked;) {
        answered = asked;
        const events = await journal.read(game, version);
        version = events.at(-1)?.version ?? version;
        if (events.length > 0) hand(placed(events));
      }
    } catch {
      // A failed read is made good by the next announcement or head check.
    }
    // In the same tick as the last look at `asked`: nobody can ask in between and be forgotten.
    [running, asked] = [undefined, 0];
  };

  return async () => {
    asked += 1;
    running ??= readOn();
    await running;
  };
}

function createFollower(backlog: number, leave: () => Promise<void>): Follower {
  let waiting: Placed[] = [];
  let lagged = false;
  let resume: (() => void) | undefined;
  const wake = (): void => resume?.();

  const push = (events: readonly Placed[]): void => {
    if (lagged) return;
    waiting.push(...events);
    if (waiting.length > backlog) {
      lagged = true;
      waiting = [];
    }
    wake();
  };

  const next = async (patienceMs: number): Promise<Placed | 'quiet' | 'lagged'> => {
    if (waiting.length === 0 && !lagged) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, patienceMs);
        resume = () => {
          clearTimeout(timer);
          done();
        };
      });
      resume = undefined;
    }
    if (lagged) return 'lagged';
    return waiting.shift() ?? 'quiet';
  };

  return { next, push, wake, leave };
}

import type { GameId, StoredEvent } from '../game/index.js';
import { hashEvent } from '../fairness/chain.js';
import { createLru, type Lru } from '../lib/lru.js';
import { noSuchGame } from './faults.js';
import { advanced, loadedFrom, type Loaded } from './loaded.js';
import type { Head, Journal } from './ports.js';
import { BARE_SHELF, contentFileIn, type Shelf } from './shelf.js';
import { stretchesIn } from './stretches.js';

/** Tables kept folded in memory. May be dropped at any time: everything is rebuilt from the journal. */
export type Tables = Readonly<{
  /** The table as this process last knew it, else read and folded. Undefined: no such game. */
  load: (game: GameId) => Promise<Loaded | undefined>;
  /** The table as it stands in the journal now, whatever other processes did. */
  fresh: (game: GameId) => Promise<Loaded | undefined>;
  /** As `fresh`, for whoever has just looked up how far the journal has come. */
  reached: (game: GameId, head: Reached) => Promise<Loaded | undefined>;
  /** Reads what happened after `loaded`, folds it in and keeps it. */
  catchUp: (loaded: Loaded) => Promise<Loaded>;
  /** The table as it will be after `tail`, which may not be stored yet: nothing is kept. */
  after: (loaded: Loaded, tail: readonly StoredEvent[]) => Promise<Loaded>;
  keep: (loaded: Loaded) => Loaded;
  /** Folds a history from its first event on, with the content file it names: nothing is kept. */
  foldWhole: (events: readonly StoredEvent[]) => Promise<Loaded>;
}>;

/** What of a head says how far a game has come and whose time runs. */
export type Reached = Pick<Head, 'version' | 'headHash' | 'awaiting' | 'copied'>;

/** Keeps the `capacity` most recently used tables. */
export function createTables(journal: Journal, shelf: Shelf = BARE_SHELF, capacity = 2_000): Tables {
  const kept = createLru<GameId, Loaded>(capacity);

  const keep = (loaded: Loaded): Loaded => keepNewest(kept, loaded);

  const foldWhole = async (events: readonly StoredEvent[]): Promise<Loaded> =>
    loadedFrom(events, await shelf.emptyFor(contentFileIn(events), events[0]?.game));

  /** What the journal says replaces whatever was kept, even a newer version: a backup may have been restored. */
  const readWhole = async (game: GameId): Promise<Loaded | undefined> => {
    const read = await readAll(journal, game);
    if (read === undefined) return undefined;
    const loaded = withStretches(await foldWhole(read.events), read.head);
    kept.set(game, loaded);
    return loaded;
  };

  const load = async (game: GameId): Promise<Loaded | undefined> => kept.get(game) ?? readWhole(game);

  const after = async (loaded: Loaded, tail: readonly StoredEvent[]): Promise<Loaded> =>
    advanced(loaded, tail) ??
    foldWhole([...(await journal.read(loaded.game, 0, loaded.table.version)), ...tail]);

  /** Up to this head, if it is not that of what is kept. */
  const catchUpTo = async (loaded: Loaded, head: Reached): Promise<Loaded> => {
    if (loaded.headHash === head.headHash) return loaded;
    const tail = await journal.read(loaded.game, loaded.table.version, head.version);
    const fits = follows(loaded, tail[0]) && tail.at(-1)?.hash === head.headHash;
    if (fits) return keep(withStretches(await after(loaded, tail), head));
    const whole = await readWhole(loaded.game);
    if (whole === undefined) throw noSuchGame(loaded.game);
    return whole;
  };

  const catchUp = async (loaded: Loaded): Promise<Loaded> =>
    catchUpTo(loaded, await headOf(journal, loaded.game));

  const fresh = async (game: GameId): Promise<Loaded | undefined> => {
    const known = kept.get(game);
    const at = known && (await journal.head(game));
    return known === undefined || at === undefined ? readWhole(game) : catchUpTo(known, at.head);
  };

  const reached = async (game: GameId, head: Reached): Promise<Loaded | undefined> => {
    const known = kept.get(game);
    // Whoever moved here since the head was looked up is ahead of it.
    return known === undefined || known.table.version > head.version ? fresh(game) : catchUpTo(known, head);
  };

  return { load, fresh, reached, catchUp, after, keep, foldWhole };
}

/** A slower reader must not put an older state over a newer one. */
function keepNewest(kept: Lru<GameId, Loaded>, loaded: Loaded): Loaded {
  const known = kept.get(loaded.game);
  const newest = known !== undefined && known.table.version > loaded.table.version ? known : loaded;
  kept.set(loaded.game, newest);
  return newest;
}

async function headOf(journal: Journal, game: GameId): Promise<Head> {
  const at = await journal.head(game);
  if (at === undefined) throw noSuchGame(game);
  return at.head;
}

type Read = Readonly<{ head: Head; events: readonly StoredEvent[] }>;

/** A whole history and the row that belongs to it. */
async function readAll(journal: Journal, game: GameId): Promise<Read | undefined> {
  const at = await journal.head(game);
  if (at === undefined) return undefined;
  const events = await journal.read(game, 0, at.head.version);
  // They differ only where a backup was restored in between.
  return events.at(-1)?.hash === at.head.headHash ? { head: at.head, events } : readAll(journal, game);
}

/** Whose time is running is not folded but stored: calendars may have changed since. So is where it was played. */
const withStretches = (loaded: Loaded, { awaiting, copied }: Reached): Loaded => ({
  ...loaded,
  stretches: stretchesIn(awaiting),
  ...(copied === undefined ? {} : { copied }),
});

/** Whether the event goes on where the table in memory ends, by the hash chain and not by the number alone. */
const follows = (loaded: Loaded, next: StoredEvent | undefined): boolean =>
  next !== undefined && hashEvent(loaded.headHash, next) === next.hash;

import type { GameId, StoredEvent } from '../game/index.js';
import { hashEvent } from '../fairness/chain.js';
import { createLru, type Lru } from '../lib/lru.js';
import { noSuchGame } from './faults.js';
import { createFolds, withStretches, type Folds } from './folds.js';
import { advanced, type Loaded } from './loaded.js';
import { EVENTS_AT_ONCE } from './pages.js';
import type { Head, Journal } from './ports.js';
import { BARE_SHELF, type Shelf } from './shelf.js';

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
  keep: (loaded: Loaded) => Loaded;
}> &
  Pick<Folds, 'after' | 'foldWhole'>;

/** What of a head says how far a game has come and whose time runs. */
export type Reached = Pick<Head, 'version' | 'headHash' | 'awaiting' | 'copied'>;

/** Keeps the `capacity` most recently used tables. */
export function createTables(journal: Journal, shelf: Shelf = BARE_SHELF, capacity = 2_000): Tables {
  const kept = createLru<GameId, Loaded>(capacity);

  const keep = (loaded: Loaded): Loaded => keepNewest(kept, loaded);

  const { foldWhole, foldStored, after } = createFolds(journal, shelf);

  /** What the journal says replaces whatever was kept, even a newer version: a backup may have been restored. */
  const readWhole = async (game: GameId): Promise<Loaded | undefined> => {
    const loaded = await foldStored(game);
    if (loaded !== undefined) kept.set(game, loaded);
    return loaded;
  };

  const load = async (game: GameId): Promise<Loaded | undefined> => kept.get(game) ?? readWhole(game);

  /** Up to this head, if it is not that of what is kept. */
  const catchUpTo = async (loaded: Loaded, head: Reached): Promise<Loaded> => {
    if (loaded.headHash === head.headHash) return loaded;
    const next = await advancedTo(journal, loaded, head);
    if (next !== undefined) return keep(withStretches(next, head));
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

/** The table at this head; undefined if it does not go on from here, takes moves back, or is further than a page away. */
async function advancedTo(journal: Journal, loaded: Loaded, head: Reached): Promise<Loaded | undefined> {
  const { game, table } = loaded;
  if (head.version - table.version > EVENTS_AT_ONCE) return undefined;
  const tail = await journal.read(game, table.version, head.version);
  const fits = follows(loaded, tail[0]) && tail.at(-1)?.hash === head.headHash;
  return fits ? advanced(loaded, tail) : undefined;
}

/** Whether the event goes on where the table in memory ends, by the hash chain and not by the number alone. */
const follows = (loaded: Loaded, next: StoredEvent | undefined): boolean =>
  next !== undefined && hashEvent(loaded.headHash, next) === next.hash;

import type { GameId, StoredEvent } from '../game/index.js';
import { createLru, type Lru } from '../lib/lru.js';
import { Fault, noSuchGame } from './faults.js';
import { readPlaced, type Placed } from './history.js';
import { advanced, type Loaded } from './loaded.js';
import type { GameRow } from './people-port.js';
import type { Head, Journal } from './ports.js';
import type { Tables } from './tables.js';
import { createUndone, undoneIn, type Undone } from './undone.js';

/** A table at one version. Unsettled: that version lies inside a command, whose consequences are still to come. */
export type Sight = Readonly<{ loaded: Loaded; settled: boolean }>;

/** A stretch of a history, and where it lies in it. */
export type Stretch = Readonly<{ events: readonly Placed[]; head: number }>;

/** The end of a history. */
export type Recent = Readonly<{ events: readonly StoredEvent[]; undone: Undone }>;

/** Reading games: everything here looks up the head first, so that every process sees what any other has stored. */
export type Look = Readonly<{
  now: (game: GameId) => Promise<Loaded>;
  /** As `now`, for whoever has just looked up the row. */
  reached: (row: GameRow) => Promise<Loaded>;
  /** At `version`, 1 or more. */
  at: (game: GameId, version: number) => Promise<Sight>;
  /** Up to `count` events right after version `after`. */
  forward: (game: GameId, after: number, count: number) => Promise<Stretch>;
  /** Up to `count` events right before version `before`, oldest first; `before` absent = the newest. */
  backward: (game: GameId, before: number | undefined, count: number) => Promise<Stretch>;
  /** The last events of a table that was just looked at, and which of them were taken back. */
  recent: (loaded: Loaded, count: number) => Promise<Recent>;
  /** Tells which versions have been undone by now. */
  undone: (game: GameId) => Promise<Undone>;
}>;

/** Looks at games through the tables in memory and, for the past, through the journal. */
export function createLook(journal: Journal, tables: Tables, capacity = 500): Look {
  const stones = createLru<GameId, Loaded>(capacity);

  const now = async (game: GameId): Promise<Loaded> => there(game, await tables.fresh(game));
  const reached = async (row: GameRow): Promise<Loaded> => there(row.id, await tables.reached(row.id, row));

  const headOf = async (game: GameId): Promise<Head> => {
    const at = await journal.head(game);
    if (at === undefined) throw noSuchGame(game);
    return at.head;
  };

  const at = async (game: GameId, version: number): Promise<Sight> => {
    const sight = await foldTo({ journal, tables, stones }, game, version);
    if (sight !== undefined) return sight;
    throw cursorAhead((await headOf(game)).version);
  };

  const forward = async (game: GameId, after: number, count: number): Promise<Stretch> => {
    const { version: head } = await headOf(game);
    if (after > head) throw cursorAhead(head);
    return { events: await readPlaced(journal, game, after, count), head };
  };

  const backward = async (game: GameId, before: number | undefined, count: number): Promise<Stretch> => {
    const { version: head } = await headOf(game);
    const end = before ?? head + 1;
    if (end > head + 1) throw cursorAhead(head);
    const after = Math.max(0, end - 1 - count);
    const wanted = end - 1 - after;
    return { events: wanted < 1 ? [] : await readPlaced(journal, game, after, wanted), head };
  };

  const recent = async ({ game, table: { version } }: Loaded, count: number): Promise<Recent> => {
    const events = await journal.read(game, Math.max(0, version - count), version);
    return { events, undone: undoneIn(events) };
  };

  return { now, reached, at, forward, backward, recent, undone: createUndone(journal, headOf, capacity) };
}

function there(game: GameId, loaded: Loaded | undefined): Loaded {
  if (loaded === undefined) throw noSuchGame(game);
  return loaded;
}

/** A version that is not there yet. */
export const cursorAhead = (head: number): Fault =>
  new Fault('CURSOR_AHEAD', `This game is only at version ${head}.`, { head });

/**
 * Folds a history up to a version. Whoever steps through a game asks for neighbours, so the last table looked at
 * is a stepping stone: only what lies between is read and folded, unless an undo lies there too.
 */
async function foldTo(
  { journal, tables, stones }: Readonly<{ journal: Journal; tables: Tables; stones: Lru<GameId, Loaded> }>,
  game: GameId,
  version: number,
): Promise<Sight | undefined> {
  const stone = stones.get(game);
  const near = stone !== undefined && stone.table.version <= version ? stone : undefined;
  // Read from the stone's own event on: its hash shows that the history is still the one the stone lies in.
  const read = await journal.read(game, near === undefined ? 0 : near.table.version - 1, version + 1);
  const { upTo, next } = split(read, version);
  if (upTo.at(-1)?.version !== version) return undefined;
  const loaded =
    near === undefined
      ? await tables.foldWhole(upTo)
      : (steppedFrom(near, upTo) ?? (await tables.foldWhole(await journal.read(game, 0, version))));
  stones.set(game, loaded);
  return { loaded, settled: next === undefined || next.ordinal === 0 };
}

/** The table after the events that follow the stone's own; undefined where only the whole history can tell. */
const steppedFrom = (stone: Loaded, [own, ...rest]: readonly StoredEvent[]): Loaded | undefined =>
  own?.hash === stone.headHash ? advanced(stone, rest) : undefined;

const split = (events: readonly StoredEvent[], version: number) => ({
  upTo: events.filter((event) => event.version <= version),
  next: events.find((event) => event.version > version),
});

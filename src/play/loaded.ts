import type { Stretch } from '../clock/stretch.js';
import {
  emptyTable,
  evolveAll,
  fold,
  recordedOf,
  undosIn,
  type GameId,
  type StoredEvent,
  type Table,
  type Undo,
} from '../game/index.js';

/** A table as it stands in memory, with what the next event must follow. */
export type Loaded = Readonly<{
  game: GameId;
  table: Table;
  headHash: string;
  /** When the last event happened: time never runs backwards in a history. */
  at: string;
  /** Whose time is running now; none in a table of the past. */
  stretches: readonly Stretch[];
  /** Where moves were taken back: who folds the history again need not look for them first. */
  undos: readonly Undo[];
  /** A copy of another server's game: can be read, never played. */
  copied?: true;
}>;

/** Folds a whole history, which must not be empty, onto a table that has its content file at hand. */
export function loadedFrom(events: readonly StoredEvent[], empty: Table = emptyTable): Loaded {
  const last = events.at(-1);
  if (last === undefined) throw new Error('a history without events cannot be folded');
  const { game, hash: headHash, at } = last;
  const recordeds = events.map(recordedOf);
  return { game, table: fold(recordeds, empty), headHash, at, stretches: [], undos: undosIn(recordeds) };
}

/** The table after `tail`, its stretches still those before it; undefined when an undo is in it, for then only the whole history tells. */
export function advanced(loaded: Loaded, tail: readonly StoredEvent[]): Loaded | undefined {
  const last = tail.at(-1);
  if (last === undefined) return loaded;
  const table = evolveAll(loaded.table, tail.map(recordedOf));
  return table === 'refold' ? undefined : { ...loaded, table, headHash: last.hash, at: last.at };
}

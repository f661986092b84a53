import {
  createForeseenFolding,
  recordedOf,
  undosIn,
  type Folding,
  type GameId,
  type StoredEvent,
  type Table,
  type Undo,
} from '../game/index.js';
import type { Loaded } from './loaded.js';
import type { Journal } from './ports.js';

/** So much of a history is read at a time, however long it is. */
export const EVENTS_AT_ONCE = 500;

/** A history in its order, page by page. It can be gone through more than once; a page is read when it is asked for. */
export type Pages = () => AsyncIterable<readonly StoredEvent[]>;

/**
 * The history of a game up to a version. If another one is put in its place meanwhile, as by a restored backup, it ends
 * early: whoever knows which hash is the last has to compare.
 */
export const pagesOf = (journal: Pick<Journal, 'read'>, game: GameId, upTo: number): Pages =>
  async function* () {
    let last: StoredEvent | undefined;
    do {
      // From the last event read on: its hash shows that the history is still the same.
      const after = last === undefined ? 0 : last.version - 1;
      const read = await journal.read(game, after, Math.min(after + EVENTS_AT_ONCE, upTo));
      if (last !== undefined && read[0]?.hash !== last.hash) return;
      const page = last === undefined ? read : read.slice(1);
      last = page.at(-1);
      if (last !== undefined) yield page;
    } while (last !== undefined && last.version < upTo);
  };

/** These pages and what follows on them. */
export const followedBy = (pages: Pages, tail: readonly StoredEvent[]): Pages =>
  async function* () {
    yield* pages();
    yield tail;
  };

/** The table before anything has happened, for a history that begins with this page. */
type EmptyFor = (first: readonly StoredEvent[]) => Promise<Table>;

/**
 * Folds a history as its pages come; undefined if there are none. Which moves are taken back must be known before they are
 * folded: where an undo turns up that was not, the rest is looked through for others and the history folded once more.
 */
export async function loadedByPages(
  pages: Pages,
  emptyFor: EmptyFor,
  known: readonly Undo[] = [],
): Promise<Loaded | undefined> {
  const found: Undo[] = [];
  let folding: Folding | undefined;
  let last: StoredEvent | undefined;
  for await (const page of pages()) {
    const recordeds = page.map(recordedOf);
    found.push(...undosIn(recordeds));
    folding ??= createForeseenFolding(known, await emptyFor(page));
    if (found.length <= known.length) recordeds.forEach(folding.take);
    last = page.at(-1);
  }
  if (found.length > known.length) return loadedByPages(pages, emptyFor, found);
  if (folding === undefined || last === undefined) return undefined;
  const { game, hash: headHash, at } = last;
  return { game, table: folding.table(), headHash, at, stretches: [], undos: found };
}

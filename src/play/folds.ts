import { recordedOf, undosIn, type GameId, type StoredEvent, type Table } from '../game/index.js';
import { noSuchGame } from './faults.js';
import { advanced, loadedFrom, type Loaded } from './loaded.js';
import { followedBy, loadedByPages, pagesOf } from './pages.js';
import type { Head, Journal } from './ports.js';
import { contentFileIn, type Shelf } from './shelf.js';
import { stretchesIn } from './stretches.js';

/** Makes tables of histories, with the content files they name. Nothing is kept. */
export type Folds = Readonly<{
  /** Folds a history from its first event on. */
  foldWhole: (events: readonly StoredEvent[]) => Promise<Loaded>;
  /** Reads and folds a game as it stands in the journal, a page at a time. Undefined: no such game. */
  foldStored: (game: GameId) => Promise<Loaded | undefined>;
  /** The table as it will be after `tail`, which may not be stored yet. */
  after: (loaded: Loaded, tail: readonly StoredEvent[]) => Promise<Loaded>;
}>;

/** So often a history is read that does not end with its head. */
const TRIES = 3;

/** Folds what is in this journal. */
export function createFolds(journal: Journal, shelf: Shelf): Folds {
  const emptyFor = (first: readonly StoredEvent[]): Promise<Table> =>
    shelf.emptyFor(contentFileIn(first), first[0]?.game);

  const foldWhole = async (events: readonly StoredEvent[]): Promise<Loaded> =>
    loadedFrom(events, await emptyFor(events));

  const foldStored = async (game: GameId): Promise<Loaded | undefined> => {
    // They differ only where a backup was restored in between; if they always do, the journal is damaged.
    for (let tried = 0; tried < TRIES; tried += 1) {
      const at = await journal.head(game);
      if (at === undefined) return undefined;
      const { head } = at;
      const read = await loadedByPages(pagesOf(journal, game, head.version), emptyFor);
      if (read?.headHash === head.headHash) return withStretches(read, head);
    }
    throw new Error(`the history of game ${game} does not end with its head`);
  };

  const foldAgain = async ({ game, table, undos }: Loaded, tail: readonly StoredEvent[]): Promise<Loaded> => {
    const pages = followedBy(pagesOf(journal, game, table.version), tail);
    const loaded = await loadedByPages(pages, emptyFor, [...undos, ...undosIn(tail.map(recordedOf))]);
    if (loaded === undefined) throw noSuchGame(game);
    return loaded;
  };

  const after = async (loaded: Loaded, tail: readonly StoredEvent[]): Promise<Loaded> =>
    advanced(loaded, tail) ?? foldAgain(loaded, tail);

  return { foldWhole, foldStored, after };
}

/** Whose time is running is not folded but stored: calendars may have changed since. So is where it was played. */
export const withStretches = (
  loaded: Loaded,
  { awaiting, copied }: Pick<Head, 'awaiting' | 'copied'>,
): Loaded => ({
  ...loaded,
  stretches: stretchesIn(awaiting),
  ...(copied === undefined ? {} : { copied }),
});

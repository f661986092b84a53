import {
  decode,
  emptyTable,
  emptyTableWith,
  type GameId,
  type StoredEvent,
  type Table,
} from '../game/index.js';
import { createLru } from '../lib/lru.js';
import type { ContentFiles } from './content-port.js';
import type { Copies } from './trust/copies-port.js';

/** Lays out the tables of cards and tiles before a game is folded or opened: the rules cannot fetch them. */
export type Shelf = Readonly<{
  /**
   * An empty table with what this content file brings; the plain one where there is no such file. For the history of a
   * copy, which has brought its tables along, name the game: nobody can open another game with them.
   */
  emptyFor: (contentFile: string | undefined, history?: GameId) => Promise<Table>;
}>;

export type ShelfStores = Readonly<{
  contentFiles: Pick<ContentFiles, 'byHash'>;
  copies?: Pick<Copies, 'linesOf'>;
}>;

const ADDRESS = /^[0-9a-f]{64}$/;

/** What lies under an address never changes, so it is read once. */
export function createShelf({ contentFiles, copies }: ShelfStores, capacity = 1_000): Shelf {
  const kept = createLru<string, Table>(capacity);

  const emptyFor = async (contentFile: string | undefined, history?: GameId): Promise<Table> => {
    if (contentFile === undefined || !ADDRESS.test(contentFile)) return emptyTable;
    const known = kept.get(contentFile);
    if (known !== undefined) return known;
    const stored = await contentFiles.byHash(contentFile);
    if (stored === undefined) return broughtWith(contentFile, history);
    const empty = emptyTableWith(stored.tables);
    kept.set(contentFile, empty);
    return empty;
  };

  const broughtWith = async (file: string, history: GameId | undefined): Promise<Table> => {
    const content = history && (await copies?.linesOf(history))?.header.content;
    if (content?.tables === undefined) return emptyTable;
    const { name, hash, tables } = content;
    return emptyTableWith([{ name, hash, content: tables, file }]);
  };

  return { emptyFor };
}

/** For games without content files. */
export const BARE_SHELF: Shelf = { emptyFor: () => Promise.resolve(emptyTable) };

/** The content file a history names in its first event. */
export function contentFileIn([first]: readonly StoredEvent[]): string | undefined {
  if (first === undefined) return undefined;
  const event = decode(first);
  return event.type === 'GameOpened' ? event.settings.contentFile : undefined;
}

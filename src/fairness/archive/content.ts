import { tablesOf, type Table } from '../../game/index.js';
import type { ArchiveContent } from './lines.js';

/** What an archive says about the cards and tiles of a game: all of them where a content file brought them. */
export function contentOf({ settings, game, contents }: Table): ArchiveContent {
  if (settings === undefined) throw new Error('a game that was never opened has no tables');
  const row = tablesOf({ ...settings, ...(game && { content: game.rules.content }) }, contents);
  if (row === undefined) throw new Error('the tables of this game are not at hand');
  const { name, hash, file, content } = row;
  return { name, hash, ...(file === undefined ? {} : { tables: content }) };
}

import { mistake } from '../../../tools/lib/mistake.mjs';
import { emptyTable, emptyTableWith, problemLine, tablesOf, type ContentFile } from '../../game/index.js';
import type { Table } from '../../game/index.js';
import type { Choice } from '../../bots/self-play.js';
import { contentIn } from '../../play/content-address.js';
import { readTextFile } from '../content/read-file.js';

/** What games are played with: the choice, an empty table for it, and the content file, if there is one. */
export type Setup = Readonly<{ choice: Choice; empty: Table; file?: ContentFile }>;

/** The choice as it stands, or with the content file that lies at this path. */
export function setupOf(choice: Choice, path: string | undefined): Setup {
  if (path === undefined) return { choice, empty: emptyTable };
  const content = contentIn(readTextFile(path));
  if (!content.ok)
    throw mistake([`${path} cannot be used:`, ...content.reason.map(problemLine)].join('\n  '));
  const { hash, tables, file } = content.value;
  const corrected = { ...choice, contentFile: hash };
  const empty = emptyTableWith(tables);
  if (tablesOf(corrected, empty.contents) === undefined)
    throw mistake(`${path} changes nothing in such a game`);
  return { choice: corrected, empty, file };
}

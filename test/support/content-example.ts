import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENTS, correctedTables, problemLine, readContentFile } from '../../src/game/index.js';
import type { CardRow, Content, ContentFile, ContentName, TileRow } from '../../src/game/index.js';
import { contentIn } from '../../src/play/content-address.js';
import type { AddressedContent } from '../../src/play/content-port.js';

const DOC = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'content.md'), 'utf8');

/** The worked example of the documentation, and what `cairn content check` says about it there. */
export const EXAMPLE = /```json\n(.*?)```/s.exec(DOC)![1]!;
export const EXAMPLE_CHECK = /```\n(It is sound.*?)\n```/s.exec(DOC)![1]!;

/** The example with some fields changed, as text. */
export const exampleWith = (change: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...(JSON.parse(EXAMPLE) as ContentFile), ...change });

/** A file with these rows and nothing else, as text. */
export const fileOf = (rows: Readonly<{ cards?: unknown; tiles?: unknown; markets?: unknown }>): string =>
  JSON.stringify({ format: 'cairn/content/1', title: 'A correction', ...rows });

/** The content of a file that must be sound. */
export function soundContent(text: string): AddressedContent {
  const content = contentIn(text);
  if (!content.ok) throw new Error(JSON.stringify(content.reason));
  return content.value;
}

/** Everything that is wrong with a file, whether the text or what it says is. */
export function problemsIn(text: string): readonly string[] {
  const file = readContentFile(text);
  const tables = file.ok ? correctedTables(file.value) : file;
  return tables.ok ? [] : tables.reason.map(problemLine);
}

/** The tables of the house, and rows of them. */
export const house = (name: ContentName): Content => CONTENTS.find((each) => each.name === name)!.content;
export const cardOf = (id: string): CardRow => house('style').cards.find((each) => each.id === id)!;
export const tileOf = (id: string): TileRow => house('style-older').tiles.find((each) => each.id === id)!;

/** A card and a tile that correct one of the house. */
export const GOLD: CardRow & Readonly<{ replaces: string }> = {
  ...cardOf('X7'),
  id: 'X7a',
  replaces: 'X7',
  top: { kind: 'goods', goods: { gold: 1 } },
};
export const PLAIN: TileRow & Readonly<{ replaces: string }> = {
  id: 'XB5a',
  replaces: 'XB5',
  price: { kind: 'fixed', goods: { wood: 1, ornaments: 2 } },
  points: { kind: 'printed', points: 9 },
  source: 'printed',
};

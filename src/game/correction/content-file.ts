import { fail, ok } from '../../lib/result.js';
import type { Result } from '../../lib/result.js';
import type { TileRow } from '../model/buildings.js';
import type { CardRow, MarketKind } from '../model/cards.js';
import { isList, isObject } from '../model/hostile.js';
import type { BuildingId, CardId } from '../model/ids.js';
import type { FaceTable } from '../model/rules.js';
import type { Check } from './checks.js';
import { oneOf, record, text } from './checks.js';
import type { Problem, Where } from './problem.js';
import { problemAt } from './problem.js';
import { cardCheck, facesCheck, isId, tileCheck } from './row-checks.js';

export const CONTENT_FORMAT = 'cairn/content/1';

/** A corrected row has an id of its own and names the row whose place it takes; without that it confirms a row. */
export type CardCorrection = CardRow & Readonly<{ replaces?: CardId }>;
export type TileCorrection = TileRow & Readonly<{ replaces?: BuildingId }>;

/** What corrects the tables of the house without touching code. See docs/content.md. */
export type ContentFile = Readonly<{
  format: typeof CONTENT_FORMAT;
  title: string;
  /** Where the corrections come from. */
  note?: string;
  cards?: readonly CardCorrection[];
  tiles?: readonly TileCorrection[];
  markets?: Readonly<Partial<Record<MarketKind, FaceTable>>>;
}>;

const LONGEST = { file: 262_144, title: 80, note: 1_000, rows: 100 } as const;
const EVERYWHERE: Where = { row: '', field: '' };

/** The content file in this text, or everything that is wrong with it by itself. */
export function readContentFile(source: string): Result<ContentFile, readonly Problem[]> {
  if (source.length > LONGEST.file)
    return fail([problemAt(EVERYWHERE, `The file is longer than ${LONGEST.file} characters`)]);
  const parsed = parse(source);
  if (!parsed.ok) return fail([problemAt(EVERYWHERE, parsed.reason)]);
  const problems = FILE(parsed.value, EVERYWHERE);
  return problems.length > 0 ? fail(problems) : ok(parsed.value as ContentFile);
}

function parse(source: string): Result<unknown, string> {
  try {
    const value: unknown = JSON.parse(source);
    return keysWritten(source) === keysIn(value)
      ? ok(value)
      : fail('The file names a field twice in one object');
  } catch (error) {
    return fail(`The file is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A string, and the colon that makes it the name of a field. */
const STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** How many fields stand in the text; of two with one name JSON keeps only the last. */
function keysWritten(source: string): number {
  let keys = 0;
  for (const [, colon] of source.matchAll(STRINGS)) if (colon !== undefined) keys += 1;
  return keys;
}

/** One after the other, not by recursion: a hostile file may be very deep. */
function keysIn(value: unknown): number {
  const left: unknown[] = [value];
  let keys = 0;
  for (let next = left.pop(); left.length > 0 || next !== undefined; next = left.pop()) {
    if (isObject(next)) keys += Object.keys(next).length;
    if (isObject(next) || isList(next)) for (const inner of Object.values(next)) left.push(inner);
  }
  return keys;
}

/** Rows are named by their place in the list and by their id, if they have one. */
const rows =
  (name: string, check: Check): Check =>
  (value) => {
    const where = { row: name, field: '' };
    if (!isList(value) || value.length === 0 || value.length > LONGEST.rows)
      return [problemAt(where, `must be a list of 1 to ${LONGEST.rows} rows`)];
    return value.flatMap((row, index) => check(row, { row: `${name}[${index}]${idOf(row)}`, field: '' }));
  };

function idOf(row: unknown): string {
  const id = isObject(row) && Object.hasOwn(row, 'id') ? row['id'] : undefined;
  return isId(id) ? ` (${id})` : '';
}

const FILE = record({
  format: oneOf(CONTENT_FORMAT),
  title: text(LONGEST.title),
  note: { optional: text(LONGEST.note) },
  cards: { optional: rows('cards', cardCheck) },
  tiles: { optional: rows('tiles', tileCheck) },
  markets: { optional: record({ market: { optional: facesCheck }, style: { optional: facesCheck } }) },
});

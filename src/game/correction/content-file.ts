import { fail, ok } from '../../lib/result.js';
import type { Result } from '../../lib/result.js';
import type { TileRow } from '../model/buildings.js';
import type { CardRow, MarketKind } from '../model/cards.js';
import { isList, isObject } from '../model/hostile.js';
import type { BuildingId, CardId } from '../model/ids.js';
import type { FaceTable } from '../model/rules.js';
import type { Check } from './checks.js';
import { oneOf, record, text, wrongList } from './checks.js';
import type { Problem, Where } from './problem.js';
import { problemAt, shown } from './problem.js';
import { cardCheck, facesCheck, isId, tileCheck } from './row-checks.js';
import type { Twice } from './twice.js';
import { fieldsTwice } from './twice.js';

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
    return fail([problemAt(EVERYWHERE, `is longer than ${LONGEST.file} characters`)]);
  const parsed = parse(source);
  if (!parsed.ok) return fail([problemAt(EVERYWHERE, parsed.reason)]);
  const twice = fieldsTwice(source).map(({ steps, name }) =>
    problemAt(placeOf(parsed.value, steps), `names the field ${shown(name)} twice`),
  );
  const problems = [...twice, ...FILE(parsed.value, EVERYWHERE)];
  return problems.length > 0 ? fail(problems) : ok(parsed.value as ContentFile);
}

function parse(source: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(source));
  } catch (error) {
    return fail(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The place to which these steps lead, named as the checks name it. */
function placeOf(file: unknown, [list, row, ...within]: Twice['steps']): Where {
  if (list === undefined || typeof row !== 'number') {
    const steps = [list, row, ...within].filter((step) => step !== undefined);
    return { row: '', field: pathOf(steps) };
  }
  const rowsOf = isObject(file) ? file[list] : undefined;
  const found: unknown = isList(rowsOf) ? rowsOf[row] : undefined;
  return { row: `${list}[${row}]${idOf(found)}`, field: pathOf(within) };
}

const pathOf = (steps: Twice['steps']): string =>
  steps
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');

/** Rows are named by their place in the list and by their id, if they have one. */
const rows =
  (name: string, check: Check): Check =>
  (value) => {
    const where = { row: name, field: '' };
    if (!isList(value) || value.length === 0 || value.length > LONGEST.rows)
      return wrongList(where, `1 to ${LONGEST.rows} rows`, value);
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

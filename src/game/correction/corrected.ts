import { fail, ok } from '../../lib/result.js';
import type { Result } from '../../lib/result.js';
import { without } from '../../lib/without.js';
import { canonical, CONTENTS } from '../content/contents.js';
import type { Benefit } from '../model/cards.js';
import type { Content, ContentRow } from '../model/rules.js';
import type { ContentFile } from './content-file.js';
import type { Problem } from './problem.js';
import { unsoundness } from './soundness.js';

/** Corrected tables that do not have their address yet: the rules may not hash. */
export type CorrectedTables = Pick<ContentRow, 'name' | 'content'>;

/** The tables this file leads to, one set for each way to play that it changes; or why it cannot be used. */
export function correctedTables(file: ContentFile): Result<readonly CorrectedTables[], readonly Problem[]> {
  const problems = unsoundness(file);
  if (problems.length > 0) return fail(problems);
  const tables = today().flatMap(({ name, content }) => {
    const next = corrected(content, file);
    return canonical(next) === canonical(content) ? [] : [{ name, content: next }];
  });
  if (tables.length === 0) return fail([{ at: '', problem: 'changes nothing' }]);
  const unplayable = tables.flatMap(({ content }) => tooMany(content)).slice(-1);
  return unplayable.length > 0 ? fail(unplayable) : ok(tables);
}

/** So many are quick to reckon with. The base game has three and one. */
const MOST: Readonly<Partial<Record<Benefit['kind'], number>>> = { oneUseTool: 8, anyTwo: 3 };

const tooMany = ({ cards }: Content): readonly Problem[] =>
  Object.entries(MOST).flatMap(([kind, most]) => {
    const held = cards.filter(({ top }) => top.kind === kind).length;
    const problem = `would be ${held} of the kind "${kind}", and no more than ${most} can be played with`;
    return held > most ? [{ at: 'cards:', problem }] : [];
  });

/** The tables of the house that new games are played with: of each name the first. */
const today = (): readonly ContentRow[] =>
  CONTENTS.filter(({ name }, index) => CONTENTS.findIndex((row) => row.name === name) === index);

function corrected({ cards, tiles, faces }: Content, file: ContentFile): Content {
  const { market = faces.market, style = faces.style } = file.markets ?? {};
  return {
    cards: cards.map((row) => inPlaceOf(row, file.cards)),
    tiles: tiles.map((row) => inPlaceOf(row, file.tiles)),
    faces: {
      ...(market === undefined ? {} : { market }),
      ...(faces.style === undefined || style === undefined ? {} : { style }),
    },
  };
}

/** The row of the file that corrects this one, or this one. */
function inPlaceOf<Row extends Readonly<{ id: string }>>(
  old: Row,
  rows: readonly (Row & Readonly<{ replaces?: string }>)[] = [],
): Row {
  const found = rows.find(({ id, replaces = id }) => replaces === old.id);
  return found === undefined ? old : (without(found, 'replaces') as unknown as Row);
}

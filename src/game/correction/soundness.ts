import { canonical } from '../content/contents.js';
import type { ContentFile } from './content-file.js';
import { FOR_EVER, HOUSE, meaningOf, rowsIn } from './meaning.js';
import type { FileRow, Known } from './meaning.js';
import type { Problem } from './problem.js';
import { problemAt } from './problem.js';

/** Everything that keeps a well-formed file from being laid over the tables of the house. */
export function unsoundness(file: ContentFile): readonly Problem[] {
  const rows = rowsIn(file);
  return [
    ...rows.flatMap(rowProblems),
    ...repeated(rows, ({ row }) => row.id, 'stands twice in this file'),
    ...repeated(rows, ({ row }) => row.replaces ?? row.id, 'has its place taken twice in this file'),
    ...marketProblems(file),
  ];
}

const NAMES = { card: 'card', tile: 'building' } as const;

function rowProblems(each: FileRow): readonly Problem[] {
  const { row, at, kind } = each;
  const { id, replaces } = row;
  const old = HOUSE.get(replaces ?? id);
  if (old?.kind !== kind)
    return [
      replaces === undefined
        ? problemAt({ row: at, field: 'id' }, `is new: say with "replaces" which ${NAMES[kind]} it corrects`)
        : problemAt({ row: at, field: 'replaces' }, `names no ${NAMES[kind]}: "${replaces}"`),
    ];
  return [...meaningProblems(each, old), ...expansionProblems(each, old)];
}

/** A row under an old id may only say better where it comes from. */
function meaningProblems({ row, at }: FileRow, old: Known): readonly Problem[] {
  const { id, replaces } = row;
  const problem = (text: string): readonly Problem[] => [problemAt({ row: at, field: 'id' }, text)];
  if (replaces !== undefined) return HOUSE.has(id) ? problem(`is in use already. ${FOR_EVER}`) : [];
  return meaningOf(row) === old.meaning
    ? []
    : problem(`is in use and means something else. ${FOR_EVER} and add "replaces": "${id}"`);
}

/** Words that mean nothing without the board of the expansion. */
const OF_THE_EXPANSION = /"(?:ornaments?|ornamentRange|perOrnament|trade|trader|style)"/;

const expansionProblems = ({ row, at }: FileRow, { ofBase }: Known): readonly Problem[] =>
  ofBase && OF_THE_EXPANSION.test(meaningOf(row))
    ? [problemAt({ row: at, field: '' }, `takes its place in the base game too, where ${NOT_THERE}`)]
    : [];

const NOT_THERE = 'there are no ornaments, no trade and no style market';

const marketProblems = ({ markets }: ContentFile): readonly Problem[] =>
  markets?.market !== undefined && OF_THE_EXPANSION.test(canonical(markets.market.faces))
    ? [problemAt({ row: 'markets.market', field: '' }, `is used in the base game too, where ${NOT_THERE}`)]
    : [];

function repeated(
  rows: readonly FileRow[],
  nameOf: (row: FileRow) => string,
  problem: string,
): readonly Problem[] {
  const seen = new Set<string>();
  return rows.flatMap((each) => {
    const name = nameOf(each);
    const again = seen.has(name);
    seen.add(name);
    return again ? [problemAt({ row: each.at, field: '' }, `${name} ${problem}`)] : [];
  });
}

import { canonical, CONTENTS } from '../content/contents.js';
import type { TileRow } from '../model/buildings.js';
import type { CardRow } from '../model/cards.js';
import type { CardCorrection, ContentFile, TileCorrection } from './content-file.js';
import type { Problem } from './problem.js';
import { problemAt } from './problem.js';

type Kind = 'card' | 'tile';

/** A row of a content file, and where it stands there. */
export type FileRow = Readonly<{ kind: Kind; row: CardCorrection | TileCorrection; at: string }>;

/** What is known under an id: what it stands for, and whether it is in the base game. */
export type Known = Readonly<{ kind: Kind; meaning: string; ofBase: boolean }>;

/** All rows of a file. */
export const rowsIn = ({ cards = [], tiles = [] }: ContentFile): readonly FileRow[] => [
  ...cards.map((row, index): FileRow => ({ kind: 'card', row, at: `cards[${index}] (${row.id})` })),
  ...tiles.map((row, index): FileRow => ({ kind: 'tile', row, at: `tiles[${index}] (${row.id})` })),
];

/** What a row stands for: everything but where it comes from. */
export function meaningOf(row: CardRow | TileRow): string {
  if ('top' in row) return canonical({ top: row.top, bottom: row.bottom });
  const { price, points, effect } = row;
  return canonical({ price, points, ...(effect === undefined ? {} : { effect }) });
}

/** Every id of the house. */
export const HOUSE: ReadonlyMap<string, Known> = new Map(
  CONTENTS.toReversed().flatMap(({ name, content: { cards, tiles } }) => {
    const known = (kind: Kind) => (row: CardRow | TileRow) =>
      [row.id, { kind, meaning: meaningOf(row), ofBase: name === 'base' }] as const;
    return [...cards.map(known('card')), ...tiles.map(known('tile'))];
  }),
);

/** Ids of other files that this one would give another meaning: histories name rows by nothing else. */
export function changedMeanings(file: ContentFile, others: readonly ContentFile[]): readonly Problem[] {
  const known = new Map(
    others.flatMap((other) => rowsIn(other).map((each) => [each.row.id, { ...each, by: other.title }])),
  );
  return rowsIn(file).flatMap(({ kind, row, at }) => {
    const first = known.get(row.id);
    if (first === undefined || (first.kind === kind && meaningOf(first.row) === meaningOf(row))) return [];
    return [
      problemAt(
        { row: at, field: 'id' },
        `is in use in "${first.by}" and means something else there. ${FOR_EVER}`,
      ),
    ];
  });
}

/** Why an id cannot be used again. */
export const FOR_EVER = 'An id keeps its meaning for ever: choose a new one';

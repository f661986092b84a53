import {
  CONTENTS,
  problemLine,
  type CardCorrection,
  type CardRow,
  type ContentName,
  type Problem,
  type TileCorrection,
  type TileRow,
} from '../../game/index.js';
import type { AddressedContent, StoredContent } from '../../play/content-port.js';
import { nameOfBuilding, nameOfCard } from '../../views/sentences/names.js';

const WAYS: Readonly<Record<ContentName, string>> = {
  base: 'without the expansion',
  style: 'with the expansion',
  'style-older': 'with the expansion and its older tiles',
};

const MOST_PROBLEMS = 50;

/** Everything that is wrong with a file, a line each. */
export function problemLines(path: string, problems: readonly Problem[]): readonly string[] {
  const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => `  ${problemLine(problem)}`);
  const left = problems.length - shown.length;
  return [`${path} cannot be used:`, ...shown, ...(left > 0 ? [`  … and ${left} more`] : [])];
}

/** What a file changes, row by row. */
export function contentLines({ file, tables }: AddressedContent): readonly string[] {
  const { cards = [], tiles = [], markets = {} } = file;
  return [
    ...cards.map((row, index) => `  cards[${index}] ${rowLine(row, cardWords)}`),
    ...tiles.map((row, index) => `  tiles[${index}] ${rowLine(row, tileWords)}`),
    ...Object.keys(markets).map((kind) => `  markets.${kind} corrects what the dice give`),
    `Games it can be played in: ${tables.map(({ name }) => WAYS[name]).join(', ')}`,
  ];
}

type Row = CardCorrection | TileCorrection;

function rowLine<Of extends Row>(row: Of, words: (row: Of) => string): string {
  const { id, replaces } = row;
  if (replaces === undefined) return `(${id}) confirms ${id}: ${words(row)}`;
  return `(${id}) corrects ${replaces}: ${words(row)}; it was ${words(houseRow(replaces) as Of)}`;
}

const houseRow = (wanted: string): CardRow | TileRow | undefined =>
  CONTENTS.flatMap(({ content: { cards, tiles } }) => [...cards, ...tiles]).find(({ id }) => id === wanted);

const ENGLISH = { language: 'en', expansion: 'style' } as const;

const cardWords = (row: CardRow): string =>
  nameOfCard(row.id, { ...ENGLISH, rules: { cards: new Map([[row.id, row]]), tiles: new Map() } });

const tileWords = (row: TileRow): string => nameOfBuilding(row, ENGLISH);

/** A stored file in a line or two. */
export const storedLines = ({ hash, file, addedAt }: StoredContent): readonly string[] => [
  `${hash}  ${addedAt.toISOString().slice(0, 10)}  ${file.title}`,
  ...(file.note === undefined ? [] : [`  ${file.note}`]),
];

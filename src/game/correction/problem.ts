/** What is wrong with a content file, and where: `tiles[2] (XB4a): price.goods.wood`. */
export type Problem = Readonly<{ at: string; problem: string }>;

/** Where in a file: the row, and the field within it. */
export type Where = Readonly<{ row: string; field: string }>;

/** The problem as one line; what has no place in the file is said of the file. */
export const problemLine = ({ at, problem }: Problem): string => `${at === '' ? 'The file' : at} ${problem}`;

/** A problem with what stands there. */
export const problemAt = ({ row, field }: Where, problem: string): Problem => ({
  at: [row, field].filter((part) => part !== '').join(': '),
  problem,
});

/** The place of a field within what stands at this place. */
export const inField = ({ row, field }: Where, name: string): Where => ({
  row,
  field: field === '' ? name : `${field}.${name}`,
});

const LONGEST_SHOWN = 40;

/** A value as it may be shown in a message: what came from outside may be long, deep or strange. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`;
}

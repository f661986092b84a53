import { isList, isObject, isWhole } from '../model/hostile.js';
import type { Problem, Where } from './problem.js';
import { inField, problemAt, shown } from './problem.js';

/** Finds everything that is wrong with a value. */
export type Check = (value: unknown, where: Where) => readonly Problem[];

/** Fields by name; one that may be left out is marked. */
export type Fields = Readonly<Record<string, Check | Readonly<{ optional: Check }>>>;

/** The problem that something else stands where this is wanted. */
const wrong = (where: Where, wanted: string, value: unknown): readonly Problem[] => [
  problemAt(where, `must be ${wanted}, not ${shown(value)}`),
];

/** The same for a list of so many: of a list it says how many there are. */
export const wrongList = (where: Where, wanted: string, value: unknown): readonly Problem[] =>
  isList(value)
    ? [problemAt(where, `must be a list of ${wanted}, not of ${value.length}`)]
    : wrong(where, `a list of ${wanted}`, value);

/** A whole number within these bounds. */
export const whole =
  (min: number, max: number): Check =>
  (value, where) =>
    isWhole(value, min, max)
      ? []
      : wrong(where, min === max ? String(min) : `a whole number from ${min} to ${max}`, value);

/** One of these words. */
export const oneOf =
  (...words: readonly string[]): Check =>
  (value, where) =>
    typeof value === 'string' && words.includes(value) ? [] : wrong(where, listed(words), value);

const listed = (words: readonly string[]): string =>
  words.length === 1 ? `"${words[0]}"` : `one of ${words.map((word) => `"${word}"`).join(', ')}`;

/** Control characters but the line feed, lone surrogates, and marks that turn the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Text that people will read. */
export const text =
  (longest: number): Check =>
  (value, where) => {
    const fits =
      typeof value === 'string' && value.trim() === value && value !== '' && value.length <= longest;
    return fits && !UNPRINTABLE.test(value)
      ? []
      : wrong(where, `1 to ${longest} printable characters without spaces around them`, value);
  };

/** A list of so many things. */
export const list =
  (item: Check, min: number, max: number): Check =>
  (value, where) => {
    if (!isList(value) || value.length < min || value.length > max)
      return wrongList(where, min === max ? String(min) : `${min} to ${max}`, value);
    return value.flatMap((each, index) => item(each, indexed(where, index)));
  };

const indexed = ({ row, field }: Where, index: number): Where => ({ row, field: `${field}[${index}]` });

/** An object with these fields and no others: an unknown one would be stored and mean nothing. */
export const record =
  (fields: Fields): Check =>
  (value, where) => {
    if (!isObject(value)) return wrong(where, 'an object', value);
    const strange = Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
    return [
      ...strange.map((key) => problemAt(where, `has a field ${shown(key)}, which is not known here`)),
      ...Object.entries(fields).flatMap(([name, check]) => fieldProblems(value, name, check, where)),
    ];
  };

function fieldProblems(
  value: Readonly<Record<string, unknown>>,
  name: string,
  check: Fields[string],
  where: Where,
): readonly Problem[] {
  const given = Object.hasOwn(value, name);
  if (typeof check !== 'function') return given ? check.optional(value[name], inField(where, name)) : [];
  return given ? check(value[name], inField(where, name)) : [problemAt(where, `lacks the field "${name}"`)];
}

/** An object whose `kind` says which other fields it has. */
export const variant =
  (kinds: Readonly<Record<string, Fields>>): Check =>
  (value, where) => {
    if (!isObject(value)) return wrong(where, 'an object', value);
    const kind = Object.hasOwn(value, 'kind') ? value['kind'] : undefined;
    if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind))
      return wrong(inField(where, 'kind'), listed(Object.keys(kinds)), kind);
    return record({ ...kinds[kind], kind: oneOf(kind) })(value, where);
  };

/** Amounts of these goods, at least one and at most so many pieces in all; a good that is not named is absent. */
export const goods =
  (kinds: readonly string[], most: number): Check =>
  (value, where) => {
    if (!isObject(value)) return wrong(where, 'an object', value);
    const amount = { optional: whole(1, most) };
    const problems = record(Object.fromEntries(kinds.map((kind) => [kind, amount])))(value, where);
    if (problems.length > 0) return problems;
    const pieces = Object.values(value).reduce<number>((sum, each) => sum + Number(each), 0);
    return pieces >= 1 && pieces <= most ? [] : [problemAt(where, `must name 1 to ${most} pieces in all`)];
  };

import { isObject, isWhole } from '../model/hostile.js';
import type { Allowed } from '../rejection.js';
import { isHex } from './checks.js';

/** An object from outside: which keys it has is still to be seen. */
export type Loose = Readonly<Record<string, unknown>>;

/** What is wrong with a value: in which part of it, if it has parts, and what could stand there, if that can be said. */
export type Wrong = Readonly<{ part?: string; allowed?: Allowed }>;

/** What is wrong with a field, beside all the others; undefined when it is as it must be. */
export type Check = (value: unknown, all: Loose) => Wrong | undefined;

export type Checks<Value> = Readonly<Record<keyof Value, Check>>;

const fits = (does: boolean, allowed: Allowed): Wrong | undefined => (does ? undefined : { allowed });

/** Absent, or as it must be. */
export const optional =
  (check: Check): Check =>
  (value, all) =>
    value === undefined ? undefined : check(value, all);

/** One of these. */
export const oneOf =
  (...allowed: readonly (string | boolean)[]): Check =>
  (value) =>
    fits((allowed as readonly unknown[]).includes(value), { oneOf: allowed });

/** A whole number in this range. */
export const whole =
  (min: number, max: number): Check =>
  (value) =>
    fits(isWhole(value, min, max), { min, max });

/** A secret number, or the hash of something. */
export const hex: Check = (value) => fits(isHex(value), { bytes: 32 });

/** The first field that is not as it must be; unknown fields are wrong, they would be stored. */
export function wrongField(
  checks: Readonly<Record<string, Check>>,
  value: Loose,
): (Wrong & Readonly<{ field: string }>) | undefined {
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(checks, key));
  if (unknown !== undefined) return { field: unknown };
  for (const [field, check] of Object.entries(checks)) {
    const wrong = check(value[field], value);
    if (wrong !== undefined) return { field, ...wrong };
  }
  return undefined;
}

/** An object with these fields and no others; what is wrong is told of the innermost part. */
export const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (!isObject(value)) return {};
    const wrong = wrongField(checks, value);
    if (wrong === undefined) return undefined;
    const { field, ...found } = wrong;
    return { part: field, ...found };
  };

import { isObject } from '../model/hostile.js';

/** An object from outside: which keys it has is still to be seen. */
export type Loose = Readonly<Record<string, unknown>>;

/** Whether a field is as it must be, beside all the others. */
export type Check = (value: unknown, all: Loose) => boolean;

export type Checks<Value> = Readonly<Record<keyof Value, Check>>;

/** One of these, or absent. */
export const optional =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    value === undefined || allowed.includes(value);

/** One of these. */
export const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);

/** The first field that is not as it must be; unknown fields are wrong, they would be stored. */
export function wrongField(checks: Readonly<Record<string, Check>>, value: Loose): string | undefined {
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(checks, key));
  return unknown ?? Object.entries(checks).find(([key, check]) => !check(value[key], value))?.[0];
}

/** Whether this is an object with these fields and no others. */
export const hasFields = (checks: Readonly<Record<string, Check>>, value: unknown): boolean =>
  isObject(value) && wrongField(checks, value) === undefined;

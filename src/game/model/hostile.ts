/** Commands are typed, but what stands in them came from outside and may be anything. */

/** Stands for a number that was none. */
export const NONE = -1;

/** A whole number from `min` to `max`. */
export const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** A list of anything. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** An object with keys: neither null nor a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value for a refusal's facts: text stays, everything else is left out. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The value for a refusal's facts: whole numbers stay. */
export const asNumber = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : NONE);

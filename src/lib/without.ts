/** The object without these keys; a copy if it has any of them. */
export function without<Value extends object, Key extends keyof Value>(
  value: Value,
  ...keys: readonly Key[]
): Omit<Value, Key> {
  // Most have none of them, and a copy made of entries is slow to read ever after.
  if (!keys.some((key) => key in value)) return value;
  const kept = Object.entries(value).filter(([key]) => !keys.includes(key as Key));
  return Object.fromEntries(kept) as Omit<Value, Key>;
}

/** A copy of the object without these keys. */
export function without<Value extends object, Key extends keyof Value>(
  value: Value,
  ...keys: readonly Key[]
): Omit<Value, Key> {
  const kept = Object.entries(value).filter(([key]) => !keys.includes(key as Key));
  return Object.fromEntries(kept) as Omit<Value, Key>;
}

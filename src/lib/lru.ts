/** A map that forgets whatever was used longest ago once it holds more than `capacity` entries. */
export type Lru<Key, Value> = Readonly<{
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => void;
}>;

export function createLru<Key, Value>(capacity: number): Lru<Key, Value> {
  const entries = new Map<Key, Value>();
  const set = (key: Key, value: Value): void => {
    entries.delete(key);
    entries.set(key, value);
    if (entries.size <= capacity) return;
    const oldest = entries.keys().next();
    if (oldest.done !== true) entries.delete(oldest.value);
  };
  const get = (key: Key): Value | undefined => {
    const value = entries.get(key);
    if (value !== undefined) set(key, value);
    return value;
  };
  return { get, set };
}

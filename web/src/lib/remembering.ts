/** As much of the browser's storage as is used here. */
export type Store = Readonly<{
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}>;

/** What `attempt` gives; where storage is refused, what `otherwise` does. */
function trying<T>(attempt: () => T, otherwise: () => T): T {
  try {
    return attempt();
  } catch {
    return otherwise();
  }
}

type Memory = Store &
  Readonly<{
    /** Whether it will still be known when the page is loaded anew. */
    lasts: (key: string) => boolean;
  }>;

/** A storage that never refuses: what the browser's own does not take lasts until the page closes. */
export function remembering(storage: () => Store): Memory {
  const kept = new Map<string, string>();
  const stored = (key: string): string | null =>
    trying(
      () => storage().getItem(key),
      () => null,
    );
  return {
    // What was refused is newer than what lies in a full storage.
    getItem: (key) => kept.get(key) ?? stored(key),
    lasts: (key) => !kept.has(key) && stored(key) !== null,
    setItem: (key, value) => {
      kept.delete(key);
      trying(
        () => storage().setItem(key, value),
        () => void kept.set(key, value),
      );
    },
    removeItem: (key) => {
      kept.delete(key);
      // What could not be stored need not be forgotten.
      trying(
        () => storage().removeItem(key),
        () => undefined,
      );
    },
  };
}

/** Adds events by version: what comes later replaces what was known, because an undo changes how it is shown. */
export function merged<Event extends { readonly version: number }>(
  known: readonly Event[],
  more: readonly Event[],
): readonly Event[] {
  const byVersion = new Map([...known, ...more].map((event) => [event.version, event]));
  return [...byVersion.values()].sort((one, other) => one.version - other.version);
}

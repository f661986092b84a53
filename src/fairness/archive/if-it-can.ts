/** What a function gives; undefined if it cannot. For questions about bytes that anybody may have written. */
export function ifItCan<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The compiler proves that this cannot be reached; data from outside may still prove it wrong. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}

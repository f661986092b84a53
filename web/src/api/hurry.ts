/** Before something is tried again for the first time, in milliseconds. */
export const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/** What fails again and again is tried ever more slowly. */
export const longer = (wait: number): number => Math.min(wait * 2, LONGEST_WAIT);

const waiting = new Set<() => void>();

/** Lets everything that waits for another attempt try at once. */
export function tryNow(): void {
  for (const now of [...waiting]) now();
}

/** Calls back when somebody does not want to wait for the next attempt; returns how to stop that. */
export function onHurry(now: () => void): () => void {
  waiting.add(now);
  return () => void waiting.delete(now);
}

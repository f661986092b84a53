/** Hears of connections that broke. They are opened again without anybody's help. */
export type OnError = (error: Error) => void;

const LONGEST_PAUSE_MS = 5_000;

/** How long to wait before trying to connect for the nth time: at once when it just broke, then ever longer. */
export const backOff = (attempt: number): number =>
  Math.min(50 * 2 ** Math.min(attempt - 1, 10), LONGEST_PAUSE_MS);

import type { Pace } from '../lib/pace.js';

/** Slows down whoever tries too often, in all processes together. Keys are stored hashed. */
export type Throttle = Readonly<{
  /** Counts a try: 0 if it may go on, else how many milliseconds it is too early. */
  take: (key: string, pace: Pace, at: Date) => Promise<number>;
  /** Forgives all tries. */
  forget: (key: string) => Promise<void>;
}>;

import type { StretchName } from './deliveries-port.js';

/** A stretch to be looked at: which moment of it that is, and in how many milliseconds by anybody's clock. */
export type Wake = StretchName & Readonly<{ at: number; inMs: number }>;

/** Has somebody look at stretches. Best effort: whatever nobody is woken for is found by the sweep. */
export type Waker = Readonly<{
  /** The same moment of the same stretch is one wake-up, however often it is asked for. */
  wake: (wakes: readonly Wake[]) => Promise<void>;
}>;

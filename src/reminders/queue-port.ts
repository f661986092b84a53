import type { JsonObject } from '../game/index.js';

/** Something to look at when its time comes. What is then true is asked of Postgres, never of the queue. */
export type Wakeup = Readonly<{ id: string; data: JsonObject }>;

/** A wake-up whose handling failed for the last time. Arming its id again gives it another chance. */
export type DeadLetter = Wakeup & Readonly<{ reason: string; attempts: number; failedAt: Date }>;

/** Whoever handles wake-ups. A rejection means: try again later. It may be called twice for the same wake-up. */
export type Handler = (wakeup: Wakeup) => Promise<void>;

/** Wakes work up at its time. Losing all of it loses nothing: what is due is found again by the sweep. */
export type WakeupQueue = Readonly<{
  /** Wakes at this time, at once if it has passed. Whatever was armed under this id before is replaced. */
  arm: (id: string, at: Date, data: JsonObject) => Promise<void>;
  /** Many at once, and at a fraction of the price: an id that is armed already stays as it is. */
  armOnce: (wakeups: readonly (Wakeup & Readonly<{ at: Date }>)[]) => Promise<void>;
  disarm: (id: string) => Promise<void>;
  /** Wakes again and again, once for all processes together. Setting it up again changes it, or nothing if it is the same. */
  repeat: (id: string, everyMs: number, data: JsonObject) => Promise<void>;
  stopRepeating: (id: string) => Promise<void>;
  /** Handles wake-ups in this process until the returned function is called; that waits for those under way. */
  work: (handle: Handler) => Promise<() => Promise<void>>;
  countDeadLetters: () => Promise<number>;
  /** The newest of them first. */
  deadLetters: (limit: number) => Promise<readonly DeadLetter[]>;
  close: () => Promise<void>;
}>;

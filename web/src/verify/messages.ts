import type { Trust } from '../../../src/fairness/verify/trust.js';
import type { Verdict } from '../../../src/fairness/verify/verdict.js';

export type { Trust, Verdict };

/** What the page asks of the worker: one file, and what its reader knows from elsewhere. */
export type Question = Readonly<{ file: Blob; trust: Trust }>;

/** How far the worker has read, and in the end what it found. */
export type Answer =
  | Readonly<{ kind: 'read'; bytes: number; of: number }>
  | Readonly<{ kind: 'verdict'; verdict: Verdict }>
  | Readonly<{ kind: 'unreadable'; problem: string }>;

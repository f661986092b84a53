import type { Trust } from '../../../src/fairness/verify/trust.js';
import type { Verdict } from '../../../src/fairness/verify/verdict.js';

export type { Trust, Verdict };

/** What the page asks of the worker: one file, what its reader knows from elsewhere, and in which language to answer. */
export type Question = Readonly<{
  file: Blob;
  trust: Pick<Trust, 'keys'>;
  /** A head as its reader kept it, in whatever form; empty if none was. */
  kept: string;
  language: 'en' | 'cs' | 'sk' | 'hr';
}>;

/** A verdict, and the same in sentences, the most important first. */
export type Told = Readonly<{ verdict: Verdict; sentences: readonly string[] }>;

/** How far the worker has read, and in the end what it found. */
export type Answer =
  | Readonly<{ kind: 'read'; bytes: number; of: number }>
  | (Readonly<{ kind: 'verdict' }> & Told)
  /** What was kept is no head: a verdict that leaves it out would be taken for one about it. */
  | Readonly<{ kind: 'notAHead' }>
  | Readonly<{ kind: 'unreadable'; problem: string }>;

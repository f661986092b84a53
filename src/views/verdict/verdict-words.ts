import type { RefutedReason, Unchecked, Verdict } from '../../fairness/verify/verdict.js';

/** What stands before a line of a report. */
export type Label =
  | 'game'
  | 'head'
  | 'signed'
  | 'chain'
  | 'decisions'
  | 'draws'
  | 'points'
  | 'notices'
  | 'entropy'
  | 'digest'
  | 'unchecked'
  | 'stored'
  | 'expected';

type UncheckedWords = {
  readonly [Why in Unchecked['why']]: (unchecked: Extract<Unchecked, { why: Why }>) => string;
};

/** The words of one language for what was found about a history. */
export type VerdictWords = Readonly<{
  outcomes: Readonly<Record<Verdict['outcome'], string>>;
  labels: Readonly<Record<Label, string>>;
  /** Where something was found: by the number of the event, by the line of the file. */
  event: (version: number) => string;
  line: (line: number) => string;
  /** So many of so many. */
  tally: (checked: number, of: number) => string;
  /** The head that the reader kept is part of the history. */
  kept: string;
  key: (keyId: string) => string;
  /** The reader named no key to trust. */
  notPinned: string;
  events: (tally: string) => string;
  decisions: (tally: string) => string;
  draws: (tally: string) => string;
  points: string;
  notices: (count: number) => string;
  /** Whether the seats had a say in the draws: all in the open, sealed, or none of them. */
  openEntropy: string;
  sealedEntropy: (tally: string) => string;
  noEntropy: string;
  digest: (date: string, root: string) => string;
  /** What is wrong, to be read behind where it is. */
  reasons: Readonly<Record<RefutedReason, string>>;
  unchecked: UncheckedWords;
  /** The file is not there, or may not be read. */
  unreadable: (problem: string) => string;
}>;

import {
  awaiting,
  seenBy,
  whyNot,
  type Command,
  type Rejection,
  type Seat,
  type Table,
} from '../game/index.js';
import type { RefusalView } from './refusal-view.js';

/** What would become of a command now, as far as can be told without chance. */
export type WhyNotView = Readonly<{
  version: number;
  allowed: boolean;
  stale: boolean;
  refusal?: RefusalView;
}>;

/** The same before it is told in words: those may take names, which are no part of the game. */
export type Judged = Omit<WhyNotView, 'refusal'> & Readonly<{ rejection?: Rejection }>;

/** What the command names as the state it was made for. */
export type Named = Readonly<{ decision?: number; expectedVersion?: number }>;

/** Judges a command as playing it would, in the same order, and stores nothing. */
export function judge(table: Table, seat: Seat | undefined, command: Command, named: Named = {}): Judged {
  const { version } = table;
  if (isStale(table, seat, named)) return { version, allowed: false, stale: true };
  const rejection = whyNot(seenBy(table, seat), seat, command);
  return rejection === undefined
    ? { version, allowed: true, stale: false }
    : { version, allowed: false, stale: false, rejection };
}

const isStale = (table: Table, seat: Seat | undefined, { decision, expectedVersion }: Named): boolean =>
  (expectedVersion !== undefined && expectedVersion !== table.version) ||
  (decision !== undefined && !awaiting(table).some((open) => open.seat === seat && open.since === decision));

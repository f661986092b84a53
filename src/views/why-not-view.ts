import { awaiting, seenBy, whyNot, type Command, type Seat, type Table } from '../game/index.js';
import { refusalView, speechOf, type RefusalView } from './refusal-view.js';
import type { Language } from './sentences/languages.js';

/** What would become of a command now, as far as can be told without chance. */
export type WhyNotView = Readonly<{
  version: number;
  allowed: boolean;
  stale: boolean;
  refusal?: RefusalView;
}>;

/** What the command names as the state it was made for, and in which language it is answered. */
export type Named = Readonly<{ language: Language; decision?: number; expectedVersion?: number }>;

/** Judges a command as playing it would, in the same order, and stores nothing. */
export function whyNotView(table: Table, seat: Seat | undefined, command: Command, named: Named): WhyNotView {
  const { version, settings } = table;
  const { language } = named;
  if (isStale(table, seat, named)) return { version, allowed: false, stale: true };
  const refusal = whyNot(seenBy(table, seat), seat, command);
  if (refusal === undefined) return { version, allowed: true, stale: false };
  if (settings === undefined) throw new Error('a game that was never opened');
  return {
    version,
    allowed: false,
    stale: false,
    refusal: refusalView(refusal, speechOf(settings, language)),
  };
}

const isStale = (table: Table, seat: Seat | undefined, { decision, expectedVersion }: Named): boolean =>
  (expectedVersion !== undefined && expectedVersion !== table.version) ||
  (decision !== undefined && !awaiting(table).some((open) => open.seat === seat && open.since === decision));

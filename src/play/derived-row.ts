import type { Stretch } from '../clock/stretch.js';
import type { Table } from '../game/index.js';
import { summaryOf } from '../views/summary.js';
import type { HeadRow } from './ports.js';
import { waitsForServer } from './server-steps.js';
import { awaitedRows, nextDeadline } from './stretches.js';

/** What lists show of a game, and whether it waits for the house. */
export const derivedSummary = (table: Table): HeadRow['summary'] => ({
  ...summaryOf(table),
  ...(waitsForServer(table) ? { houseTurn: true } : {}),
});

/** What is stored beside the events: derived from the state they lead to, so that an undo needs no special case. */
export function derivedRow(table: Table, stretches: readonly Stretch[]): Omit<HeadRow, 'headHash'> {
  const deadline = nextDeadline(table, stretches);
  return {
    draws: table.draws,
    summary: derivedSummary(table),
    awaiting: awaitedRows(table, stretches),
    ...(deadline === undefined ? {} : { nextDeadline: deadline }),
  };
}

import { awaiting, type Table } from '../game/index.js';
import { summaryOf } from '../views/summary.js';
import type { HeadRow } from './ports.js';
import { waitsForServer } from './server-steps.js';

/** What is stored beside the events: derived from the state they lead to, so that an undo needs no special case. */
export const derivedRow = (table: Table): Omit<HeadRow, 'headHash'> => ({
  draws: table.draws,
  summary: { ...summaryOf(table), ...(waitsForServer(table) ? { houseTurn: true } : {}) },
  awaiting: awaiting(table),
});

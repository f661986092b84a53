import { copyOfTable } from '../evolve/copies.js';
import type { Recorded } from '../recorded.js';
import type { Table } from '../table.js';
import { emptyTable, evolvedInPlace } from './evolve.js';
import { createForeseenFolding, undosIn } from './foreseen.js';

/**
 * The state of the table after these events. Versions and draws count everything stored and never go back.
 * A game with a content file needs its tables at hand from the start.
 */
export function fold(recordeds: readonly Recorded[], empty: Table = emptyTable): Table {
  const folding = createForeseenFolding(undosIn(recordeds), empty);
  recordeds.forEach(folding.take);
  return folding.table();
}

/** The table after further events; `refold` if one of them takes moves back, which the present state cannot know. */
export function evolveAll(table: Table, recordeds: readonly Recorded[]): Table | 'refold' {
  if (recordeds.some(({ event }) => event.type === 'MovesUndone')) return 'refold';
  return recordeds.reduce(evolvedInPlace, copyOfTable(table));
}

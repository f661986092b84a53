import type { Recorded } from '../recorded.js';
import { isGameEvent } from '../evolve.js';
import type { Table } from '../table.js';
import { emptyTable, evolve, reopened } from './evolve.js';

/** The events that still count: moves taken back are left out, what happened around the table always stays. */
export function effective(recordeds: readonly Recorded[]): readonly Recorded[] {
  const kept: Recorded[] = [];
  for (const recorded of recordeds) {
    if (recorded.event.type === 'MovesUndone') undoTo(kept, recorded.event.toVersion);
    kept.push(recorded);
  }
  return kept;
}

/**
 * The state of the table after these events. Versions and draws count everything stored and never go back.
 * A game with a content file needs its tables at hand from the start.
 */
export function fold(recordeds: readonly Recorded[], empty: Table = emptyTable): Table {
  let table = empty;
  for (const recorded of effective(recordeds)) {
    table = recorded.event.type === 'MovesUndone' ? reopened(table, recorded) : evolve(table, recorded);
  }
  const version = recordeds.at(-1)?.version ?? 0;
  return { ...table, version, draws: drawsIn(recordeds) };
}

/** The table after further events; `refold` if one of them takes moves back, which the present state cannot know. */
export function evolveAll(table: Table, recordeds: readonly Recorded[]): Table | 'refold' {
  if (recordeds.some(({ event }) => event.type === 'MovesUndone')) return 'refold';
  return recordeds.reduce(evolve, table);
}

function undoTo(kept: Recorded[], toVersion: number): void {
  let first = kept.length;
  while (first > 0 && (kept[first - 1]?.version ?? 0) > toVersion) first -= 1;
  const later = kept.splice(first);
  kept.push(...later.filter(({ event }) => !isGameEvent(event)));
}

function drawsIn(recordeds: readonly Recorded[]): number {
  let draws = 0;
  for (const { event } of recordeds) {
    if ('draw' in event) draws += 1;
    if (event.type === 'DrawsSkipped') draws += event.draws;
  }
  return draws;
}

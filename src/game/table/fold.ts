import type { CairnEvent } from '../event.js';
import type { Recorded } from '../recorded.js';
import { isGameEvent } from '../evolve.js';
import { copyOfTable } from '../evolve/copies.js';
import { seatIdOf } from '../model/ids.js';
import type { SeatId } from '../model/ids.js';
import type { Table, TimeLeft } from '../table.js';
import { emptyTable, evolvedInPlace, reopened, type Undoing } from './evolve.js';

/** The events that still count: moves taken back are left out, what happened around the table always stays. */
export function effective(recordeds: readonly Recorded[]): readonly Undoing[] {
  const kept: Undoing[] = [];
  for (const recorded of recordeds) {
    const { event } = recorded;
    kept.push(
      event.type === 'MovesUndone'
        ? { ...recorded, remained: undoTo(kept, event.toVersion).remained }
        : recorded,
    );
  }
  return kept;
}

/**
 * The state of the table after these events. Versions and draws count everything stored and never go back.
 * A game with a content file needs its tables at hand from the start.
 */
export function fold(recordeds: readonly Recorded[], empty: Table = emptyTable): Table {
  let table = copyOfTable(empty);
  for (const recorded of effective(recordeds)) {
    table =
      recorded.event.type === 'MovesUndone' ? reopened(table, recorded) : evolvedInPlace(table, recorded);
  }
  const version = recordeds.at(-1)?.version ?? 0;
  return { ...table, version, draws: drawsIn(recordeds) };
}

/** The table after further events; `refold` if one of them takes moves back, which the present state cannot know. */
export function evolveAll(table: Table, recordeds: readonly Recorded[]): Table | 'refold' {
  if (recordeds.some(({ event }) => event.type === 'MovesUndone')) return 'refold';
  return recordeds.reduce(evolvedInPlace, copyOfTable(table));
}

/** What taking moves back leaves: all before the first that may be gone, and what remained on the clocks at each seat's. */
export type Undone = Readonly<{ first: number; remained: ReadonlyMap<SeatId, TimeLeft> }>;

/** Takes the moves above a version away; what happened around the table stays. */
export function undoTo(kept: Undoing[], toVersion: number): Undone {
  let first = kept.length;
  while (first > 0 && (kept[first - 1]?.version ?? 0) > toVersion) first -= 1;
  const later = kept.splice(first);
  kept.push(...later.filter(({ event }) => !isGameEvent(event)));
  return { first, remained: remainedIn(later) };
}

function remainedIn(moves: readonly Recorded[]): ReadonlyMap<SeatId, TimeLeft> {
  const remained = new Map<SeatId, TimeLeft>();
  for (const { event, actor, clock, at = '' } of moves) {
    const seatId = seatIdOf(actor);
    if (clock === undefined || seatId === undefined || !isGameEvent(event) || remained.has(seatId)) continue;
    remained.set(seatId, { left: clock.left, at, undone: true });
  }
  return remained;
}

const drawsIn = (recordeds: readonly Recorded[]): number =>
  recordeds.reduce((draws, { event }) => draws + drawsOf(event), 0);

/** How many draws an event uses up. */
export function drawsOf(event: CairnEvent): number {
  if (event.type === 'DrawsSkipped') return event.draws;
  return 'draw' in event ? 1 : 0;
}

import { isGameEvent } from '../evolve.js';
import { copyOfTable } from '../evolve/copies.js';
import type { SeatId } from '../model/ids.js';
import type { Recorded } from '../recorded.js';
import type { Table, TimeLeft } from '../table.js';
import { drawsOf, emptyTable, evolve, evolvedInPlace, reopened, type Undoing } from './evolve.js';
import { noteRemained, type Folding } from './foreseen.js';

/** The newest tables are all kept, older ones only now and then: most undos go back a little. */
const NEWEST = 100;
const NOW_AND_THEN = 50;

/**
 * As `fold`, for whoever must know the table after every event and not what will be taken back. Lives within one check.
 * Tables of before are kept to go back to: whoever takes one move back a thousand times would otherwise have the whole
 * history folded a thousand times.
 */
export function createFolding(empty: Table = emptyTable): Folding {
  const kept: Undoing[] = [];
  /** The table after each of those that are kept; some are forgotten. */
  const tables: (Table | undefined)[] = [];
  let table = empty;
  let draws = 0;

  const remember = (undoing: Undoing): void => {
    kept.push(undoing);
    tables[kept.length - 1] = table;
    const old = kept.length - 1 - NEWEST;
    if (old >= 0 && old % NOW_AND_THEN !== 0) tables[old] = undefined;
  };
  const undo = (recorded: Recorded, toVersion: number): void => {
    const { first, remained } = undoTo(kept, toVersion);
    tables.length = first;
    const undoing = { ...recorded, remained };
    table = { ...reopened(folded(kept, tables, empty), undoing), draws };
    tables.length = kept.length;
    remember(undoing);
  };
  const take = (recorded: Recorded): void => {
    const { event } = recorded;
    draws += drawsOf(event);
    if (event.type === 'MovesUndone') {
      undo(recorded, event.toVersion);
      return;
    }
    table = evolve(table, recorded);
    remember(recorded);
  };
  return { table: () => table, take };
}

/** The table after all that are kept, from the last one of those before it that is remembered. */
function folded(kept: readonly Undoing[], tables: readonly (Table | undefined)[], empty: Table): Table {
  const from = tables.findLastIndex((each) => each !== undefined);
  let table = copyOfTable(tables[from] ?? empty);
  for (const recorded of kept.slice(from + 1))
    table =
      recorded.event.type === 'MovesUndone' ? reopened(table, recorded) : evolvedInPlace(table, recorded);
  return table;
}

/** What taking moves back leaves: all before the first that may be gone, and what remained on the clocks at each seat's. */
type Undone = Readonly<{ first: number; remained: ReadonlyMap<SeatId, TimeLeft> }>;

/** Takes the moves above a version away; what happened around the table stays. */
function undoTo(kept: Undoing[], toVersion: number): Undone {
  let first = kept.length;
  while (first > 0 && (kept[first - 1]?.version ?? 0) > toVersion) first -= 1;
  const later = kept.splice(first);
  kept.push(...later.filter(({ event }) => !isGameEvent(event)));
  const remained = new Map<SeatId, TimeLeft>();
  for (const move of later) if (isGameEvent(move.event)) noteRemained(remained, move);
  return { first, remained };
}

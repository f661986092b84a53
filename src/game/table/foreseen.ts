import { isGameEvent } from '../evolve.js';
import { copyOfTable } from '../evolve/copies.js';
import { seatIdOf } from '../model/ids.js';
import type { SeatId } from '../model/ids.js';
import type { Recorded } from '../recorded.js';
import type { Table, TimeLeft } from '../table.js';
import { drawsOf, emptyTable, evolvedInPlace, reopened } from './evolve.js';

/** A history folded as it comes. */
export type Folding = Readonly<{
  table: () => Table;
  /** Takes the next event in. Throws if it does not fit; then this is of no more use. */
  take: (recorded: Recorded) => void;
}>;

/** Where moves were taken back: those above `toVersion` and below `at` count no more. */
export type Undo = Readonly<{ at: number; toVersion: number }>;

/** The undos in a piece of history, in order. */
export const undosIn = (recordeds: readonly Recorded[]): readonly Undo[] =>
  recordeds.flatMap(({ event, version: at }) =>
    event.type === 'MovesUndone' ? [{ at, toVersion: event.toVersion }] : [],
  );

/**
 * Folds a history event by event when all its undos are known beforehand: moves that will be taken back are passed over,
 * and nothing of before has to be kept to go back to.
 */
export function createForeseenFolding(undos: readonly Undo[], empty: Table = emptyTable): Folding {
  let table = copyOfTable(empty);
  const undoneBy = createForesight(undos);
  /** What remained on the clocks at the first move of each seat, by the undo that takes it back. */
  const remained = new Map<number, Map<SeatId, TimeLeft>>();

  const passOver = (recorded: Recorded, { at }: Undo): void => {
    const clocks = remained.get(at) ?? new Map<SeatId, TimeLeft>();
    noteRemained(clocks, recorded);
    remained.set(at, clocks);
    table.version = recorded.version;
    table.draws += drawsOf(recorded.event);
  };
  const take = (recorded: Recorded): void => {
    const { event, version } = recorded;
    const undo = undoneBy(version);
    if (event.type === 'MovesUndone') {
      table = reopened(table, { ...recorded, remained: remained.get(version) ?? new Map() });
      remained.delete(version);
    } else if (undo !== undefined && isGameEvent(event)) passOver(recorded, undo);
    else table = evolvedInPlace(table, recorded);
  };
  return { table: () => copyOfTable(table), take };
}

/** Says of versions, asked in their order, which undo takes their moves back: the first that does. */
function createForesight(undos: readonly Undo[]): (version: number) => Undo | undefined {
  const coming = [...undos].sort((one, other) => other.toVersion - one.toVersion);
  /** Those that reach over the present version; the one that comes first is the last here. */
  const under: Undo[] = [];
  return (version) => {
    for (let next = coming.at(-1); next !== undefined && next.toVersion < version; next = coming.at(-1)) {
      coming.pop();
      const { at } = next;
      under.splice(under.findLastIndex((each) => each.at > at) + 1, 0, next);
    }
    while ((under.at(-1)?.at ?? Infinity) <= version) under.pop();
    return under.at(-1);
  };
}

/** Notes what remained on the clock at a move that is taken back, if it is the first of its seat. */
export function noteRemained(remained: Map<SeatId, TimeLeft>, { actor, clock, at = '' }: Recorded): void {
  const seatId = seatIdOf(actor);
  if (clock === undefined || seatId === undefined || remained.has(seatId)) return;
  remained.set(seatId, { left: clock.left, at, undone: true });
}

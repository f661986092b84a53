import {
  decode,
  isGameEvent,
  type CairnEvent,
  type Seat,
  type StoredEvent,
  type TimeOutStep,
} from '../game/index.js';

/** A player's dice beside what dice bring on average. Undone rolls count apart: they brought nothing. */
export type LuckRow = Readonly<{
  seat: Seat;
  dice: number;
  pips: number;
  /** Three and a half for each die. */
  expected: number;
  /** How often each face fell, 1 first. */
  faces: readonly number[];
  undoneDice: number;
}>;

/** Moves that were taken back, and the draws that were seen in them. */
export type UndoneBranch = Readonly<{ at: number; by: Seat; from: number; to: number; draws: number }>;

/** A time-out, and the notices it cites. */
export type TimeOut = Readonly<{
  version: number;
  at: string;
  seat: Seat;
  since: number;
  step: TimeOutStep;
  count?: number;
  notices: readonly string[];
}>;

/** Every time-out in a history, oldest first. */
export const timeOutsIn = (events: readonly StoredEvent[]): readonly TimeOut[] =>
  events.flatMap((stored) => {
    const event = decode(stored);
    if (event.type !== 'TimedOut') return [];
    const { seat, since, step, count, notices = [] } = event;
    const { version, at } = stored;
    return [{ version, at, seat, since, step, ...(count === undefined ? {} : { count }), notices }];
  });

type OnRecord = Readonly<{ notice: string; seat: Seat; since: number; result: string }>;

/** Whether everything a time-out cites is on record, about that very stretch, and came to an end. */
export const isBacked = ({ seat, since, notices }: TimeOut, records: readonly OnRecord[]): boolean =>
  notices.every((name) =>
    records.some(
      (each) =>
        each.notice === name && each.seat === seat && each.since === since && ENDS.includes(each.result),
    ),
  );

const ENDS: readonly string[] = ['sent', 'failed', 'refused', 'broken'];

type Taken = Readonly<{ event: CairnEvent; version: number; undone: boolean }>;

const AVERAGE = 3.5;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The dice of each player; market dice are for everybody and belong to nobody's luck. */
export function luckLedger(events: readonly StoredEvent[], seats: readonly Seat[]): readonly LuckRow[] {
  const rolls = takenIn(events).flatMap(({ event, undone }) =>
    event.type === 'DiceRolled' ? [{ seat: event.seat, dice: event.dice, undone }] : [],
  );
  return seats.map((seat) => {
    const own = rolls.filter((roll) => roll.seat === seat);
    const dice = own.flatMap((roll) => (roll.undone ? [] : roll.dice));
    return {
      seat,
      dice: dice.length,
      pips: dice.reduce((sum, die) => sum + die, 0),
      expected: AVERAGE * dice.length,
      faces: FACES.map((face) => dice.filter((die) => die === face).length),
      undoneDice: own.flatMap((roll) => (roll.undone ? roll.dice : [])).length,
    };
  });
}

/** Every stretch of a history that was taken back, oldest first. */
export function undoneBranches(events: readonly StoredEvent[]): readonly UndoneBranch[] {
  return events.flatMap((stored) => {
    const event = decode(stored);
    if (event.type !== 'MovesUndone') return [];
    const branch = { at: stored.version, by: event.seat, from: event.toVersion + 1, to: stored.version - 1 };
    const draws = events.filter(
      ({ version, payload }) =>
        version >= branch.from && version <= branch.to && payload['draw'] !== undefined,
    ).length;
    return [{ ...branch, draws }];
  });
}

function takenIn(events: readonly StoredEvent[]): readonly Taken[] {
  const branches = undoneBranches(events);
  return events.map((stored) => {
    const event = decode(stored);
    const { version } = stored;
    const undone = isGameEvent(event) && branches.some(({ from, to }) => version >= from && version <= to);
    return { event, version, undone };
  });
}

/** One thing that is otherwise at two versions; absent where there is nothing. */
export type Change = Readonly<{ path: string; before?: unknown; after?: unknown }>;

/** Two views of a game side by side: everything in which they differ, by its place. */
export function changesBetween(before: unknown, after: unknown, path = ''): readonly Change[] {
  if (!isContainer(before) || !isContainer(after)) {
    if (before === after) return [];
    return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => changesBetween(before[key], after[key], path === '' ? key : `${path}.${key}`));
}

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

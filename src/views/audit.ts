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
  const drawsUpTo = drawsByVersion(events);
  return events.flatMap((stored) => {
    if (stored.type !== 'MovesUndone') return [];
    const event = decode(stored);
    if (event.type !== 'MovesUndone') return [];
    const [from, to] = [event.toVersion + 1, stored.version - 1];
    const draws = (drawsUpTo[to] ?? 0) - (drawsUpTo[from - 1] ?? 0);
    return [{ at: stored.version, by: event.seat, from, to, draws }];
  });
}

/** How many draws there were up to each version, counted once: some take moves back very often. */
function drawsByVersion(events: readonly StoredEvent[]): readonly number[] {
  const counts = [0];
  for (const { payload } of events)
    counts.push((counts.at(-1) ?? 0) + (payload['draw'] === undefined ? 0 : 1));
  return counts;
}

function takenIn(events: readonly StoredEvent[]): readonly Taken[] {
  const isCovered = coveredBy(undoneBranches(events), events.length);
  return events.map((stored) => {
    const event = decode(stored);
    const { version } = stored;
    return { event, version, undone: isGameEvent(event) && isCovered[version] === true };
  });
}

/** Which versions lie in one of the branches. */
function coveredBy(branches: readonly UndoneBranch[], versions: number): readonly boolean[] {
  const changes = new Array<number>(versions + 2).fill(0);
  for (const { from, to } of branches) {
    changes[from] = (changes[from] ?? 0) + 1;
    changes[to + 1] = (changes[to + 1] ?? 0) - 1;
  }
  let open = 0;
  return changes.map((change) => {
    open += change;
    return open > 0;
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

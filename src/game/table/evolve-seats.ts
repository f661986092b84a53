import { without } from '../../lib/without.js';
import type { TableEvent } from '../event.js';
import { isByItsPerson, seatIdOf } from '../model/ids.js';
import type { Actor, Seat } from '../model/ids.js';
import type { Recorded } from '../recorded.js';
import type { Game } from '../state.js';
import type { FormerPlayer, Table, TableSeat } from '../table.js';
import { talliedBy } from './tally.js';

type About =
  'Resigned' | 'TimedOut' | 'SeatKept' | 'SeatReturned' | 'SeatReplaced' | 'ClockPaused' | 'ClockResumed';

/** What whoever takes over a seat does not take over. */
const OF_ITS_PERSON = [
  'bot',
  'kept',
  'keptSince',
  'played',
  'resigned',
  'open',
  'excused',
  'missed',
  'paused',
  'pausedDays',
  'time',
  'tally',
] as const;

/** Who plays a seat, and whose clock runs. */
export const SEATS: {
  readonly [Event in Extract<TableEvent, { type: About }> as Event['type']]: (
    table: Table,
    event: Event,
    version: number,
  ) => Table;
} = {
  Resigned: (table, { seat }) => ({
    ...withSeat(table, seat, (each) => ({ ...each, resigned: true })),
    game: withResigned(table.game, seat, true),
  }),
  TimedOut: (table, event) => ({
    ...withSeat(table, event.seat, (each) => timedOut(each, event)),
    extended: table.extended || event.step === 'extended',
  }),
  SeatKept: (table, { seat }, version) =>
    withSeat(table, seat, (each) => ({ ...without(each, 'played'), kept: true, keptSince: version })),
  SeatReturned: (table, { seat }) =>
    withSeat(table, seat, (each) => without(each, 'kept', 'keptSince', 'played', 'open')),
  SeatReplaced: (table, { seat, by, bot }) => ({
    ...withSeat(table, seat, (each) => ({
      ...without(each, ...OF_ITS_PERSON),
      seatId: by,
      ...(bot === undefined ? {} : { bot }),
    })),
    joins: table.joins + 1,
    former: [...table.former, ...formerPlayers(table, seat)],
    game: withResigned(table.game, seat, false),
  }),
  ClockPaused: (table, { seat, days = 0 }) =>
    seat === undefined
      ? { ...table, paused: true }
      : withSeat(table, seat, (each) => ({ ...each, paused: days })),
  ClockResumed: (table, { seat, days = 0 }) =>
    seat === undefined
      ? { ...table, paused: false }
      : withSeat(table, seat, ({ pausedDays = 0, ...each }) => ({
          ...without(each, 'paused'),
          pausedDays: pausedDays + days,
        })),
};

function timedOut(
  seat: TableSeat,
  { step, count = 0 }: Extract<TableEvent, { type: 'TimedOut' }>,
): TableSeat {
  switch (step) {
    case 'extended':
      return seat;
    case 'excused':
      return { ...seat, excused: count };
    case 'played':
      return { ...seat, missed: count, played: true };
    case 'kept':
      return { ...seat, missed: count };
  }
}

const formerPlayers = ({ seats }: Table, wanted: Seat): readonly FormerPlayer[] =>
  seats.flatMap(({ seat, seatId, tally }) =>
    seat === wanted && tally !== undefined ? [{ seatId, tally }] : [],
  );

/** The table with one seat changed. */
export const withSeat = (table: Table, seat: Seat, change: (seat: TableSeat) => TableSeat): Table => ({
  ...table,
  seats: table.seats.map((each) => (each.seat === seat ? change(each) : each)),
});

function withResigned(game: Game | undefined, seat: Seat, resigned: boolean): Game | undefined {
  if (game === undefined) return undefined;
  return {
    ...game,
    tribes: game.tribes.map((tribe) => (tribe.seat === seat ? { ...tribe, resigned } : tribe)),
  };
}

/** The seats after a command that read a clock, or by which somebody who had missed his time moved himself again. */
export function seatsAfter(
  seats: readonly TableSeat[],
  { ordinal, actor, event, clock, at = '' }: Recorded,
): readonly TableSeat[] {
  if (ordinal !== 0 || !('seat' in event)) return seats;
  if (clock === undefined && seats.every(({ missed }) => missed === undefined)) return seats;
  return seats.map((each) => {
    if (each.seat !== event.seat) return each;
    const present = isByItsPerson(actor) ? without(each, 'missed') : each;
    if (clock === undefined) return present;
    const tally = talliedBy(present.tally, event, clock);
    return { ...present, time: { left: clock.left, at }, ...(tally === undefined ? {} : { tally }) };
  });
}

/** The table seat an actor speaks for, if any. */
export function seatOf(table: Pick<Table, 'seats'>, actor: Actor): TableSeat | undefined {
  const seatId = seatIdOf(actor);
  return seatId === undefined ? undefined : table.seats.find((each) => each.seatId === seatId);
}

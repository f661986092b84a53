import { HOUSE_CONTENTS, contentsWith } from '../content/contents.js';
import type { CairnEvent, GameEvent, TableEvent } from '../event.js';
import { evolveGame, evolvedInPlace as evolvedGame, isGameEvent } from '../evolve.js';
import { copyOfTable } from '../evolve/copies.js';
import type { Building } from '../evolve/copies.js';
import { without } from '../../lib/without.js';
import type { SeatId } from '../model/ids.js';
import type { ContentRow } from '../model/rules.js';
import type { Recorded } from '../recorded.js';
import type { Move, Table, TableSeat, TimeLeft } from '../table.js';
import { SEATS, seatsAfter, withSeat } from './evolve-seats.js';

/** A table before anything has happened. */
export const emptyTable: Table = {
  version: 0,
  draws: 0,
  settings: undefined,
  commitment: undefined,
  joins: 0,
  seats: [],
  requests: [],
  requestCount: 0,
  moves: undefined,
  game: undefined,
  closed: undefined,
  paused: false,
  extended: false,
  former: [],
  cancelled: undefined,
  seed: undefined,
  viewers: [],
  contents: HOUSE_CONTENTS,
};

/** A table before anything has happened, with the tables of a content file at hand. */
export const emptyTableWith = (rows: readonly ContentRow[]): Table =>
  rows.length === 0 ? emptyTable : { ...emptyTable, contents: contentsWith(rows) };

/** The table after one more event; any but MovesUndone, which needs the whole history (see `fold`). */
export const evolve = (table: Table, recorded: Recorded): Table =>
  evolvedInPlace(copyOfTable(table), recorded);

/** As `evolve`, in a table and a game that nobody else holds yet. */
export function evolvedInPlace(next: Building<Table>, recorded: Recorded): Building<Table> {
  const { event, version } = recorded;
  if (!isGameEvent(event)) return evolveTable(next, event, recorded);
  next.version = version;
  next.moves = movesAfter(next.moves, recorded, event);
  if ('draw' in event) next.draws += 1;
  if (event.type === 'GameStarted') {
    next.game = evolveGame(undefined, event, version, next.contents);
    next.seats = seated(next.seats, event.seats);
    return next;
  }
  next.game = evolvedGame(next.game, event, version);
  next.seats = seatsAfter(next.seats, recorded);
  if (event.type === 'GameEnded') next.closed = 'over';
  return next;
}

/**
 * The table at the moment moves were taken back: what they had decided is open again, under a new name, and with the
 * time that remained then.
 */
export function reopened(table: Table, { event, version, remained }: Undoing): Table {
  if (event.type !== 'MovesUndone' || table.game === undefined) throw new Error('no moves were undone');
  const { seats, toVersion } = event;
  const feeding = table.game.phase === 'feeding';
  const tribes = table.game.tribes.map((tribe) =>
    feeding && seats.includes(tribe.seat) ? { ...tribe, feedSince: version } : tribe,
  );
  return {
    ...table,
    version,
    seats: table.seats.map((each) => {
      const time = remained?.get(each.seatId);
      return time === undefined ? each : { ...each, time };
    }),
    game: { ...table.game, since: version, tribes },
    requests: table.requests.filter((each) => each.toVersion === undefined || each.toVersion < toVersion),
  };
}

/** An event that may have taken moves back, with what remained on the clocks at the first of each seat's. */
export type Undoing = Recorded & Readonly<{ remained?: ReadonlyMap<SeatId, TimeLeft> }>;

/** How many draws an event uses up. */
export function drawsOf(event: CairnEvent): number {
  if (event.type === 'DrawsSkipped') return event.draws;
  return 'draw' in event ? 1 : 0;
}

/** Clockwise, with their numbers. */
function seated(seats: readonly TableSeat[], order: readonly SeatId[]): readonly TableSeat[] {
  return order.flatMap((seatId, index) => {
    const found = seats.find((each) => each.seatId === seatId);
    return found === undefined ? [] : [{ ...found, seat: index + 1 }];
  });
}

/** Chance and ends cannot be taken back alone (R38). */
const isBarrier = (event: GameEvent): boolean => 'draw' in event || event.type === 'GameEnded';

function movesAfter(
  moves: Move | undefined,
  { version, ordinal, actor }: Recorded,
  event: GameEvent,
): Move | undefined {
  if (ordinal === 0 && 'seat' in event) {
    const byHand = actor.startsWith('seat:');
    return {
      seat: event.seat,
      toVersion: version - 1,
      barrier: !byHand || isBarrier(event),
      previous: moves,
    };
  }
  return moves === undefined || moves.barrier || !isBarrier(event) ? moves : { ...moves, barrier: true };
}

type TableEvolvers = {
  readonly [Event in TableEvent as Event['type']]: (table: Table, event: Event, version: number) => Table;
};

function evolveTable(table: Table, event: TableEvent, recorded: Recorded): Table {
  const evolver = TABLE[event.type] as (table: Table, event: TableEvent, version: number) => Table;
  const next = evolver(table, event, recorded.version);
  // A time-out leaves nothing; any other reading is one of a stretch that goes on.
  const seats = event.type === 'TimedOut' ? seatsAfter(next.seats, recorded) : next.seats;
  return { ...next, seats, version: recorded.version };
}

const TABLE: TableEvolvers = {
  GameOpened: (table, { settings, commitment }) => ({ ...table, settings, commitment }),
  PlayerJoined: (table, event) => ({
    ...table,
    joins: event.join,
    seats: [...table.seats, { ...without(event, 'type'), ready: event.entropySeal === undefined }],
  }),
  PlayerLeft: (table, { seatId }) => ({
    ...table,
    seats: table.seats.filter((each) => each.seatId !== seatId),
  }),
  EntropyRevealed: (table, { seatId, entropy }) => ({
    ...table,
    seats: table.seats.map((each) =>
      each.seatId === seatId ? { ...each, ready: true, ...(entropy === undefined ? {} : { entropy }) } : each,
    ),
  }),
  MovesUndone: () => {
    throw new Error('after MovesUndone the history must be folded anew');
  },
  RequestMade: (table, event) => ({
    ...table,
    requestCount: event.request,
    requests: [...table.requests, { ...without(event, 'type', 'seat'), by: event.seat, agreed: [] }],
  }),
  RequestAnswered: (table, { request, seat, outcome }) => ({
    ...table,
    requests:
      outcome === undefined
        ? table.requests.map((each) =>
            each.request === request ? { ...each, agreed: [...each.agreed, seat] } : each,
          )
        : table.requests.filter((each) => each.request !== request),
    seats: outcome === 'granted' ? withOpenSeat(table, request) : table.seats,
  }),
  ...SEATS,
  GameCancelled: (table, { reason }) => ({ ...table, closed: 'cancelled', cancelled: reason }),
  SeedRevealed: (table, { seed }) => ({ ...table, seed }),
  DrawsSkipped: (table, { draws }) => ({ ...table, draws: table.draws + draws }),
  FullViewOpened: (table, { viewer }) =>
    viewer === undefined ? table : { ...table, viewers: [...table.viewers, viewer] },
};

function withOpenSeat(table: Table, request: number): readonly TableSeat[] {
  const about = table.requests.find((each) => each.request === request && each.kind === 'replace')?.about;
  return about === undefined
    ? table.seats
    : withSeat(table, about, (each) => ({ ...each, open: true })).seats;
}

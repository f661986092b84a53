import {
  awaiting,
  type JsonObject,
  type Phase,
  type Seat,
  type SeatId,
  type Settings,
  type Table,
} from '../game/index.js';

export type SummarySeat = Readonly<{
  seatId: SeatId;
  ready: boolean;
  seat?: Seat;
  bot?: string;
  score?: number;
}>;

/** What lists show of a game. */
export type SummaryView = Readonly<{
  status: Status;
  seats: number;
  settings?: Settings;
  taken: readonly SummarySeat[];
  round?: number;
  phase?: Phase;
  awaiting: readonly Seat[];
  winners?: readonly Seat[];
}>;

/** A stored summary was written by `summaryOf`, with the same transaction as the events it sums up. */
export const summaryFrom = (stored: JsonObject): SummaryView => stored as unknown as SummaryView;

/**
 * The lobby row of one game: derived from the state, so an undo needs no special case.
 * Written in the append's transaction.
 */
export function summaryOf(table: Table): SummaryView & JsonObject {
  const { settings, seats, game } = table;
  return {
    status: statusOf(table),
    seats: settings?.seats ?? 0,
    ...(settings === undefined ? {} : { settings }),
    taken: seats.map(({ seatId, seat, ready, bot }) => ({
      seatId,
      ready,
      ...(seat === undefined ? {} : { seat }),
      ...(bot === undefined ? {} : { bot }),
      ...(seat === undefined || game === undefined ? {} : { score: game.tribes[seat - 1]?.score ?? 0 }),
    })),
    ...(game === undefined ? {} : { round: game.round, phase: game.phase }),
    awaiting: awaiting(table).map(({ seat }) => seat),
    ...(game?.result === undefined ? {} : { winners: game.result.winners }),
  };
}

export const STATUSES = ['open', 'running', 'over', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

/** Where a game stands in its life. */
export function statusOf({ closed, game }: Table): Status {
  if (closed !== undefined) return closed;
  return game === undefined ? 'open' : 'running';
}

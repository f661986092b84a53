import {
  awaiting,
  missingConsent,
  type CancelReason,
  type Game,
  type JsonObject,
  type Phase,
  type RequestKind,
  type Seat,
  type SeatId,
  type Settings,
  type Table,
  type TableSeat,
  type Tally,
} from '../game/index.js';

export type SummarySeat = Readonly<{
  seatId: SeatId;
  ready: boolean;
  seat?: Seat;
  bot?: string;
  /** Autopilot plays it until its person returns. */
  kept?: true;
  /** The version at which that began. */
  keptSince?: number;
  /** Autopilot plays this one stretch. */
  played?: true;
  resigned?: true;
  /** On vacation: the clock stands still for up to so many days. */
  paused?: number;
  pausedDays?: number;
  score?: number;
  /** The final place and score. */
  place?: number;
  total?: number;
  /** Stretches with a clock that its player has ended, and how many of them in time. */
  stretches?: number;
  inTime?: number;
}>;

/** A question to the table and the seats that have yet to answer it. */
export type SummaryRequest = Readonly<{
  request: number;
  kind: RequestKind;
  by: Seat;
  missing: readonly Seat[];
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
  requests?: readonly SummaryRequest[];
  winners?: readonly Seat[];
  cancelled?: CancelReason;
  /** The same of those whose seats others have taken over. */
  former?: readonly Readonly<{ seatId: SeatId; stretches: number; inTime: number }>[];
}>;

/** A stored summary was written by `summaryOf`, with the same transaction as the events it sums up. */
export const summaryFrom = (stored: JsonObject): SummaryView => stored as unknown as SummaryView;

/**
 * The lobby row of one game: derived from the state, so an undo needs no special case.
 * Written in the append's transaction.
 */
export function summaryOf(table: Table): SummaryView & JsonObject {
  const { settings, seats, game, requests, cancelled, former } = table;
  return {
    status: statusOf(table),
    seats: settings?.seats ?? 0,
    ...(settings === undefined ? {} : { settings }),
    taken: seats.map((seat) => seatSummary(seat, game)),
    ...(game === undefined ? {} : { round: game.round, phase: game.phase }),
    awaiting: awaiting(table).map(({ seat }) => seat),
    ...(requests.length === 0 ? {} : { requests: requestSummaries(table) }),
    ...(game?.result === undefined ? {} : { winners: game.result.winners }),
    ...(cancelled === undefined ? {} : { cancelled }),
    ...(former.length === 0
      ? {}
      : { former: former.map(({ seatId, tally }) => ({ seatId, ...countsOf(tally) })) }),
  };
}

function seatSummary(taken: TableSeat, game: Game | undefined): SummarySeat & JsonObject {
  const { seatId, seat, ready, bot, tally } = taken;
  return {
    seatId,
    ready,
    ...(bot === undefined ? {} : { bot }),
    ...absenceOf(taken),
    ...(tally === undefined ? {} : countsOf(tally)),
    ...(seat === undefined ? {} : { seat, ...(game === undefined ? {} : standingOf(seat, game)) }),
  };
}

/** Who does not play this seat himself just now, and why. */
const absenceOf = ({ kept, keptSince, resigned, played, paused, pausedDays }: TableSeat) => ({
  ...(kept === undefined ? {} : { kept }),
  ...(keptSince === undefined ? {} : { keptSince }),
  ...(resigned === undefined ? {} : { resigned }),
  ...(played === undefined ? {} : { played }),
  ...(paused === undefined ? {} : { paused }),
  ...(pausedDays === undefined ? {} : { pausedDays }),
});

const countsOf = ({ stretches, inTime }: Tally): Pick<Tally, 'stretches' | 'inTime'> => ({
  stretches,
  inTime,
});

/** Points so far; once it is over, the place too. */
function standingOf(seat: Seat, { tribes, result }: Game): Pick<SummarySeat, 'score' | 'place' | 'total'> {
  const ranked = result?.ranking.find((each) => each.seat === seat);
  const score = tribes[seat - 1]?.score ?? 0;
  return ranked === undefined ? { score } : { score, place: ranked.rank, total: ranked.total };
}

const requestSummaries = (table: Table): readonly (SummaryRequest & JsonObject)[] =>
  table.requests.map((request) => ({
    request: request.request,
    kind: request.kind,
    by: request.by,
    missing: missingConsent(table, request),
  }));

export const STATUSES = ['open', 'running', 'over', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

/** Where a game stands in its life. */
export function statusOf({ closed, game }: Table): Status {
  if (closed !== undefined) return closed;
  return game === undefined ? 'open' : 'running';
}

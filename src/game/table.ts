import type { CancelReason, RequestKind } from './event.js';
import type { Seat, SeatId } from './model/ids.js';
import type { Contents } from './model/rules.js';
import type { Settings } from './model/settings.js';
import type { Game } from './state.js';

/** One claim on a seat: in order of joining before the start, clockwise after it. */
export type TableSeat = Readonly<{
  seatId: SeatId;
  join: number;
  /** The clockwise number; absent before the start. */
  seat?: Seat;
  ready: boolean;
  entropySeal?: string;
  entropy?: string;
  /** The kind of bot that plays this seat. */
  bot?: string;
  /** Autopilot plays until its person returns. */
  kept?: true;
  /** The version at which it began to. */
  keptSince?: number;
  resigned?: true;
  /** Autopilot plays this one stretch, whose time ran out. */
  played?: true;
  /** The table agreed that somebody else may take this seat. */
  open?: true;
  /** Time-outs of its player that were excused. */
  excused?: number;
  /** Stretches in a row that autopilot has played because time ran out. */
  missed?: number;
  /** Its player is on vacation: his clock stands still for up to so many days. */
  paused?: number;
  /** Days for which it has stood still so far. */
  pausedDays?: number;
  /** What was left on his clock when he last moved: of the stretch, or of the bank. */
  time?: TimeLeft;
  /** How its player has kept to the time so far. */
  tally?: Tally;
}>;

/** Stretches with a clock that somebody brought to an end, and how many of them in time. */
export type Tally = Readonly<{
  stretches: number;
  inTime: number;
  /** The last one that was counted, and whether it was late. */
  since: number;
  late: boolean;
}>;

/** Somebody who has given a seat up to somebody else. */
export type FormerPlayer = Readonly<{ seatId: SeatId; tally: Tally }>;

/** Left at some time, in seconds of a player's own days (see ClockReading). */
export type TimeLeft = Readonly<{
  left: number;
  at: string;
  /** It was left at a move that has been taken back. */
  undone?: true;
}>;

/** A question to the whole table. It has its own expiry and never stops the clock (R39). */
export type Request = Readonly<{
  request: number;
  kind: RequestKind;
  by: Seat;
  toVersion?: number;
  about?: Seat;
  agreed: readonly Seat[];
}>;

/** The effective commands of the game, newest first: what an undo can take back (R38). */
export type Move = Readonly<{
  seat: Seat;
  /** The version before this command, i.e. where undoing it leads. */
  toVersion: number;
  /** A draw or an end happened in it: only consent leads back beyond. */
  barrier: boolean;
  previous: Move | undefined;
}>;

/** The whole state of one game and the people around it: a fold over its events. */
export type Table = Readonly<{
  /** Counts every stored event and never goes back. */
  version: number;
  /** Counts every draw, undone ones included, and never goes back. */
  draws: number;
  settings: Settings | undefined;
  commitment: string | undefined;
  joins: number;
  seats: readonly TableSeat[];
  requests: readonly Request[];
  requestCount: number;
  moves: Move | undefined;
  game: Game | undefined;
  closed: 'cancelled' | 'over' | undefined;
  /** The table has stopped all clocks. */
  paused: boolean;
  /** The one extension for a player who could not be reached is used up. */
  extended: boolean;
  /** Those whose seats others have taken over: how they kept to the time stays theirs. */
  former: readonly FormerPlayer[];
  /** Why it was cancelled, if it was. */
  cancelled: CancelReason | undefined;
  seed: string | undefined;
  /** Organisers who have seen, or may have seen, everything: they see it from now on and never sit down. */
  viewers: readonly SeatId[];
  /** The tables of cards and tiles that are at hand: no event brings them along, only their address. */
  contents: Contents;
}>;

export const DECISIONS = ['place', 'act', 'settle', 'pickDie', 'feed'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** An open decision: who owes what, identified by the version that opened it. */
export type Awaited = Readonly<{ seat: Seat; kind: DecisionKind; since: number }>;

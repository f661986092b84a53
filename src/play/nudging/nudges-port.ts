import type { GameId, Seat, SeatId } from '../../game/index.js';

/** Somebody at the table has reminded an awaited player. */
export type Nudge = Readonly<{
  seat: Seat;
  /** Who sat there: whoever takes the seat over was not nudged. */
  seatId: SeatId;
  /** The stretch they were nudged in. */
  since: number;
  /** Whose seat it came from. */
  by: SeatId;
  at: Date;
}>;

/** The last nudge of each seat: ordinary rows, no part of any history. */
export type Nudges = Readonly<{
  of: (game: GameId) => Promise<readonly Nudge[]>;
  /**
   * Notes a nudge by the clock of whoever keeps them and has the game looked at as soon as possible; unless that seat
   * was nudged less than so long ago: then nothing is noted, and `at` is when that was.
   */
  note: (
    game: GameId,
    nudge: Omit<Nudge, 'at'>,
    pauseMs: number,
  ) => Promise<Readonly<{ noted: boolean; at: Date }>>;
}>;

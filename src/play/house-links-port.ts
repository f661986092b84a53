import type { GameId, Seat, SeatId } from '../game/index.js';

/** A stretch of a seat, as long as the same person sits there. */
export type DecisionRight = Readonly<{ game: GameId; seat: Seat; seatId: SeatId; since: number }>;

/** Addresses of this house as they stand in letters, and what some of them allow. None of them carries a session. */
export type HouseLinks = Readonly<{
  game: (game: GameId) => string;
  settings: () => string;
  digest: (date: string) => string;
  /** Whoever has this may look at and answer what this seat is asked, until that stretch ends. */
  decide: (right: DecisionRight) => string;
  mayDecide: (right: DecisionRight, key: string) => boolean;
  /** Whoever has this may switch this channel off. */
  unsubscribe: (channel: string) => string;
  mayUnsubscribe: (channel: string, key: string) => boolean;
  confirmEmail: (secret: string) => string;
  resetPassword: (secret: string) => string;
}>;

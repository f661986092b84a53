import type { Vacation } from '../clock/vacation.js';
import type { GameId, Seat } from '../game/index.js';

/** A vacation as it is kept, with the instants its days begin and end at where its taker was. */
export type TakenVacation = Vacation & Readonly<{ id: string; zone: string; startsAt: Date; endsAt: Date }>;

/** A clock that should stand still, for so many days and from an instant on. */
export type ToPause = Readonly<{ game: GameId; seat: Seat; vacation: string; days: number; from: Date }>;
/** A clock that should run again, and how many days it has stood still. */
export type ToResume = Readonly<{ game: GameId; seat: Seat; days: number }>;

/** The vacations of persons, and what follows from them in their games by the clock of the database. */
export type Vacations = Readonly<{
  /** Those of this and of coming years, the earliest first. */
  of: (account: string, since: Date) => Promise<readonly TakenVacation[]>;
  /** Beside those of these ids. False: there are others, and whether they leave room for it must be asked anew. */
  take: (account: string, vacation: TakenVacation, known: readonly string[]) => Promise<boolean>;
  /** Takes back one that has not begun. False: there is none. */
  cancel: (account: string, id: string, at: Date) => Promise<boolean>;
  /** Ends one that has begun, with this day as its last. False: there is none. */
  end: (account: string, id: string, at: Date, lastDay: string) => Promise<boolean>;
  toPause: (limit: number) => Promise<readonly ToPause[]>;
  toResume: (limit: number) => Promise<readonly ToResume[]>;
}>;

import type { Calendar } from '../clock/calendar.js';
import type { GameId, SeatId } from '../game/index.js';

/** When persons can be expected to play: their own rows, read when a stretch opens and never part of a history. */
export type Calendars = Readonly<{
  /** Undefined for somebody who has set none. */
  of: (account: string) => Promise<Calendar | undefined>;
  /** Those of the persons who sit in a game, as far as they have set one. */
  inGame: (game: GameId) => Promise<ReadonlyMap<SeatId, Calendar>>;
  /** Counts from the next stretch on. The calendar must be one that `wrongCalendar` finds nothing wrong with. */
  set: (account: string, calendar: Calendar) => Promise<void>;
}>;

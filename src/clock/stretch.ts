import type { Calendar } from './calendar.js';

/**
 * The unbroken time in which a seat is awaited, as it is stored in the head row of its game. All instants are
 * milliseconds since 1970. `seat` and `since`, the version that opened it, are its name for ever.
 */
export type Stretch = Readonly<{
  seat: number;
  since: number;
  openedAt: number;
  /** Absent where no clock runs: games without one, seats of bots and of autopilot. */
  clock?: StretchClock;
}>;

/** Time in the seconds of a player's own days: 86,400 of them are one full window. */
export type OwnSeconds = number;

export type StretchClock = Readonly<{
  /** The calendar of the person as it was at the opening; changes count from the next stretch. */
  calendar: Calendar;
  budget: OwnSeconds;
  /** Left when the clock last began to run, or when it was stopped. */
  left: OwnSeconds;
  /** Absent while it is paused. */
  running?: Readonly<{
    from: number;
    /** The deadline. A move after it is late. */
    until: number;
    /** When it may be timed out: after the deadline and the grace, never after `latest`. */
    due: number;
    /** Three times the nominal time, whatever the calendar says. */
    latest: number;
  }>;
}>;

/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When a player can be expected to play: a person's, so it never stands in an event. */
export type Calendar = Readonly<{
  /** An IANA time zone, e.g. Europe/Prague. */
  zone: string;
  /** Awake from this minute of the local day on, 0…1439. */
  from: number;
  /** Until this minute, counted from the same midnight: beyond 1440 it is the morning after. */
  to: number;
  /** Days on which no window begins; at most two. */
  weekend: readonly Weekday[];
}>;

/** Awake from 8 to 22 every day; the zone is all that must be asked. */
export const DEFAULT_CALENDAR: Calendar = { zone: 'UTC', from: 8 * 60, to: 22 * 60, weekend: [] };

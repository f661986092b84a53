import { awakeSpans, type Window } from './awake.js';
import type { Calendar } from './calendar.js';
import { OWN_DAY } from './own-time.js';
import { goOn, startClock, stopClock } from './stretch.js';
import { DAY_MS } from './zone.js';

/** What the coming seven days look like for a player's clocks. */
export type WeekAhead = Readonly<{
  from: number;
  to: number;
  /** When time runs: awake hours, without vacations. */
  awake: readonly Window[];
  /** When one day of thinking time that begins now is over. */
  dayEnds: number;
}>;

const DAYS = 7;
const ONE_DAY = { kind: 'perStretch', hours: 24 } as const;

/** The week after an instant; `away` are the player's vacations in order. */
export function weekAhead(calendar: Calendar, away: readonly Window[], from: number): WeekAhead {
  const to = from + DAYS * DAY_MS;
  const awake = away.reduce<readonly Window[]>(
    (spans, pause) => spans.flatMap((span) => without(span, pause)),
    awakeSpans(calendar, from, to),
  );
  return { from, to, awake, dayEnds: dayEnds(calendar, away, from) };
}

const without = ({ start, end }: Window, pause: Window): readonly Window[] =>
  [
    { start, end: Math.min(end, pause.start) },
    { start: Math.max(start, pause.end), end },
  ].filter((part) => part.start < part.end);

/** As in a game: the clock stands still from the beginning of a vacation to its end. */
function dayEnds(calendar: Calendar, away: readonly Window[], from: number): number {
  let clock = startClock(ONE_DAY, calendar, OWN_DAY, from);
  for (const { start, end } of away) {
    const until = clock.running?.until ?? from;
    if (end > from && start < until) clock = goOn(ONE_DAY, stopClock(clock, Math.max(start, from)), end);
  }
  return clock.running?.until ?? from;
}

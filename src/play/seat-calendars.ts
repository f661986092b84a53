import type { Calendar } from '../clock/calendar.js';
import type { GameId, SeatId } from '../game/index.js';
import { createLru } from '../lib/lru.js';
import type { Calendars } from './calendar-port.js';
import type { SeatCalendars } from './stretches.js';

/** Nearly every move opens a stretch; what another process has changed meanwhile is seen this much later at most. */
const KEPT_MS = 10_000;

/** Calendars by game, kept for a moment, and those of this process's own changes at once. */
export function createSeatCalendars(
  calendars: Calendars,
  now: () => Date,
  capacity = 2_000,
): Readonly<{ inGame: SeatCalendars; set: Calendars['set'] }> {
  type Kept = Readonly<{ until: number; found: Promise<ReadonlyMap<SeatId, Calendar>> }>;
  let kept = createLru<GameId, Kept>(capacity);

  const inGame: SeatCalendars = (game) => {
    const known = kept.get(game);
    const time = now().getTime();
    if (known !== undefined && time < known.until) return known.found;
    const found = calendars.inGame(game);
    const entry = { until: time + KEPT_MS, found };
    kept.set(game, entry);
    // A failed look-up is not kept.
    found.catch(() => kept.set(game, { ...entry, until: 0 }));
    return found;
  };

  return {
    inGame,
    set: async (account, calendar) => {
      await calendars.set(account, calendar);
      kept = createLru(capacity);
    },
  };
}

/** For games in which nobody has a calendar. */
export const noCalendars: SeatCalendars = () => Promise.resolve(new Map());

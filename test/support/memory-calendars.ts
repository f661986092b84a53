import type { Calendar } from '../../src/clock/calendar.js';
import type { Calendars } from '../../src/play/calendar-port.js';
import type { Seats } from '../../src/play/people-port.js';

/** Calendars that last as long as a test. */
export function memoryCalendars({ names }: Pick<Seats, 'names'>): Calendars {
  const kept = new Map<string, Calendar>();
  return {
    of: (account) => Promise.resolve(kept.get(account)),
    inGame: async (game) => {
      const seated = [...(await names([game]))].map(([seatId, { id }]) => [seatId, kept.get(id)] as const);
      return new Map(seated.flatMap(([seatId, found]) => (found === undefined ? [] : [[seatId, found]])));
    },
    set: (account, calendar) => Promise.resolve(void kept.set(account, calendar)),
  };
}

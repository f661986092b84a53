import fc from 'fast-check';
import type { Calendar, Weekday } from '../../src/clock/calendar.js';
import { DAY_MS, HOUR_MS, localTime } from '../../src/clock/zone.js';

const ZONES = Intl.supportedValuesOf('timeZone');
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const [FIRST, LAST] = [Date.UTC(2005, 0, 1), Date.UTC(2040, 0, 1)];

/** Zones that change their clocks, in ways that differ: by half an hour, at midnight, over the date line. */
const RESTLESS = [
  'Europe/Prague',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Pacific/Apia',
  'Asia/Beirut',
  'America/Havana',
];

export const zones = fc.oneof(fc.constantFrom(...RESTLESS), fc.constantFrom(...ZONES));

/** Any calendar that may be kept. */
export const calendars: fc.Arbitrary<Calendar> = fc
  .record({
    zone: zones,
    from: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 480, max: 1440 }),
    weekend: fc.subarray([...WEEKDAYS], { maxLength: 2 }),
  })
  .map(({ zone, from, length, weekend }) => ({ zone, from, to: from + length, weekend }));

const anyInstant = fc.integer({ min: FIRST, max: LAST });

/** Instants, half of them within two days of a change of clocks where the zone has one. */
export const instantsIn = (zone: string): fc.Arbitrary<number> =>
  fc.oneof(
    anyInstant,
    fc.tuple(anyInstant, fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS })).map(([near, by]) => {
      return nextChange(zone, near) + by;
    }),
  );

function nextChange(zone: string, instant: number): number {
  const offset = (at: number): number => localTime(zone, at) - at;
  for (let at = instant; at < instant + 400 * DAY_MS; at += 12 * HOUR_MS) {
    if (offset(at) !== offset(instant)) return at;
  }
  return instant;
}

/** A calendar with instants that matter in its zone. */
export const moments = (count: number): fc.Arbitrary<readonly [Calendar, ...number[]]> =>
  calendars.chain((calendar) =>
    fc
      .array(instantsIn(calendar.zone), { minLength: count, maxLength: count })
      .map((instants): readonly [Calendar, ...number[]] => [calendar, ...instants]),
  );

import fc from 'fast-check';
import { deadline, elapsed } from '../../src/clock/awake.js';
import { DEFAULT_CALENDAR, wrongCalendar, type Calendar } from '../../src/clock/calendar.js';
import { awakeMs, OWN_DAY, OWN_HOUR, ownSeconds } from '../../src/clock/own-time.js';
import {
  anotherChance,
  budgetOf,
  goOn,
  leftSince,
  readClock,
  restOf,
  startClock,
  stopClock,
  whenLeft,
} from '../../src/clock/stretch.js';
import { DAY_MS, HOUR_MS, localTime } from '../../src/clock/zone.js';
import type { TimeSystem } from '../../src/lib/time-system.js';
import { calendars, moments } from './arbitrary.js';

const at = (text: string): number => Date.parse(text);
const TWO_DAYS: TimeSystem = { kind: 'perStretch', hours: 48 };
const MONDAY = at('2026-05-04T10:00:00Z');

const seconds = fc.integer({ min: 0, max: 90 * OWN_DAY });

describe('own time', () => {
  it('is a day for every full window, however narrow', () =>
    fc.assert(
      fc.property(calendars, seconds, (calendar, own) => {
        expect(awakeMs(calendar, OWN_DAY)).toBe((calendar.to - calendar.from) * 60_000);
        expect(ownSeconds(calendar, awakeMs(calendar, own))).toBe(own);
        if (own > 0) expect(ownSeconds(calendar, awakeMs(calendar, own) - 1)).toBe(own - 1);
      }),
    ));

  it('ends after two windows on the same day for everybody in the zone', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 480, max: 840 }), (from, length) => {
        const calendar: Calendar = { zone: 'Europe/Prague', from, to: from + length, weekend: [6, 7] };
        // From Friday night on: Monday and Tuesday, to the end of Tuesday's window.
        const end = deadline(calendar, at('2026-05-08T22:00:00Z'), awakeMs(calendar, 2 * OWN_DAY));
        expect(localTime(calendar.zone, end)).toBe(at('2026-05-12T00:00:00Z') + (from + length) * 60_000);
      }),
    ));
});

describe('a calendar', () => {
  it.each<[keyof Calendar, object]>([
    ['zone', { zone: 'Europe/Bielefeld' }],
    ['zone', { zone: '' }],
    ['from', { from: -1 }],
    ['from', { from: 1440, to: 2000 }],
    ['from', { from: 480.5 }],
    ['to', { to: 480 + 479 }],
    ['to', { to: 480 + 1441 }],
    ['to', { to: Number.NaN }],
    ['weekend', { weekend: [5, 6, 7] }],
    ['weekend', { weekend: [6, 6] }],
    ['weekend', { weekend: [0] }],
    ['weekend', { weekend: [8] }],
  ])('is refused for its %s: %j', (field, change) =>
    expect(wrongCalendar({ ...DEFAULT_CALENDAR, ...change })).toBe(field),
  );

  it('is fine as it comes', () => {
    expect(wrongCalendar(DEFAULT_CALENDAR)).toBeUndefined();
    fc.assert(fc.property(calendars, (calendar) => wrongCalendar(calendar) === undefined));
  });
});

describe('a clock', () => {
  it('gives two full windows', () => {
    const { running } = startClock(TWO_DAYS, DEFAULT_CALENDAR, budgetOf(TWO_DAYS), MONDAY);
    expect(running).toEqual({
      from: MONDAY,
      until: at('2026-05-06T10:00:00Z'),
      due: at('2026-05-06T10:00:00Z'),
      latest: MONDAY + 6 * DAY_MS,
    });
  });

  it('shows what is spent and left: nothing is left exactly from the deadline on', () =>
    fc.assert(
      fc.property(moments(1), fc.integer({ min: 1, max: 30 * 24 }), ([calendar, from = 0], hours) => {
        const clock = startClock(TWO_DAYS, calendar, hours * OWN_HOUR, from);
        const until = clock.running?.until ?? 0;
        expect(readClock(clock, from)).toEqual({ spent: 0, left: hours * OWN_HOUR });
        expect(readClock(clock, until - 1).left).toBeGreaterThan(0);
        expect(readClock(clock, until).left).toBe(0);
        expect(readClock(clock, until + 40 * DAY_MS).spent).toBeGreaterThan(hours * OWN_HOUR);
      }),
    ));

  it('never runs beyond three times its time, nor for a part of a day beyond three days', () =>
    fc.assert(
      fc.property(moments(1), fc.integer({ min: 1, max: 240 }), ([calendar, from = 0], hours) => {
        const { running } = startClock({ ...TWO_DAYS, grace: 168 }, calendar, hours * OWN_HOUR, from);
        expect(running?.latest).toBe(from + 3 * Math.max(hours, 24) * HOUR_MS);
        expect(running?.due).toBeLessThanOrEqual(running?.latest ?? 0);
        expect(running?.until).toBeLessThanOrEqual(running?.due ?? 0);
      }),
    ));

  it('waits for the grace before it is due', () => {
    const system: TimeSystem = { ...TWO_DAYS, grace: 12 };
    const { running } = startClock(system, DEFAULT_CALENDAR, OWN_DAY, MONDAY);
    expect(running?.until).toBe(at('2026-05-05T10:00:00Z'));
    expect(running?.due).toBe(at('2026-05-05T17:00:00Z'));
  });

  it('stands still in pauses, however many', () =>
    fc.assert(
      fc.property(
        moments(1),
        fc.array(fc.record({ run: days(), pause: days() }), { maxLength: 5 }),
        ([calendar, from = 0], pieces) => {
          let [clock, now, ran] = [startClock(TWO_DAYS, calendar, 30 * OWN_DAY, from), from, 0];
          for (const { run, pause } of pieces) {
            const own = ownSeconds(calendar, elapsed(calendar, now, now + run));
            clock = stopClock(clock, now + run);
            expect(readClock(clock, now + run + pause)).toEqual(readClock(clock, now + run));
            expect(readClock(clock, now + run).spent).toBe(ran + own);
            [now, ran] = [now + run + pause, ran + own];
            clock = goOn(TWO_DAYS, clock, now);
          }
          const { until = 0, latest = 0 } = clock.running ?? {};
          const due = deadline(calendar, now, awakeMs(calendar, 30 * OWN_DAY - ran));
          expect(until).toBe(Math.min(due, latest));
          const paused = pieces.reduce((sum, { pause }) => sum + pause, 0);
          expect(latest).toBe(from + 90 * DAY_MS + paused);
        },
      ),
    ));

  it('stopped twice or started twice is the same', () => {
    const clock = startClock(TWO_DAYS, DEFAULT_CALENDAR, OWN_DAY, MONDAY);
    const stopped = stopClock(clock, MONDAY + HOUR_MS);
    expect(stopClock(stopped, MONDAY + 2 * HOUR_MS)).toEqual(stopped);
    expect(goOn(TWO_DAYS, clock, MONDAY + HOUR_MS)).toEqual(clock);
  });

  it('knows when a share will be left', () => {
    const clock = startClock(TWO_DAYS, DEFAULT_CALENDAR, 2 * OWN_DAY, MONDAY);
    expect(whenLeft(clock, 0.5)).toBe(at('2026-05-05T10:00:00Z'));
    expect(whenLeft(clock, 0)).toBe(clock.running?.until);
    expect(whenLeft(stopClock(clock, MONDAY), 0.5)).toBeUndefined();
    const late = goOn(TWO_DAYS, stopClock(clock, at('2026-05-06T09:00:00Z')), at('2026-05-20T09:00:00Z'));
    expect(whenLeft(late, 0.5)).toBeUndefined();
  });
});

const days = (): fc.Arbitrary<number> => fc.integer({ min: 0, max: 5 * DAY_MS });

describe('time systems', () => {
  const bank: TimeSystem = { kind: 'bank', hours: 240, increment: 12 };

  it('give every stretch the same', () => {
    expect(budgetOf(TWO_DAYS)).toBe(2 * OWN_DAY);
    expect(budgetOf(TWO_DAYS, 5)).toBe(2 * OWN_DAY);
    expect(anotherChance(TWO_DAYS)).toBe(2 * OWN_DAY);
  });

  it('or a bank with an increment, capped at its start', () => {
    expect(budgetOf(bank)).toBe(10 * OWN_DAY);
    expect(budgetOf(bank, 3 * OWN_DAY)).toBe(3.5 * OWN_DAY);
    expect(budgetOf(bank, 10 * OWN_DAY - 1)).toBe(10 * OWN_DAY);
    expect(budgetOf(bank, 0)).toBe(0.5 * OWN_DAY);
    expect(anotherChance(bank)).toBe(OWN_DAY);
  });

  it('an interrupted stretch goes on with at least four awake hours', () => {
    expect(restOf(DEFAULT_CALENDAR, OWN_DAY)).toBe(OWN_DAY);
    const rest = restOf(DEFAULT_CALENDAR, 10);
    const { until = 0 } = startClock(TWO_DAYS, DEFAULT_CALENDAR, rest, MONDAY).running ?? {};
    expect(Math.round((until - MONDAY) / 1000)).toBe(4 * 60 * 60);
  });

  it('a move taken back leaves what had remained, less what has passed since', () => {
    const reading = { left: OWN_DAY, at: MONDAY };
    expect(leftSince(DEFAULT_CALENDAR, reading, MONDAY)).toBe(OWN_DAY);
    expect(leftSince(DEFAULT_CALENDAR, reading, MONDAY + 7 * HOUR_MS)).toBe(OWN_DAY / 2);
    expect(leftSince(DEFAULT_CALENDAR, reading, MONDAY + 9 * DAY_MS)).toBe(0);
  });
});

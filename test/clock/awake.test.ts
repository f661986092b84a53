import fc from 'fast-check';
import { awakeFrom, deadline, elapsed, isAwake } from '../../src/clock/awake.js';
import { DEFAULT_CALENDAR, type Calendar } from '../../src/clock/calendar.js';
import { DAY_MS, HOUR_MS, instantOf, localTime } from '../../src/clock/zone.js';
import { calendars, instantsIn, moments, zones } from './arbitrary.js';

const at = (text: string): number => Date.parse(text);
const prague = (from: number, to: number, weekend: Calendar['weekend'] = []): Calendar => ({
  zone: 'Europe/Prague',
  from: from * 60,
  to: to * 60,
  weekend,
});
const hours = (calendar: Calendar, from: string, to: string): number =>
  elapsed(calendar, at(from), at(to)) / HOUR_MS;

/** Up to three weeks, as long as most stretches are. */
const spans = fc.integer({ min: 0, max: 21 * DAY_MS });

describe('the laws of the clock, over zones, calendars and changes of clocks', () => {
  it('elapsed(o, deadline(o, r)) = r', () =>
    fc.assert(
      fc.property(moments(1), spans, ([calendar, o = 0], r) => {
        expect(elapsed(calendar, o, deadline(calendar, o, r))).toBe(r);
      }),
    ));

  it('deadline(o, elapsed(o, t)) ≤ t, and equal when t is awake', () =>
    fc.assert(
      fc.property(moments(1), spans, ([calendar, o = 0], span) => {
        const t = o + span;
        const found = deadline(calendar, o, elapsed(calendar, o, t));
        expect(found).toBeLessThanOrEqual(t);
        if (isAwake(calendar, t)) expect(found).toBe(t);
      }),
    ));

  it('the deadline is the least instant', () =>
    fc.assert(
      fc.property(moments(1), spans, ([calendar, o = 0], r) => {
        fc.pre(r > 0);
        expect(elapsed(calendar, o, deadline(calendar, o, r) - 1)).toBeLessThan(r);
      }),
    ));

  it('time adds up, and never passes faster than it does', () =>
    fc.assert(
      fc.property(moments(1), spans, spans, ([calendar, a = 0], first, second) => {
        const [b, c] = [a + first, a + first + second];
        expect(elapsed(calendar, a, b) + elapsed(calendar, b, c)).toBe(elapsed(calendar, a, c));
        expect(elapsed(calendar, a, b)).toBeLessThanOrEqual(first);
      }),
    ));

  it('awake time passes from awakeFrom on, and none before', () =>
    fc.assert(
      fc.property(moments(1), ([calendar, t = 0]) => {
        const start = awakeFrom(calendar, t);
        expect(elapsed(calendar, t, start)).toBe(0);
        expect(elapsed(calendar, start, start + 1)).toBe(1);
      }),
    ));

  it('local clocks show the wanted time at instantOf, and never did before', () =>
    fc.assert(
      fc.property(
        zones.chain((zone) => fc.tuple(fc.constant(zone), instantsIn(zone))),
        ([zone, local]) => {
          const instant = instantOf(zone, local);
          expect(localTime(zone, instant)).toBeGreaterThanOrEqual(local);
          for (const back of [1, HOUR_MS / 2, HOUR_MS, DAY_MS])
            expect(localTime(zone, instant - back)).toBeLessThan(local);
        },
      ),
    ));

  it('whoever is awake all the time has all the time there is', () =>
    fc.assert(
      fc.property(calendars, spans, ({ zone, from }, span) => {
        const calendar: Calendar = { zone, from, to: from + 1440, weekend: [] };
        const t = at('2026-03-20T00:00:00Z');
        expect(elapsed(calendar, t, t + span)).toBe(span);
      }),
    ));
});

describe('windows', () => {
  it('count from 8 to 22 unless something else was chosen', () => {
    expect(hours(DEFAULT_CALENDAR, '2026-05-04T00:00:00Z', '2026-05-05T00:00:00Z')).toBe(14);
    expect(deadline(DEFAULT_CALENDAR, at('2026-05-04T21:00:00Z'), HOUR_MS)).toBe(at('2026-05-04T22:00:00Z'));
    expect(deadline(DEFAULT_CALENDAR, at('2026-05-04T21:00:00Z'), HOUR_MS + 1)).toBe(
      at('2026-05-05T08:00:00.001Z'),
    );
  });

  it('belong to the day they begin on, also beyond midnight', () => {
    const night = prague(18, 26, [5, 6]);
    // From Thursday evening to Friday 2:00, then nothing until Sunday evening.
    expect(hours(night, '2026-05-07T22:00:00Z', '2026-05-10T16:00:00Z')).toBe(2);
    expect(deadline(night, at('2026-05-07T22:00:00Z'), 3 * HOUR_MS)).toBe(at('2026-05-10T17:00:00Z'));
  });

  it('lose the hour that is skipped (DST gap)', () => {
    // 29 March 2026 in Prague: after 1:59:59 comes 3:00.
    expect(hours(prague(8, 22), '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toBe(14);
    expect(hours(prague(0, 24), '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toBe(23);
    // A window that would begin at 2:30 begins at the moment of the change.
    expect(awakeFrom(prague(2.5, 12.5), at('2026-03-29T00:00:00Z'))).toBe(at('2026-03-29T01:00:00Z'));
    expect(hours(prague(2.5, 12.5), '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toBe(9.5);
    // One that would end then ends there.
    expect(hours(prague(18, 26.5), '2026-03-28T12:00:00Z', '2026-03-29T10:00:00Z')).toBe(8);
  });

  it('keep the hour that comes twice (DST overlap)', () => {
    // 25 October 2026 in Prague: after 2:59:59 comes 2:00 once more.
    expect(hours(prague(8, 22), '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toBe(14);
    expect(hours(prague(0, 24), '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toBe(25);
    // A window that begins at 2:30 begins when it is 2:30 for the first time.
    expect(awakeFrom(prague(2.5, 12.5), at('2026-10-24T23:00:00Z'))).toBe(at('2026-10-25T00:30:00Z'));
    expect(hours(prague(2.5, 12.5), '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toBe(11);
    // One that ends at 2:30 ends the first time.
    expect(hours(prague(18, 26.5), '2026-10-24T12:00:00Z', '2026-10-25T10:00:00Z')).toBe(8.5);
  });

  it('are missing on a day that never was', () => {
    // Samoa went from 29 to 31 December 2011.
    const samoa: Calendar = { zone: 'Pacific/Apia', from: 480, to: 1320, weekend: [] };
    expect(hours(samoa, '2011-12-29T10:00:00Z', '2011-12-31T10:00:00Z')).toBe(28);
    expect(instantOf('Pacific/Apia', at('2011-12-30T12:00:00Z'))).toBe(at('2011-12-30T10:00:00Z'));
  });

  it('know half hours and quarters', () => {
    const lordHowe: Calendar = { zone: 'Australia/Lord_Howe', from: 0, to: 1440, weekend: [] };
    expect(
      elapsed(
        lordHowe,
        instantOf(lordHowe.zone, at('2026-04-05T00:00:00Z')),
        instantOf(lordHowe.zone, at('2026-04-06T00:00:00Z')),
      ),
    ).toBe(24.5 * HOUR_MS);
    expect(instantOf('Asia/Kathmandu', at('2026-05-04T08:00:00Z'))).toBe(at('2026-05-04T02:15:00Z'));
  });

  it('are those of a zone that exists', () => {
    expect(() => instantOf('Europe/Bielefeld', 0)).toThrow('there is no time zone');
  });
});

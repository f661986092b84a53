import fc from 'fast-check';
import { DEFAULT_CALENDAR } from '../../src/clock/calendar.js';
import { OWN_DAY } from '../../src/clock/own-time.js';
import { startClock, stopClock } from '../../src/clock/stretch.js';
import { daysOf, isNearlyOut, localDay, refuseVacation, spanOf } from '../../src/clock/vacation.js';
import { DAY_MS, HOUR_MS } from '../../src/clock/zone.js';
import { instantsIn, zones } from './arbitrary.js';

const at = (text: string): number => Date.parse(text);
const NOW = at('2026-05-04T22:30:00Z');
const refuse = (first: string, last: string, ...taken: readonly [string, string][]) =>
  refuseVacation(
    { first, last },
    taken.map(([from, to]) => ({ first: from, last: to })),
    'Europe/Prague',
    NOW,
  );

describe('a vacation', () => {
  it('lasts whole local days', () => {
    const vacation = { first: '2026-03-28', last: '2026-03-29' };
    expect(daysOf(vacation)).toBe(2);
    // The second day has 23 hours in Prague.
    expect(spanOf('Europe/Prague', vacation)).toEqual({
      from: at('2026-03-27T23:00:00Z'),
      to: at('2026-03-29T22:00:00Z'),
    });
  });

  it('is never retroactive: it begins tomorrow at the earliest, where its taker is', () => {
    // In Prague it is the fifth of May already.
    expect(refuse('2026-05-05', '2026-05-09')).toEqual({ code: 'VACATION_TOO_SOON', first: '2026-05-06' });
    expect(refuse('2026-05-06', '2026-05-09')).toBeUndefined();
  });

  it('begins after now in every zone', () =>
    fc.assert(
      fc.property(
        zones.chain((zone) => fc.tuple(fc.constant(zone), instantsIn(zone))),
        ([zone, now]) => {
          const first = localDay(zone, now + 2 * DAY_MS);
          const refusal = refuseVacation({ first, last: first }, [], zone, now);
          if (refusal === undefined) expect(spanOf(zone, { first, last: first }).from).toBeGreaterThan(now);
          else expect(refusal.code).toBe('VACATION_TOO_SOON');
        },
      ),
    ));

  it.each([
    ['2026-05-10', '2026-05-09'],
    ['2026-02-30', '2026-03-02'],
    ['tomorrow', '2026-05-09'],
    ['2026-5-6', '2026-05-09'],
    ['2026-05-06', '2027-06-30'],
    ['9999-99-99', '9999-99-99'],
    ['2028-01-01', '2028-01-02'],
  ])('has days: not %s to %s', (first, last) => {
    expect(refuse(first, last)).toEqual({ code: 'VACATION_DAYS' });
  });

  it('does not overlap with another', () =>
    expect(refuse('2026-05-06', '2026-05-09', ['2026-05-09', '2026-05-10'])).toEqual({
      code: 'VACATION_OVERLAPS',
      first: '2026-05-09',
    }));

  it('takes no more days than a year has, each year on its own', () => {
    expect(refuse('2026-06-01', '2026-06-29')).toEqual({ code: 'VACATION_SPENT', year: 2026, left: 28 });
    expect(refuse('2026-06-01', '2026-06-28')).toBeUndefined();
    expect(refuse('2026-07-01', '2026-07-10', ['2026-06-01', '2026-06-20'])).toEqual({
      code: 'VACATION_SPENT',
      year: 2026,
      left: 8,
    });
    expect(refuse('2026-12-28', '2027-01-10', ['2026-06-01', '2026-06-24'])).toBeUndefined();
  });

  it('does not come to the rescue in the last quarter of a stretch', () => {
    const clock = startClock(
      { kind: 'perStretch', hours: 24 },
      DEFAULT_CALENDAR,
      OWN_DAY,
      at('2026-05-04T08:00:00Z'),
    );
    const quarter = at('2026-05-04T08:00:00Z') + 10.5 * HOUR_MS;
    expect(isNearlyOut(clock, quarter)).toBe(false);
    expect(isNearlyOut(clock, quarter + 2_000)).toBe(true);
    expect(isNearlyOut(stopClock(clock, quarter + 2_000), quarter + 3_000)).toBe(false);
  });
});

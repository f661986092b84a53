import fc from 'fast-check';
import { elapsed } from '../../src/clock/awake.js';
import { DEFAULT_CALENDAR, windowMinutes, type Calendar } from '../../src/clock/calendar.js';
import { weekAhead } from '../../src/clock/week-ahead.js';
import { DAY_MS, HOUR_MS } from '../../src/clock/zone.js';
import { instantsIn, zones } from './arbitrary.js';

const at = (text: string): number => Date.parse(text);
/** A Wednesday noon. */
const NOW = at('2026-05-06T12:00:00Z');
const FREE_WEEKEND: Calendar = { ...DEFAULT_CALENDAR, weekend: [6, 7] };

describe('the week ahead', () => {
  it('has a span for every day one is awake, the first one from now on', () => {
    const { awake } = weekAhead(FREE_WEEKEND, [], NOW);
    expect(awake.map(({ start, end }) => [new Date(start).toISOString(), (end - start) / HOUR_MS])).toEqual([
      ['2026-05-06T12:00:00.000Z', 10],
      ['2026-05-07T08:00:00.000Z', 14],
      ['2026-05-08T08:00:00.000Z', 14],
      ['2026-05-11T08:00:00.000Z', 14],
      ['2026-05-12T08:00:00.000Z', 14],
      ['2026-05-13T08:00:00.000Z', 4],
    ]);
  });

  it('ends a day of thinking time that begins now at the same time tomorrow, or after the weekend', () => {
    expect(weekAhead(FREE_WEEKEND, [], NOW).dayEnds).toBe(at('2026-05-07T12:00:00Z'));
    expect(weekAhead(FREE_WEEKEND, [], NOW + 2 * DAY_MS).dayEnds).toBe(at('2026-05-11T12:00:00Z'));
  });

  it('leaves vacations out, and the day ends so much later', () => {
    const away = [{ start: at('2026-05-07T00:00:00Z'), end: at('2026-05-09T00:00:00Z') }];
    const { awake, dayEnds } = weekAhead(DEFAULT_CALENDAR, away, NOW);
    expect(awake.some(({ start, end }) => start < away[0]!.end && end > away[0]!.start)).toBe(false);
    // To the second: a clock that stands still keeps whole seconds of one's own days.
    expect(Math.floor(dayEnds / 1_000)).toBe(at('2026-05-09T12:00:00Z') / 1_000);
  });

  it('does not begin before a vacation that has begun is over', () => {
    const away = [{ start: NOW - DAY_MS, end: at('2026-05-08T00:00:00Z') }];
    expect(weekAhead(DEFAULT_CALENDAR, away, NOW).dayEnds).toBe(at('2026-05-08T22:00:00Z'));
  });

  it('has exactly one window of awake time before the day ends, in every zone', () =>
    fc.assert(
      fc.property(
        zones.chain((zone) => fc.tuple(fc.constant(zone), instantsIn(zone))),
        ([zone, now]) => {
          const calendar = { ...DEFAULT_CALENDAR, zone };
          const { dayEnds } = weekAhead(calendar, [], now);
          expect(elapsed(calendar, now, dayEnds)).toBe(windowMinutes(calendar) * 60_000);
        },
      ),
    ));
});

import { DEFAULT_CALENDAR, type Calendar } from '../../../src/clock/calendar.js';
import { startClock, stopClock } from '../../../src/clock/stretch.js';
import type { GameId, SeatId } from '../../../src/game/index.js';
import { FIRST_WAIT_MS, momentsOf } from '../../../src/play/reminding/moments.js';
import type { Matter } from '../../../src/play/reminding/matters.js';
import { DEFAULT_PREFERENCES } from '../../../src/play/preferences-port.js';
import { instantIn } from '../../../src/views/sentences/instant.js';

const TWO_DAYS = { kind: 'perStretch', hours: 48 } as const;
const PRAGUE: Calendar = { ...DEFAULT_CALENDAR, zone: 'Europe/Prague' };

/** A stretch of two days that opened then. */
function opened(at: string, calendar: Calendar): Matter {
  const openedAt = Date.parse(at);
  const clock = startClock(TWO_DAYS, calendar, 2 * 86_400, openedAt);
  return {
    game: 'g' as GameId,
    title: '',
    seat: 1,
    seatId: 's' as SeatId,
    since: 9,
    paused: false,
    stretch: { seat: 1, since: 9, openedAt, clock },
  };
}

const toldIn = (matter: Matter, calendar: Calendar) =>
  momentsOf(matter, { ...DEFAULT_PREFERENCES, calendar }, 0).map(
    ({ kind, from }) => `${kind} ${instantIn('en', calendar.zone, new Date(from))}`,
  );
const deadlineIn = ({ stretch }: Matter, { zone }: Calendar) =>
  instantIn('en', zone, new Date(stretch!.clock!.running!.until));

describe('the moments of a stretch', () => {
  it('are two minutes after its beginning, at a quarter and at a tenth of the time', () => {
    const matter = opened('2026-11-17T12:00:00Z', DEFAULT_CALENDAR);
    expect(toldIn(matter, DEFAULT_CALENDAR)).toEqual([
      'turn Tue 17 Nov, 12:02 UTC',
      'share Wed 18 Nov, 19:00 UTC',
      'last Thu 19 Nov, 09:12 UTC',
    ]);
    expect(deadlineIn(matter, DEFAULT_CALENDAR)).toBe('Thu 19 Nov, 12:00 UTC');
  });

  it('begin in the morning for whoever sleeps', () => {
    const [turn] = toldIn(opened('2026-11-17T23:00:00Z', DEFAULT_CALENDAR), DEFAULT_CALENDAR);
    expect(turn).toBe('turn Wed 18 Nov, 08:00 UTC');
  });

  it('take in a nudge, which wakes nobody and comes no sooner than the first word', () => {
    const matter = opened('2026-11-17T12:00:00Z', DEFAULT_CALENDAR);
    const nudged = (at: string) => ({ ...matter, nudge: { at: Date.parse(at), by: 'a' as SeatId } });
    expect(toldIn(nudged('2026-11-17T12:01:00Z'), DEFAULT_CALENDAR).slice(0, 2)).toEqual([
      'turn Tue 17 Nov, 12:02 UTC',
      'nudge Tue 17 Nov, 12:02 UTC',
    ]);
    expect(toldIn(nudged('2026-11-17T23:00:00Z'), DEFAULT_CALENDAR)).toContain('nudge Wed 18 Nov, 08:00 UTC');
  });

  it('have no nudge for whoever wants no word about turns', () => {
    const matter = opened('2026-11-17T12:00:00Z', DEFAULT_CALENDAR);
    const nudged = { ...matter, nudge: { at: matter.stretch!.openedAt, by: 'a' as SeatId } };
    const reminding = { ...DEFAULT_PREFERENCES.reminding, turn: false };
    const manner = { ...DEFAULT_PREFERENCES, calendar: DEFAULT_CALENDAR, reminding };
    expect(momentsOf(nudged, manner, 0).map(({ kind }) => kind)).toEqual(['share', 'last']);
  });

  it('never lie before the first two minutes', () => {
    const matter = opened('2026-11-17T12:00:00Z', DEFAULT_CALENDAR);
    const { openedAt, clock } = matter.stretch!;
    const late = { ...matter, stretch: { ...matter.stretch!, clock: { ...clock!, left: 0 } } };
    const moments = momentsOf(late, { ...DEFAULT_PREFERENCES, calendar: DEFAULT_CALENDAR }, 0);
    expect(Math.min(...moments.map(({ at }) => at))).toBe(openedAt + FIRST_WAIT_MS);
  });

  it('are the beginning alone where no clock runs, and while it is stopped', () => {
    const matter = opened('2026-11-17T12:00:00Z', DEFAULT_CALENDAR);
    const { stretch } = matter;
    const stopped = { ...stretch!, clock: stopClock(stretch!.clock!, stretch!.openedAt) };
    const manner = { ...DEFAULT_PREFERENCES, calendar: DEFAULT_CALENDAR };
    expect(momentsOf({ ...matter, stretch: stopped }, manner, 0).map(({ kind }) => kind)).toEqual(['turn']);
  });
});

describe('DST gap and overlap', () => {
  it('a night that is an hour short takes nothing from anybody, and is told in the new time', () => {
    const matter = opened('2027-03-27T12:00:00Z', PRAGUE);
    expect(toldIn(matter, PRAGUE)).toEqual([
      'turn Sat 27 Mar, 13:02 CET',
      'share Sun 28 Mar, 20:00 CEST',
      'last Mon 29 Mar, 10:12 CEST',
    ]);
    expect(deadlineIn(matter, PRAGUE)).toBe('Mon 29 Mar, 13:00 CEST');
  });

  it('a night that is an hour long gives nothing to anybody, and is told in the old time', () => {
    const matter = opened('2026-10-24T11:00:00Z', PRAGUE);
    expect(toldIn(matter, PRAGUE)).toEqual([
      'turn Sat 24 Oct, 13:02 CEST',
      'share Sun 25 Oct, 20:00 CET',
      'last Mon 26 Oct, 10:12 CET',
    ]);
    expect(deadlineIn(matter, PRAGUE)).toBe('Mon 26 Oct, 13:00 CET');
  });

  it('a turn that comes in the hour that is skipped, or in the one that comes twice, is told in the morning', () => {
    for (const [at, morning] of [
      ['2027-03-28T01:30:00Z', 'turn Sun 28 Mar, 08:00 CEST'],
      ['2026-10-25T00:30:00Z', 'turn Sun 25 Oct, 08:00 CET'],
      ['2026-10-25T01:30:00Z', 'turn Sun 25 Oct, 08:00 CET'],
    ] as const)
      expect(toldIn(opened(at, PRAGUE), PRAGUE)[0]).toBe(morning);
  });

  it('somebody who is awake then is told once, at the one instant it is', () => {
    const owl: Calendar = { ...PRAGUE, from: 20 * 60, to: 30 * 60 };
    const twice = [opened('2026-10-25T00:28:00Z', owl), opened('2026-10-25T01:28:00Z', owl)];
    expect(twice.map((matter) => toldIn(matter, owl)[0])).toEqual([
      'turn Sun 25 Oct, 02:30 CEST',
      'turn Sun 25 Oct, 02:30 CET',
    ]);
  });
});

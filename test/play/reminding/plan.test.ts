import { DEFAULT_CALENDAR } from '../../../src/clock/calendar.js';
import { startClock } from '../../../src/clock/stretch.js';
import type { GameId, SeatId } from '../../../src/game/index.js';
import type { Channel } from '../../../src/play/channels-port.js';
import type { Delivery, DeliveryResult } from '../../../src/play/deliveries-port.js';
import { noticeName } from '../../../src/play/notice-name.js';
import { itemsOf } from '../../../src/play/reminding/items.js';
import type { Known } from '../../../src/play/reminding/known.js';
import type { Matter } from '../../../src/play/reminding/matters.js';
import { planFor } from '../../../src/play/reminding/plan.js';
import { DEFAULT_PREFERENCES, type Manner } from '../../../src/play/preferences-port.js';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-17T12:00:00Z');
const CLAIM = 2 * MINUTE;
const MAIL: Channel = { id: 'mail', account: 'ann', kind: 'email', address: 'a@x.org', verified: true };
const ANN = { id: 'ann', name: 'Ann', guest: false };
const MANNER: Manner = { ...DEFAULT_PREFERENCES, calendar: DEFAULT_CALENDAR };
const TWO_DAYS = { kind: 'perStretch', hours: 48 } as const;

/** A stretch of Ann's in a game of this name that opened so many minutes before noon. */
function matter(game: string, minutes: number, more: Partial<Matter> = {}): Matter {
  const openedAt = NOON - minutes * MINUTE;
  const clock = startClock(TWO_DAYS, DEFAULT_CALENDAR, 2 * 86_400, openedAt);
  const stretch = { seat: 1, since: 9, openedAt, clock };
  return {
    ...{
      game: game as GameId,
      title: game,
      seat: 1,
      seatId: 'a' as SeatId,
      since: 9,
      stretch,
      paused: false,
    },
    ...more,
  };
}

const known = (more: Partial<Known> = {}): Known => ({
  now: NOON,
  persons: new Map([['a' as SeatId, ANN]]),
  manners: new Map([['ann', MANNER]]),
  channels: new Map([['ann', [MAIL]]]),
  tried: new Map(),
  ...more,
});

/** The plan in short: which games are in which letter, and in how many minutes each is looked at again. */
function planned(matters: readonly Matter[], about: Known = known()) {
  const items = matters.flatMap((each) => itemsOf(each, about));
  const { letters, unsent, next } = planFor(items, about.now, CLAIM);
  return {
    letters: letters.map((each) => each.map(({ matter: { game }, moment }) => `${game} ${moment.kind}`)),
    due: letters.flat().map(({ notice }) => (notice.dueAt.getTime() - NOON) / MINUTE),
    unsent: unsent.map(({ result, notice }) => `${notice.game} ${notice.kind} ${result}`),
    next: [...next].map(([{ game }, at]) => `${game} ${Math.round((at - about.now) / MINUTE)}`),
  };
}

/** What became of the first notice about a matter. */
function before(of: Matter, result: DeliveryResult, minutesAgo = 1): Known {
  const [item] = itemsOf(of, known());
  const delivery: Delivery = {
    ...item!.notice,
    ...{ notice: noticeName(item!.notice), attempt: 1, letter: 'l', result },
    claimedAt: new Date(NOON - minutesAgo * MINUTE),
  };
  return known({ tried: new Map([[item!.name, delivery]]) });
}

/** From noon to 18:58 on the next day: three quarters of two days of fourteen hours, less two minutes, and a night. */
const QUARTER_IN = 30 * 60 + 58;

describe('a plan', () => {
  it('sends what is due, and looks again at the next moment', () => {
    expect(planned([matter('one', 2)])).toEqual({
      letters: [['one turn']],
      due: [0],
      unsent: [],
      next: [`one ${QUARTER_IN}`],
    });
  });

  it('looks at what is not due when it will be', () => {
    expect(planned([matter('one', 1)])).toMatchObject({ letters: [], next: ['one 1'] });
  });

  it('is nothing where the clock stands still: going on is a move', () => {
    expect(planned([matter('one', 60, { paused: true })])).toEqual({
      letters: [],
      due: [],
      unsent: [],
      next: [],
    });
  });

  it('says what was due too, and is no longer', () => {
    const late = matter('one', 2 * 24 * 60);
    expect(planned([late])).toMatchObject({
      letters: [['one last']],
      unsent: ['one turn superseded', 'one share superseded'],
    });
  });

  it.each<[DeliveryResult, boolean]>([
    ['sent', false],
    ['written', false],
    ['refused', false],
    ['obsolete', false],
    ['superseded', false],
    ['unknown', true],
    ['failed', true],
    ['off', true],
    ['unverified', true],
    ['broken', true],
  ])('after %s: is it sent? %s', (result, sent) => {
    const one = matter('one', 5);
    expect(planned([one], before(one, result)).letters).toEqual(sent ? [['one turn']] : []);
  });

  it('leaves alone what somebody else is sending, until they are taken for dead', () => {
    const one = matter('one', 5);
    expect(planned([one], before(one, 'sending', 0.5))).toMatchObject({ letters: [], next: ['one 2'] });
  });

  it('leaves a channel alone that failed a moment ago', () => {
    const channels = new Map([['ann', [{ ...MAIL, retryAt: new Date(NOON + 7 * MINUTE) }]]]);
    expect(planned([matter('one', 5)], known({ channels }))).toMatchObject({ letters: [], next: ['one 7'] });
  });

  it('goes by every way that is on', () => {
    const hook: Channel = { ...MAIL, id: 'hook', kind: 'webhook' };
    const off: Channel = { ...hook, id: 'off', off: 'chosen' };
    const channels = new Map([['ann', [MAIL, hook, off]]]);
    expect(planned([matter('one', 5)], known({ channels }))).toMatchObject({
      letters: [['one turn'], ['one turn']],
      unsent: ['one turn off'],
    });
  });
});

describe('decisions of one person within ten minutes', () => {
  it('are one letter', () => {
    expect(planned([matter('one', 3), matter('two', 6)])).toMatchObject({
      letters: [['one turn', 'two turn']],
      due: [-1, -1],
    });
  });

  it('wait for the last of them', () => {
    const plan = planned([matter('one', 2), matter('two', 1), matter('three', -6)]);
    expect(plan).toMatchObject({ letters: [], next: ['one 8', 'two 1', 'three 8'] });
  });

  it('wait for nothing that comes later than that', () => {
    expect(planned([matter('one', 2), matter('two', -9)])).toMatchObject({ letters: [['one turn']] });
  });

  it('have waited once that time is over', () => {
    expect(planned([matter('one', 12.5), matter('two', 1)])).toMatchObject({ letters: [['one turn']] });
  });

  it('do not wait where time is nearly up', () => {
    // A tenth of two days of fourteen hours was left a minute ago.
    const late = matter('one', 45.2 * 60 + 1);
    expect(planned([late, matter('two', 1)])).toMatchObject({ letters: [['one last']], next: ['two 1'] });
  });

  it('do not wait for the next moment of the same decision', () => {
    const reminding = { turn: true, share: 99.7, last: true };
    const manners = new Map([['ann', { ...MANNER, reminding }]]);
    expect(planned([matter('one', 3)], known({ manners }))).toMatchObject({
      letters: [['one turn']],
      next: ['one 2'],
    });
  });

  it('of somebody who has just woken up are one letter, however far apart they came', () => {
    const now = Date.parse('2026-11-18T08:00:00Z');
    const night = [matter('one', -11 * 60), matter('two', -14 * 60), matter('three', -20 * 60 + 3)];
    const plan = planned(night, known({ now }));
    expect(plan.letters).toEqual([['one turn', 'two turn', 'three turn']]);
    expect(new Set(plan.due)).toEqual(new Set([20 * 60]));
  });
});

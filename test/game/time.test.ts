import {
  DEFAULT_TIME,
  MOST_PAUSED_DAYS,
  type CairnEvent,
  type Command,
  type Settings,
} from '../../src/game/index.js';
import { summaryOf } from '../../src/views/summary.js';
import { eventsOf, play, record, refusal, started, type Session } from '../support/table-play.js';

const TIMED: Partial<Settings> = { time: DEFAULT_TIME };
const out = (seat: number, since = 9, unreached?: true): Command => ({
  type: 'TimeOut',
  seat,
  since,
  ...(unreached === undefined ? {} : { unreached }),
});
const place: Command = { type: 'PlacePeople', place: 'hunt', people: 1 };
const after = (session: Session, ...commands: readonly [Parameters<typeof play>[1], Command][]): Session =>
  commands.reduce((now, [actor, command]) => play(now, actor, command), session);
const steps = (events: readonly CairnEvent[]): readonly unknown[] =>
  events.map((event) =>
    event.type === 'TimedOut' ? `${event.step} ${event.count ?? ''}`.trim() : event.type,
  );

describe('how somebody keeps to the time', () => {
  const reading = (since: number, left: number) => ({ since, spent: 10, left });
  const begun = started('ab', TIMED);
  const moved = (session: Session, since: number, left: number): Session =>
    record(
      session,
      'seat:a',
      [{ type: 'PeoplePlaced', seat: 1, place: 'hunt', people: 1 }],
      reading(since, left),
    );
  const counts = ({ table }: Session) => {
    const { stretches, inTime } = table.seats[0]?.tally ?? { stretches: 0, inTime: 0 };
    return [stretches, inTime];
  };

  it('counts a stretch once, however many moves it takes, and as late as soon as one of them is', () => {
    expect(counts(begun)).toEqual([0, 0]);
    const once = moved(begun, 9, 50);
    expect(counts(once)).toEqual([1, 1]);
    expect(counts(moved(once, 9, 10))).toEqual([1, 1]);
    expect(counts(moved(once, 9, 0))).toEqual([1, 0]);
    expect(counts(moved(moved(once, 9, 0), 9, 0))).toEqual([1, 0]);
    expect(counts(moved(moved(once, 9, 0), 12, 5))).toEqual([2, 1]);
  });

  it('counts a time-out as late, unless nobody could be reached', () => {
    const out = (step: 'excused' | 'extended'): Session =>
      record(begun, 'server', [{ type: 'TimedOut', seat: 1, since: 9, step }], reading(9, 0));
    expect(counts(out('excused'))).toEqual([1, 0]);
    expect(counts(out('extended'))).toEqual([0, 0]);
  });

  it('forgets what was taken back', () => {
    const session = moved(begun, 9, 50);
    const undone = record(session, 'seat:a', [
      { type: 'MovesUndone', seat: 1, toVersion: begun.table.version, seats: [1] },
    ]);
    expect(counts(undone)).toEqual([0, 0]);
  });

  it('stays with whoever leaves the seat to somebody else', () => {
    const replaced = record(moved(begun, 9, 0), 'server', [
      { type: 'SeatReplaced', seat: 1, by: 'd' as never },
    ]);
    expect(counts(replaced)).toEqual([0, 0]);
    expect(replaced.table.former).toMatchObject([{ seatId: 'a', tally: { stretches: 1, inTime: 0 } }]);
    expect(summaryOf(replaced.table)).toMatchObject({ former: [{ seatId: 'a', stretches: 1, inTime: 0 }] });
    expect(summaryOf(begun.table)).not.toHaveProperty('former');
  });
});

describe('when time runs out', () => {
  const begun = started('abc', TIMED);
  const excused = play(begun, 'server', out(1));
  const played = play(excused, 'server', out(1, 10));

  it('is excused, as often as the game says', () => {
    expect(steps(eventsOf(begun, 'server', out(1)))).toEqual(['excused 1']);
    expect(excused.table.seats[0]).toMatchObject({ excused: 1 });
    expect(steps(eventsOf(excused, 'server', out(1, 10)))).toEqual(['played 1']);
    const never = started('ab', {
      time: { ...DEFAULT_TIME, whenOut: { kind: 'ladder', excuses: 0, keepAfter: 3 } },
    });
    expect(steps(eventsOf(never, 'server', out(1)))).toEqual(['played 1']);
  });

  it('then autopilot plays the stretch, to its end and no further', () => {
    expect(played.table.seats[0]).toMatchObject({ played: true, missed: 1 });
    expect(refusal(played, 'seat:a', place)).toEqual({ code: 'SEAT_KEPT' });
    const moved = eventsOf(played, 'autopilot:a', place);
    expect(moved.map(({ type }) => type)).toEqual(['PeoplePlaced', 'TurnPassed', 'SeatReturned']);
    expect(moved.at(-1)).toEqual({ type: 'SeatReturned', seat: 1, stretch: true });
    expect(play(played, 'autopilot:a', place).table.seats[0]?.played).toBeUndefined();
  });

  it('autopilot goes on while the seat is still awaited', () => {
    const acting = after(
      started('ab', { time: { ...DEFAULT_TIME, whenOut: { kind: 'ladder', excuses: 0, keepAfter: 2 } } }),
      ['seat:a', { type: 'PlacePeople', place: 'hunt', people: 3 }],
      ['seat:b', { type: 'PlacePeople', place: 'hunt', people: 5 }],
      ['seat:a', { type: 'PlacePeople', place: 'forest', people: 2 }],
      ['server', out(1)],
    );
    const rolled = play(acting, 'autopilot:a', { type: 'Roll', place: 'hunt' });
    expect(rolled.stored.at(-1)?.event.type).not.toBe('SeatReturned');
    expect(rolled.table.seats[0]?.played).toBe(true);
  });

  it('nobody returns to a game that autopilot has brought to its end', () => {
    const last = record(played, 'server', [
      { type: 'StackExhausted', place: 'building1' },
      { type: 'GoodsTaken', seat: 1, goods: { food: -12, wood: 5 }, source: 'given' },
      { type: 'TribeFed', seat: 2, food: 5, paid: {} },
      { type: 'TribeFed', seat: 3, food: 5, paid: {} },
      { type: 'PhaseStarted', phase: 'feeding' },
    ]);
    const ends = eventsOf(last, 'autopilot:a', { type: 'Feed', pay: { wood: 5 } });
    expect(ends.at(-1)?.type).toBe('GameEnded');
  });

  it('and keeps the seat after so many in a row', () => {
    const again = after(played, ['autopilot:a', place], ['seat:b', place], ['seat:c', place]);
    expect(steps(eventsOf(again, 'server', out(1)))).toEqual(['kept 2', 'SeatKept']);
    const kept = play(again, 'server', out(1));
    expect(kept.table.seats[0]).toMatchObject({ kept: true, missed: 2 });
    expect(refusal(kept, 'server', out(1))).toEqual({ code: 'SEAT_KEPT' });
  });

  it('a move by hand breaks the row, one by autopilot does not', () => {
    const byAutopilot = after(played, ['autopilot:a', place], ['seat:b', place], ['seat:c', place]);
    expect(byAutopilot.table.seats[0]?.missed).toBe(1);
    const byHand = play(byAutopilot, 'seat:a', { type: 'PlacePeople', place: 'forest', people: 1 });
    expect(byHand.table.seats[0]?.missed).toBeUndefined();
    expect(byHand.table.seats[0]?.excused).toBe(1);
  });

  it('whoever comes back has his seat at once, and the moves made stay', () => {
    const back = play(played, 'seat:a', { type: 'ComeBack' });
    expect(back.stored.at(-1)?.event).toEqual({ type: 'SeatReturned', seat: 1 });
    expect(refusal(back, 'seat:a', place)).toBeUndefined();
    expect(back.table.seats[0]?.missed).toBe(1);
  });

  it('a player who could not be reached gets the time again, once in a game', () => {
    const extended = play(begun, 'server', out(1, 9, true));
    expect(steps(extended.stored.slice(-1).map(({ event }) => event))).toEqual(['extended']);
    expect(steps(eventsOf(extended, 'server', out(1, 10, true)))).toEqual(['excused 1']);
  });

  it('says which notices it rests on, and takes nothing else for one', () => {
    const names = ['a'.repeat(32), '0123456789abcdef0123456789abcdef'];
    const cites = (notices: unknown): Command => ({ ...out(1), notices }) as Command;
    expect(eventsOf(begun, 'server', cites(names))).toEqual([
      { type: 'TimedOut', seat: 1, since: 9, step: 'excused', count: 1, notices: names },
    ]);
    expect(eventsOf(begun, 'server', cites([]))[0]).not.toHaveProperty('notices');
    for (const wrong of ['x', [1], ['ann@example.com'], ['A'.repeat(32)], Array(41).fill(names[0]), {}, null])
      expect(refusal(begun, 'server', cites(wrong))).toEqual({ code: 'UNKNOWN_COMMAND' });
  });

  it('whoever takes a seat over starts anew', () => {
    const kept = after(excused, ['server', { type: 'KeepSeat', seat: 1 }]);
    const replaced = record(kept, 'server', [{ type: 'SeatReplaced', seat: 1, by: 'd' as never }]);
    expect(replaced.table.seats[0]).toEqual(
      expect.not.objectContaining({ excused: expect.anything() as unknown, kept: true }),
    );
  });

  it.each<[string, Session, Parameters<typeof play>[1], Command, object]>([
    ['by the server alone', begun, 'seat:b', out(1), { code: 'NOT_ALLOWED', to: 'server' }],
    ['of a seat there is', begun, 'server', out(7), { code: 'NO_SUCH_SEAT', seat: 7 }],
    ['of a version there is', begun, 'server', out(1, 99_999), { code: 'BAD_NUMBER', field: 'since' }],
    ['of whoever is awaited', begun, 'server', out(2), { code: 'NOT_YOUR_TURN', awaiting: [1] }],
    ['once for one stretch', played, 'server', out(1), { code: 'SEAT_KEPT' }],
    ['where a clock runs', started('ab'), 'server', out(1), { code: 'NO_CLOCK' }],
    [
      'where more than reminders was agreed',
      started('ab', { time: { ...DEFAULT_TIME, whenOut: { kind: 'remind' } } }),
      'server',
      out(1),
      { code: 'NO_CLOCK' },
    ],
    ['not of a bot', started('aB', TIMED), 'server', out(2), { code: 'NO_SUCH_SEAT', seat: 2 }],
  ])('it is %s', (_, session, actor, command, reason) => {
    expect(refusal(session, actor, command)).toEqual(reason);
  });
});

describe('pauses', () => {
  const begun = started('abc', TIMED);

  it('of a vacation are the server’s, and capped in a game', () => {
    const paused = play(begun, 'server', { type: 'Pause', seat: 2, days: 30 });
    expect(paused.stored.at(-1)?.event).toEqual({ type: 'ClockPaused', seat: 2, days: MOST_PAUSED_DAYS });
    expect(refusal(paused, 'server', { type: 'Pause', seat: 2, days: 1 })).toEqual({ code: 'CLOCK_PAUSED' });
    const resumed = play(paused, 'server', { type: 'Resume', seat: 2, days: 20 });
    expect(resumed.table.seats[1]).toMatchObject({ pausedDays: 20 });
    const again = play(resumed, 'server', { type: 'Pause', seat: 2, days: 3 });
    expect(again.table.seats[1]?.paused).toBe(1);
    const spent = play(again, 'server', { type: 'Resume', seat: 2, days: 1 });
    expect(refusal(spent, 'server', { type: 'Pause', seat: 2, days: 1 })).toEqual({
      code: 'PAUSES_SPENT',
      days: MOST_PAUSED_DAYS,
    });
  });

  it('nobody is timed out in one', () => {
    const paused = play(begun, 'server', { type: 'Pause', seat: 1, days: 2 });
    expect(refusal(paused, 'server', out(1))).toEqual({ code: 'CLOCK_PAUSED' });
  });

  it('of the whole table are agreed on, and ended by anybody', () => {
    const asked = play(begun, 'seat:a', { type: 'AskPause' });
    const agreed = after(
      asked,
      ['seat:b', { type: 'Answer', request: 1, agree: true }],
      ['seat:c', { type: 'Answer', request: 1, agree: true }],
    );
    expect(agreed.stored.at(-1)?.event).toEqual({ type: 'ClockPaused' });
    expect(agreed.table.paused).toBe(true);
    expect(refusal(agreed, 'server', out(1))).toEqual({ code: 'CLOCK_PAUSED' });
    expect(refusal(agreed, 'seat:a', { type: 'AskPause' })).toEqual({ code: 'CLOCK_PAUSED' });
    const back = play(agreed, 'seat:c', { type: 'Resume' });
    expect(back.table.paused).toBe(false);
    expect(refusal(back, 'seat:c', { type: 'Resume' })).toEqual({ code: 'CLOCK_NOT_PAUSED' });
  });

  it.each<[Parameters<typeof play>[1], Command, object]>([
    ['seat:a', { type: 'Pause', seat: 1, days: 3 }, { code: 'NOT_ALLOWED', to: 'server' }],
    ['server', { type: 'Pause', seat: 1, days: 0 }, { code: 'BAD_NUMBER', field: 'days' }],
    ['server', { type: 'Pause', seat: 9, days: 3 }, { code: 'NO_SUCH_SEAT', seat: 9 }],
    ['server', { type: 'Resume', seat: 1, days: 3 }, { code: 'CLOCK_NOT_PAUSED' }],
    ['seat:a', { type: 'Resume', seat: 1, days: 3 }, { code: 'NOT_ALLOWED', to: 'server' }],
    ['seat:x', { type: 'Resume' }, { code: 'NOT_SEATED' }],
    ['seat:x', { type: 'AskPause' }, { code: 'NOT_SEATED' }],
  ])('%s may not %j', (actor, command, reason) => {
    expect(refusal(begun, actor, command)).toEqual(reason);
  });

  it('need clocks', () =>
    expect(refusal(started('ab'), 'seat:a', { type: 'AskPause' })).toEqual({ code: 'NO_CLOCK' }));
});

import { awaiting, missingConsent } from '../../src/game/index.js';
import type { Command, Settings } from '../../src/game/index.js';
import type { Session } from '../support/table-play.js';
import { eventsOf, play, refusal, started } from '../support/table-play.js';

const answer = (agree: boolean, request = 1): Command => ({ type: 'Answer', request, agree });
const keep = (seat: number): Command => ({ type: 'KeepSeat', seat });
const GRANTED = { type: 'RequestAnswered', seat: 1, request: 1, agree: true, outcome: 'granted' } as const;

describe('whoever comes back keeps the seat', () => {
  const kept = play(started('abc'), 'server', keep(3));
  const asked = play(kept, 'seat:a', { type: 'AskReplace', seat: 3 });

  it('which is his answer to whether somebody else may take it', () => {
    expect(eventsOf(asked, 'seat:c', { type: 'ComeBack' })).toEqual([
      { type: 'SeatReturned', seat: 3 },
      { type: 'RequestAnswered', seat: 3, request: 1, agree: false, outcome: 'refused' },
    ]);
    const back = play(asked, 'seat:c', { type: 'ComeBack' });
    expect(refusal(back, 'seat:b', answer(true))).toEqual({ code: 'NO_SUCH_REQUEST', request: 1 });
    expect(back.table.seats[2]).not.toHaveProperty('open');
  });

  it('also after the others had agreed, as long as nobody has sat down', () => {
    const open = play(asked, 'seat:b', answer(true));
    expect(open.table.seats[2]).toMatchObject({ open: true });
    const back = play(open, 'seat:c', { type: 'ComeBack' });
    expect(refusal(back, 'seat:d', { type: 'JoinGame' })).toEqual({ code: 'GAME_STARTED' });
  });

  it('also whoever takes it over', () => {
    const open = play(asked, 'seat:b', answer(true));
    const again = play(open, 'seat:a', { type: 'AskReplace', seat: 3 });
    const taken = play(again, 'seat:d', { type: 'JoinGame' });
    expect(taken.table.requests).toEqual([]);
    expect(taken.table.seats[2]).toMatchObject({ seatId: 'd', seat: 3 });
  });

  it('and no other question is touched by it', () => {
    const both = play(asked, 'seat:b', { type: 'AskFinish' });
    expect(play(both, 'seat:c', { type: 'ComeBack' }).table.requests).toMatchObject([{ kind: 'finish' }]);
  });
});

describe('a request that nobody is left to answer', () => {
  const finishing = (players: string): Session =>
    play(play(started(players), 'seat:a', { type: 'AskFinish' }), 'seat:b', answer(true));

  it('is granted when the last one who was asked resigns', () => {
    const asked = finishing('abc');
    expect(missingConsent(asked.table, asked.table.requests[0]!)).toEqual([3]);
    expect(eventsOf(asked, 'seat:c', { type: 'Resign' }).slice(0, 2)).toEqual([
      { type: 'Resigned', seat: 3 },
      GRANTED,
    ]);
    const over = play(asked, 'seat:c', { type: 'Resign' });
    expect(over.table.game?.result).toMatchObject({ reason: 'byConsent', winners: [1, 2] });
    expect(over.table.requests).toEqual([]);
  });

  it('or when autopilot takes his seat', () => {
    const over = play(finishing('abc'), 'server', keep(3));
    expect(over.table).toMatchObject({ closed: 'over', requests: [] });
  });

  it('also after a time-out', () => {
    const timed = {
      system: { kind: 'perStretch', hours: 24 },
      whenOut: { kind: 'ladder', excuses: 0, keepAfter: 1 },
    };
    const begun = started('cab', { time: timed } as Partial<Settings>);
    const asked = play(play(begun, 'seat:a', { type: 'AskFinish' }), 'seat:b', answer(true));
    const out: Command = { type: 'TimeOut', seat: 1, since: awaiting(asked.table)[0]!.since };
    expect(play(asked, 'server', out).table).toMatchObject({ closed: 'over', requests: [] });
  });

  it('but not while another one is asked, nor where absent ones are asked too', () => {
    expect(play(finishing('abcd'), 'server', keep(3)).table.requests).toHaveLength(1);
    const placed = play(started('abc'), 'seat:a', { type: 'PlacePeople', place: 'hunt', people: 1 });
    const toVersion = placed.table.version - 2;
    const undoing = play(play(placed, 'seat:a', { type: 'AskUndo', toVersion }), 'seat:b', answer(true));
    expect(play(undoing, 'server', keep(3)).table.requests).toHaveLength(1);
    const resigned = play(undoing, 'seat:c', { type: 'Resign' });
    expect(resigned.table).toMatchObject({ requests: [], game: { turn: 1, standing: [] } });
  });

  it('the oldest first; the game is ended once', () => {
    const asked = play(finishing('abc'), 'seat:b', { type: 'AskCancel' });
    const both = play(asked, 'seat:a', answer(true, 2));
    const ends = eventsOf(both, 'seat:c', { type: 'Resign' }).map(({ type }) => type);
    expect(ends.filter((type) => type === 'GameEnded' || type === 'GameCancelled')).toEqual(['GameEnded']);
  });

  it('of two players the one who resigns ends the game, whatever was asked', () => {
    const asked = play(started('ab'), 'seat:a', { type: 'AskCancel' });
    expect(play(asked, 'seat:b', { type: 'Resign' }).table).toMatchObject({
      closed: 'over',
      game: { result: { reason: 'lastPlayerLeft' } },
    });
  });
});

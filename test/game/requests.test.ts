import type { Command } from '../../src/game/index.js';
import { loaded } from '../support/luck.js';
import type { Session } from '../support/table-play.js';
import { eventsOf, play, record, refusal, seated, started } from '../support/table-play.js';

const place = (where: string, people = 1): Command => ({ type: 'PlacePeople', place: where, people });
const answer = (agree: boolean, request = 1): Command => ({ type: 'Answer', request, agree });
const types = (session: Session, from: Session) =>
  session.stored.slice(from.stored.length).map(({ event }) => event.type);

describe('undo by consent', () => {
  const begun = started('abc');
  const back = begun.table.version;
  const moved = play(play(begun, 'seat:a', place('hunt', 3)), 'seat:b', place('field'));
  const asked = play(moved, 'seat:a', { type: 'AskUndo', toVersion: back });

  it('R38 needs everybody else', () => {
    expect(asked.table.requests).toEqual([{ request: 1, kind: 'undo', by: 1, toVersion: back, agreed: [] }]);
    const half = play(asked, 'seat:b', answer(true));
    expect(half.table.requests[0]?.agreed).toEqual([2]);
    expect(eventsOf(half, 'seat:c', answer(true))).toEqual([
      { type: 'RequestAnswered', seat: 3, request: 1, agree: true, outcome: 'granted' },
      { type: 'MovesUndone', seat: 1, toVersion: back, seats: [1, 2] },
    ]);
    const undone = play(half, 'seat:c', answer(true));
    expect(undone.table).toMatchObject({ requests: [], game: { standing: [], turn: 1 } });
  });

  it('one no is enough, and the asker may withdraw', () => {
    for (const actor of ['seat:c', 'seat:a'] as const)
      expect(play(asked, actor, answer(false)).table.requests).toEqual([]);
    expect(eventsOf(asked, 'server', answer(false))).toEqual([
      { type: 'RequestAnswered', seat: 1, request: 1, agree: false, outcome: 'expired' },
    ]);
  });

  it('nobody answers twice, for himself, or from outside', () => {
    expect(refusal(play(asked, 'seat:b', answer(true)), 'seat:b', answer(true))).toEqual({
      code: 'ANSWERED_ALREADY',
      request: 1,
    });
    expect(refusal(asked, 'seat:a', answer(true))).toEqual({ code: 'NOT_ALLOWED', to: 'seat' });
    expect(refusal(asked, 'seat:z', answer(true))).toEqual({ code: 'NOT_SEATED' });
    expect(refusal(asked, 'seat:b', answer(true, 7))).toEqual({ code: 'NO_SUCH_REQUEST', request: 7 });
    expect(
      refusal(asked, 'seat:b', { type: 'Answer', request: 1, agree: 'yes' as unknown as boolean }),
    ).toEqual({ code: 'NOT_ALLOWED', to: 'seat' });
  });

  it('leads to the start of a command only, and one at a time', () => {
    expect(refusal(moved, 'seat:a', { type: 'AskUndo', toVersion: back + 1 })).toEqual({
      code: 'NO_SUCH_MOVE',
      toVersion: back + 1,
    });
    expect(refusal(moved, 'seat:a', { type: 'AskUndo', toVersion: 1 })).toEqual({
      code: 'NO_SUCH_MOVE',
      toVersion: 1,
    });
    expect(refusal(asked, 'seat:b', { type: 'AskUndo', toVersion: back })).toEqual({
      code: 'REQUEST_OPEN',
      request: 1,
    });
  });

  it('R38 bots agree only in practice games', () => {
    const with_ = (practice: boolean) =>
      play(started('abC', practice ? { practice: true } : {}), 'seat:a', place('hunt'));
    const ask: Command = { type: 'AskUndo', toVersion: with_(false).table.version - 2 };
    expect(refusal(with_(false), 'seat:a', ask)).toEqual({ code: 'BOTS_DO_NOT_AGREE' });
    expect(play(with_(true), 'seat:a', ask).table.requests).toHaveLength(1);
  });

  it('an undo voids requests for what is gone with it', () => {
    const later = play(asked, 'seat:b', { type: 'UndoMove' });
    expect(later.table.requests).toHaveLength(1);
    expect(play(later, 'seat:a', { type: 'UndoMove' }).table.requests).toEqual([]);
  });
});

describe('cancelling', () => {
  it("is the owner's before the start", () => {
    expect(eventsOf(seated('ab'), 'owner', { type: 'AskCancel' })).toEqual([
      { type: 'GameCancelled', reason: 'beforeStart' },
    ]);
    expect(refusal(seated('ab'), 'seat:a', { type: 'AskCancel' })).toEqual({
      code: 'NOT_ALLOWED',
      to: 'owner',
    });
  });

  it("is everybody's afterwards, and the server's when all sleep", () => {
    const asked = play(started('ab'), 'seat:b', { type: 'AskCancel' });
    expect(play(asked, 'seat:a', answer(true)).table.closed).toBe('cancelled');
    expect(eventsOf(started('ab'), 'server', { type: 'AskCancel' })).toEqual([
      { type: 'GameCancelled', reason: 'idle' },
    ]);
    expect(refusal(started('ab'), 'owner', { type: 'AskCancel' })).toEqual({ code: 'GAME_STARTED' });
  });
});

describe('finishing', () => {
  it('R25 by consent: points are counted where the game stands', () => {
    const asked = play(started('ab'), 'seat:b', { type: 'AskFinish' });
    const over = play(asked, 'seat:a', answer(true));
    expect(types(over, asked)).toEqual(['RequestAnswered', 'ScoresCounted', 'GameEnded']);
    expect(over.table).toMatchObject({
      closed: 'over',
      game: { result: { reason: 'byConsent', winners: [1, 2] } },
    });
    expect(refusal(over, 'seat:a', place('hunt'))).toEqual({ code: 'GAME_CLOSED', closed: 'over' });
    expect(refusal(over, 'seat:a', { type: 'UndoMove' })).toEqual({ code: 'GAME_CLOSED', closed: 'over' });
  });

  it('R37 the last person left just decides it', () => {
    const alone = play(started('aBC'), 'seat:a', { type: 'AskFinish' });
    expect(alone.table.game?.result?.reason).toBe('lastPlayerLeft');
  });
});

describe('resigning', () => {
  it('R37 the seat plays on and ranks last', () => {
    const begun = started('abc');
    const out = play(begun, 'seat:a', { type: 'Resign' });
    expect(out.table.game?.result).toBeUndefined();
    expect(refusal(out, 'seat:a', place('hunt'))).toEqual({ code: 'SEAT_RESIGNED' });
    expect(refusal(out, 'seat:a', { type: 'Resign' })).toEqual({ code: 'SEAT_RESIGNED' });
    expect(refusal(out, 'autopilot:a', place('hunt'))).toBeUndefined();
    const over = play(play(out, 'seat:b', { type: 'AskFinish' }), 'seat:c', answer(true));
    expect(over.table.game?.result).toMatchObject({
      winners: [2, 3],
      ranking: [{ rank: 1 }, { rank: 1 }, { seat: 1, rank: 3 }],
    });
  });

  it('R14 a seat that resigned still has its die in every market', () => {
    const out = play(started('abc'), 'seat:c', { type: 'Resign' });
    const round = record(out, 'server', [
      { type: 'GoodsTaken', seat: 1, goods: { wood: 1 }, source: 'given' },
      { type: 'PeoplePlaced', seat: 1, place: 'card1', people: 1 },
      { type: 'PeoplePlaced', seat: 1, place: 'hunt', people: 1 },
      { type: 'PhaseStarted', phase: 'acting' },
    ]);
    const bought = play(
      round,
      'seat:a',
      { type: 'BuyCard', place: 'card1', pay: { wood: 1 } },
      loaded({ dice: [[1, 2, 3]] }),
    );
    expect(bought.table.game?.market).toMatchObject({ dice: [1, 2, 3], order: [1, 2, 3] });
  });

  it('R37 with two players the game ends at once', () => {
    const over = play(started('ab'), 'seat:a', { type: 'Resign' });
    expect(over.table).toMatchObject({
      closed: 'over',
      game: { result: { reason: 'lastPlayerLeft', winners: [2] } },
    });
  });

  it('R37 with nobody but bots left the game ends at once', () =>
    expect(play(started('aBC'), 'seat:a', { type: 'Resign' }).table.closed).toBe('over'));

  it('needs a game', () =>
    expect(refusal(seated('ab'), 'seat:a', { type: 'Resign' })).toEqual({ code: 'GAME_NOT_STARTED' }));
});

describe('absence', () => {
  const begun = started('abc');
  const kept = play(begun, 'server', { type: 'KeepSeat', seat: 1 });

  it('the server keeps a seat, its person comes back', () => {
    expect(refusal(kept, 'seat:a', place('hunt'))).toEqual({ code: 'SEAT_KEPT' });
    expect(refusal(kept, 'autopilot:a', place('hunt'))).toBeUndefined();
    expect(refusal(play(kept, 'seat:a', { type: 'ComeBack' }), 'seat:a', place('hunt'))).toBeUndefined();
    expect(refusal(begun, 'seat:a', { type: 'ComeBack' })).toEqual({ code: 'SEAT_NOT_KEPT' });
    expect(refusal(kept, 'server', { type: 'KeepSeat', seat: 1 })).toEqual({ code: 'SEAT_KEPT' });
    expect(refusal(kept, 'server', { type: 'KeepSeat', seat: 9 })).toEqual({ code: 'NO_SUCH_SEAT', seat: 9 });
    expect(refusal(begun, 'seat:b', { type: 'KeepSeat', seat: 1 })).toEqual({
      code: 'NOT_ALLOWED',
      to: 'server',
    });
  });

  it('the others may agree to have a kept seat replaced, and somebody takes it', () => {
    expect(refusal(begun, 'seat:b', { type: 'AskReplace', seat: 1 })).toEqual({ code: 'SEAT_NOT_KEPT' });
    const granted = play(play(kept, 'seat:b', { type: 'AskReplace', seat: 1 }), 'seat:c', answer(true));
    expect(granted.table.seats[0]).toMatchObject({ kept: true, open: true });
    const taken = play(granted, 'seat:d', { type: 'JoinGame' });
    expect(taken.table.seats[0]).toEqual({ seatId: 'd', seat: 1, join: 1, ready: true });
    expect(refusal(taken, 'seat:d', place('hunt'))).toBeUndefined();
    expect(refusal(taken, 'seat:a', place('hunt'))).toEqual({ code: 'NOT_SEATED' });
  });

  it('a replaced seat that had resigned does not rank last', () => {
    const out = play(begun, 'seat:a', { type: 'Resign' });
    const granted = play(play(out, 'seat:b', { type: 'AskReplace', seat: 1 }), 'seat:c', answer(true));
    const taken = play(granted, 'owner', { type: 'JoinGame', bot: 'calm' });
    expect(taken.table.seats[0]).toMatchObject({ seatId: 'bot4', bot: 'calm' });
    expect(taken.table.game?.tribes[0]?.resigned).toBe(false);
  });
});

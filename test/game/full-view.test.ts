import { fold, seenBy } from '../../src/game/index.js';
import type { SeatId } from '../../src/game/index.js';
import { eventsOf, play, refusal, seated, started } from '../support/table-play.js';

const OPEN_IT = { type: 'OpenFullView' } as const;
const told = { fullView: true } as const;
const judge = 'judge' as SeatId;

describe('the full view of a running game', () => {
  it('is opened by an event that names the organiser, before the start and after', () => {
    expect(eventsOf(seated('ab', told), 'organiser:judge', OPEN_IT)).toEqual([
      { type: 'FullViewOpened', viewer: judge },
    ]);
    const opened = play(started('ab', told), 'organiser:judge', OPEN_IT);
    expect(opened.table.viewers).toEqual([judge]);
    expect(fold(opened.stored)).toEqual(opened.table);
    expect(refusal(opened, 'organiser:judge', OPEN_IT)).toEqual({ code: 'FULL_VIEW_OPEN_ALREADY' });
  });

  it('is off unless everybody could know when they sat down', () => {
    expect(refusal(started('ab'), 'organiser:judge', OPEN_IT)).toEqual({ code: 'FULL_VIEW_OFF' });
    expect(refusal(started('ab'), 'server', OPEN_IT)).toEqual({ code: 'FULL_VIEW_OFF' });
  });

  it('is for nobody but organisers and whoever runs the server', () => {
    const game = started('ab', told);
    expect(eventsOf(game, 'server', OPEN_IT)).toEqual([{ type: 'FullViewOpened' }]);
    for (const actor of ['seat:a', 'owner', 'bot:a', 'autopilot:a'] as const)
      expect(refusal(game, actor, OPEN_IT)).toEqual({ code: 'NOT_ALLOWED', to: 'organiser' });
  });

  it('is never for somebody who sits there, and whoever has it can never sit down', () => {
    expect(refusal(started('ab', told), 'organiser:a', OPEN_IT)).toEqual({ code: 'SEATED_ALREADY' });
    const before = play(seated('a', told), 'organiser:judge', OPEN_IT);
    expect(refusal(before, 'seat:judge', { type: 'JoinGame' })).toEqual({ code: 'SAW_EVERYTHING' });
    expect(refusal(before, 'seat:other', { type: 'JoinGame' })).toBeUndefined();
  });

  it('gives no seat: an organiser cannot join, move or answer', () => {
    const game = play(started('ab', told), 'organiser:judge', OPEN_IT);
    expect(refusal(game, 'organiser:judge', { type: 'JoinGame' })).toEqual({
      code: 'NOT_ALLOWED',
      to: 'seat',
    });
    expect(refusal(game, 'organiser:a', { type: 'Resign' })).toEqual({ code: 'NOT_SEATED' });
  });

  it('outlasts an undo', () => {
    const moved = play(started('ab', told), 'seat:a', { type: 'PlacePeople', place: 'hunt', people: 1 });
    const seen = play(moved, 'organiser:judge', OPEN_IT);
    expect(play(seen, 'seat:a', { type: 'UndoMove' }).table.viewers).toEqual([judge]);
  });

  it('shows what lies face down, and still not what is to be drawn', () => {
    const { table } = started('ab', told);
    const tribes = table.game!.tribes.map((tribe) => ({ ...tribe, extras: 1, extraCards: ['C07'] }));
    const holding = { ...table, game: { ...table.game!, tribes } };
    const extras = (eyes: 'all' | number | undefined): unknown =>
      seenBy(holding, eyes).game?.tribes.map(({ extraCards }) => extraCards.length);
    expect([extras('all'), extras(2), extras(undefined)]).toEqual([
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
    expect(JSON.stringify(seenBy(holding, 'all').game)).toContain('"undrawnCards":[]');
  });
});

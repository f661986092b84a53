import { fanned } from '../../web/src/game/board/fan.js';
import { isClear, tagsOf } from '../../web/src/game/board/score-tags.js';
import { cornerFor } from '../../web/src/game/board/note-corner.js';
import { figuresAt, freeAt, huntPoints } from '../../web/src/game/board/standing.js';
import { merged } from '../../web/src/live/merged.js';

describe('markers on a track', () => {
  it('fan out where several share a field, and only there', () => {
    const shifts = fanned([3, 5, 3, 3], (score) => score, 10).map(({ shift }) => shift);
    expect(shifts).toEqual([-6, 0, 0, 6]);
  });

  it('fan out inwards at the ends of the track', () => {
    const shiftsAt = (field: number) =>
      fanned(Array<number>(5).fill(field), (each) => each, 10).map(({ shift }) => shift);
    expect(shiftsAt(0)).toEqual([-6, 0, 6, 12, 18]);
    expect(shiftsAt(10)).toEqual([-18, -12, -6, 0, 6]);
    expect(shiftsAt(4)).toEqual([-12, -6, 0, 6, 12]);
  });
});

describe('what is written over the score track', () => {
  const ends = { left: 12, right: 772 };
  const below = (score: number, x: number) => ({ score, x, hundreds: 0 });
  const beyond = (hundreds: number, x: number) => ({ score: 100 * hundreds + 1, x, hundreds });

  it('says all scores below 0 once, from the lowest to the highest', () => {
    expect(tagsOf([below(-30, 24), below(-10, 30), below(-30, 36)], ends)).toMatchObject([
      { text: '−30 … −10' },
    ]);
    expect(tagsOf([below(-30, 24), below(-30, 30), below(5, 66)], ends)).toMatchObject([{ text: '−30' }]);
    expect(tagsOf([below(0, 30), below(5, 66)], ends)).toEqual([]);
  });

  it('never covers itself, nor leaves the track', () => {
    const tags = tagsOf([below(-30, 30), beyond(2, 44), beyond(1, 40), beyond(1, 35), beyond(4, 770)], ends);
    expect(tags.map(({ text }) => text)).toEqual(['−30', '+100', '+200', '+400']);
    tags.forEach(({ x, width }, index) => {
      expect(isClear([...tags.slice(0, index), ...tags.slice(index + 1)], x, width)).toBe(true);
      expect([x - width / 2 >= ends.left, x + width / 2 <= ends.right]).toEqual([true, true]);
    });
  });
});

describe('people on a place', () => {
  const player = { seat: 1, name: 'Ann', colour: 'red', me: true } as const;

  it('stand in order of arrival; those gone home leave footprints; my choice comes last', () => {
    const crowds = [{ player, people: 1, gone: 2 }];
    const forms = figuresAt(crowds, { colour: 'blue', form: 'preview' }, 1).map(({ form }) => form);
    expect(forms).toEqual(['standing', 'footprint', 'footprint', 'preview']);
  });

  it('never hide one another on the hunting ground', () => {
    const points = huntPoints(16);
    const near = points.flatMap(([x, y], index) =>
      points.slice(index + 1).filter(([a, b]) => Math.hypot(a - x, b - y) < 20),
    );
    expect(near).toEqual([]);
  });
});

describe('a note about a place', () => {
  const board = { left: 0, top: 0, width: 800, height: 600 };
  const note = { width: 260, height: 70 };
  const place = { left: 620, top: 40, width: 170, height: 200 };
  const around = { board, windowHeight: 768, keepClear: [] };

  it('hangs below it, and never beside the board', () => {
    expect(cornerFor(place, note, around)).toEqual({ left: 532, top: 244 });
  });

  it('lies over the place itself where it would hide the name of another', () => {
    const keepClear = [
      { left: 650, top: 42, width: 100, height: 23 },
      { left: 640, top: 300, width: 100, height: 23 },
    ];
    expect(cornerFor(place, note, { ...around, keepClear }).top).toBe(170);
  });

  it('hangs above what lies at the lower end of the window', () => {
    const card = { left: 100, top: 560, width: 88, height: 170 };
    expect(cornerFor(card, note, { ...around, keepClear: [card] }).top).toBe(486);
  });
});

describe('free rings', () => {
  it('are told to whoever may go there and to whoever waits, while people are placed', () => {
    const opening = { open: true, min: 1, max: 4, expected: null } as const;
    const closed = { open: false, refusal: { sentence: 'You are there.', rule: null }, short: null } as const;
    expect(freeAt({ free: 4, opening }, 'placing')).toBe(4);
    expect(freeAt({ free: 4, opening: null }, 'placing')).toBe(4);
    expect(freeAt({ free: 4, opening: closed }, 'placing')).toBe(0);
    expect(freeAt({ free: 4, opening: null }, 'acting')).toBe(0);
    expect(freeAt({ free: null, opening }, 'placing')).toBe(0);
  });
});

describe('events that come in twice or late', () => {
  const event = (version: number, undone = false) => ({ version, undone });

  it('are kept once each, in order, and the later telling wins', () => {
    expect(merged([event(2), event(3)], [event(3, true), event(1)])).toEqual([
      event(1),
      event(2),
      event(3, true),
    ]);
  });
});

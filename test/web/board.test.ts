import { fanned } from '../../web/src/game/board/fan.js';
import { figuresAt, huntPoints } from '../../web/src/game/board/standing.js';
import { merged } from '../../web/src/live/merged.js';

describe('markers on a track', () => {
  it('fan out where several share a field, and only there', () => {
    const shifts = fanned([3, 5, 3, 3], (score) => score).map(({ shift }) => shift);
    expect(shifts).toEqual([-6, 0, 0, 6]);
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

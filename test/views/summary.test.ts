import { summaryOf } from '../../src/views/summary.js';
import { play, record, started } from '../support/table-play.js';

describe('the row of a game in lists', () => {
  const rich = record(started('abc'), 'server', [
    { type: 'GoodsTaken', seat: 2, goods: { wood: 3, food: 1 }, source: 'given' },
    { type: 'TribeStarved', seat: 1, food: 0, paid: {}, missing: 3, lost: 10 },
  ]);

  it('shows the points so far, and who has yet to answer what', () => {
    const row = summaryOf(play(rich, 'seat:a', { type: 'AskFinish' }).table);
    expect(row.taken.map(({ score, total, place }) => [score, total, place])).toEqual([
      [-10, undefined, undefined],
      [0, undefined, undefined],
      [0, undefined, undefined],
    ]);
    expect(row.requests).toEqual([{ request: 1, kind: 'finish', by: 1, missing: [2, 3] }]);
  });

  it('shows places and final scores beside the points made in play once it is over', () => {
    const asked = play(rich, 'seat:a', { type: 'AskFinish' });
    const agreed = ['seat:b', 'seat:c'] as const;
    const over = agreed.reduce(
      (session, seat) => play(session, seat, { type: 'Answer', request: 1, agree: true }),
      asked,
    );
    const row = summaryOf(over.table);
    expect(row).toMatchObject({ status: 'over', winners: [2], awaiting: [] });
    expect(row.taken.map(({ score, total, place }) => [score, total, place])).toEqual([
      [-10, -10, 3],
      [0, 3, 1],
      [0, 0, 2],
    ]);
  });
});

import { standing, type RowSeat } from '../../web/src/lobby/rows.js';
import { score as cs } from '../../web/src/words/cs/score.js';
import { score as en } from '../../web/src/words/en/score.js';

const seat = (score: number | null, me = false): RowSeat => ({
  seatId: 's',
  seat: 1,
  name: 'Marek',
  colour: 'red',
  score,
  place: null,
  total: null,
  me,
});

describe('in a list of games', () => {
  it('points are told with a real minus, and none before there are any', () => {
    expect([seat(-10), seat(3, true), seat(null)].map((each) => standing(each, 'you'))).toEqual([
      'Marek −10',
      'you 3',
      'Marek',
    ]);
  });
});

it('who won with less than nothing is told with a real minus too', () => {
  expect([en.wins('Jure', -3), en.youWin(1), cs.wins('Jure', -3)]).toEqual([
    'Jure wins with −3 points',
    'You win with 1 point',
    'Vítěz: Jure, −3 body',
  ]);
});

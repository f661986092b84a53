import { arrivedBetween, type Grounds } from '../../web/src/game/board/arrivals.js';
import type { Colour } from '../../web/src/game/colours.js';
import type { Crowd } from '../../web/src/game/model.js';

const crowd = (colour: Colour, people: number, gone = 0): Crowd => ({
  player: { seat: 1, name: colour, colour, me: false },
  people,
  gone,
});

const grounds = (hunt: readonly Crowd[], card1: readonly Crowd[] = []): Grounds => ({
  places: [{ id: 'hunt', crowds: hunt }],
  workshops: [],
  cards: [{ id: 'card1', crowds: card1 }],
  stacks: [],
});

describe('who walks onto the board', () => {
  it.each([
    ['whoever comes to a place', grounds([]), grounds([crowd('red', 2)]), ['hunt red']],
    ['whoever comes to a card', grounds([]), grounds([], [crowd('blue', 1)]), ['card1 blue']],
    [
      'those who become more, beside those who do not',
      grounds([crowd('red', 2), crowd('blue', 1)]),
      grounds([crowd('red', 2), crowd('blue', 3)]),
      ['hunt blue'],
    ],
    ['nobody of those who become fewer', grounds([crowd('red', 3)]), grounds([crowd('red', 1)]), []],
    ['nobody who goes home', grounds([crowd('red', 2)]), grounds([crowd('red', 0, 2)]), []],
    ['nobody whose action is taken back', grounds([crowd('red', 0, 2)]), grounds([crowd('red', 2)]), []],
    ['nobody where nothing happened', grounds([crowd('red', 2)]), grounds([crowd('red', 2)]), []],
  ])('%s', (_name, before, now, walking) => {
    expect([...arrivedBetween(before, now)]).toEqual(walking);
  });
});

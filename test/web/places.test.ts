import { othersOfMine } from '../../web/src/game/decision/places.js';
import type { Crowd, GameView } from '../../web/src/game/model.js';

const crowd = (me: boolean, people: number, gone = 0): Crowd => ({
  player: { seat: me ? 1 : 2, name: me ? 'Ann' : 'Bob', colour: me ? 'red' : 'blue', me },
  people,
  gone,
});

describe('where else my people wait', () => {
  const view = {
    places: [
      { id: 'hunt', crowds: [crowd(true, 3)] },
      { id: 'forest', crowds: [crowd(false, 2), crowd(true, 1)] },
      { id: 'field', crowds: [crowd(true, 0, 1)] },
    ],
    workshops: [],
    cards: [
      { id: 'card2', crowds: [crowd(true, 1)] },
      { id: 'card1', crowds: [crowd(true, 1)] },
    ],
    stacks: [{ id: 'building1', crowds: [crowd(false, 1)] }],
  } as unknown as GameView;

  it('is everywhere they still stand but here, the cheapest card first', () => {
    expect(othersOfMine(view, 'hunt').map(({ id }) => id)).toEqual(['forest', 'card1', 'card2']);
    expect(othersOfMine(view, null)).toHaveLength(4);
  });
});

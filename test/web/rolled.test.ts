import { rolledBy } from '../../web/src/api/to-rolled.js';
import { goesOn } from '../../web/src/game/rolled.js';
import type { HappenedFragment } from '../../web/src/gql/graphql.js';

const COMMAND = { first: 10, last: 14 };

const event = (version: number, type: string, payload: object, command = COMMAND): HappenedFragment =>
  ({
    version,
    type,
    payload,
    command,
    sentence: `${type} ${version}`,
    undone: false,
  }) as unknown as HappenedFragment;

const dice = [6, 4, 3, 5, 2];
const hunt = [
  event(10, 'DiceRolled', { seat: 1, source: 'hunt', dice, draw: 7 }),
  event(11, 'GoodsTaken', { seat: 1, source: 'hunt', goods: { food: 10 }, auto: true }),
];

describe('what somebody has just rolled', () => {
  it('is told with what it brought, though the round went on at once', () => {
    const all = [
      ...hunt,
      event(12, 'TribeFed', { seat: 1, food: 5 }),
      event(13, 'RoundStarted', { round: 2 }),
      event(14, 'PhaseStarted', { phase: 'placing' }),
      event(15, 'PeoplePlaced', { seat: 2, place: 'field', people: 1 }, { first: 15, last: 15 }),
    ];
    expect(rolledBy(all, 1, 14)).toEqual({
      version: 10,
      dice,
      sum: 20,
      fell: 'DiceRolled 10',
      brought: ['GoodsTaken 11'],
    });
  });

  it('is not told while it waits for an answer, nor for others, nor for an earlier move', () => {
    expect(rolledBy(hunt.slice(0, 1), 1, 14)).toBeNull();
    expect(rolledBy(hunt, 2, 14)).toBeNull();
    expect(rolledBy(hunt, 1, 15)).toBeNull();
    expect(rolledBy(hunt, null, null)).toBeNull();
  });

  it('is told of a market whose dice left no choice, without a sum', () => {
    const market = [
      event(10, 'MarketOpened', { seat: 1, source: 'card1', dice: [5, 5], order: [1, 2] }),
      event(11, 'DieTaken', { seat: 1, face: 5, auto: true }),
      event(12, 'ToolGained', { seat: 1, source: 'market' }),
      event(13, 'DieTaken', { seat: 2, face: 5, auto: true }),
    ];
    expect(rolledBy(market, 1, 14)).toMatchObject({
      sum: null,
      dice: [5, 5],
      brought: ['DieTaken 11', 'ToolGained 12'],
    });
  });
});

describe('whoever has rolled', () => {
  const MADE = 14;

  it('goes on with whatever they choose next, also the place they rolled for', () => {
    expect(goesOn(MADE, 14, 'forest')).toBe(true);
    expect(goesOn(MADE, 16, 'hunt')).toBe(true);
  });

  it('has not gone on while nothing is chosen, nor while the board before the roll still shows what was', () => {
    expect(goesOn(MADE, 16, null)).toBe(false);
    expect(goesOn(MADE, 9, 'hunt')).toBe(false);
    expect(goesOn(null, 9, 'hunt')).toBe(false);
  });
});

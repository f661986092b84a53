import { awaitingOf, EDITIONS } from '../../src/game/index.js';
import type { GameCommand, Goods, Resource } from '../../src/game/index.js';
import {
  acting,
  fed,
  feeding,
  given,
  hasCards,
  hasExtra,
  hasFood,
  hasTools,
  owns,
  placed,
  table,
} from '../support/scenario.js';

const take = (goods: Goods<Resource>): GameCommand => ({ type: 'TakeAnyTwo', goods });

describe.each(EDITIONS)('two resources of your choice, %s', (edition) => {
  const setting = { edition, before: [hasCards(1, 'C36')] };
  const round = [placed(1, 'card1'), placed(1, 'hunt'), placed(2, 'hunt'), acting(1)];

  it('R21 both at once, same or different, while one acts', () => {
    const game = given(table(setting), ...round);
    game.when(1, take({ gold: 2 })).then({ type: 'AnyTwoTaken', seat: 1, card: 'C36', goods: { gold: 2 } });
    game
      .when(1, take({ gold: 1, wood: 1 }))
      .then({ type: 'AnyTwoTaken', seat: 1, card: 'C36', goods: { gold: 1, wood: 1 } });
    game.when(1, take({ gold: 1 })).refuses({ code: 'WRONG_COUNT', count: 2 });
    game.when(1, take({ gold: 3 })).refuses({ code: 'WRONG_COUNT', count: 2 });
    game
      .when(1, take({ ornaments: 2 } as Goods<Resource>))
      .refuses({ code: 'NOT_PAYABLE', good: 'ornaments' });
    game.when(1, take({ food: 2 } as Goods<Resource>)).refuses({ code: 'NOT_PAYABLE', good: 'food' });
  });

  it('R21 once in the game', () =>
    given(table(setting), ...round, [{ type: 'AnyTwoTaken', seat: 1, card: 'C36', goods: { wood: 2 } }])
      .when(1, take({ wood: 2 }))
      .refuses({ code: 'NO_ANY_TWO' }));

  it('R21 to feed the tribe', () =>
    given(table(setting), hasFood(1, 3), feeding, fed(2, 3, 4))
      .when(1, take({ wood: 2 }))
      .then({ type: 'AnyTwoTaken', seat: 1, card: 'C36', goods: { wood: 2 } }));

  it('R21 and then the tribe is still to be fed, which is a decision of its own', () => {
    const game = given(table(setting), hasFood(1, 3), feeding, fed(2, 4));
    const [mine, other] = awaitingOf(game.game);
    const next = game.when(1, take({ wood: 2 })).game();
    expect(awaitingOf(next)).toEqual([{ ...mine, since: next.since }, other]);
    expect(next.since).toBeGreaterThan(mine!.since);
  });

  it('R21 not while a roll or a market is open, nor when others act', () => {
    given(table(setting), hasTools(1, 2), ...round, [
      { type: 'DiceRolled', seat: 1, source: 'hunt', dice: [1], good: 'food', divisor: 2, draw: 0 },
    ])
      .when(1, take({ wood: 2 }))
      .refuses({ code: 'OTHER_DECISION', awaited: 'settle' });
    given(table(setting), ...round, [
      {
        type: 'MarketOpened',
        seat: 1,
        source: 'C01',
        faces: 'market',
        dice: [1, 2, 3, 4],
        order: [1, 2, 3, 4],
        draw: 0,
      },
    ])
      .when(1, take({ wood: 2 }))
      .refuses({ code: 'OTHER_DECISION', awaited: 'pickDie' });
    given(table(setting), placed(1, 'hunt'), placed(2, 'hunt'), acting(2))
      .when(1, take({ wood: 2 }))
      .refuses({ code: 'NOT_YOUR_TURN', awaiting: [2] });
    given(table(setting))
      .when(1, take({ wood: 2 }))
      .refuses({ code: 'OTHER_DECISION', awaited: 'place' });
  });

  it('R19 as an extra card it gives nothing', () =>
    given(table({ edition, before: [hasExtra(1, 'C36')] }), ...round)
      .when(1, take({ wood: 2 }))
      .refuses({ code: 'NO_ANY_TWO' }));

  it('R7 a purchase is not taken from a player who could pay it with the card', () => {
    const game = given(
      table(setting),
      owns(1, {}),
      placed(1, 'card2'),
      placed(1, 'hunt'),
      placed(2, 'hunt'),
      acting(1),
      [{ type: 'GoodsTaken', seat: 1, goods: { food: 1 }, source: 'hunt' }],
    );
    game.when(1, take({ wood: 2 })).then({ type: 'AnyTwoTaken', seat: 1, card: 'C36', goods: { wood: 2 } });
  });
});

import { awaitingOf, EDITIONS } from '../../src/game/index.js';
import type { Die, GameCommand, Seat } from '../../src/game/index.js';
import { loaded } from '../support/luck.js';
import type { Facts } from '../support/scenario.js';
import { acting, given, hasAgriculture, hasTools, owns, placed, table } from '../support/scenario.js';

const pick = (face: Die): GameCommand => ({ type: 'PickDie', face });
const opened = (dice: readonly Die[], order: readonly Seat[] = [1, 2, 3, 4]): Facts => [
  { type: 'MarketOpened', seat: order[0] ?? 1, source: 'C01', faces: 'market', dice, order, draw: 0 },
];

describe.each(EDITIONS)('the market, %s', (edition) => {
  const setting = { edition, cards: ['C01', 'C20', 'C21', 'C28'] };
  const round = [owns(1, { wood: 1 }), placed(1, 'card1'), placed(1, 'hunt'), placed(2, 'hunt'), acting(1)];
  const buy = { type: 'BuyCard', place: 'card1', pay: { wood: 1 } } as const;

  it('K02 dice 2 2 5 6: red takes the tool, blue the field, the others a brick each', () => {
    given(table(setting), ...round)
      .when(1, buy, loaded({ dice: [[2, 2, 5, 6]] }))
      .then(
        { type: 'CardBought', seat: 1, place: 'card1', card: 'C01', paid: { wood: 1 } },
        {
          type: 'MarketOpened',
          seat: 1,
          source: 'C01',
          faces: 'market',
          dice: [2, 2, 5, 6],
          order: [1, 2, 3, 4],
          draw: 0,
        },
      );
    given(table(setting), ...round, opened([2, 2, 5, 6]))
      .when(1, pick(5))
      .then(
        { type: 'DieTaken', seat: 1, face: 5 },
        { type: 'ToolGained', seat: 1, slot: 0, value: 1, source: 'market' },
      );
    given(table(setting), ...round, opened([2, 2, 6], [2, 3, 4]))
      .when(2, pick(6))
      .then(
        { type: 'DieTaken', seat: 2, face: 6 },
        { type: 'AgricultureRaised', seat: 2, to: 1, by: 1, source: 'market' },
        { type: 'DieTaken', seat: 3, face: 2, auto: true },
        { type: 'GoodsTaken', seat: 3, goods: { brick: 1 }, source: 'market' },
        { type: 'DieTaken', seat: 4, face: 2, auto: true },
        { type: 'GoodsTaken', seat: 4, goods: { brick: 1 }, source: 'market' },
      );
  });

  it('R14 awaits one picker at a time, and then the buyer goes on', () => {
    const open = given(table(setting), ...round, opened([1, 3, 3, 4], [1, 2, 3, 4]));
    open.when(2, pick(3)).refuses({ code: 'NOT_YOUR_TURN', awaiting: [1] });
    open.when(1, { type: 'Roll', place: 'hunt' }).refuses({ code: 'OTHER_DECISION', awaited: 'pickDie' });
    const last = given(table(setting), ...round, opened([3, 4], [3, 4]))
      .when(3, pick(4))
      .game();
    expect(last).toMatchObject({ market: undefined, turn: 1 });
    expect(last.tribes[3]?.stock.stone).toBe(1);
  });

  it('R14 no tools on the market, no face that does not lie there', () => {
    const open = given(table(setting), hasTools(1, 4), ...round, opened([1, 2, 3, 4]));
    open
      .when(1, { type: 'Settle', tools: [0], oneUse: [] })
      .refuses({ code: 'OTHER_DECISION', awaited: 'pickDie' });
    open.when(1, pick(6)).refuses({ code: 'NO_SUCH_DIE', face: 6, dice: [1, 2, 3, 4] });
    open.when(1, pick(1.5)).refuses({ code: 'NO_SUCH_DIE', face: -1, dice: [1, 2, 3, 4] });
  });

  it('R14 somebody else buys: the order starts with him', () =>
    given(
      table({ ...setting, start: 3 }),
      owns(3, { wood: 1 }),
      placed(3, 'card1'),
      placed(3, 'hunt'),
      acting(3),
    )
      .when(3, buy, loaded({ dice: [[1, 2, 3, 4]] }))
      .brings({
        type: 'MarketOpened',
        seat: 3,
        source: 'C01',
        faces: 'market',
        dice: [1, 2, 3, 4],
        order: [3, 4, 1, 2],
        draw: 0,
      }));

  it('R15 equal dice leave no choice to anybody', () =>
    given(table(setting), ...round)
      .when(1, buy, loaded({ dice: [[4, 4, 4, 4]] }))
      .brings({ type: 'DieTaken', seat: 1, face: 4, auto: true }));

  it('R15 a dominated pick is still a choice: one wood or one gold', () => {
    const open = given(table(setting), ...round, opened([1, 4, 4, 4]));
    expect(awaitingOf(open.game)).toMatchObject([{ seat: 1, kind: 'pickDie' }]);
    const two = given(table(setting), ...round, opened([1, 4], [3, 4]));
    expect(awaitingOf(two.game)).toMatchObject([{ seat: 3, kind: 'pickDie' }]);
    two
      .when(3, pick(1))
      .begins(
        { type: 'DieTaken', seat: 3, face: 1 },
        { type: 'GoodsTaken', seat: 3, goods: { wood: 1 }, source: 'market' },
        { type: 'DieTaken', seat: 4, face: 4, auto: true },
      );
  });

  it('R15 a die without effect may be picked', () => {
    const at = (...facts: readonly Facts[]) =>
      given(table(setting), ...facts, ...round, opened([5, 6, 1, 2]));
    at(hasTools(1, 4, 4, 4))
      .when(1, pick(5))
      .begins({ type: 'DieTaken', seat: 1, face: 5 }, { type: 'ToolGained', seat: 1, source: 'market' });
    at(hasAgriculture(1, 10))
      .when(1, pick(6))
      .begins(
        { type: 'DieTaken', seat: 1, face: 6 },
        { type: 'AgricultureRaised', seat: 1, to: 10, by: 0, source: 'market' },
      );
  });

  it("R9 a tool gained in somebody else's market is ready at once", () => {
    const tribe = given(table(setting), ...round, opened([5, 6], [2, 3]))
      .when(2, pick(5))
      .tribe(2);
    expect(tribe).toMatchObject({ tools: [1, 0, 0], used: [false, false, false] });
  });
});

describe.each(EDITIONS)('the market with style, %s', (edition) => {
  const setting = { edition, expansion: 'style', cards: ['X3', 'C20', 'C21', 'C28', 'C22'] } as const;
  const round = [owns(1, { wood: 1 }), placed(1, 'card1'), placed(1, 'hunt'), acting(1)];
  const style = (dice: readonly Die[]): Facts => [
    { type: 'MarketOpened', seat: 1, source: 'X3', faces: 'style', dice, order: [1, 2, 3, 4], draw: 0 },
  ];

  it('R34 has faces of its own', () => {
    given(table(setting), ...round)
      .when(1, { type: 'BuyCard', place: 'card1', pay: { wood: 1 } }, loaded({ dice: [[1, 5, 6, 6]] }))
      .brings({
        type: 'MarketOpened',
        seat: 1,
        source: 'X3',
        faces: 'style',
        dice: [1, 5, 6, 6],
        order: [1, 2, 3, 4],
        draw: 0,
      });
    given(table(setting), ...round, style([1, 5, 6, 6]))
      .when(1, pick(5))
      .begins(
        { type: 'DieTaken', seat: 1, face: 5 },
        { type: 'GoodsTaken', seat: 1, goods: { ornaments: 3 }, source: 'market' },
      );
    given(table(setting), ...round, style([1, 5, 6, 6]))
      .when(1, pick(6))
      .begins(
        { type: 'DieTaken', seat: 1, face: 6 },
        { type: 'TradeAdvanced', seat: 1, to: 1, by: 1, ornaments: 2, source: 'market' },
      );
  });
});

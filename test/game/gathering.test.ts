import { EDITIONS } from '../../src/game/index.js';
import type { Die, EditionId, GameCommand } from '../../src/game/index.js';
import { loaded } from '../support/luck.js';
import type { Facts } from '../support/scenario.js';
import { acting, given, hasCards, hasTools, hasUsed, placed, table } from '../support/scenario.js';

const settle = (tools: readonly number[] = [], oneUse: readonly string[] = []): GameCommand => ({
  type: 'Settle',
  tools,
  oneUse,
});
/** Another place of one's own, so that the turn goes on. */
const keeper = (place: string): string => (place === 'river' ? 'forest' : 'river');
const rolled = (place: string, dice: readonly Die[]) => {
  const rates = {
    hunt: ['food', 2],
    forest: ['wood', 3],
    clayPit: ['brick', 4],
    quarry: ['stone', 5],
    river: ['gold', 6],
  } as const;
  const [good, divisor] = rates[place as keyof typeof rates];
  return [{ type: 'DiceRolled', seat: 1, source: place, dice, good, divisor, draw: 0 } as const];
};

describe.each(EDITIONS)('dice, %s', (edition: EditionId) => {
  const at = (place: string, people: number, ...before: readonly Facts[]) =>
    given(
      table({ edition, before }),
      placed(1, place, people),
      placed(1, keeper(place)),
      placed(2, 'hunt'),
      acting(1),
    );
  const after = (place: string, dice: readonly Die[], ...before: readonly Facts[]) =>
    given(
      table({ edition, before }),
      placed(1, place, dice.length),
      placed(1, keeper(place)),
      placed(2, 'hunt'),
      acting(1),
      rolled(place, dice),
    );

  it.each([
    ['G01', 'hunt', [3, 3, 3, 3, 2], { food: 7 }, 'food', 2],
    ['G05', 'forest', [4, 4, 2], { wood: 3 }, 'wood', 3],
    ['G07', 'river', [2, 3], {}, 'gold', 6],
  ] as const)('%s %s %j without tools', (_id, place, dice, goods, good, divisor) => {
    if (place === 'hunt') {
      // Five hunters leave nobody for the card.
      given(table({ edition }), placed(1, place, 5), placed(2, 'hunt'), acting(1))
        .when(1, { type: 'Roll', place }, loaded({ dice: [dice] }))
        .begins(
          { type: 'DiceRolled', seat: 1, source: place, dice, good, divisor, draw: 0 },
          { type: 'GoodsTaken', seat: 1, goods, source: place, auto: true },
        );
      return;
    }
    at(place, dice.length)
      .when(1, { type: 'Roll', place }, loaded({ dice: [dice] }))
      .then(
        { type: 'DiceRolled', seat: 1, source: place, dice, good, divisor, draw: 0 },
        { type: 'GoodsTaken', seat: 1, goods, source: place, auto: true },
      );
  });

  it('G02 a tool of one turns eleven pips into six food and is spent for the round', () => {
    const game = after('hunt', [5, 4, 2], hasTools(1, 1));
    const tribe = game.when(1, settle([0])).tribe(1);
    expect(tribe).toMatchObject({ stock: { food: 12 + 6 }, used: [true, false, false] });
    expect(game.when(1, settle()).tribe(1).stock.food).toBe(12 + 5);
  });

  it('G03 two tools of one turn four pips into three food', () =>
    after('hunt', [3, 1], hasTools(1, 1, 1))
      .when(1, settle([0, 1]))
      .then({ type: 'GoodsTaken', seat: 1, goods: { food: 3 }, tools: [0, 1], source: 'hunt' }));

  it('G04 tools of one and two turn five pips into four food', () =>
    after('hunt', [4, 1], hasTools(1, 2, 1))
      .when(1, settle([1, 0]))
      .then({ type: 'GoodsTaken', seat: 1, goods: { food: 4 }, tools: [1, 0], source: 'hunt' }));

  it('G06 two tools of two turn eight pips into three bricks', () =>
    after('clayPit', [6, 2], hasTools(1, 2, 2))
      .when(1, settle([0, 1]))
      .then({ type: 'GoodsTaken', seat: 1, goods: { brick: 3 }, tools: [0, 1], source: 'clayPit' }));

  it('G07 a tool that was used on the hunt cannot be used on the river: nothing to decide', () =>
    given(
      table({ edition }),
      hasTools(1, 1),
      placed(1, 'river', 2),
      placed(1, 'forest'),
      acting(1),
      hasUsed(1, 0),
    )
      .when(1, { type: 'Roll', place: 'river' }, loaded({ dice: [[4, 1]] }))
      .then(
        { type: 'DiceRolled', seat: 1, source: 'river', dice: [4, 1], good: 'gold', divisor: 6, draw: 0 },
        { type: 'GoodsTaken', seat: 1, goods: {}, source: 'river', auto: true },
      ));

  // 004 prints tools of three in this example, and then adds six.
  it('G08 three tools of two turn seven pips into two gold', () =>
    after('river', [3, 2, 2], hasTools(1, 2, 2, 2))
      .when(1, settle([0, 1, 2]))
      .then({ type: 'GoodsTaken', seat: 1, goods: { gold: 2 }, tools: [0, 1, 2], source: 'river' }));

  it.each([
    ['quarry', [6, 5], { stone: 2 }],
    ['clayPit', [3, 4], { brick: 1 }],
    ['river', [6, 6, 6], { gold: 3 }],
  ] as const)('R8 %s %j', (place, dice, goods) =>
    at(place, dice.length)
      .when(1, { type: 'Roll', place }, loaded({ dice: [dice] }))
      .brings({ type: 'GoodsTaken', seat: 1, goods, source: place, auto: true }),
  );

  it('R8 after a roll its player must settle; nothing else goes', () => {
    const game = after('forest', [1, 1], hasTools(1, 1));
    game.when(1, { type: 'Roll', place: 'river' }).refuses({ code: 'OTHER_DECISION', awaited: 'settle' });
    game.when(2, settle()).refuses({ code: 'NOT_YOUR_TURN', awaiting: [1] });
  });

  it('R8 a roll that no tool can raise is settled at once, tools stay ready', () => {
    const tribe = at('forest', 2, hasTools(1, 1))
      .when(1, { type: 'Roll', place: 'forest' }, loaded({ dice: [[2, 2]] }))
      .tribe(1);
    expect(tribe).toMatchObject({ stock: { wood: 1 }, used: [false, false, false] });
  });

  it('R8 a roll that all tools together can raise waits for its player', () =>
    at('quarry', 2, hasTools(1, 1, 1, 1))
      .when(1, { type: 'Roll', place: 'quarry' }, loaded({ dice: [[1, 1]] }))
      .then({
        type: 'DiceRolled',
        seat: 1,
        source: 'quarry',
        dice: [1, 1],
        good: 'stone',
        divisor: 5,
        draw: 0,
      }));

  it('R8 bad commands are refused, never repaired', () => {
    const game = after('hunt', [3, 2], hasTools(1, 2, 1));
    game.when(1, settle([0, 0])).refuses({ code: 'TOOL_NAMED_TWICE', slot: 0 });
    game.when(1, settle([2])).refuses({ code: 'NO_SUCH_TOOL', slot: 2 });
    game.when(1, settle([7])).refuses({ code: 'NO_SUCH_TOOL', slot: 7 });
    game.when(1, settle([-1])).refuses({ code: 'NO_SUCH_TOOL', slot: -1 });
    game.when(1, settle([0.5])).refuses({ code: 'NO_SUCH_TOOL', slot: -1 });
    game.when(1, settle(['0' as unknown as number])).refuses({ code: 'NO_SUCH_TOOL', slot: -1 });
    const noList = { type: 'Settle', tools: [], oneUse: 'C35' } as unknown as GameCommand;
    game.when(1, noList).refuses({ code: 'NO_SUCH_ONE_USE_TOOL', card: '' });
    game.when(1, settle([], ['C35'])).refuses({ code: 'NO_SUCH_ONE_USE_TOOL', card: 'C35' });
    game
      .when(1, { type: 'Settle', tools: [], oneUse: [], ornaments: 1 })
      .refuses({ code: 'NOTHING_TO_SPLIT' });
    after('hunt', [3, 2], hasTools(1, 1), hasUsed(2, 0))
      .when(1, settle([0]))
      .brings({ type: 'GoodsTaken', seat: 1, goods: { food: 3 }, tools: [0], source: 'hunt' });
    given(
      table({ edition }),
      hasTools(1, 1, 2),
      placed(1, 'hunt', 2),
      acting(1),
      hasUsed(1, 0),
      rolled('hunt', [3, 2]),
    )
      .when(1, settle([0]))
      .refuses({ code: 'TOOL_USED', slot: 0 });
  });

  it('R10 a one-use tool adds its whole value, with or without tokens, once in the game', () => {
    const before = [hasCards(1, 'C35', 'C33'), hasTools(1, 1)];
    const game = after('quarry', [2, 1], ...before);
    game
      .when(1, settle([], ['C35']))
      .then({ type: 'GoodsTaken', seat: 1, goods: { stone: 1 }, oneUse: ['C35'], source: 'quarry' });
    const tribe = game.when(1, settle([0], ['C35', 'C33'])).tribe(1);
    expect(tribe).toMatchObject({ stock: { stone: 2 }, spent: ['C35', 'C33'], cards: ['C35', 'C33'] });
    game.when(1, settle([], ['C35', 'C35'])).refuses({ code: 'CARD_NAMED_TWICE', card: 'C35' });
    const spent = [[{ type: 'GoodsTaken', seat: 1, goods: {}, oneUse: ['C35'], source: 'given' } as const]];
    after('quarry', [2, 1], ...before, ...spent)
      .when(1, settle([], ['C35']))
      .refuses({ code: 'NO_SUCH_ONE_USE_TOOL', card: 'C35' });
  });

  it('R8 each tribe rolls for its own people, whoever else stands there', () => {
    const round = [placed(2, 'forest', 4), placed(1, 'forest', 2), placed(1, 'river'), acting(1)];
    const roll = given(table({ edition }), ...round).when(
      1,
      { type: 'Roll', place: 'forest' },
      loaded({ dice: [[5, 4]] }),
    );
    roll.brings({ type: 'GoodsTaken', seat: 1, goods: { wood: 3 }, source: 'forest', auto: true });
    expect(roll.tribe(1).home).toBe(4);
    expect(roll.tribe(2).home).toBe(1);
  });

  it('R8 a roll that a one-use tool alone can raise waits for its player', () => {
    const before = [hasCards(1, 'C33')];
    const roll = at('quarry', 2, ...before).when(
      1,
      { type: 'Roll', place: 'quarry' },
      loaded({ dice: [[2, 1]] }),
    );
    roll.bringsNo('GoodsTaken');
    const short = at('quarry', 2, ...before).when(
      1,
      { type: 'Roll', place: 'quarry' },
      loaded({ dice: [[1, 1]] }),
    );
    short.brings({ type: 'GoodsTaken', seat: 1, goods: {}, source: 'quarry', auto: true });
  });

  it('R8 a one-use tool that was used keeps no roll waiting', () => {
    const used: Facts = [{ type: 'GoodsTaken', seat: 1, goods: {}, oneUse: ['C33'], source: 'given' }];
    at('quarry', 2, hasCards(1, 'C33'), used)
      .when(1, { type: 'Roll', place: 'quarry' }, loaded({ dice: [[2, 1]] }))
      .brings({ type: 'GoodsTaken', seat: 1, goods: {}, source: 'quarry', auto: true });
  });

  it('R10 no other card is a tool', () =>
    after('quarry', [2, 1], hasCards(1, 'C16', 'C35'))
      .when(1, settle([], ['C16']))
      .refuses({ code: 'NO_SUCH_ONE_USE_TOOL', card: 'C16' }));

  it('R4 every person at the place is one die', () =>
    expect(() =>
      at('forest', 3).when(1, { type: 'Roll', place: 'forest' }, loaded({ dice: [[1, 2]] })),
    ).toThrow('rules roll 3'));
});

describe.each(EDITIONS)('the hunt with ornaments, %s', (edition) => {
  const hunting = (dice: readonly Die[], ...before: readonly Facts[]) =>
    given(
      table({ edition, expansion: 'style', before }),
      placed(1, 'hunt', dice.length),
      placed(2, 'hunt'),
      acting(1),
    );

  it('G09 E3 seventeen pips are eight pieces, five food and three ornaments for instance', () => {
    const dice = [6, 5, 3, 2, 1];
    hunting(dice)
      .when(1, { type: 'Roll', place: 'hunt' }, loaded({ dice: [dice] }))
      .then({ type: 'DiceRolled', seat: 1, source: 'hunt', dice, good: 'food', divisor: 2, draw: 0 });
    const rolledHunt = given(
      table({ edition, expansion: 'style' }),
      placed(1, 'hunt', 5),
      placed(2, 'hunt'),
      acting(1),
      rolled('hunt', dice),
    );
    rolledHunt
      .when(1, { type: 'Settle', tools: [], oneUse: [], ornaments: 3 })
      .begins({ type: 'GoodsTaken', seat: 1, goods: { food: 5, ornaments: 3 }, source: 'hunt' });
    rolledHunt
      .when(1, { type: 'Settle', tools: [], oneUse: [], ornaments: 8 })
      .begins({ type: 'GoodsTaken', seat: 1, goods: { ornaments: 8 }, source: 'hunt' });
    for (const ornaments of [9, -1, 1.5])
      rolledHunt
        .when(1, { type: 'Settle', tools: [], oneUse: [], ornaments })
        .refuses({ code: 'WRONG_SPLIT', max: 8 });
  });

  it('R8 a hunt that yields nothing has nothing to split', () =>
    hunting([1])
      .when(1, { type: 'Roll', place: 'hunt' }, loaded({ dice: [[1]] }))
      .brings({ type: 'GoodsTaken', seat: 1, goods: {}, source: 'hunt', auto: true }));

  it('R29 only the hunt is split', () =>
    given(
      table({ edition, expansion: 'style' }),
      hasTools(1, 1),
      placed(1, 'forest', 2),
      acting(1),
      rolled('forest', [4, 4]),
    )
      .when(1, { type: 'Settle', tools: [0], oneUse: [], ornaments: 1 })
      .refuses({ code: 'NOTHING_TO_SPLIT' }));
});

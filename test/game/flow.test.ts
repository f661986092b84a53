import { awaitingOf, DECISIONS, EDITIONS } from '../../src/game/index.js';
import { loaded } from '../support/luck.js';
import {
  acting,
  given,
  hasCards,
  hasPeople,
  hasTiles,
  hasTrade,
  owns,
  placed,
  table,
} from '../support/scenario.js';

describe.each(EDITIONS)('acting, %s', (edition) => {
  it('R6 the start player does all his people in any order, then the next clockwise', () => {
    const round = [placed(3, 'forest'), placed(3, 'card1'), placed(4, 'hunt'), placed(2, 'hunt'), acting(3)];
    const game = given(table({ edition, start: 3 }), ...round);
    game.when(4, { type: 'Roll', place: 'hunt' }).refuses({ code: 'NOT_YOUR_TURN', awaiting: [3] });
    const first = game.when(3, { type: 'DeclineCard', place: 'card1' }).game();
    expect(awaitingOf(first)).toMatchObject([{ seat: 3, kind: 'act' }]);
    given(table({ edition, start: 3 }), ...round, [{ type: 'CardDeclined', seat: 3, place: 'card1' }])
      .when(3, { type: 'Roll', place: 'forest' }, loaded({ dice: [[6]] }))
      .begins(
        { type: 'DiceRolled', seat: 3, source: 'forest', dice: [6], good: 'wood', divisor: 3, draw: 0 },
        { type: 'GoodsTaken', seat: 3, goods: { wood: 2 }, source: 'forest', auto: true },
        { type: 'TurnPassed', to: 4 },
      );
  });

  it('R6 seats with nobody on the board are passed over', () =>
    given(table({ edition }), owns(4, { wood: 2 }), placed(1, 'card1'), placed(4, 'card2'), acting(1))
      .when(1, { type: 'DeclineCard', place: 'card1' })
      .then({ type: 'CardDeclined', seat: 1, place: 'card1' }, { type: 'TurnPassed', to: 4 }));

  it('R7 the server acts alone when only places without a choice are left, in board order', () =>
    given(
      table({ edition }),
      placed(1, 'field'),
      placed(1, 'hut', 2),
      placed(1, 'toolMaker'),
      placed(1, 'card1'),
      placed(2, 'hunt'),
      acting(1),
    )
      .when(1, { type: 'DeclineCard', place: 'card1' })
      .then(
        { type: 'CardDeclined', seat: 1, place: 'card1' },
        { type: 'ToolGained', seat: 1, slot: 0, value: 1, source: 'toolMaker', auto: true },
        { type: 'PersonBorn', seat: 1, people: 6, by: 1, source: 'hut', auto: true },
        { type: 'AgricultureRaised', seat: 1, to: 1, by: 1, source: 'field', auto: true },
        { type: 'TurnPassed', to: 2 },
      ));

  it('R7 while anything else is left, the player decides the order', () => {
    const game = given(
      table({ edition }),
      placed(1, 'field'),
      placed(1, 'river'),
      placed(2, 'hunt'),
      placed(1, 'card1'),
      acting(1),
    );
    const next = game.when(1, { type: 'DeclineCard', place: 'card1' });
    next.then({ type: 'CardDeclined', seat: 1, place: 'card1' });
    expect(awaitingOf(next.game())).toMatchObject([{ seat: 1, kind: 'act' }]);
  });

  it('R7 a purchase that nothing can pay is declined when it is the last place left', () => {
    const round = [placed(1, 'card4'), placed(1, 'building1'), placed(2, 'hunt'), acting(1)];
    const decline = { type: 'DeclineCard', place: 'card4' } as const;
    given(table({ edition }), ...round)
      .when(1, decline)
      .then(
        { type: 'CardDeclined', seat: 1, place: 'card4' },
        { type: 'BuildingDeclined', seat: 1, place: 'building1', auto: true },
        { type: 'TurnPassed', to: 2 },
      );
    given(table({ edition }), owns(1, { brick: 1, stone: 2 }), ...round)
      .when(1, decline)
      .then({ type: 'CardDeclined', seat: 1, place: 'card4' });
  });

  it('R7 a card too, at the price of its place', () => {
    const round = [placed(1, 'card3'), placed(1, 'building1'), placed(2, 'hunt'), acting(1)];
    const decline = { type: 'DeclineBuilding', place: 'building1' } as const;
    given(table({ edition }), owns(1, { gold: 2, food: 9 }), ...round)
      .when(1, decline)
      .then(
        { type: 'BuildingDeclined', seat: 1, place: 'building1' },
        { type: 'CardDeclined', seat: 1, place: 'card3', auto: true },
        { type: 'TurnPassed', to: 2 },
      );
    given(table({ edition }), owns(1, { gold: 2, wood: 1 }), ...round)
      .when(1, decline)
      .then({ type: 'BuildingDeclined', seat: 1, place: 'building1' });
  });

  it.each([
    ['B26', { wood: 1 }, false],
    ['B26', {}, true],
  ])('R7 a tile of any resources (%s) with %j: declined alone %s', (tile, goods, alone) => {
    const round = [placed(1, 'card4'), placed(1, 'building1'), placed(2, 'hunt'), acting(1)];
    const next = given(table({ edition, tiles: [tile] }), owns(1, goods), ...round).when(1, {
      type: 'DeclineCard',
      place: 'card4',
    });
    expect(next.events().some(({ type }) => type === 'BuildingDeclined')).toBe(alone);
  });

  it('R7 not while the any-two card could pay it', () =>
    given(
      table({ edition, before: [hasCards(1, 'C36')] }),
      owns(1, { brick: 1 }),
      placed(1, 'card4'),
      placed(1, 'building1'),
      placed(2, 'hunt'),
      acting(1),
    )
      .when(1, { type: 'DeclineCard', place: 'card4' })
      .then({ type: 'CardDeclined', seat: 1, place: 'card4' }));

  it('R7 not while another own place is open that might bring what is missing', () =>
    given(
      table({ edition }),
      placed(1, 'card4'),
      placed(1, 'field'),
      placed(1, 'card1'),
      placed(2, 'hunt'),
      acting(1),
    )
      .when(1, { type: 'DeclineCard', place: 'card1' })
      .then({ type: 'CardDeclined', seat: 1, place: 'card1' }));

  it('R7 nor when it was entered last', () =>
    given(
      table({ edition }),
      placed(1, 'field'),
      placed(1, 'card1'),
      placed(1, 'card4'),
      placed(2, 'hunt'),
      acting(1),
    )
      .when(1, { type: 'DeclineCard', place: 'card1' })
      .then({ type: 'CardDeclined', seat: 1, place: 'card1' }));

  it('R7 from the last placement on, without a word from the player', () =>
    given(
      table({ edition, players: 2 }),
      placed(1, 'hut', 2),
      placed(1, 'toolMaker'),
      placed(1, 'card1'),
      placed(2, 'hunt', 5),
    )
      .when(1, { type: 'PlacePeople', place: 'river', people: 1 })
      .begins(
        { type: 'PeoplePlaced', seat: 1, place: 'river', people: 1 },
        { type: 'PlayerSkipped', seat: 2, reason: 'nobodyHome' },
        { type: 'PlayerSkipped', seat: 1, reason: 'nobodyHome' },
        { type: 'PhaseStarted', phase: 'acting' },
      ));
});

it('R36 income tiles pay every owner before anybody acts, from the start player on', () => {
  const setting = {
    expansion: 'style',
    olderTiles: true,
    players: 2,
    start: 2,
    before: [hasTiles(1, 'M1', 'M3'), hasTiles(2, 'M2')],
  } as const;
  given(table(setting), placed(1, 'hunt', 5), placed(2, 'hunt', 4), [{ type: 'TurnPassed', to: 2 }])
    .when(2, { type: 'PlacePeople', place: 'field', people: 1 })
    .then(
      { type: 'PeoplePlaced', seat: 2, place: 'field', people: 1 },
      { type: 'PlayerSkipped', seat: 1, reason: 'nobodyHome' },
      { type: 'PlayerSkipped', seat: 2, reason: 'nobodyHome' },
      { type: 'PhaseStarted', phase: 'acting' },
      { type: 'IncomeTaken', seat: 2, tile: 'M2', goods: { brick: 1 } },
      { type: 'IncomeTaken', seat: 1, tile: 'M1', goods: { wood: 1 } },
      { type: 'IncomeTaken', seat: 1, tile: 'M3', goods: { stone: 1 } },
    );
});

it('R36 a tile bought this round pays from the next one on', () => {
  const setting = { expansion: 'style', olderTiles: true, players: 2, tiles: ['M1', 'B01'] } as const;
  const bought = given(
    table(setting),
    owns(1, { wood: 2, brick: 1 }),
    placed(1, 'building1'),
    placed(1, 'hunt'),
    acting(1),
  ).when(1, {
    type: 'BuyBuilding',
    place: 'building1',
    pay: { wood: 2, brick: 1 },
  });
  bought.bringsNo('IncomeTaken');
  expect(bought.tribe(1).stock.wood).toBe(0);
});

it.each([
  ['XB8', 'wood', 2, { wood: 5 }],
  ['XB9', 'gold', 5, { gold: 2 }],
] as const)('R35 a worker tile rolls for its owner: %s', (tile, good, divisor, goods) =>
  given(
    table({ expansion: 'style', before: [hasTiles(1, tile)] }),
    placed(1, tile, 3),
    placed(1, 'card1'),
    acting(1),
  )
    .when(1, { type: 'Roll', place: tile }, loaded({ dice: [[1, 4, 5]] }))
    .then(
      { type: 'DiceRolled', seat: 1, source: tile, dice: [1, 4, 5], good, divisor, draw: 0 },
      { type: 'GoodsTaken', seat: 1, goods, source: tile, auto: true },
    ),
);

it.each([
  [0, true],
  [1, true],
  [4, false],
])('R7 not while a trade could pay it: at step %s', (step, declined) => {
  const end = given(
    table({ expansion: 'style', tiles: ['B12', 'B01', 'B02', 'B03'] }),
    hasTrade(1, step),
    owns(1, { brick: 1, stone: 1 }),
    placed(1, 'building1'),
    placed(1, 'card4'),
    placed(2, 'hunt'),
    acting(1),
  ).when(1, { type: 'DeclineCard', place: 'card4' });
  expect(end.events().some(({ type }) => type === 'BuildingDeclined')).toBe(declined);
});

it('R10 a one-use tool works on a worker tile and on a roll card', () => {
  const before = [hasTiles(1, 'XB9'), hasCards(1, 'C35')];
  const sources = [
    ['XB9', 'gold', 5],
    ['C24', 'stone', 5],
  ] as const;
  for (const [source, good, divisor] of sources) {
    given(table({ expansion: 'style', before }), placed(1, 'XB9', 2), placed(1, 'hunt'), acting(1), [
      { type: 'DiceRolled', seat: 1, source, dice: [1], good, divisor, draw: 0 },
    ])
      .when(1, { type: 'Settle', tools: [], oneUse: ['C35'] })
      .begins({ type: 'GoodsTaken', seat: 1, goods: { [good]: 1 }, oneUse: ['C35'], source });
  }
});

it('R36 the older tile obeys the limit of ten people', () =>
  given(
    table({ expansion: 'style', olderTiles: true, tiles: ['M4', 'B01', 'B02', 'B03'] }),
    hasPeople(1, 10),
    owns(1, { brick: 2, stone: 1 }),
    placed(1, 'building1'),
    placed(1, 'hunt'),
    acting(1),
  )
    .when(1, { type: 'BuyBuilding', place: 'building1', pay: { brick: 2, stone: 1 } })
    .brings({ type: 'PersonBorn', seat: 1, people: 10, by: 0, source: 'M4' }));

it('R39 there are five kinds of decision', () =>
  expect(DECISIONS).toEqual(['place', 'act', 'settle', 'pickDie', 'feed']));

import { EDITIONS, refuseMove } from '../../src/game/index.js';
import type { GameCommand, GameEvent, Goods, Payment } from '../../src/game/index.js';
import { loaded } from '../support/luck.js';
import { acting, gameAfter, given, owns, placed, table } from '../support/scenario.js';

const buy = (pay: Payment): GameCommand => ({ type: 'BuyBuilding', place: 'building1', pay });
const turned = (tile: string): GameEvent => ({ type: 'TileTurned', place: 'building1', tile, draw: 0 });

describe.each(EDITIONS)('buildings, %s', (edition) => {
  const on = (tile: string, goods: Goods) =>
    given(
      table({ edition, players: 2, tiles: [tile, 'B02'] }),
      owns(1, goods),
      placed(1, 'building1'),
      placed(1, 'hunt'),
      acting(1),
    );
  const bought = (tile: string, paid: Payment, points: number) =>
    ({ type: 'BuildingBought', seat: 1, place: 'building1', tile, paid, points }) as const;

  it('H01 a brick and two stone make fourteen points', () =>
    on('B12', { brick: 1, stone: 2 })
      .when(1, buy({ brick: 1, stone: 2 }), loaded({ picks: [['B28']] }))
      .then(bought('B12', { brick: 1, stone: 2 }, 14), turned('B28')));

  // 000 prints "iron" in this example: there is none in any box.
  it('H02 two wood and a brick make ten points', () =>
    on('B01', { wood: 2, brick: 1 })
      .when(1, buy({ wood: 2, brick: 1 }), loaded({ picks: [['B28']] }))
      .then(bought('B01', { wood: 2, brick: 1 }, 10), turned('B28')));

  it('H03 exactly four of exactly two kinds: three stone and a wood make eighteen', () => {
    const game = on('B19', { stone: 4, wood: 3, gold: 1 });
    game
      .when(1, buy({ stone: 3, wood: 1 }), loaded({ picks: [['B28']] }))
      .then(bought('B19', { stone: 3, wood: 1 }, 18), turned('B28'));
    const price = { kind: 'exactKinds', count: 4, kinds: 2 } as const;
    for (const pay of [
      { stone: 4 },
      { stone: 2, wood: 1, gold: 1 },
      { stone: 2, wood: 1 },
      { stone: 3, wood: 2 },
    ])
      game.when(1, buy(pay)).refuses({ code: 'WRONG_PRICE', price });
  });

  it('H04 one to seven of any kinds', () => {
    const game = on('B26', { wood: 3, brick: 2, stone: 2, gold: 2 });
    const paid = { wood: 3, brick: 2, stone: 1, gold: 1 };
    game
      .when(1, buy({ wood: 1 }), loaded({ picks: [['B28']] }))
      .then(bought('B26', { wood: 1 }, 3), turned('B28'));
    game.when(1, buy(paid), loaded({ picks: [['B28']] })).then(bought('B26', paid, 28), turned('B28'));
    const price = { kind: 'range', min: 1, max: 7 } as const;
    game.when(1, buy({ ...paid, gold: 2 })).refuses({ code: 'WRONG_PRICE', price });
    game.when(1, buy({})).refuses({ code: 'WRONG_PRICE', price });
  });

  it('H05 a last tile that is not bought keeps the stack and the game', () => {
    const start = gameAfter(table({ edition, players: 2 })).rules.stackSize;
    const early = Array.from({ length: start - 1 }, (_, index) => turned(`B${index + 10}`));
    const game = given(
      table({ edition, players: 2, before: [early], tiles: ['B12', 'B01'] }),
      placed(1, 'building1'),
      placed(1, 'hunt'),
      acting(1),
    );
    expect(game.game.stacks[0]).toEqual({ tile: 'B12', left: 0 });
    const after = game.when(1, { type: 'DeclineBuilding', place: 'building1' }).game();
    expect(after).toMatchObject({ exhausted: false, stacks: [{ tile: 'B12', left: 0 }, { tile: 'B01' }] });
  });

  it('R16 the tile that is turned up cannot be entered any more this round', () => {
    const bought = given(
      table({ edition, tiles: ['B12', 'B01'], players: 2 }),
      owns(1, { brick: 1, stone: 2 }),
      placed(1, 'building1'),
      placed(1, 'hunt'),
      placed(2, 'hunt'),
      acting(1),
    ).when(1, buy({ brick: 1, stone: 2 }), loaded({ picks: [['B19']] }));
    const game = bought.game();
    expect(game.stacks[0]).toEqual({ tile: 'B19', left: 5 });
    for (const seat of [1, 2]) {
      const refusal = refuseMove(game, seat, { type: 'PlacePeople', place: 'building1', people: 1 });
      expect(refusal?.code).toBe(seat === 1 ? 'OTHER_DECISION' : 'NOT_YOUR_TURN');
    }
  });

  it('R17 buying the last tile exhausts the stack, without a draw', () => {
    const early = Array.from({ length: 6 }, (_, index) => turned(`B${index + 10}`));
    given(
      table({ edition, players: 2, before: [early], tiles: ['B19', 'B01'] }),
      owns(1, { wood: 3, gold: 1 }),
      placed(1, 'building1'),
      placed(1, 'hunt'),
      acting(1),
    )
      .when(1, buy({ wood: 3, gold: 1 }))
      .then(bought('B19', { wood: 3, gold: 1 }, 15), { type: 'StackExhausted', place: 'building1' });
  });

  it('R18 a fixed price is exactly what is printed', () => {
    const game = on('B12', { brick: 2, stone: 3, gold: 1 });
    const price = { kind: 'fixed', goods: { brick: 1, stone: 2 } } as const;
    for (const pay of [
      { brick: 1, stone: 3 },
      { brick: 1, stone: 1, gold: 1 },
      { brick: 2, stone: 1 },
    ])
      game.when(1, buy(pay)).refuses({ code: 'WRONG_PRICE', price });
  });
});

describe.each(EDITIONS)('with the expansion, %s', (edition) => {
  const on = (tile: string, goods: Goods) =>
    given(
      table({ edition, expansion: 'style', olderTiles: true, tiles: [tile, 'B02', 'B03', 'B04'] }),
      owns(1, goods),
      placed(1, 'building1'),
      placed(1, 'hunt'),
      acting(1),
    );

  it('R18 one to four ornaments, four points each', () => {
    const game = on('XB1', { ornaments: 5, wood: 1 });
    game.when(1, buy({ ornaments: 4 })).begins({
      type: 'BuildingBought',
      seat: 1,
      place: 'building1',
      tile: 'XB1',
      paid: { ornaments: 4 },
      points: 16,
    });
    const price = { kind: 'ornamentRange', min: 1, max: 4 } as const;
    for (const pay of [{ ornaments: 5 }, {}, { wood: 1 }, { ornaments: 1, wood: 1 }])
      game.when(1, buy(pay)).refuses({ code: 'WRONG_PRICE', price });
  });

  it('R16 the next tile is turned up before the tile draws a card', () =>
    on('XB4', { brick: 1, stone: 1 })
      .when(1, buy({ brick: 1, stone: 1, ornaments: 1 }), loaded({ picks: [['B28'], ['C11']] }))
      .then(
        {
          type: 'BuildingBought',
          seat: 1,
          place: 'building1',
          tile: 'XB4',
          paid: { brick: 1, stone: 1, ornaments: 1 },
          points: 8,
        },
        turned('B28'),
        { type: 'CardDrawn', seat: 1, source: 'XB4', sealed: { card: 'C11' }, draw: 1 },
      ));

  it('R34 the next tile is seen before the dice of its market are picked', () =>
    on('XB6', { wood: 1, brick: 1 })
      .when(1, buy({ wood: 1, brick: 1, ornaments: 1 }), loaded({ picks: [['B28']], dice: [[1, 2, 3, 4]] }))
      .then(
        {
          type: 'BuildingBought',
          seat: 1,
          place: 'building1',
          tile: 'XB6',
          paid: { wood: 1, brick: 1, ornaments: 1 },
          points: 8,
        },
        turned('B28'),
        {
          type: 'MarketOpened',
          seat: 1,
          source: 'XB6',
          faces: 'style',
          dice: [1, 2, 3, 4],
          order: [1, 2, 3, 4],
          draw: 1,
        },
      ));

  it.each([
    ['M4', { brick: 2, stone: 1 }, { type: 'PersonBorn', seat: 1, people: 6, by: 1, source: 'M4' }],
    ['M5', { wood: 2, stone: 1 }, { type: 'ToolGained', seat: 1, slot: 0, value: 1, source: 'M5' }],
    ['M6', { wood: 2, brick: 1 }, { type: 'AgricultureRaised', seat: 1, to: 1, by: 1, source: 'M6' }],
  ] as const)('R36 %s works at once', (tile, goods, event) => {
    const game = on(tile, goods).when(1, buy(goods));
    game.brings(event);
    expect(game.game().tribes[0]?.home).toBe(tile === 'M4' ? 5 : 4);
  });
});

import { EDITIONS } from '../../src/game/index.js';
import type { GameCommand, Payment, Trade } from '../../src/game/index.js';
import type { Facts } from '../support/scenario.js';
import { acting, gameAfter, given, hasTrade, owns, placed, table } from '../support/scenario.js';

describe.each(EDITIONS)('Style is the Goal over %s', (edition) => {
  const style = { edition, expansion: 'style' } as const;
  const build = (pay: Payment, trade?: Trade): GameCommand => ({
    type: 'BuyBuilding',
    place: 'building1',
    pay,
    ...(trade === undefined ? {} : { trade }),
  });
  const buy = (
    place: 'card1' | 'card2',
    pay: Payment,
    more: Readonly<{ trade?: Trade }> = {},
  ): GameCommand => ({
    type: 'BuyCard',
    place,
    pay,
    ...more,
  });
  const on = (tile: string, step: number, ...facts: readonly Facts[]) =>
    given(
      table({ ...style, tiles: [tile, 'B02', 'B03', 'B04'] }),
      hasTrade(1, step),
      ...facts,
      placed(1, 'building1'),
      placed(1, 'card2'),
      placed(1, 'hunt'),
      acting(1),
    );
  const nothing = owns(1, { ornaments: -1 });

  describe('ornaments', () => {
    it('R28 E2 E8 everybody starts with one, at trade step 0, before five cards, the older tiles only if chosen', () => {
      const game = gameAfter(table({ ...style, players: 5 }));
      expect(game.tribes.map(({ stock, trade }) => [stock.ornaments, trade])).toEqual(
        Array.from({ length: 5 }, () => [1, 0]),
      );
      expect(game).toMatchObject({ cards: { length: 5 }, deck: 45 - 5, stacks: { length: 5 } });
      expect(game.unseenTiles).toHaveLength(37 - 5);
      expect(gameAfter(table({ ...style, olderTiles: true })).unseenTiles).toHaveLength(43 - 4);
    });

    it('T01 a ring is three ornaments, a tooth one: only their number counts', () =>
      expect(
        gameAfter(table(style), nothing, owns(1, { ornaments: 3 }), owns(1, { ornaments: 2 })).tribes[0]
          ?.stock.ornaments,
      ).toBe(5));
  });

  describe('trading', () => {
    it('T02 at step 2: two ornaments for the missing stone', () => {
      const trade = { give: { ornaments: 2 }, take: { stone: 1 } };
      const game = on('B12', 2, owns(1, { ornaments: 2, brick: 1, stone: 1 }));
      game
        .when(1, build({ brick: 1, stone: 2 }))
        .refuses({ code: 'NOT_ENOUGH_GOODS', good: 'stone', have: 1, needed: 2 });
      const bought = game.when(1, build({ brick: 1, stone: 2 }, trade));
      bought.begins({
        type: 'BuildingBought',
        seat: 1,
        place: 'building1',
        tile: 'B12',
        paid: { brick: 1, stone: 2 },
        points: 14,
        trade,
      });
      expect(bought.tribe(1)).toMatchObject({
        stock: { brick: 0, stone: 0, ornaments: 1 },
        score: 14,
        traded: true,
      });
    });

    it('T03 at step 5: one wood for the missing gold', () => {
      const trade = { give: { wood: 1 }, take: { gold: 1 } };
      const bought = on('B09', 5, owns(1, { wood: 2, brick: 1 })).when(
        1,
        build({ wood: 1, brick: 1, gold: 1 }, trade),
      );
      expect(bought.tribe(1)).toMatchObject({ stock: { wood: 0, brick: 0, gold: 0 }, score: 13 });
    });

    it('T04 at step 10: one ornament for two bricks; what the price has no use for is lost', () => {
      const game = on('B12', 10, owns(1, { wood: 1 }));
      const two = game.when(
        1,
        buy('card2', { brick: 2 }, { trade: { give: { ornaments: 1 }, take: { brick: 2 } } }),
      );
      expect(two.tribe(1).stock).toMatchObject({ brick: 0, ornaments: 0, wood: 1 });
      const lost = game.when(
        1,
        buy('card2', { wood: 1, brick: 1 }, { trade: { give: { ornaments: 1 }, take: { brick: 2 } } }),
      );
      lost.begins({
        type: 'CardBought',
        seat: 1,
        place: 'card2',
        card: 'C22',
        paid: { wood: 1, brick: 1 },
        trade: { give: { ornaments: 1 }, take: { brick: 2 }, lost: { brick: 1 } },
      });
      expect(lost.tribe(1).stock).toMatchObject({ brick: 0, ornaments: 0, wood: 0 });
    });

    const stone = { give: { wood: 1 }, take: { stone: 1 } };
    const bricks = owns(1, { wood: 3, brick: 1, stone: 2 });

    it('T05 not at step 0', () =>
      on('B12', 0, bricks)
        .when(1, build({ brick: 1, stone: 2 }, stone))
        .refuses({ code: 'NO_TRADE_YET' }));

    it('T05 not in a round in which one stood with the trader, even when that is done', () => {
      const setting = { ...style, tiles: ['B12', 'B02', 'B03', 'B04'] };
      const visit = [
        hasTrade(1, 5),
        bricks,
        placed(1, 'trader', 2),
        placed(1, 'building1'),
        placed(1, 'hunt'),
        acting(1),
      ];
      given(table(setting), ...visit)
        .when(1, build({ brick: 1, stone: 2 }, stone))
        .refuses({ code: 'TRADER_VISITED' });
      given(table(setting), ...visit, [
        { type: 'TradeAdvanced', seat: 1, to: 7, by: 2, ornaments: 2, source: 'trader' },
      ])
        .when(1, build({ brick: 1, stone: 2 }, stone))
        .refuses({ code: 'TRADER_VISITED' });
    });

    it('T05 what others do with the trader is no matter', () => {
      const others = placed(2, 'trader', 2);
      const bought = on('B12', 5, bricks, others).when(1, build({ brick: 1, stone: 2 }, stone));
      expect(bought.tribe(1)).toMatchObject({ score: 14, traded: true });
    });

    it('T05 once a round, on a card or a tile', () => {
      const before: Facts = [
        { type: 'CardBought', seat: 1, place: 'card2', card: 'C22', paid: {}, trade: { give: {}, take: {} } },
      ];
      on('B12', 5, bricks, before)
        .when(1, build({ brick: 1, stone: 2 }, stone))
        .refuses({ code: 'TRADED_ALREADY' });
      const next = gameAfter(table(style), before, [{ type: 'RoundStarted', round: 2, start: 2 }]);
      expect(next.tribes[0]?.traded).toBe(false);
    });

    it('T05 not in the base game', () =>
      given(
        table({ edition, tiles: ['B12', 'B02', 'B03', 'B04'] }),
        bricks,
        placed(1, 'building1'),
        placed(1, 'hunt'),
        acting(1),
      )
        .when(1, build({ brick: 1, stone: 2 }, stone))
        .refuses({ code: 'NO_TRADE_TRACK' }));

    it.each([
      ['X2', 'card', 0, 1, 2],
      ['X5', 'card', 9, 10, 2],
      ['X5', 'card', 10, 10, 0],
    ])(
      'T06 %s moves the marker by one and gives two ornaments in all, none without a move',
      (card, _kind, from, to, ornaments) =>
        given(
          table({ ...style, cards: [card, 'C20', 'C21', 'C28', 'C22'] }),
          hasTrade(1, from),
          owns(1, { wood: 1 }),
          placed(1, 'card1'),
          placed(1, 'hunt'),
          acting(1),
        )
          .when(1, buy('card1', { wood: 1 }))
          .brings({ type: 'TradeAdvanced', seat: 1, to, by: to - from, ornaments, source: card }),
    );

    it.each([
      [1, 2, 1],
      [3, 2, 1],
      [4, 1, 1],
      [8, 1, 1],
      [9, 1, 2],
      [10, 1, 2],
    ])('R31 at step %s: %s for %s', (step, give, take) => {
      const game = on('B12', step, owns(1, { wood: 9, brick: 1, stone: 2 }));
      game
        .when(1, build({ brick: 1, stone: 2 }, { give: { wood: give + 1 }, take: { stone: take } }))
        .refuses({ code: 'WRONG_RATIO', give, take });
      game
        .when(1, build({ brick: 1, stone: 2 }, { give: { wood: give }, take: { stone: take + 1 } }))
        .refuses({ code: 'WRONG_RATIO', give, take });
      game.when(1, build({ brick: 1, stone: 2 }, { give: { wood: give }, take: { stone: take } })).begins({
        type: 'BuildingBought',
        seat: 1,
        place: 'building1',
        tile: 'B12',
        paid: { brick: 1, stone: 2 },
        points: 14,
        trade: { give: { wood: give }, take: { stone: take } },
      });
    });

    it('R31 what is taken must go into this payment', () =>
      on('B12', 5, bricks)
        .when(1, build({ brick: 1, stone: 2 }, { give: { wood: 1 }, take: { gold: 1 } }))
        .refuses({ code: 'TRADE_NOT_NEEDED' }));

    it('R31 nobody gives what he does not have, nor pays what he gave', () => {
      on('B12', 5, bricks)
        .when(1, build({ brick: 1, stone: 2 }, { give: { gold: 1 }, take: { stone: 1 } }))
        .refuses({ code: 'NOT_ENOUGH_GOODS', good: 'gold', have: 0, needed: 1 });
      on('B12', 5, bricks)
        .when(1, build({ brick: 1, stone: 2 }, { give: { brick: 1 }, take: { stone: 1 } }))
        .refuses({ code: 'NOT_ENOUGH_GOODS', good: 'brick', have: 0, needed: 1 });
    });

    it('R31 bad trades are refused, never repaired', () => {
      const game = on('B12', 5, bricks);
      game
        .when(1, build({ brick: 1, stone: 2 }, null as unknown as Trade))
        .refuses({ code: 'BAD_AMOUNT', good: 'trade' });
      game.when(1, build({ brick: 1, stone: 2 }, {} as Trade)).refuses({ code: 'BAD_AMOUNT', good: '' });
      const broken = [
        null,
        7,
        {},
        { give: { wood: 1 } },
        { give: { wood: 1 }, take: { food: 1 } },
        { give: { wood: 0.5, brick: 0.5 }, take: { stone: 1 } },
        { give: { wood: -1, brick: 2 }, take: { stone: 1 } },
      ];
      for (const trade of broken) {
        const decision = () => game.when(1, build({ brick: 1, stone: 2 }, trade as Trade)).events();
        expect(decision).toThrow(/refused: .*(BAD_AMOUNT|NOT_PAYABLE)/);
      }
    });
  });
});

import { awaitingOf, EDITIONS } from '../../src/game/index.js';
import type { GameEvent, Trade } from '../../src/game/index.js';
import { loaded } from '../support/luck.js';
import type { Facts } from '../support/scenario.js';
import {
  acting,
  fed,
  feeding,
  gameAfter,
  given,
  hasCards,
  hasExtra,
  hasFood,
  hasTrade,
  owns,
  placed,
  table,
} from '../support/scenario.js';

const CARDS = ['C16', 'C22', 'C30', 'C01', 'C32'];

/** Everybody else drew cards face down until so many are left in the deck. */
function deckLeft(count: number): Facts {
  const { undrawnCards } = gameAfter(table({ expansion: 'style', cards: CARDS }));
  return hasExtra(2, ...undrawnCards.slice(count));
}

/** The stack has no tile below the one on top. */
const lastOf = (tile: string, ...gone: readonly string[]): Facts =>
  [...gone, tile].map((each): GameEvent => ({ type: 'TileTurned', place: 'building1', tile: each, draw: 0 }));

describe.each(EDITIONS)('where two rules meet, %s', (edition) => {
  const style = { edition, expansion: 'style', cards: CARDS } as const;

  it('R24 a stack exhausted ends the game before anybody looks at the deck', () => {
    const end = given(
      table({ edition, players: 2, before: [hasExtra(2, ...gameAfter(table()).undrawnCards)] }),
      [
        { type: 'StackExhausted', place: 'building1' },
        { type: 'CardBought', seat: 1, place: 'card1', card: 'C16', paid: {} },
      ],
      placed(1, 'card4'),
      acting(1),
    ).when(1, { type: 'DeclineCard', place: 'card4' });
    end.bringsNo('CardsShifted');
    expect(end.game().result?.reason).toBe('stackExhausted');
  });

  it('R16 the last tile of a stack has its effect too: the stack is exhausted, then the market opens', () =>
    given(
      table({ ...style, tiles: ['XB6', 'B02', 'B03', 'B04'] }),
      lastOf('XB6', 'B05', 'B06', 'B07', 'B08', 'B09'),
      owns(1, { wood: 1, brick: 1 }),
      placed(1, 'building1'),
      placed(1, 'hunt'),
      acting(1),
    )
      .when(
        1,
        { type: 'BuyBuilding', place: 'building1', pay: { wood: 1, brick: 1, ornaments: 1 } },
        loaded({ dice: [[1, 2, 3, 4]] }),
      )
      .then(
        {
          type: 'BuildingBought',
          seat: 1,
          place: 'building1',
          tile: 'XB6',
          paid: { wood: 1, brick: 1, ornaments: 1 },
          points: 8,
        },
        { type: 'StackExhausted', place: 'building1' },
        {
          type: 'MarketOpened',
          seat: 1,
          source: 'XB6',
          faces: 'style',
          dice: [1, 2, 3, 4],
          order: [1, 2, 3, 4],
          draw: 0,
        },
      ));

  it('R14 five players pick five dice, the buyer first and then clockwise past seat 1', () => {
    const opened = given(
      table({ ...style, players: 5, start: 4 }),
      owns(4, { wood: 4 }),
      placed(4, 'card4'),
      placed(4, 'hunt'),
      acting(4),
    ).when(4, { type: 'BuyCard', place: 'card4', pay: { wood: 4 } }, loaded({ dice: [[1, 2, 3, 4, 5]] }));
    opened.brings({
      type: 'MarketOpened',
      seat: 4,
      source: 'C01',
      faces: 'market',
      dice: [1, 2, 3, 4, 5],
      order: [4, 5, 1, 2, 3],
      draw: 0,
    });
  });

  const six: Trade = { give: { wood: 1 }, take: { ornaments: 2 } };
  const fifth = (ornaments: number, step: number, ...facts: readonly Facts[]) =>
    given(
      table({ ...style, before: facts }),
      hasTrade(1, step),
      owns(1, { ornaments: ornaments - 1, wood: 1 }),
      placed(1, 'card5'),
      placed(1, 'hunt'),
      acting(1),
    );

  it('R32 a trade may bring the ornaments of the card and its extra card together', () => {
    const bought = fifth(4, 9).when(
      1,
      { type: 'BuyCard', place: 'card5', pay: { ornaments: 6 }, trade: six, extra: true },
      loaded({ picks: [['C11'], ['C12']] }),
    );
    expect(bought.tribe(1)).toMatchObject({ stock: { ornaments: 0, wood: 0 }, extraCards: ['C11', 'C12'] });
  });

  it('R19 of a deck of one the paid extra card comes first, and the card that draws another draws nothing', () => {
    const bought = fifth(6, 0, deckLeft(1)).when(1, {
      type: 'BuyCard',
      place: 'card5',
      pay: { ornaments: 6 },
      extra: true,
    });
    expect(bought.game()).toMatchObject({ deck: 0, tribes: [{ extras: 1, cards: ['C32'] }, {}, {}, {}] });
  });

  it('R7 a purchase that any-two could have paid is declined once other resources were taken', () =>
    given(
      table({ edition, tiles: ['B12', 'B02', 'B03', 'B04'], before: [hasCards(1, 'C36')] }),
      owns(1, { brick: 1 }),
      placed(1, 'building1'),
      placed(2, 'hunt'),
      acting(1),
    )
      .when(1, { type: 'TakeAnyTwo', goods: { wood: 2 } })
      .then(
        { type: 'AnyTwoTaken', seat: 1, card: 'C36', goods: { wood: 2 } },
        { type: 'BuildingDeclined', seat: 1, place: 'building1', auto: true },
        { type: 'TurnPassed', to: 2 },
      ));

  it('R23 any-two taken while feeding pays the missing food, and a part of it where a part counts', () => {
    const hungry = given(
      table({ edition, players: 2, before: [hasCards(1, 'C36')] }),
      hasFood(1, 3),
      feeding,
      fed(2),
    ).when(1, { type: 'TakeAnyTwo', goods: { gold: 2 } });
    expect(awaitingOf(hungry.game())).toMatchObject([{ seat: 1, kind: 'feed' }]);
    const open = given(
      table({ edition, players: 2, before: [hasCards(1, 'C36')] }),
      hasFood(1, 3),
      feeding,
      fed(2),
      [{ type: 'AnyTwoTaken', seat: 1, card: 'C36', goods: { gold: 2 } }],
    );
    open
      .when(1, { type: 'Feed', pay: { gold: 2 } })
      .begins({ type: 'TribeFed', seat: 1, food: 3, paid: { gold: 2 } });
    const part = open.when(1, { type: 'Feed', pay: { gold: 1 } });
    if (edition === 'cs-2019' || edition === 'hr-2008')
      part.refuses({ code: 'WRONG_FEEDING', missing: 2, allowed: [0, 2] });
    else part.begins({ type: 'TribeStarved', seat: 1, food: 3, paid: { gold: 1 }, missing: 1, lost: 4 });
  });

  it('R30 the style die moves the marker by one and gives two ornaments, at step 10 nothing', () => {
    for (const [from, to, ornaments] of [
      [3, 4, 2],
      [10, 10, 0],
    ] as const)
      given(table(style), hasTrade(1, from), placed(1, 'hunt'), acting(1), [
        {
          type: 'MarketOpened',
          seat: 1,
          source: 'X1',
          faces: 'style',
          dice: [6, 1, 1, 2],
          order: [1, 2, 3, 4],
          draw: 0,
        },
      ])
        .when(1, { type: 'PickDie', face: 6 })
        .begins(
          { type: 'DieTaken', seat: 1, face: 6 },
          { type: 'TradeAdvanced', seat: 1, to, by: to - from, ornaments, source: 'market' },
        );
  });
});

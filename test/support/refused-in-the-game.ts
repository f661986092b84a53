import { decideMove } from '../../src/game/index.js';
import type { Die, GameCommand, GameRejection, Rejection, Seat } from '../../src/game/index.js';
import { loaded } from './luck.js';
import * as past from './scenario.js';
import type { Facts, Setting } from './scenario.js';

type Refused = () => Rejection | undefined;

/** Why a seat's command is refused after this history. */
function refusal(history: readonly Facts[], command: GameCommand, seat: Seat = 1): Rejection | undefined {
  const decision = decideMove(past.gameAfter(...history), seat, command, loaded());
  return decision.ok ? undefined : decision.reason;
}

const place = (where: string, people = 1): GameCommand => ({
  type: 'PlacePeople',
  place: where,
  people,
});
const settle = (
  tools: readonly number[],
  oneUse: readonly string[] = [],
  ornaments?: number,
): GameCommand => ({
  type: 'Settle',
  tools,
  oneUse: oneUse,
  ...(ornaments === undefined ? {} : { ornaments }),
});
const buy = (where: string, pay: object, more: object = {}): GameCommand =>
  ({ type: where.startsWith('card') ? 'BuyCard' : 'BuyBuilding', place: where, pay, ...more }) as never;
const to = (seat: Seat): Facts => [{ type: 'TurnPassed', to: seat }];

/** Seat 1 has rolled at the hunt, with these things on its side. */
const rolled = (setting: Setting, ...owned: readonly Facts[]): readonly Facts[] => [
  past.table(setting),
  ...owned,
  past.placed(1, 'hunt', 2),
  past.acting(1),
  [{ type: 'DiceRolled', seat: 1, source: 'hunt', dice: [3, 2] as Die[], good: 'food', divisor: 2, draw: 0 }],
];

/** Seat 1 stands on this place and acts, with these things on its side. */
const on = (
  where: 'card1' | 'card4' | 'card5' | 'building1',
  setting: Setting,
  ...owned: readonly Facts[]
) => [
  past.table({ tiles: ['B12', 'B02', 'B03', 'B04'], ...setting }),
  ...owned,
  past.placed(1, where),
  past.placed(1, 'hunt'),
  past.acting(1),
];

const STYLE = { expansion: 'style' } as const;
const goods = past.owns(1, { wood: 6, brick: 1, stone: 2, ornaments: 6 });
const price = { brick: 1, stone: 2 };
const trade = { trade: { give: { wood: 1 }, take: { stone: 1 } } };
const hungry = [past.table(), past.hasFood(1, 0), past.owns(1, { wood: 2 }), past.feeding, past.fed(2, 3, 4)];
const feed = (pay: object): GameCommand => ({ type: 'Feed', pay: pay });
const DECK = past.gameAfter(past.table(STYLE)).undrawnCards;

/** For every refusal that speaks of the game itself: a way to get it. */
export const REFUSED_IN_THE_GAME: Readonly<Record<GameRejection['code'], Refused>> = {
  NOT_YOUR_TURN: () => refusal([past.table()], place('hunt'), 2),
  OTHER_DECISION: () => refusal([past.table()], { type: 'Roll', place: 'hunt' }),
  NO_SUCH_PLACE: () => refusal([past.table()], place('trader')),
  WRONG_NUMBER: () => refusal([past.table()], place('hut', 1)),
  NOT_ENOUGH_PEOPLE: () => refusal([past.table(), past.placed(1, 'forest', 4)], place('hut', 2)),
  PLACE_OCCUPIED: () => refusal([past.table(), past.placed(1, 'field'), to(2)], place('field'), 2),
  PLACE_FULL: () =>
    refusal(
      [past.table(), past.placed(1, 'forest', 2), past.placed(2, 'forest', 5), to(3)],
      place('forest'),
      3,
    ),
  ALREADY_PLACED_HERE: () => refusal([past.table(), past.placed(1, 'clayPit')], place('clayPit')),
  TOO_MANY_TRIBES: () =>
    refusal([past.table({ players: 2 }), past.placed(1, 'quarry'), to(2)], place('quarry'), 2),
  VILLAGE_CLOSED: () =>
    refusal(
      [past.table({ players: 2 }), past.placed(1, 'toolMaker'), past.placed(2, 'hut', 2), to(1)],
      place('field'),
    ),
  NOT_YOUR_TILE: () =>
    refusal([past.table({ ...STYLE, before: [past.hasTiles(1, 'XB8')], start: 2 })], place('XB8'), 2),
  NOBODY_THERE: () =>
    refusal([past.table(), past.placed(1, 'hunt'), past.acting(1)], { type: 'UsePlace', place: 'field' }),
  NOT_DONE_HERE: () =>
    refusal([past.table(), past.placed(1, 'hunt'), past.acting(1)], {
      type: 'UsePlace',
      place: 'hunt',
    }),
  NO_SUCH_TOOL: () => refusal(rolled({}, past.hasTools(1, 2)), settle([2])),
  TOOL_NAMED_TWICE: () => refusal(rolled({}, past.hasTools(1, 2)), settle([0, 0])),
  TOOL_USED: () => refusal(rolled({}, past.hasTools(1, 2, 1), past.hasUsed(1, 0)), settle([0])),
  NO_SUCH_ONE_USE_TOOL: () => refusal(rolled({}, past.hasTools(1, 2)), settle([], ['C35'])),
  CARD_NAMED_TWICE: () => refusal(rolled({}, past.hasCards(1, 'C35')), settle([], ['C35', 'C35'])),
  NOTHING_TO_SPLIT: () => refusal(rolled({}, past.hasTools(1, 2)), settle([], [], 1)),
  WRONG_SPLIT: () => refusal(rolled(STYLE), settle([], [], 9)),
  BAD_AMOUNT: () => refusal(hungry, feed({ wood: 1.5 })),
  NOT_PAYABLE: () => refusal(hungry, feed({ ornaments: 2 })),
  NOT_ENOUGH_GOODS: () => refusal(hungry, feed({ gold: 5 })),
  WRONG_PRICE: () => refusal(on('card1', {}, goods), buy('card1', { wood: 2 })),
  NO_TRADE_TRACK: () => refusal(on('building1', {}, goods), buy('building1', price, trade)),
  NO_TRADE_YET: () => refusal(on('building1', STYLE, goods), buy('building1', price, trade)),
  TRADED_ALREADY: () => {
    const once = { give: {}, take: {} };
    const bought: Facts = [
      { type: 'CardBought', seat: 1, place: 'card2', card: 'C22', paid: {}, trade: once },
    ];
    return refusal(
      on('building1', STYLE, goods, past.hasTrade(1, 5), bought),
      buy('building1', price, trade),
    );
  },
  TRADER_VISITED: () =>
    refusal(
      on('building1', STYLE, goods, past.hasTrade(1, 5), past.placed(1, 'trader', 2)),
      buy('building1', price, trade),
    ),
  WRONG_RATIO: () =>
    refusal(
      on('building1', STYLE, goods, past.hasTrade(1, 5)),
      buy('building1', price, { trade: { give: { wood: 2 }, take: { stone: 1 } } }),
    ),
  TRADE_NOT_NEEDED: () =>
    refusal(
      on('building1', STYLE, goods, past.hasTrade(1, 5)),
      buy('building1', price, { trade: { give: { wood: 1 }, take: { gold: 1 } } }),
    ),
  NO_EXTRA_HERE: () => refusal(on('card4', STYLE, goods), buy('card4', { wood: 4 }, { extra: true })),
  DECK_EMPTY: () =>
    refusal(
      on('card5', { ...STYLE, before: [past.hasExtra(2, ...DECK)] }, goods),
      buy('card5', { ornaments: 6 }, { extra: true }),
    ),
  NO_SUCH_DIE: () => {
    const [dice, order] = [[1, 2, 3, 4] as Die[], [1, 2, 3, 4]];
    const opened: Facts = [
      { type: 'MarketOpened', seat: 1, source: 'C01', faces: 'market', dice, order, draw: 0 },
    ];
    return refusal([...on('card1', {}), opened], { type: 'PickDie', face: 6 });
  },
  NO_ANY_TWO: () => refusal(on('card1', {}), { type: 'TakeAnyTwo', goods: { wood: 2 } }),
  WRONG_COUNT: () =>
    refusal(on('card1', { before: [past.hasCards(1, 'C36')] }), { type: 'TakeAnyTwo', goods: { gold: 1 } }),
  WRONG_FEEDING: () => refusal(hungry, feed({ wood: 1 })),
};

import { RESOURCES, gameOptions } from '../../game/index.js';
import type {
  ActOption,
  ActOptions,
  GameCommand,
  Goods,
  Offer,
  Payment,
  Resource,
  SeenGame,
  Trade,
  Tribe,
} from '../../game/index.js';
import { outlookOf } from './outlook.js';
import type { Outlook } from './outlook.js';
import { bestPayment, cheaply, piecesIn, profitably } from './payments.js';
import type { Judge } from './payments.js';
import { bestTrade } from './trades.js';

/** Village first, since tools help at once; then dice, the dearest goods first; then it spends what it has. */
const ORDER: Readonly<Record<ActOption['action'], number>> = { use: 0, roll: 1, buyBuilding: 2, buyCard: 3 };

/** Does the next thing with its people on the board. */
export function act(game: SeenGame, tribe: Tribe): GameCommand {
  const options = gameOptions(game, tribe.seat);
  if (options?.kind !== 'act') throw new Error(`seat ${tribe.seat} need not act`);
  const [first] = [...options.places].sort(
    (one, other) => ORDER[one.action] - ORDER[other.action] || divisorAt(game, other) - divisorAt(game, one),
  );
  if (first === undefined) throw new Error('nobody stands anywhere');
  const outlook = outlookOf(game, tribe);
  switch (first.action) {
    case 'use':
      return { type: 'UsePlace', place: first.place };
    case 'roll':
      return { type: 'Roll', place: first.place };
    case 'buyBuilding':
      return building(outlook, options, first);
    case 'buyCard':
      return card(outlook, options, first);
  }
}

function divisorAt({ rules }: SeenGame, { place }: ActOption): number {
  const rule = rules.places.get(place);
  return rule !== undefined && 'divisor' in rule ? rule.divisor : 0;
}

type Of<Action> = Extract<ActOption, { action: Action }>;

function card(outlook: Outlook, options: ActOptions, option: Of<'buyCard'>): GameCommand {
  const { place, extra } = option;
  const judge = cheaply(outlook.rounds);
  const buy = (paid: Paid): GameCommand => ({ type: 'BuyCard', place, ...paid });
  const withExtra = extra !== undefined && 'price' in extra && extra.affordable === 'now' && extra.suggested;
  if (withExtra) return { type: 'BuyCard', place, pay: withExtra, extra: true };
  return purchase(outlook, options, option, { judge, buy }) ?? { type: 'DeclineCard', place };
}

function building(outlook: Outlook, options: ActOptions, option: Of<'buyBuilding'>): GameCommand {
  const { place } = option;
  const { game, tribe, rounds } = outlook;
  const tile = game.rules.tiles.get(option.tile);
  if (tile === undefined) return { type: 'DeclineBuilding', place };
  const kept = options.places.reduce((sum, each) => sum + cardPrice(each), 0);
  const judge = profitably(tile.points, rounds, piecesIn(tribe.stock) - kept);
  const buy = (paid: Paid): GameCommand => ({ type: 'BuyBuilding', place, ...paid });
  return purchase(outlook, options, option, { judge, buy }) ?? { type: 'DeclineBuilding', place };
}

const cardPrice = (option: ActOption): number =>
  option.action === 'buyCard' && option.price.kind === 'any' ? option.price.count : 0;

type Paid = Readonly<{ pay: Payment; trade?: Trade }>;
type Purchase = Readonly<{ judge: Judge; buy: (paid: Paid) => GameCommand }>;

function purchase(
  { tribe: { stock }, rounds }: Outlook,
  { anyTwo, trade }: ActOptions,
  { price, affordable }: Offer,
  { judge, buy }: Purchase,
): GameCommand | undefined {
  const pay = bestPayment(price, stock, judge);
  if (pay !== undefined) return buy({ pay });
  if (affordable === 'withAnyTwo' && anyTwo !== undefined) {
    const goods = pairs().find((two) => bestPayment(price, withGoods(stock, two), judge) !== undefined);
    if (goods !== undefined) return { type: 'TakeAnyTwo', goods };
  }
  const traded = 'give' in trade ? bestTrade(price, stock, trade, rounds) : undefined;
  return traded && buy({ pay: traded.pay, trade: traded.trade });
}

/** Two resources, dear ones first: what is not needed now is worth more later. */
const pairs = (): readonly Goods<Resource>[] =>
  RESOURCES.flatMap((one, index) =>
    RESOURCES.slice(index).map((other) => (one === other ? { [one]: 2 } : { [one]: 1, [other]: 1 })),
  ).reverse();

const withGoods = (stock: Tribe['stock'], goods: Goods<Resource>): Tribe['stock'] => ({
  ...stock,
  ...Object.fromEntries(RESOURCES.map((kind) => [kind, stock[kind] + (goods[kind] ?? 0)])),
});

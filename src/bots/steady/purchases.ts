import { CURRENCIES, tradeRatio } from '../../game/index.js';
import type { Payment, PlaceRule, Ratio, SeenGame, Stock, TileRow } from '../../game/index.js';
import type { Outlook } from './outlook.js';
import { bestPayment, cheaply, pointsFor, profitably } from './payments.js';
import { bestTrade } from './trades.js';
import { benefitWorth, buildersWorth, cardWorth, goodsWorth } from './worth.js';

/** Worse than anything that can be reached. */
const OUT_OF_REACH = -100;

/** Games between steady players are over by then; one that drags on must be brought to its end (R25). */
const PATIENCE = 20;

/** What the tribe may spend on one purchase more, perhaps with a trade. */
export type Purse = Outlook & Readonly<{ stock: Stock; ratio: Ratio | undefined }>;

/** What is likely to be left when everything promised before is paid for. */
export function purseOf(outlook: Outlook): Purse {
  const stock = outlook.promised.reduce<Stock>((left, price) => {
    const pay = bestPayment(price, left, cheaply(outlook.rounds));
    return pay === undefined ? left : lessened(left, pay);
  }, outlook.expected);
  return { ...outlook, stock, ratio: ratioOf(outlook) };
}

function lessened(stock: Stock, pay: Payment): Stock {
  const left = { ...stock };
  for (const kind of CURRENCIES) left[kind] -= pay[kind] ?? 0;
  return left;
}

function ratioOf({ game, tribe }: Outlook): Ratio | undefined {
  const ratio = tradeRatio(game, tribe.seat);
  return 'code' in ratio ? undefined : ratio;
}

/** What standing on a card is likely to bring, after its price. */
export function cardGain(purse: Purse, { index, price }: Extract<PlaceRule, { kind: 'card' }>): number {
  const { game, stock, ratio, rounds } = purse;
  const card = game.cards[index];
  if (card === undefined) return OUT_OF_REACH;
  const pay = bestPayment(price, stock, cheaply(rounds));
  const worth = cardWorth(purse, card) + impatience(game);
  if (pay !== undefined) return worth - goodsWorth(pay, rounds);
  const traded = ratio && bestTrade(price, stock, ratio, rounds);
  return traded === undefined ? OUT_OF_REACH : worth - traded.cost;
}

/** Whoever buys brings the end nearer, were it for nothing else. */
const impatience = ({ round }: SeenGame): number => Math.max(0, round - PATIENCE);

/** What standing on a tile is likely to bring, after its price. */
export function buildingGain(purse: Purse, { index }: Extract<PlaceRule, { kind: 'building' }>): number {
  const { game, stock, ratio, rounds } = purse;
  const tile = game.rules.tiles.get(game.stacks[index]?.tile ?? '');
  if (tile === undefined) return OUT_OF_REACH;
  const pay = bestPayment(tile.price, stock, profitably(tile.points, rounds, Infinity));
  if (pay !== undefined)
    return pointsFor(tile.points, pay) + tileWorth(purse, tile) - goodsWorth(pay, rounds);
  const traded = ratio && bestTrade(tile.price, stock, ratio, rounds);
  if (traded === undefined) return OUT_OF_REACH;
  return pointsFor(tile.points, traded.pay) + tileWorth(purse, tile) - traded.cost;
}

/** What a tile is worth besides its points. */
const tileWorth = (outlook: Outlook, { effect }: TileRow): number =>
  buildersWorth(outlook) +
  impatience(outlook.game) +
  (effect === undefined ? 0 : benefitWorth(outlook, effect));

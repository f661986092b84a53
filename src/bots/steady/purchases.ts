import { CURRENCIES } from '../../game/index.js';
import type { Payment, PlaceRule, Stock, TileRow } from '../../game/index.js';
import type { Outlook } from './outlook.js';
import { bestPayment, cheaply, pointsFor, profitably } from './payments.js';
import { benefitWorth, buildersWorth, cardWorth, goodsWorth } from './worth.js';

/** Worse than anything that can be reached. */
const OUT_OF_REACH = -100;

/** What standing on a card is likely to bring, after its price. */
export function cardGain(outlook: Outlook, { index, price }: Extract<PlaceRule, { kind: 'card' }>): number {
  const card = outlook.game.cards[index];
  const pay = bestPayment(price, stockToSpend(outlook), cheaply(outlook.rounds));
  if (card === undefined || pay === undefined) return OUT_OF_REACH;
  return cardWorth(outlook, card) - goodsWorth(pay, outlook.rounds);
}

/** What standing on a tile is likely to bring, after its price. */
export function buildingGain(outlook: Outlook, { index }: Extract<PlaceRule, { kind: 'building' }>): number {
  const { game, rounds } = outlook;
  const tile = game.rules.tiles.get(game.stacks[index]?.tile ?? '');
  const pay =
    tile && bestPayment(tile.price, stockToSpend(outlook), profitably(tile.points, rounds, Infinity));
  if (tile === undefined || pay === undefined) return OUT_OF_REACH;
  return pointsFor(tile.points, pay) + tileWorth(outlook, tile) - goodsWorth(pay, rounds);
}

/** What a tile is worth besides its points. */
const tileWorth = (outlook: Outlook, { effect }: TileRow): number =>
  buildersWorth(outlook) + (effect === undefined ? 0 : benefitWorth(outlook, effect));

/** What is likely to be left when everything promised before is paid for. */
function stockToSpend({ expected, promised }: Outlook): Stock {
  return promised.reduce<Stock>((stock, price) => {
    const pay = bestPayment(price, stock, cheaply(Infinity));
    return pay === undefined ? stock : lessened(stock, pay);
  }, expected);
}

function lessened(stock: Stock, pay: Payment): Stock {
  const left = { ...stock };
  for (const kind of CURRENCIES) left[kind] -= pay[kind] ?? 0;
  return left;
}

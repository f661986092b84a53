/** Trading on the trade track while buying (001:215-263). */

import { isObject } from '../model/hostile.js';
import { CURRENCIES, piecesIn } from '../model/goods.js';
import type { Payment, Stock, Trade } from '../model/goods.js';
import type { Seat } from '../model/ids.js';
import type { TradeRatio } from '../model/rules.js';
import type { GameRejection } from '../rejection.js';
import { tribeOf } from '../state.js';
import type { SeenGame } from '../state.js';
import { refuseGoods, refuseStock } from './payment.js';

/** What a seat's trade marker lets it exchange now, or why nothing (R31, R32). */
export function tradeRatio(game: SeenGame, seat: Seat): TradeRatio | GameRejection {
  const { tradeRatios } = game.rules;
  if (tradeRatios.length === 0) return { code: 'NO_TRADE_TRACK' };
  const { trade, traded } = tribeOf(game, seat);
  const ratio = tradeRatios.find(({ from }) => trade >= from);
  if (ratio === undefined) return { code: 'NO_TRADE_YET' };
  if (traded) return { code: 'TRADED_ALREADY' };
  const visited = game.standing.some((each) => each.seat === seat && each.place === 'trader');
  return visited ? { code: 'TRADER_VISITED' } : ratio;
}

/** Why this price cannot be paid so, with or without a trade on the way. */
export function refusePaying(
  game: SeenGame,
  seat: Seat,
  { pay, trade }: Readonly<{ pay: Payment; trade?: Trade }>,
): GameRejection | undefined {
  const { stock } = tribeOf(game, seat);
  if (trade === undefined) return refuseStock(stock, pay);
  const refusal = refuseTrade(game, seat, trade);
  if (refusal !== undefined) return refusal;
  if (!helps(trade, pay)) return { code: 'TRADE_NOT_NEEDED' };
  return refuseStock(stock, trade.give) ?? refuseAfter(stock, trade, pay);
}

/** Whether at least one piece taken goes into the payment. */
const helps = ({ take }: Trade, pay: Payment): boolean =>
  CURRENCIES.some((kind) => take[kind] !== undefined && pay[kind] !== undefined);

/** Why the stock does not hold the payment after the trade; what is taken counts only as far as it is paid. */
function refuseAfter(stock: Stock, { give, take }: Trade, pay: Payment): GameRejection | undefined {
  for (const good of CURRENCIES) {
    const needed = pay[good] ?? 0;
    const have = stock[good] - (give[good] ?? 0) + Math.min(take[good] ?? 0, needed);
    if (have < needed) return { code: 'NOT_ENOUGH_GOODS', good, have, needed };
  }
  return undefined;
}

function refuseTrade(game: SeenGame, seat: Seat, trade: Trade): GameRejection | undefined {
  if (!isObject(trade)) return { code: 'BAD_AMOUNT', good: 'trade' };
  const ratio = tradeRatio(game, seat);
  if ('code' in ratio) return ratio;
  const { give, take } = ratio;
  const wrong = refuseGoods(trade.give, CURRENCIES) ?? refuseGoods(trade.take, CURRENCIES);
  if (wrong !== undefined) return wrong;
  const fits = piecesIn(trade.give) === give && piecesIn(trade.take) === take;
  return fits ? undefined : { code: 'WRONG_RATIO', give, take };
}

/** A trade as it is recorded: pieces taken that the price has no use for are lost (001:259). */
export function tradeMade(trade: Trade, pay: Payment): Trade & Readonly<{ lost?: Payment }> {
  const { give, take } = trade;
  const lost: { -readonly [Kind in keyof Payment]: Payment[Kind] } = {};
  for (const kind of CURRENCIES) {
    const spare = (take[kind] ?? 0) - (pay[kind] ?? 0);
    if (spare > 0) lost[kind] = spare;
  }
  return piecesIn(lost) === 0 ? { give, take } : { give, take, lost };
}

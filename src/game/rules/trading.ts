import { isObject } from '../model/hostile.js';
import { CURRENCIES, minus, piecesIn, plus } from '../model/goods.js';
import type { Payment, Trade } from '../model/goods.js';
import type { Seat } from '../model/ids.js';
import type { TradeRatio } from '../model/rules.js';
import type { GameRejection } from '../rejection.js';
import { tribeOf } from '../state.js';
import type { SeenGame } from '../state.js';
import { refuseGoods, refuseStock } from './payment.js';

/** What a seat's trade marker lets it exchange now, or why nothing (R31, R32). */
export function tradeRatio(game: SeenGame, seat: Seat): TradeRatio | GameRejection {
  const { trade, traded } = tribeOf(game, seat);
  const ratio = game.rules.tradeRatios.find(({ from }) => trade >= from);
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
  const used = usedOf(trade, pay);
  if (piecesIn(used) === 0) return { code: 'TRADE_NOT_NEEDED' };
  return refuseStock(stock, trade.give) ?? refuseStock(plus(minus(stock, trade.give), used), pay);
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
  const lost = positive((kind) => (trade.take[kind] ?? 0) - (pay[kind] ?? 0));
  const { give, take } = trade;
  return piecesIn(lost) === 0 ? { give, take } : { give, take, lost };
}

/** The pieces taken that go into the payment. */
const usedOf = (trade: Trade, pay: Payment): Payment =>
  positive((kind) => Math.min(trade.take[kind] ?? 0, pay[kind] ?? 0));

function positive(amountOf: (kind: (typeof CURRENCIES)[number]) => number): Payment {
  return Object.fromEntries(
    CURRENCIES.map((kind) => [kind, amountOf(kind)] as const).filter(([, amount]) => amount > 0),
  );
}

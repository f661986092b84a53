import { bestTrade as bestTradeBy } from '../../game/index.js';
import type { Price, Ratio, Stock, Traded } from '../../game/index.js';
import { goodsWorth } from './worth.js';

/** The cheapest way to pay a price that one trade makes possible, as this bot counts. */
export const bestTrade = (price: Price, stock: Stock, ratio: Ratio, rounds: number): Traded | undefined =>
  bestTradeBy(price, stock, ratio, (goods) => goodsWorth(goods, rounds));

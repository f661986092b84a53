import { CURRENCIES, RESOURCES, covers, paymentsFor } from '../game/index.js';
import type { Currency, Goods, Payment, Price, Resource, Stock, Trade, TradeRatio } from '../game/index.js';
import { oneOf } from './bot.js';
import type { Chance } from './chance.js';

/** So many pieces out of goods that hold them, every piece as likely as every other. */
export function somePieces<Kind extends Currency>(
  goods: Goods<Kind>,
  kinds: readonly Kind[],
  count: number,
  chance: Chance,
): Goods<Kind> {
  const taken: Partial<Record<Kind, number>> = {};
  let left = kinds.reduce((sum, kind) => sum + (goods[kind] ?? 0), 0);
  for (let nth = 0; nth < count && left > 0; nth += 1, left -= 1) {
    let piece = chance.below(left);
    for (const kind of kinds) {
      const already = taken[kind] ?? 0;
      piece -= (goods[kind] ?? 0) - already;
      if (piece >= 0) continue;
      taken[kind] = already + 1;
      break;
    }
  }
  return taken;
}

/** So many resources of any kinds. */
export function someTwo(count: number, chance: Chance): Goods<Resource> {
  const taken: Partial<Record<Resource, number>> = {};
  for (let nth = 0; nth < count; nth += 1) {
    const kind = oneOf(RESOURCES, chance);
    taken[kind] = (taken[kind] ?? 0) + 1;
  }
  return taken;
}

/** Some payment that fits the price and lies in the stock. */
export function somePayment(price: Price, stock: Stock, chance: Chance): Payment | undefined {
  if (price.kind === 'any') return somePieces(stock, RESOURCES, price.count, chance);
  if (price.kind === 'range')
    return somePieces(stock, RESOURCES, price.min + chance.below(price.max - price.min + 1), chance);
  return someListed(price, stock, chance);
}

/** Counts first, so that no list is made. */
function someListed(price: Price, stock: Stock, { below }: Chance): Payment | undefined {
  const payments = paymentsFor(price);
  let possible = 0;
  for (const pay of payments) if (covers(stock, pay)) possible += 1;
  let chosen = below(possible);
  for (const pay of payments) if (covers(stock, pay) && chosen-- === 0) return pay;
  return undefined;
}

/** A payment, and a trade that brings a part of it; perhaps more than the stock can do, which the rules refuse. */
export function someTrade(
  { price, stock, ratio }: Readonly<{ price: Price; stock: Stock; ratio: TradeRatio }>,
  chance: Chance,
): Readonly<{ pay: Payment; trade: Trade }> {
  const pay = oneOf(paymentsFor(price), chance);
  const give = somePieces(stock, CURRENCIES, ratio.give, chance);
  return {
    pay,
    trade: { give, take: somePieces(wantedFor(pay, ratio.take - 1), CURRENCIES, ratio.take, chance) },
  };
}

/** What the price has no use for may be taken too, and is lost (001:259). */
const wantedFor = (
  { wood = 0, brick = 0, stone = 0, gold = 0, ornaments = 0 }: Payment,
  spare: number,
): Payment => ({ wood, brick, stone, gold, ornaments: ornaments + spare });

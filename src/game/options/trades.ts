import { CURRENCIES, piecesIn } from '../model/goods.js';
import type { Currency, Payment, Stock, Trade } from '../model/goods.js';
import type { Price } from '../model/buildings.js';
import { paymentsFor } from '../rules/affordability.js';

export type Ratio = Readonly<{ give: number; take: number }>;
type Amounts = Partial<Record<Currency, number>>;
type Worth = (goods: Payment) => number;

/** A payment, the trade it needs, and what both cost the tribe. */
export type Traded = Readonly<{ pay: Payment; trade: Trade; cost: number }>;

/** The cheapest way to pay a price that one trade makes possible. */
export function bestTrade(price: Price, stock: Stock, ratio: Ratio, worth: Worth): Traded | undefined {
  let best: Traded | undefined;
  for (const pay of paymentsFor(price)) {
    const trade = tradeFor(pay, stock, ratio, worth);
    if (trade === undefined) continue;
    const cost = worth(pay) + worth(trade.give) - worth(trade.take);
    if (best === undefined || cost < best.cost) best = { pay, trade, cost };
  }
  return best;
}

/** Takes what is missing for this payment, and gives the least that is left over; undefined if that is not enough. */
function tradeFor(pay: Payment, stock: Stock, { give, take }: Ratio, worth: Worth): Trade | undefined {
  const missing = missingFor(pay, stock);
  const count = piecesIn(missing);
  if (count === 0 || count > take) return undefined;
  const taken = count < take ? withOneMore(missing, pay) : missing;
  const spare = CURRENCIES.flatMap((kind) => {
    const own = (pay[kind] ?? 0) - Math.min(pay[kind] ?? 0, taken[kind] ?? 0);
    return Array.from({ length: Math.max(0, stock[kind] - own) }, () => kind);
  }).sort((one, other) => worth({ [one]: 1 }) - worth({ [other]: 1 }));
  return spare.length < give ? undefined : { give: counted(spare.slice(0, give)), take: taken };
}

function missingFor(pay: Payment, stock: Stock): Amounts {
  const missing: Amounts = {};
  for (const kind of CURRENCIES) {
    const short = (pay[kind] ?? 0) - stock[kind];
    if (short > 0) missing[kind] = short;
  }
  return missing;
}

/** The second piece of a 1:2 trade: one the payment can use, so that an own piece is kept. */
function withOneMore(missing: Amounts, pay: Payment): Amounts {
  const useful = CURRENCIES.find((kind) => (pay[kind] ?? 0) > (missing[kind] ?? 0)) ?? 'wood';
  return { ...missing, [useful]: (missing[useful] ?? 0) + 1 };
}

function counted(kinds: readonly Currency[]): Amounts {
  const amounts: Amounts = {};
  for (const kind of kinds) amounts[kind] = (amounts[kind] ?? 0) + 1;
  return amounts;
}

import { CURRENCIES, RESOURCES, RESOURCE_VALUE, piecesIn } from '../model/goods.js';
import type { Payment, Stock } from '../model/goods.js';
import type { Price } from '../model/buildings.js';
import type { TradeRatio } from '../model/rules.js';
import { refusePrice, refuseStock } from '../rules/payment.js';

const known = new Map<Price, readonly Payment[]>();

/** Every payment that fits a price, whatever one owns; at most a few hundred. */
export function paymentsFor(price: Price): readonly Payment[] {
  const found = known.get(price);
  if (found !== undefined) return found;
  const payments = candidates(price).filter((pay) => refusePrice(price, pay) === undefined);
  known.set(price, payments);
  return payments;
}

function candidates(price: Price): readonly Payment[] {
  switch (price.kind) {
    case 'fixed':
      return [price.goods];
    case 'ornamentRange':
      return Array.from({ length: price.max }, (_, index) => ({ ornaments: index + 1 }));
    case 'any':
    case 'exactKinds':
      return resourcesUpTo(price.count);
    case 'range':
      return resourcesUpTo(price.max);
  }
}

function resourcesUpTo(most: number): readonly Payment[] {
  return RESOURCES.reduce<readonly Payment[]>(
    (payments, kind) =>
      payments.flatMap((pay) =>
        Array.from({ length: most - piecesIn(pay) + 1 }, (_, amount) =>
          amount === 0 ? pay : { ...pay, [kind]: amount },
        ),
      ),
    [{}],
  );
}

const valueOf = (pay: Payment): number =>
  RESOURCES.reduce((sum, kind) => sum + RESOURCE_VALUE[kind] * (pay[kind] ?? 0), 0);

/** The payment out of this stock that is worth least; undefined if none fits. */
export const cheapest = (price: Price, stock: Stock): Payment | undefined =>
  best(price, stock, (pay) => -valueOf(pay));

/** The payment out of this stock that is worth most; undefined if none fits. */
export const dearest = (price: Price, stock: Stock): Payment | undefined =>
  best(price, stock, (pay) => valueOf(pay) + piecesIn(pay));

function best(price: Price, stock: Stock, worth: (pay: Payment) => number): Payment | undefined {
  let found: Payment | undefined;
  for (const pay of paymentsFor(price)) {
    if (refuseStock(stock, pay) !== undefined) continue;
    if (found === undefined || worth(pay) > worth(found)) found = pay;
  }
  return found;
}

/** Whether one exchange at this ratio makes up for what the stock lacks. */
export function affordableWithTrade(price: Price, stock: Stock, { give, take }: TradeRatio): boolean {
  if (piecesIn(stock) < give) return false;
  return paymentsFor(price).some((pay) => {
    const missing = CURRENCIES.reduce((sum, kind) => sum + Math.max(0, (pay[kind] ?? 0) - stock[kind]), 0);
    const spare = piecesIn(stock) - (piecesIn(pay) - missing);
    // Pieces given although the price needs them must come back through the trade.
    const taken = missing + Math.max(0, give - spare);
    return taken <= take;
  });
}

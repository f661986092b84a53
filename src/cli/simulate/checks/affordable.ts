import { CURRENCIES, RESOURCES, paymentsFor } from '../../../game/index.js';
import type {
  ActOptions,
  Affordable,
  Offer,
  Payment,
  Price,
  SeenGame,
  Stock,
  Tribe,
} from '../../../game/index.js';
import { piecesIn } from '../../../bots/steady/payments.js';
import { bestTrade } from '../../../bots/steady/trades.js';
import { unless } from '../violation.js';
import type { Violation } from '../violation.js';
import type { Moment } from './moment.js';

/** Whether each offer says rightly what it would take to pay it. */
export function checkAffordable(options: ActOptions, { seen, seat }: Moment): readonly Violation[] {
  const tribe = seen.game?.tribes[seat - 1];
  if (seen.game === undefined || tribe === undefined) return [];
  const { stock } = tribe;
  const wild = wildOf(seen.game, tribe);
  const offers = options.places.flatMap((option): readonly Offer[] => {
    if (!('price' in option)) return [];
    const extra = option.action === 'buyCard' ? option.extra : undefined;
    return extra !== undefined && 'price' in extra ? [option, extra] : [option];
  });
  return offers.flatMap(({ price, affordable }) => {
    const really = affordability(price, stock, wild, options);
    return unless(really === affordable, 'offers say what can be paid', () =>
      JSON.stringify({ price, stock, affordable, really }),
    );
  });
}

/** How many resources of choice the tribe's unused cards still give. */
function wildOf({ rules }: SeenGame, { cards, spent }: Tribe): number {
  const tops = cards.filter((card) => !spent.includes(card)).map((card) => rules.cards.get(card)?.top);
  return tops.reduce((sum, top) => (top?.kind === 'anyTwo' ? sum + top.count : sum), 0);
}

function affordability(price: Price, stock: Stock, wild: number, { trade }: ActOptions): Affordable {
  const fewestMissing =
    (kinds: readonly (keyof Payment)[]) =>
    (pay: Payment): number =>
      kinds.reduce((sum, kind) => sum + Math.max(0, (pay[kind] ?? 0) - stock[kind]), 0);
  const missing = fewestMissing(CURRENCIES);
  const ornaments = fewestMissing(['ornaments']);
  const payments = paymentsFor(price);
  if (payments.some((pay) => missing(pay) === 0)) return 'now';
  if (payments.some((pay) => ornaments(pay) === 0 && missing(pay) <= wild)) return 'withAnyTwo';
  if ('closed' in trade) return 'no';
  return stocksWith(stock, wild).some((each) => bestTrade(price, each, trade, 1) !== undefined)
    ? 'withTrade'
    : 'no';
}

/** Every stock that this one can become through the any-two card, used or not. */
function stocksWith(stock: Stock, wild: number): readonly Stock[] {
  if (wild === 0) return [stock];
  const more = RESOURCES.flatMap((kind) => stocksWith({ ...stock, [kind]: stock[kind] + 1 }, wild - 1));
  return [stock, ...more.filter((each) => piecesIn(each) === piecesIn(stock) + wild)];
}

import { CURRENCIES, RESOURCES, paymentsFor } from '../../../game/index.js';
import type {
  ActOptions,
  DecisionOptions,
  FeedOptions,
  GameCommand,
  Goods,
  Offer,
  Payment,
  SettleOptions,
  Stock,
  Trade,
} from '../../../game/index.js';

type CommandOf<Type extends GameCommand['type']> = Extract<GameCommand, { type: Type }>;
type Listers = { readonly [Type in GameCommand['type']]: (command: CommandOf<Type>, list: List) => boolean };
type List = Readonly<{ options: DecisionOptions; stock: Stock }>;

const LISTERS: Listers = {
  PlacePeople: ({ place, people }, { options }) =>
    options.kind === 'place' &&
    options.places.some(
      (each) => each.place === place && 'min' in each && isBetween(people, each.min, each.max),
    ),
  UsePlace: ({ place }, { options }) => hasAction(options, place, 'use'),
  Roll: ({ place }, { options }) => hasAction(options, place, 'roll'),
  DeclineCard: ({ place }, { options }) => hasAction(options, place, 'buyCard'),
  DeclineBuilding: ({ place }, { options }) => hasAction(options, place, 'buyBuilding'),
  BuyCard: (command, { options, stock }) => {
    if (options.kind !== 'act') return false;
    const found = options.places.find(({ place }) => place === command.place);
    if (found?.action !== 'buyCard') return false;
    const offer = command.extra === undefined ? found : found.extra;
    return offer !== undefined && 'price' in offer && isOffered(options, offer, command, stock);
  },
  BuyBuilding: (command, { options, stock }) => {
    if (options.kind !== 'act') return false;
    const found = options.places.find(({ place }) => place === command.place);
    return found?.action === 'buyBuilding' && isOffered(options, found, command, stock);
  },
  Settle: (command, { options }) => options.kind === 'settle' && isSettling(options, command),
  PickDie: ({ face }, { options }) =>
    options.kind === 'pickDie' && options.faces.some((each) => each.face === face),
  TakeAnyTwo: ({ goods }, { options }) =>
    (options.kind === 'act' || options.kind === 'feed') && total(goods) === options.anyTwo?.count,
  Feed: ({ pay }, { options, stock }) => options.kind === 'feed' && isFeeding(options, pay, stock),
};

/** Whether the options offer this very command. Written from what options mean, not from the rules. */
export function isListed(command: GameCommand, options: DecisionOptions | undefined, stock: Stock): boolean {
  if (options === undefined) return false;
  const lister = LISTERS[command.type] as (command: GameCommand, list: List) => boolean;
  return lister(command, { options, stock });
}

const isBetween = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const hasAction = (options: DecisionOptions, place: string, action: string): boolean =>
  options.kind === 'act' && options.places.some((each) => each.place === place && each.action === action);

const total = (goods: Goods): number => CURRENCIES.reduce((sum, kind) => sum + (goods[kind] ?? 0), 0);
const holds = (stock: Stock, goods: Goods): boolean =>
  CURRENCIES.every((kind) => stock[kind] >= (goods[kind] ?? 0));

function isOffered(
  { trade: open }: ActOptions,
  { price, affordable }: Offer,
  { pay, trade }: Readonly<{ pay: Payment; trade?: Trade }>,
  stock: Stock,
): boolean {
  const fits = paymentsFor(price).some((each) =>
    CURRENCIES.every((kind) => (each[kind] ?? 0) === (pay[kind] ?? 0)),
  );
  if (!fits) return false;
  if (trade === undefined) return affordable === 'now' && holds(stock, pay);
  if ('closed' in open || affordable === 'no') return false;
  return total(trade.give) === open.give && total(trade.take) === open.take && isTraded(stock, pay, trade);
}

/** At least one piece taken goes into the payment; what does not is lost. */
function isTraded(stock: Stock, pay: Payment, { give, take }: Trade): boolean {
  const used = (kind: (typeof CURRENCIES)[number]): number => Math.min(take[kind] ?? 0, pay[kind] ?? 0);
  return (
    CURRENCIES.some((kind) => used(kind) > 0) &&
    holds(stock, give) &&
    CURRENCIES.every((kind) => stock[kind] - (give[kind] ?? 0) + used(kind) >= (pay[kind] ?? 0))
  );
}

function isSettling(options: SettleOptions, { tools, oneUse, ornaments }: CommandOf<'Settle'>): boolean {
  const ready = options.tools.filter(({ slot, used }) => !used && tools.includes(slot));
  const cards = options.oneUse.filter(({ card, used }) => !used && oneUse.includes(card));
  if (ready.length !== tools.length || cards.length !== oneUse.length) return false;
  const pips = [...ready, ...cards].reduce((sum, { value }) => sum + value, options.sum);
  return (
    ornaments === undefined || (options.split && isBetween(ornaments, 0, Math.floor(pips / options.divisor)))
  );
}

const isFeeding = ({ choices }: FeedOptions, pay: Goods, stock: Stock): boolean =>
  holds(stock, pay) &&
  choices.some(({ count }) => count === RESOURCES.reduce((sum, kind) => sum + (pay[kind] ?? 0), 0));

import {
  gameOptions,
  placeOptions,
  suggestedSettling,
  type FeedOptions,
  type GameCommand,
  type GameRejection,
  type Goods,
  type OpenMarket,
  type PickOptions,
  type PlaceOption,
  type Resource,
  type Seat,
  type SeenGame,
  type SettleOptions,
  type Stock,
} from '../../game/index.js';
import type { FeedingOrder, Orders, PlacingOrder, ToolOrder } from './orders.js';

/** The command that orders give; or that they say nothing about what is asked, or nothing that would do. */
export type Ordered = Readonly<{ command: GameCommand } | { none: 'unsaid' | 'unfit' }>;

const UNSAID = { none: 'unsaid' } as const;
const UNFIT = { none: 'unfit' } as const;

/** What these orders do about the decision that the seat owes, from what it can see and by the same rules as `decide`. */
export function ordered(orders: Orders, game: SeenGame, seat: Seat): Ordered {
  const options = gameOptions(game, seat);
  switch (options?.kind) {
    case 'place':
      return placed(orders.placing, game, options.places);
    case 'settle':
      return settled(orders.tools, options);
    case 'pickDie':
      return picked(orders, options, game.market);
    case 'feed':
      return fed(orders.feeding, options, stockOf(game, seat));
    case 'act':
    case undefined:
      return UNSAID;
  }
}

/** The first that is possible. */
function placed(wishes: readonly PlacingOrder[], game: SeenGame, places: readonly PlaceOption[]): Ordered {
  for (const wish of wishes) {
    const people = peopleFor(wish, game, places);
    if (typeof people === 'number') return { command: { type: 'PlacePeople', place: wish.place, people } };
  }
  return wishes.length === 0 ? UNSAID : UNFIT;
}

/** How many would go, or why nobody may. */
function peopleFor(
  { place, people }: PlacingOrder,
  { rules }: SeenGame,
  places: readonly PlaceOption[],
): number | GameRejection {
  const option = places.find((each) => each.place === place);
  // Of the workers' tiles only one's own are listed.
  if (option === undefined)
    return { code: rules.places.has(place) ? 'NOT_YOUR_TILE' : 'NO_SUCH_PLACE', place };
  if ('closed' in option) return option.closed;
  const { min, max } = option;
  if (people === 'all') return max;
  return people >= min && people <= max ? people : { code: 'WRONG_NUMBER', place, min, max };
}

/** What would become of one entry if it were this seat's turn: played, open behind another one, closed; or not known before the next round. */
export type EntryVerdict = Readonly<
  { kind: 'played' | 'open' | 'nextRound' } | { kind: 'closed'; rejection: GameRejection }
>;

/** What would become of each entry on the board as it is, the first one that is possible being played. */
export function verdictsOn(
  wishes: readonly PlacingOrder[],
  game: SeenGame,
  seat: Seat,
): readonly EntryVerdict[] {
  if (!placesThisRound(game, seat)) return wishes.map(() => ({ kind: 'nextRound' }));
  const { places } = placeOptions(game, seat);
  const found = wishes.map((wish) => peopleFor(wish, game, places));
  const first = found.findIndex((each) => typeof each === 'number');
  return found.map((each, index): EntryVerdict => {
    if (typeof each !== 'number') return { kind: 'closed', rejection: each };
    return { kind: index === first ? 'played' : 'open' };
  });
}

/** Whether the seat will be asked once more before everybody comes home. */
const placesThisRound = ({ phase, tribes, skipped }: SeenGame, seat: Seat): boolean =>
  phase === 'placing' && (tribes[seat - 1]?.home ?? 0) > 0 && !skipped.includes(seat);

/** A hunt that may be shared out stays a choice: about that nothing was said. */
function settled(wish: ToolOrder | undefined, options: SettleOptions): Ordered {
  if (wish === undefined) return UNSAID;
  if (options.split) return UNFIT;
  const tools = wish === 'never' ? [] : suggestedSettling(options).tools;
  return { command: { type: 'Settle', tools, oneUse: [] } };
}

/** The first face that lies there and does something for the tribe. */
function picked(orders: Orders, { faces }: PickOptions, market: OpenMarket | undefined): Ordered {
  const wishes = market === undefined ? [] : orders[market.faces];
  if (wishes.length === 0) return UNSAID;
  const face = wishes.find((wish) => faces.some((each) => each.face === wish && each.works));
  return face === undefined ? UNFIT : { command: { type: 'PickDie', face } };
}

/** All that is missing out of the named kinds; where they do not do, hunger if that was said, for as few points as possible. */
function fed(wish: FeedingOrder | undefined, { missing, choices }: FeedOptions, stock: Stock): Ordered {
  if (wish === undefined) return UNSAID;
  const { pay, hungry } = wish;
  const most = pay.reduce((sum, kind) => sum + stock[kind], 0);
  if (most < missing && !hungry) return UNFIT;
  const [best] = choices
    .filter(({ count }) => count <= most)
    .sort((one, other) => one.lost - other.lost || one.count - other.count);
  return best === undefined ? UNFIT : { command: { type: 'Feed', pay: firstOf(pay, stock, best.count) } };
}

function firstOf(kinds: readonly Resource[], stock: Stock, count: number): Goods<Resource> {
  const pay: Partial<Record<Resource, number>> = {};
  let left = count;
  for (const kind of kinds) {
    const some = Math.min(left, stock[kind]);
    if (some > 0) pay[kind] = some;
    left -= some;
  }
  return pay;
}

function stockOf({ tribes }: SeenGame, seat: Seat): Stock {
  const tribe = tribes[seat - 1];
  if (tribe === undefined) throw new Error(`no seat ${seat}`);
  return tribe.stock;
}

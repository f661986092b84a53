import type { Words } from '../../words/words.js';
import { nameOf } from '../decision/place-names.js';
import type { Die, GameView, Good, PlaceId, Refusal } from '../model.js';

/** One wish where to send people; null = as many as may go. `fixed`: the place takes that one number alone. */
export type Wish = Readonly<{ place: PlaceId; people: number | null; fixed: boolean }>;

/** A wish as the server judges it on the board as it is; `closed` says why it would not be played. */
export type JudgedWish = Wish & Readonly<{ closed: Refusal | null }>;

/** What to pay where food is missing; null = ask me. */
export type FeedingOrder = Readonly<{ pay: readonly Good[]; hungry: boolean }> | null;
/** What to do about tools; null = ask me. */
export type ToolOrder = 'suggested' | 'never' | null;

/** What is played for me while I am away. */
export type Orders<Of extends Wish = Wish> = Readonly<{
  placing: readonly Of[];
  market: readonly Die[];
  style: readonly Die[];
  feeding: FeedingOrder;
  tools: ToolOrder;
}>;

/** What the server lets me choose from. */
export type OrderChoices = Readonly<{
  places: readonly Readonly<{ place: PlaceId; min: number; max: number }>[];
  payWith: readonly Good[];
  mostPlaces: number;
}>;

/** My orders, and what I can do about them. */
export type Ordering = Readonly<{
  kept: Orders<JudgedWish>;
  /** Null until they were asked for. */
  choices: OrderChoices | null;
  /** Asks what there is to choose from. */
  ask: () => void;
  /** True once they are stored. */
  keep: (orders: Orders) => Promise<boolean>;
  clear: () => Promise<boolean>;
  busy: boolean;
  /** Why they were not stored. */
  trouble: string | null;
}>;

/** Whether anything is ordered. */
export const isSaid = ({ placing, market, style, feeding, tools }: Orders): boolean =>
  placing.length + market.length + style.length > 0 || feeding !== null || tools !== null;

/** Changes its place in a list with the one before or behind it. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const other = index + by;
  const [one, two] = [items[index], items[other]];
  if (one === undefined || two === undefined) return items;
  return items.map((item, at) => (at === index ? two : at === other ? one : item));
}

/** The list without one of them. */
export const removed = <Item>(items: readonly Item[], index: number): readonly Item[] =>
  items.filter((_, at) => at !== index);

/** One wish in words: "Forest with 3". */
export function wishText(
  { place, people, fixed }: Wish,
  words: Words,
  view: Pick<GameView, 'cards'>,
): string {
  const name = nameOf(place, words, view);
  if (fixed) return name;
  return people === null ? words.orders.withAll(name) : words.orders.withSome(name, people);
}

/** What else is ordered besides a list of places: "market, tools". */
export const alsoOrdered = ({ market, style, feeding, tools }: Orders, { orders }: Words): string =>
  [
    ...(market.length > 0 ? [orders.about.market] : []),
    ...(style.length > 0 ? [orders.about.style] : []),
    ...(feeding === null ? [] : [orders.about.feeding]),
    ...(tools === null ? [] : [orders.about.tools]),
  ].join(', ');

import { without } from '../../lib/without.js';
import { RESOURCES, type Die, type PlaceId, type Resource } from '../../game/index.js';

/** One wish where to send people; `all` are as many as may go. */
export type PlacingOrder = Readonly<{ place: PlaceId; people: number | 'all' }>;

/** What to pay where food is missing, the first kind first; and whether to go hungry where that does not do. */
export type FeedingOrder = Readonly<{ pay: readonly Resource[]; hungry: boolean }>;

/** The fewest tools that bring one piece more, or none at all. */
export const TOOL_ORDERS = ['suggested', 'never'] as const;
export type ToolOrder = (typeof TOOL_ORDERS)[number];

/**
 * What somebody wants done at their seat while they are away. The list of places is for one decision and is then used
 * up; the rest stays until it is changed. What is not said is asked.
 */
export type Orders = Readonly<{
  placing: readonly PlacingOrder[];
  /** Faces in the order of preference. */
  market: readonly Die[];
  style: readonly Die[];
  feeding?: FeedingOrder;
  tools?: ToolOrder;
}>;

export const NO_ORDERS: Orders = { placing: [], market: [], style: [] };

/** As long as a list of places may be. */
export const MOST_PLACES = 12;
/** As many as a tribe ever has. */
const MOST_PEOPLE = 10;
const FACES = 6;
const LONGEST_PLACE = 32;

/** Why these cannot be orders, by the field that is wrong and what it must be; undefined if they can. */
export type OrdersProblem = Readonly<{ field: keyof Orders; wanted: string }>;

/** Looks at the form alone: what is possible is for the board to say when the time comes. */
export function ordersProblem({ placing, market, style, feeding }: Orders): OrdersProblem | undefined {
  if (placing.length > MOST_PLACES) return wrong('placing', `${MOST_PLACES} places at the most`);
  if (!placing.every(isPlacing))
    return wrong('placing', `places with 1 to ${MOST_PEOPLE} people, or as many as may go`);
  if (!areFaces(market)) return wrong('market', 'different faces from 1 to 6');
  if (!areFaces(style)) return wrong('style', 'different faces from 1 to 6');
  return feeding === undefined || areDifferent(feeding.pay)
    ? undefined
    : wrong('feeding', 'different resources');
}

const wrong = (field: keyof Orders, wanted: string): OrdersProblem => ({ field, wanted });

const isPlacing = ({ place, people }: PlacingOrder): boolean =>
  place.length > 0 && place.length <= LONGEST_PLACE && (people === 'all' || isFrom1To(people, MOST_PEOPLE));

const isFrom1To = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

const areFaces = (faces: readonly Die[]): boolean =>
  areDifferent(faces) && faces.every((face) => isFrom1To(face, FACES));

const areDifferent = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** Whether anything is said at all. */
export const isSaid = ({ placing, market, style, feeding, tools }: Orders): boolean =>
  placing.length + market.length + style.length > 0 || feeding !== undefined || tools !== undefined;

/** The number of the form in which orders are kept. */
export const ORDERS_FORMAT = 1;
export type StoredOrders = Orders & Readonly<{ format: typeof ORDERS_FORMAT }>;

/** As they are kept. */
export const storedOrders = (orders: Orders): StoredOrders => ({ format: ORDERS_FORMAT, ...orders });

/** Orders as they were kept; undefined for what this program cannot read, which a newer one may have written. */
export function ordersFrom(stored: unknown): Orders | undefined {
  if (!isObject(stored) || stored['format'] !== ORDERS_FORMAT) return undefined;
  const sound = Object.entries(SHAPES).every(([field, fits]) => fits(stored[field]));
  const orders = without(stored as StoredOrders, 'format');
  return sound && ordersProblem(orders) === undefined ? orders : undefined;
}

const SHAPES: Readonly<Record<keyof Orders, (value: unknown) => boolean>> = {
  placing: (value) => isListOf(value, isObject),
  market: (value) => Array.isArray(value),
  style: (value) => Array.isArray(value),
  feeding: (value) => value === undefined || isFeeding(value),
  tools: (value) => value === undefined || TOOL_ORDERS.some((order) => order === value),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, isOne: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne);

const isFeeding = (feeding: unknown): boolean =>
  isObject(feeding) &&
  typeof feeding['hungry'] === 'boolean' &&
  isListOf(feeding['pay'], (kind) => RESOURCES.some((each) => each === kind));

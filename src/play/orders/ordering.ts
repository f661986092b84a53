import type { GameId, Rejection, SeatId, Table } from '../../game/index.js';
import { fail, ok, type Result } from '../../lib/result.js';
import { isSaid, type Orders } from './orders.js';
import type { StandingOrders } from './orders-port.js';

/** Whose orders: a person on their own seat of a game. */
export type OrderingSeat = Readonly<{ game: GameId; account: string; seatId: SeatId; table: Table }>;

export type OwnOrders = Readonly<{ seatId: SeatId; orders: Orders }>;

export type Ordering = Readonly<{
  /** What somebody has ordered, and for which claim on a seat. */
  of: (game: GameId, account: string) => Promise<OwnOrders | undefined>;
  /** Puts these in the place of whatever was ordered before. */
  set: (by: OrderingSeat, orders: Orders) => Promise<Result<Orders, Rejection>>;
  /** False when nothing was ordered. */
  clear: (game: GameId, account: string) => Promise<boolean>;
}>;

export type OrderingParts = Readonly<{
  orders: StandingOrders;
  newId: () => string;
  /** Orders were set that the table may be waiting for. */
  heard: (game: GameId) => void;
}>;

/** What a person can do about their standing orders. That they hold the seat is for the caller to find out. */
export function createOrdering({ orders: store, newId, heard }: OrderingParts): Ordering {
  const clear: Ordering['clear'] = (game, account) => store.clear(game, account);
  return {
    of: async (game, account) => {
      const kept = await store.of(game, account);
      return kept && { seatId: kept.seatId, orders: kept.orders };
    },
    set: async ({ game, account, seatId, table }, orders) => {
      const refusal = refuseOrders(table, seatId, orders);
      if (refusal !== undefined) return fail(refusal);
      if (!isSaid(orders)) await clear(game, account);
      else await store.set(game, account, { seatId, revision: newId(), orders });
      heard(game);
      return ok(orders);
    },
    clear,
  };
}

/** Why nothing can be ordered here, or not this: the same that the moves themselves would be told. */
function refuseOrders(table: Table, seatId: SeatId, { placing }: Orders): Rejection | undefined {
  const { game, closed, seats } = table;
  if (closed !== undefined) return { code: 'GAME_CLOSED', closed };
  if (game === undefined) return { code: 'GAME_NOT_STARTED' };
  const seat = seats.find((each) => each.seatId === seatId);
  if (seat?.resigned === true) return { code: 'SEAT_RESIGNED' };
  const unknown = placing.find(({ place }) => !game.rules.places.has(place));
  return unknown === undefined ? undefined : { code: 'NO_SUCH_PLACE', place: unknown.place };
}

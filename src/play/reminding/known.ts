import type { SeatId } from '../../game/index.js';
import type { Channel } from '../channels-port.js';
import type { Delivery } from '../deliveries-port.js';
import type { NoticeStores } from '../notice-stores.js';
import type { Account, Seats } from '../people-port.js';
import type { Manner } from '../preferences-port.js';
import type { Matter } from './matters.js';

/** Everything that decides about notices besides the games themselves. */
export type Known = Readonly<{
  /** By the clock of Postgres, in milliseconds. */
  now: number;
  persons: ReadonlyMap<SeatId, Account>;
  manners: ReadonlyMap<string, Manner>;
  channels: ReadonlyMap<string, readonly Channel[]>;
  /** The last attempt at each notice, by its name. */
  tried: ReadonlyMap<string, Delivery>;
}>;

/** Looks it up for all matters at once: a statement each, however many there are. */
export async function lookUp(
  { seats, notices }: Readonly<{ seats: Seats; notices: NoticeStores }>,
  matters: readonly Matter[],
  now: Date,
): Promise<Known> {
  const games = [...new Set(matters.map(({ game }) => game))];
  const persons = games.length === 0 ? new Map<SeatId, Account>() : await seats.names(games);
  const accounts = [...new Set(matters.flatMap(({ seatId }) => persons.get(seatId)?.id ?? []))];
  const [manners, channels, tried] = await Promise.all([
    notices.preferences.mannersOf(accounts),
    notices.channels.ofMany(accounts),
    notices.deliveries.lastOf(matters.map(({ game, seat, since }) => ({ game, seat, since }))),
  ]);
  const byName = new Map(tried.map((delivery) => [delivery.notice, delivery]));
  return { now: now.getTime(), persons, manners, channels, tried: byName };
}

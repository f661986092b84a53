import type { Stretch } from '../../clock/stretch.js';
import type { GameId, SeatId, TableSeat } from '../../game/index.js';
import type { SentenceContext } from '../../views/sentences/told.js';
import { Fault } from '../faults.js';
import type { Loaded } from '../loaded.js';
import type { Account } from '../people-port.js';
import type { Manner } from '../preferences-port.js';
import { toldTo } from '../telling/teller.js';
import type { AnswerParts, DecideLink } from './parts.js';

/** What a link that is ours leads to. Without a stretch: that one is over. */
export type Found = Readonly<{
  loaded: Loaded;
  seat: TableSeat;
  account: string;
  title: string;
  manner: Manner;
  context: SentenceContext;
  stretch: Stretch | undefined;
}>;

/** What the link was written for; undefined if we never wrote it for whoever sits there now. */
export async function found(parts: AnswerParts, link: DecideLink): Promise<Found | undefined> {
  const { games, seats, preferences } = parts;
  const seated = await seatedAt(parts, link);
  if (seated === undefined) return undefined;
  const { loaded, seat } = seated;
  const [row, persons] = await Promise.all([games.row(loaded.game), seats.names([loaded.game])]);
  const account = persons.get(seat.seatId)?.id;
  if (account === undefined) return undefined;
  const manner = (await preferences.mannersOf([account])).get(account);
  if (manner === undefined) return undefined;
  return {
    loaded,
    seat,
    account,
    title: row?.title ?? '',
    manner,
    context: contextOf(loaded, persons, seat, manner),
    stretch: loaded.stretches.find((each) => each.seat === link.seat && each.since === link.since),
  };
}

/** The seat, if the key was made for whoever sits there. */
async function seatedAt(
  { look, links }: AnswerParts,
  { game: id, seat: number, since, key }: DecideLink,
): Promise<Readonly<{ loaded: Loaded; seat: TableSeat }> | undefined> {
  const game = id as GameId;
  const loaded = Number.isSafeInteger(since) ? await look.now(game).catch(orNothing) : undefined;
  const seat = loaded?.table.seats.find((each) => each.seat === number);
  if (loaded === undefined || seat === undefined) return undefined;
  const right = { game, seat: number, seatId: seat.seatId, since };
  return links.mayDecide(right, key) ? { loaded, seat } : undefined;
}

const contextOf = (
  loaded: Loaded,
  persons: ReadonlyMap<SeatId, Account>,
  seat: TableSeat,
  { language }: Manner,
): SentenceContext => toldTo(loaded, persons, { seat, language });

function orNothing(error: unknown): undefined {
  if (error instanceof Fault && error.code === 'NOT_FOUND') return undefined;
  throw error;
}

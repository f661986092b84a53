import type { GameId, TableSeat } from '../game/index.js';
import type { Placed } from '../play/history.js';
import { actorView } from '../views/event-view.js';
import { isRedacted, redact } from '../views/redact.js';
import { seatOfClaim } from './access.js';
import type { RequestContext } from './context.js';
import { createTeller, type Teller } from './teller.js';
import type { GameEventType } from './types/event.type.js';

/** From where a history is read: which seats have which number, which of them is the reader's, and how it is told. */
export type ReadingFrom = Readonly<{
  seats: readonly TableSeat[];
  mine: TableSeat | undefined;
  tell: Teller;
}>;

/** The viewer's place at the table as it is now. */
export async function readingFrom(context: RequestContext, game: GameId): Promise<ReadingFrom> {
  const { loaders } = context;
  const [loaded, claim] = await Promise.all([loaders.tables.load(game), loaders.claims.load(game)]);
  const mine = seatOfClaim(loaded.table, claim);
  return { seats: loaded.table.seats, mine, tell: createTeller(context, loaded, mine) };
}

/** Whether this event changes who sits where, so that `readingFrom` must be asked again. */
export const changesSeats = ({ event }: Placed): boolean =>
  event.type === 'GameStarted' || event.type === 'SeatReplaced' || event.type === 'PlayerJoined';

/** An event as this reader may see it. */
export function eventFor({ event, command }: Placed, { seats, mine, tell }: ReadingFrom): GameEventType {
  const shown = redact(event, mine?.seat);
  const actor = actorView(event.actor);
  const seat = seats.find(({ seatId }) => seatId === actor.seatId)?.seat;
  return {
    stored: event,
    told: () => tell(shown),
    gameId: event.game,
    version: event.version,
    ordinal: event.ordinal,
    type: event.type,
    shape: event.shape,
    actor: { ...actor, ...(seat === undefined ? {} : { seat }) },
    at: event.at,
    payload: event.payload,
    ...(shown.sealed === undefined ? {} : { sealed: shown.sealed }),
    redacted: isRedacted(shown),
    command,
    hash: event.hash,
  };
}

import type { GameId, TableSeat } from '../game/index.js';
import type { Placed } from '../play/history.js';
import { actorView } from '../views/event-view.js';
import { isRedacted, redact } from '../views/redact.js';
import { seatOfClaim } from './access.js';
import type { RequestContext } from './context.js';
import type { GameEventType } from './types/event.type.js';

/** From where a history is read: which seats have which number, and which of them is the reader's. */
export type ReadingFrom = Readonly<{ seats: readonly TableSeat[]; mine: TableSeat | undefined }>;

/** The viewer's place at the table as it is now. */
export async function readingFrom({ loaders }: RequestContext, game: GameId): Promise<ReadingFrom> {
  const [{ table }, claim] = await Promise.all([loaders.tables.load(game), loaders.claims.load(game)]);
  return { seats: table.seats, mine: seatOfClaim(table, claim) };
}

/** Whether this event changes who sits where, so that `readingFrom` must be asked again. */
export const changesSeats = ({ event }: Placed): boolean =>
  event.type === 'GameStarted' || event.type === 'SeatReplaced' || event.type === 'PlayerJoined';

/** An event as this reader may see it. */
export function eventFor({ event, command }: Placed, { seats, mine }: ReadingFrom): GameEventType {
  const shown = redact(event, mine?.seat);
  const actor = actorView(event.actor);
  const seat = seats.find(({ seatId }) => seatId === actor.seatId)?.seat;
  return {
    stored: event,
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

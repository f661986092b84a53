import type { GameId, TableSeat } from '../game/index.js';
import type { Placed } from '../play/history.js';
import { actorView } from '../views/event-view.js';
import { isRedacted, redact } from '../views/redact.js';
import { eyesOf, vantageIn, type Vantage } from './access.js';
import type { RequestContext } from './context.js';
import { createTeller, type Teller } from './teller.js';
import type { GameEventType } from './types/event.type.js';

/** From where a history is read: which seats have which number, how much the reader may see, and how it is told. */
export type ReadingFrom = Vantage & Readonly<{ seats: readonly TableSeat[]; tell: Teller }>;

/** The viewer's place at the table as it is now. */
export async function readingFrom(context: RequestContext, game: GameId): Promise<ReadingFrom> {
  const [loaded, vantage] = await Promise.all([context.loaders.tables.load(game), vantageIn(context, game)]);
  return { ...vantage, seats: loaded.table.seats, tell: createTeller(context, loaded, vantage) };
}

const CHANGING: readonly string[] = [
  'PlayerJoined',
  'GameStarted',
  'SeatReplaced',
  'FullViewOpened',
  'GameEnded',
  'GameCancelled',
];

/** Whether this event changes who sits where or sees what, so that `readingFrom` must be asked again. */
export const changesVantage = ({ event }: Placed): boolean => CHANGING.includes(event.type);

/** An event as this reader may see it. */
export function eventFor(
  { event, command }: Placed,
  { seats, tell, ...vantage }: ReadingFrom,
): GameEventType {
  const shown = redact(event, eyesOf(vantage));
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

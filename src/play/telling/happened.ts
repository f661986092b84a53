import { decode, isGameEvent, seatIdOf, type StoredEvent, type TableSeat } from '../../game/index.js';
import type { SentenceContext } from '../../views/sentences/told.js';
import type { Undone } from '../undone.js';
import { tell } from './teller.js';

/** What happened since a player's last move, in sentences. */
export type Happened = Readonly<{
  /** Oldest first. */
  lines: readonly string[];
  /** How many moves were left out before them. */
  earlier: number;
  /** Whether this player has moved at all. */
  moved: boolean;
}>;

const MOST_LINES = 12;

/** Passing on says nothing that the move after it does not say. */
const SILENT: ReadonlySet<string> = new Set(['TurnPassed', 'EntropyRevealed']);

/** Told from the end of a history, as much of it as there is; what was taken back is left out. */
export function happenedSince(
  events: readonly StoredEvent[],
  seat: TableSeat,
  context: SentenceContext,
  undone: Undone,
): Happened {
  const own = events.findLastIndex((event) => isMoveOf(event, seat));
  // The consequences of one's own move belong to it.
  const after = events.findIndex(({ ordinal }, index) => index > own && ordinal === 0);
  const news =
    after < 0 ? [] : events.slice(after).filter((event) => !SILENT.has(event.type) && !undone(event));
  const shown = news.slice(-MOST_LINES);
  const earlier = news.length - shown.length;
  return { lines: shown.map((event) => tell(event, seat, context)), earlier, moved: own >= 0 };
}

/** Made by hand, in the game itself: whoever only sat down has not moved. */
const isMoveOf = (event: StoredEvent, { seatId }: TableSeat): boolean =>
  event.ordinal === 0 &&
  event.actor.startsWith('seat:') &&
  seatIdOf(event.actor) === seatId &&
  isGameEvent(decode(event));

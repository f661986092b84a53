import type { GameId, StoredEvent } from '../game/index.js';
import type { Journal } from './ports.js';

/** An event and the command it belongs to: a command's events come and go together. */
export type Placed = Readonly<{ event: StoredEvent; command: Readonly<{ first: number; last: number }> }>;

/** More than any command makes; a page that ends inside a command is read on by this much to find its end. */
const LONGEST_COMMAND = 250;

/** Finds each event's command. `events` must have no gap and end where a command ends. */
export function placed(events: readonly StoredEvent[]): readonly Placed[] {
  const found: Placed[] = [];
  let last = events.at(-1)?.version ?? 0;
  for (const event of [...events].reverse()) {
    const first = event.version - event.ordinal;
    found.push({ event, command: { first, last } });
    if (event.ordinal === 0) last = event.version - 1;
  }
  return found.reverse();
}

/** Up to `count` events after `after`, each with its command. */
export async function readPlaced(
  journal: Journal,
  game: GameId,
  after: number,
  count: number,
): Promise<readonly Placed[]> {
  const events = await journal.read(game, after, after + count + LONGEST_COMMAND);
  // Cut where a command begins at or after the page's end; without such a place the history itself ends here.
  const end = events.findIndex((event, index) => index >= count && event.ordinal === 0);
  return placed(end < 0 ? events : events.slice(0, end)).slice(0, count);
}

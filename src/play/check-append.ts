import type { StoredEvent } from '../game/index.js';
import type { Append } from './ports.js';

/** The first event of an append whose events are one command's, in order and without a gap. Anything else is a bug. */
export function firstOf({ game, expected, events, head }: Append): StoredEvent {
  const first = events[0];
  if (first === undefined) throw new Error('an append without events');
  const sound = events.every(
    (event, ordinal) =>
      event.version === expected + 1 + ordinal &&
      event.ordinal === ordinal &&
      event.game === game &&
      event.actor === first.actor &&
      event.commandId === first.commandId &&
      event.at === first.at,
  );
  if (!sound || head.headHash !== events.at(-1)?.hash) {
    throw new Error(`the events after version ${expected} of game ${game} are not those of one command`);
  }
  return first;
}

import type { Seat, StoredEvent } from '../game/index.js';

/**
 * The event as this seat may see it: sealed parts are opened for their owner alone (`payload.seat`).
 * Nothing else is ever left out, so versions and hashes are the same for everybody.
 */
export function redact(event: StoredEvent, seat: Seat | undefined): StoredEvent {
  if (event.sealed === undefined || (seat !== undefined && event.payload['seat'] === seat)) return event;
  return { ...event, sealed: { hash: event.sealed.hash } };
}

/** Whether something is missing from the event as it stands here. */
export const isRedacted = (event: StoredEvent): boolean =>
  event.sealed !== undefined && event.sealed.value === undefined;

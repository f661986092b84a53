import type { Eyes, StoredEvent } from '../game/index.js';

/**
 * The event as this one may see it: sealed parts are opened for their owner alone (`payload.seat`) and for those who
 * may see everything. Nothing else is ever left out, so versions and hashes are the same for everybody.
 */
export function redact(event: StoredEvent, eyes: Eyes): StoredEvent {
  if (event.sealed === undefined || maySee(event, eyes)) return event;
  return { ...event, sealed: { hash: event.sealed.hash } };
}

const maySee = ({ payload }: StoredEvent, eyes: Eyes): boolean =>
  eyes === 'all' || (eyes !== undefined && payload['seat'] === eyes);

/** Whether something is missing from the event as it stands here. */
export const isRedacted = (event: StoredEvent): boolean =>
  event.sealed !== undefined && event.sealed.value === undefined;

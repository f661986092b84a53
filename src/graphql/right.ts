import { Fault } from '../play/faults.js';
import type { RequestContext } from './context.js';

/** For so long a right that was found good is not asked for again. */
const RIGHT_HOLDS_MS = 30_000;

/** A socket does not outlive its right: sessions end, seats are lost, games are closed to the public. */
export function createRight(context: RequestContext, stillMay: () => Promise<void>): () => Promise<boolean> {
  let checked = context.api.now().getTime();

  const holds = async (): Promise<boolean> => {
    try {
      if (context.connection !== undefined && !(await context.connection.stillValid())) return false;
      await stillMay();
      return true;
    } catch (error) {
      // A database that is away says nothing about rights: ask again soon, and let the feed live.
      if (!(error instanceof Fault) || error.code === 'UNAVAILABLE') checked = 0;
      else return false;
      return true;
    }
  };

  return async () => {
    const now = context.api.now().getTime();
    if (now - checked < RIGHT_HOLDS_MS) return true;
    checked = now;
    return holds();
  };
}

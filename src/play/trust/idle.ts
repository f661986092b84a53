import type { Counted } from './census.js';
import type { Played, Play } from '../sent.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** After so long without a move nobody can be said to be playing any more. */
export const IDLE_DAYS = 90;

/** Games in which nothing has happened since then are closed, so that their seeds can be shown. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_DAYS * DAY_MS);

/** Closes an idle game; stale if somebody moved after all. Its seed is shown by the house's next step. */
export const cancelIdle = (
  play: Play,
  { id: game, version }: Pick<Counted, 'id' | 'version'>,
): Promise<Played> =>
  play({
    game,
    actor: 'server',
    commandId: 'cancel-idle',
    command: { type: 'AskCancel' },
    expectedVersion: version,
  });

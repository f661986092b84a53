import type { Stores } from '../journal/stores.js';
import { everyGame } from '../play/trust/census.js';
import { cancelIdle, idleSince } from '../play/trust/idle.js';
import type { UseCases } from '../play/use-cases.js';
import type { Chore } from '../reminders/chores.js';
import type { Log } from './log.js';

const HOUR_MS = 60 * 60 * 1_000;

/** What keeps the house's word: idle games are closed, so that their seeds are shown, and digests are published. */
export function trustChores(
  { census }: Stores,
  { play, publicRecord, now }: UseCases,
  log: Log,
): Readonly<Record<string, Chore>> {
  const closeIdle = async (): Promise<void> => {
    for await (const game of everyGame(census, { unfinished: true, quietSince: idleSince(now()) }))
      await cancelIdle(play, game).catch((err: unknown) =>
        log.error({ err, game: game.id }, 'closing an idle game failed'),
      );
  };
  const publishDigest = async (): Promise<void> => {
    const digest = await publicRecord.makeDigest();
    if (digest !== undefined) log.info({ digest }, 'the digest of the day is published');
  };
  return {
    idle: { everyMs: 6 * HOUR_MS, run: closeIdle },
    // Every hour somebody looks whether the day has its digest: a worker that was down at midnight is made up for.
    digest: { everyMs: HOUR_MS, run: publishDigest },
  };
}

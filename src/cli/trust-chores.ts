import { mailDigest } from '../play/letters/digest-letters.js';
import { everyGame } from '../play/trust/census.js';
import { cancelIdle, idleSince } from '../play/trust/idle.js';
import type { Chore } from '../reminders/chores.js';
import type { House } from './house.js';
import type { Log } from './log.js';

const HOUR_MS = 60 * 60 * 1_000;

/** What keeps the house's word: idle games are closed, so that their seeds are shown, and digests are published. */
export function trustChores(
  { stores, useCases, outside }: Pick<House, 'stores' | 'useCases' | 'outside'>,
  log: Log,
): Readonly<Record<string, Chore>> {
  const { census, digests, notices } = stores;
  const { play, publicRecord, now } = useCases;
  const closeIdle = async (): Promise<void> => {
    for await (const game of everyGame(census, { unfinished: true, quietSince: idleSince(now()) }))
      await cancelIdle(play, game).catch((err: unknown) =>
        log.error({ err, game: game.id }, 'closing an idle game failed'),
      );
  };
  const publishDigest = async (): Promise<void> => {
    const digest = await publicRecord.makeDigest();
    if (digest !== undefined) log.info({ digest }, 'the digest of the day is published');
    const warn = (what: string, err: unknown): void => log.error({ err }, `${what} failed`);
    const count = await mailDigest({ ...outside, digests, notices, now, warn });
    if (count > 0) log.info({ count }, 'the digest of the day is mailed to organisers');
  };
  return {
    idle: { everyMs: 6 * HOUR_MS, run: closeIdle },
    // Every hour somebody looks whether the day has its digest and organisers have it: what was missed is made up for.
    digest: { everyMs: HOUR_MS, run: publishDigest },
  };
}

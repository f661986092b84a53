import type { Stores } from '../journal/stores.js';
import { expiredBefore } from '../play/expiry.js';
import { cancelIdle } from '../play/trust/idle.js';
import type { UseCases } from '../play/use-cases.js';
import { doChores, type Chore } from '../reminders/chores.js';
import { createQueue } from '../reminders/queue.js';
import type { Connections } from './connections.js';
import type { Log } from './log.js';
import { timeChores } from './time-chores.js';
import { trustChores } from './trust-chores.js';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** A step of the house is taken within about a second; a game that waits longer was left by a process that died. */
const LEFT_AFTER_MS = 10 * SECOND_MS;
const GAMES_AT_ONCE = 100;

/** Does what comes round by itself. Any number of processes may: the queue sees to it that each chore is done once. */
export async function startWorker(
  stores: Stores,
  useCases: UseCases,
  { appUrl, redisUrl }: Connections,
  log: Log,
): Promise<() => Promise<void>> {
  const { attend, now } = useCases;
  const queue = await createQueue({
    databaseUrl: appUrl,
    redisUrl,
    onError: (err) => log.warn({ err }, 'the queue is interrupted'),
  });
  const attendAll = async (): Promise<void> => {
    const left = await stores.games.leftToHouse(new Date(now().getTime() - LEFT_AFTER_MS), GAMES_AT_ONCE);
    for (const game of left)
      await attend(game).catch((err: unknown) => log.error({ err, game }, 'attending a game failed'));
  };
  const expireAll = async (): Promise<void> => {
    for (const table of await stores.games.unstarted(expiredBefore(now()), GAMES_AT_ONCE))
      await cancelIdle(useCases.play, table).catch((err: unknown) =>
        log.error({ err, game: table.id }, 'closing an expired table failed'),
      );
  };
  const chores: Record<string, Chore> = {
    attend: { everyMs: 20 * SECOND_MS, run: attendAll },
    expire: { everyMs: HOUR_MS, run: expireAll },
    tidy: { everyMs: HOUR_MS, run: () => stores.tidy(now()) },
    ...timeChores(stores, useCases, log),
    ...trustChores(stores, useCases, log),
  };
  await doChores(queue, chores);
  return queue.close;
}

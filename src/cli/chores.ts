import { expiredBefore, lapsedBefore } from '../play/expiry.js';
import { lapse } from '../play/lapse.js';
import { cancelIdle } from '../play/trust/idle.js';
import { doChores, setUpChores, type Chores } from '../reminders/chores.js';
import type { WakeupQueue } from '../reminders/queue-port.js';
import { createDuty } from './duty.js';
import { every } from './every.js';
import type { House } from './house.js';
import type { Log } from './log.js';
import { channelChores } from './channel-chores.js';
import { trustChores } from './trust-chores.js';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** A step of the house is taken within about a second, and an order is followed; a game that waits longer was left by a process that died. */
const LEFT_AFTER_MS = 10 * SECOND_MS;
const GAMES_AT_ONCE = 100;

export type WorkerPauses = Readonly<{
  /** Wake-ups come on time; a sweep finds what was missed, also while the queue is away. */
  sweepMs: number;
  /** How long chores may be missing from a queue that has lost everything. */
  setUpMs: number;
}>;

const PAUSES: WorkerPauses = { sweepMs: 10 * SECOND_MS, setUpMs: 30 * SECOND_MS };

/** Does what wakes up and what comes round by itself. Any number of processes may. */
export async function startWorker(
  house: Pick<House, 'stores' | 'useCases' | 'outside'>,
  queue: WakeupQueue,
  log: Log,
  { sweepMs, setUpMs }: WorkerPauses = PAUSES,
): Promise<() => Promise<void>> {
  const duty = createDuty(house, log);
  const chores = choresOf(house, log);
  await setUpChores(queue, chores);
  const stopWorking = await doChores(queue, chores, duty.wake);
  const stops = [
    every(sweepMs, duty.sweep, (err) => log.error({ err }, 'looking for what is due failed')),
    every(
      setUpMs,
      () => setUpChores(queue, chores),
      (err) => log.warn({ err }, 'the queue is away'),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await stopWorking();
  };
}

function choresOf(house: Pick<House, 'stores' | 'useCases' | 'outside'>, log: Log): Chores {
  const { stores, useCases, outside } = house;
  const { attend, obey, now } = useCases;
  const attendAll = async (): Promise<void> => {
    const before = new Date(now().getTime() - LEFT_AFTER_MS);
    const left = await stores.games.leftToHouse(before, GAMES_AT_ONCE);
    for (const game of left)
      await attend(game).catch((err: unknown) => log.error({ err, game }, 'attending a game failed'));
    await obey(await stores.orders.unheard(before, GAMES_AT_ONCE));
  };
  const expireAll = async (): Promise<void> => {
    for (const table of await stores.games.unstarted(expiredBefore(now()), GAMES_AT_ONCE))
      await cancelIdle(useCases.play, table).catch((err: unknown) =>
        log.error({ err, game: table.id }, 'closing an expired table failed'),
      );
  };
  const lapseAll = async (): Promise<void> => {
    for (const request of await stores.games.lapsedRequests(lapsedBefore(now()), GAMES_AT_ONCE))
      await lapse(useCases.play, request).catch((err: unknown) =>
        log.error({ err, ...request }, 'letting a request lapse failed'),
      );
  };
  return {
    attend: { everyMs: 20 * SECOND_MS, run: attendAll },
    expire: { everyMs: HOUR_MS, run: expireAll },
    lapse: { everyMs: HOUR_MS, run: lapseAll },
    tidy: { everyMs: HOUR_MS, run: () => stores.tidy(now()) },
    ...channelChores(stores, outside, log),
    ...trustChores(house, log),
  };
}

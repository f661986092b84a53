import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { startWorker, type WorkerPauses } from '../../src/cli/chores.js';
import type { GameId } from '../../src/game/index.js';
import { withClient } from '../../src/journal/connection.js';
import type { StretchName } from '../../src/play/deliveries-port.js';
import { createUseCases } from '../../src/play/use-cases.js';
import { createQueue, type QueueOptions } from '../../src/reminders/queue.js';
import { createWaker } from '../../src/reminders/wake-for.js';
import { SIGNER } from './cairn-server.js';
import { memoryLive } from './memory-stores.js';
import type { Post } from './reminding.js';

/** What `cairn worker` does, in this process. */
export type TestWorker = Readonly<{
  /** Has the first open stretch of each of these games looked at in so many milliseconds. */
  wakeFor: (games: readonly GameId[], inMs: number) => Promise<void>;
  stop: () => Promise<void>;
}>;

/** Sweeps that a test need not wait for, and sweeps that do not come while it runs. */
export const SWEEPING: WorkerPauses = { sweepMs: 200, setUpMs: 200 };
export const SWEEPLESS: WorkerPauses = { sweepMs: 3_600_000, setUpMs: 200 };

/** Starts a worker on a queue of its own connections. */
export async function startTestWorker(
  post: Post,
  server: Pick<QueueOptions, 'redisUrl'>,
  pauses: WorkerPauses,
): Promise<TestWorker> {
  const [stores, outside] = [post.stores(), post.outside()];
  const queue = await createQueue({
    ...server,
    databaseUrl: stores.database.appUrl,
    settings: { retryMs: 50 },
  });
  const waker = createWaker(queue);
  const useCases = createUseCases(stores, await memoryLive()(), {
    ...{ signer: SIGNER, newId: randomUUID, now: () => new Date(), warn: () => undefined, outside, waker },
    random: (count) => new Uint8Array(randomBytes(count)),
  });
  const stopWorking = await startWorker(
    { stores, useCases, outside },
    queue,
    pino({ level: 'silent' }),
    pauses,
  );
  return {
    wakeFor: async (games, inMs) => {
      const open = await openIn(stores.database.adminUrl, games);
      await waker.wake(open.map((each) => ({ ...each, at: Date.now() + inMs, inMs })));
    },
    stop: async () => {
      await stopWorking();
      await useCases.close();
      await queue.close();
    },
  };
}

const openIn = (url: string, games: readonly GameId[]): Promise<readonly StretchName[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<StretchName>(
      `select id as game, (awaiting #>> '{0,seat}')::int as seat, (awaiting #>> '{0,stretch,since}')::int as since
       from game where id = any($1)`,
      [games],
    );
    return rows;
  });

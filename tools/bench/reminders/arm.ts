import type { GameId } from '../../../src/game/index.js';
import { createQueue, type QueueOptions } from '../../../src/reminders/queue.js';
import { createWaker } from '../../../src/reminders/wake-for.js';

/** A stretch, and when it is to be looked at. */
export type Awaited = Readonly<{ game: string; seat: number; since: number; due: Date }>;

/** Wake-ups armed together. */
const AT_ONCE = 500;

/** Arms the wake-ups of so many stretches, as the application would. */
export async function arm(
  server: Pick<QueueOptions, 'databaseUrl' | 'redisUrl'>,
  stretches: readonly Awaited[],
): Promise<void> {
  const queue = await createQueue(server);
  const waker = createWaker(queue);
  const now = Date.now();
  try {
    for (let from = 0; from < stretches.length; from += AT_ONCE)
      await waker.wake(
        stretches.slice(from, from + AT_ONCE).map(({ game, seat, since, due }) => ({
          ...{ game: game as GameId, seat, since },
          ...{ at: due.getTime(), inMs: Math.max(0, due.getTime() - now) },
        })),
      );
  } finally {
    await queue.close();
  }
}

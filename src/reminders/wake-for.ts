import type { Waker } from '../play/waker-port.js';
import type { Wakeup, WakeupQueue } from './queue-port.js';

const PREFIX = 'stretch ';

/** Whether a wake-up is about a stretch. */
export const isAboutStretch = ({ id }: Wakeup): boolean => id.startsWith(PREFIX);

/**
 * Wakes by a queue. The id follows from the stretch and the moment, so that nothing needs to be looked for or replaced:
 * a wake-up whose moment has moved finds nothing to do.
 */
export const createWaker = (queue: Pick<WakeupQueue, 'armOnce'>): Waker => ({
  wake: async (wakes) => {
    if (wakes.length === 0) return;
    const now = Date.now();
    await queue.armOnce(
      wakes.map(({ game, seat, since, at, inMs }) => ({
        id: `${PREFIX}${game} ${seat} ${since} ${at}`,
        at: new Date(now + inMs),
        data: { game, seat, since },
      })),
    );
  },
});

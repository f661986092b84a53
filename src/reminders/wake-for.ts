import { setTimeout as pause } from 'node:timers/promises';
import type { Waker } from '../play/waker-port.js';
import type { Wakeup, WakeupQueue } from './queue-port.js';

const PREFIX = 'stretch ';

/** Whether a wake-up is about a stretch. */
export const isAboutStretch = ({ id }: Wakeup): boolean => id.startsWith(PREFIX);

/** Those of so long are armed together: nearly every move asks for one, all of them lie minutes ahead, and none is lost with us. */
const TOGETHER_MS = 100;
/** More than that do not wait for others. */
const MANY = 200;

type Timed = Parameters<WakeupQueue['armOnce']>[0][number];

/**
 * Wakes by a queue. The id follows from the stretch and the moment, so that nothing needs to be looked for or replaced:
 * a wake-up whose moment has moved finds nothing to do.
 */
export function createWaker(queue: Pick<WakeupQueue, 'armOnce'>): Waker {
  let waiting: Timed[] = [];
  let soon: Promise<void> | undefined;

  const armAll = async (): Promise<void> => {
    const wakeups = waiting;
    [waiting, soon] = [[], undefined];
    if (wakeups.length > 0) await queue.armOnce(wakeups);
  };

  return {
    wake: async (wakes) => {
      if (wakes.length === 0) return;
      waiting.push(...timed(wakes));
      // Who brings several has gathered already.
      if (wakes.length > 1 || waiting.length >= MANY) await armAll();
      else await (soon ??= pause(TOGETHER_MS).then(armAll));
    },
  };
}

function timed(wakes: Parameters<Waker['wake']>[0]): readonly Timed[] {
  const now = Date.now();
  return wakes.map(({ game, seat, since, at, inMs }) => ({
    id: `${PREFIX}${game} ${seat} ${since} ${at}`,
    at: new Date(now + inMs),
    data: { game, seat, since },
  }));
}

import type { Handler, WakeupQueue } from './queue-port.js';
import { isAboutStretch } from './wake-for.js';

/** Work that comes round again and again, once for all processes together. */
export type Chore = Readonly<{ everyMs: number; run: () => Promise<void> }>;

export type Chores = Readonly<Record<string, Chore>>;

/** Sets the chores up; again, if a queue has lost them. */
export async function setUpChores(queue: WakeupQueue, chores: Chores): Promise<void> {
  for (const [id, { everyMs }] of Object.entries(chores)) await queue.repeat(id, everyMs, {});
}

/** Handles whatever the queue wakes, until the returned function is called. */
export function doChores(queue: WakeupQueue, chores: Chores, wake: Handler): Promise<() => Promise<void>> {
  return queue.work(async (wakeup) => {
    if (isAboutStretch(wakeup)) return wake(wakeup);
    const chore = chores[wakeup.id];
    // A newer version may have armed what this one does not know: it must not be taken for done.
    if (chore === undefined) throw new Error(`nobody here knows what to do about ${wakeup.id}`);
    return chore.run();
  });
}

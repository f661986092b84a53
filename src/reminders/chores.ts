import type { WakeupQueue } from './queue-port.js';

/** Work that comes round again and again, once for all processes together. */
export type Chore = Readonly<{ everyMs: number; run: () => Promise<void> }>;

/** Sets the chores up and handles whatever the queue wakes, until the returned function is called. */
export async function doChores(
  queue: WakeupQueue,
  chores: Readonly<Record<string, Chore>>,
): Promise<() => Promise<void>> {
  for (const [id, { everyMs }] of Object.entries(chores)) await queue.repeat(id, everyMs, {});
  return queue.work(async ({ id }) => {
    const chore = chores[id];
    // A newer version may have armed what this one does not know: it must not be taken for done.
    if (chore === undefined) throw new Error(`nobody here knows what to do about ${id}`);
    await chore.run();
  });
}

/** Does things a little later, until it is closed: then it forgets what has not begun and waits for what has. */
export type Planner = Readonly<{
  plan: (delay: number, work: () => Promise<void>) => void;
  close: () => Promise<void>;
}>;

/** A planner that tells of what failed. */
export function createPlanner(failed: (error: unknown) => void): Planner {
  const planned = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let closed = false;

  const run = async (work: () => Promise<void>): Promise<void> => {
    const done = work().catch(failed);
    running.add(done);
    await done;
    running.delete(done);
  };

  const plan = (delay: number, work: () => Promise<void>): void => {
    if (closed) return;
    const timer = setTimeout(() => {
      planned.delete(timer);
      void run(work);
    }, delay);
    planned.add(timer);
  };

  const close = async (): Promise<void> => {
    closed = true;
    for (const timer of planned) clearTimeout(timer);
    planned.clear();
    await Promise.all(running);
  };

  return { plan, close };
}

import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/** Waits until a condition holds, looking again and again; fails after ten seconds unless told otherwise. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${holds.toString()}`);
    await pause(10);
  }
}

import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/** Waits until a condition holds, looking again and again; fails after ten seconds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${holds.toString()}`);
    await pause(10);
  }
}

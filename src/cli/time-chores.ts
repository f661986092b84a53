import type { Stores } from '../journal/stores.js';
import { createTimeOuts } from '../play/time-outs.js';
import type { UseCases } from '../play/use-cases.js';
import type { Chore } from '../reminders/chores.js';
import type { Log } from './log.js';

const SWEEP_EVERY_MS = 10_000;

/** Lets time run out where it has: whatever else wakes up on time, this finds what was missed. */
export function timeChores(
  { stretches, notices }: Stores,
  { play, holidays }: UseCases,
  log: Log,
): Record<string, Chore> {
  const { sweep } = createTimeOuts({
    play,
    stretches,
    wasTold: notices.deliveries.wasTold,
    warn: (what, err) => log.error({ err }, `${what} failed`),
  });
  const run = async (): Promise<void> => {
    // Whoever has gone on vacation is not to be timed out a moment before his clock is stopped.
    await holidays.sweep();
    const count = await sweep();
    if (count > 0) log.info({ count }, 'time ran out');
  };
  return { deadlines: { everyMs: SWEEP_EVERY_MS, run } };
}

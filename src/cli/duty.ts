import type { Looked } from '../play/reminding/looker.js';
import { createTimeOuts } from '../play/time-outs.js';
import { oneAtATime } from '../lib/one-at-a-time.js';
import type { Handler } from '../reminders/queue-port.js';
import type { House } from './house.js';
import type { Log } from './log.js';

/** What is done when something may be due. Many wake-ups of the same moment are one look. */
export type Duty = Readonly<{
  /** For a wake-up: fails if its game could not be looked at, so that the queue tries again. */
  wake: Handler;
  /** Finds whatever nobody was woken for. */
  sweep: () => Promise<void>;
}>;

/** Lets time run out where it has, and tells people what waits for them. */
export function createDuty({ stores, useCases }: Pick<House, 'stores' | 'useCases'>, log: Log): Duty {
  const { stretches, notices } = stores;
  const { play, holidays, looker } = useCases;
  const timeOuts = createTimeOuts({
    play,
    stretches,
    wasTold: notices.deliveries.wasTold,
    warn: (what, err) => log.error({ err }, `${what} failed`),
  });
  const timeOut = oneAtATime(async (): Promise<void> => {
    const count = await timeOuts.sweep();
    if (count > 0) log.info({ count }, 'time ran out');
  });
  const look = oneAtATime(async (): Promise<Looked> => {
    const looked = await looker.look();
    report(looked, log);
    return looked;
  });
  /** Nobody's time waits for letters that are slow to be taken; what has timed out needs no reminder any more. */
  const attend = async (): Promise<Looked> => {
    await timeOut();
    return look();
  };
  return {
    wake: async ({ data }) => {
      const { troubled } = await attend();
      const game = troubled.find((each) => each === data['game']);
      if (game !== undefined) throw new Error(`game ${game} could not be looked at`);
    },
    sweep: async () => {
      // Whoever has gone on vacation is not to be timed out a moment before his clock is stopped.
      // Whatever is wrong with that, everybody else is attended to.
      await holidays.sweep().catch((err: unknown) => log.error({ err }, 'looking for vacations failed'));
      const { overdue } = await attend();
      if (overdue > 0) log.warn({ overdue }, 'games were overdue to be looked at');
    },
  };
}

function report({ games, results, lost, troubled }: Looked, log: Log): void {
  if (lost > 0) log.warn({ lost }, 'letters whose sender died are sent again');
  if (results.length === 0 && troubled.length === 0) return;
  const counts: Record<string, number> = {};
  for (const result of results) counts[result] = (counts[result] ?? 0) + 1;
  log.info({ games, notices: counts, troubled: troubled.length }, 'looked who must be told');
}

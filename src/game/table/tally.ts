import type { CairnEvent } from '../event.js';
import type { ClockReading } from '../recorded.js';
import type { Tally } from '../table.js';

const NONE: Tally = { stretches: 0, inTime: 0, since: 0, late: false };

/**
 * How somebody has kept to the time, after a move or a time-out that read his clock. A stretch counts once, however
 * many moves it took, and is late as soon as one of them was; whoever could not be reached is not to blame.
 */
export function talliedBy(
  before: Tally | undefined,
  event: CairnEvent,
  { since, left }: ClockReading,
): Tally | undefined {
  if (event.type === 'TimedOut' && event.step === 'extended') return before;
  const late = left === 0;
  const { stretches, inTime, ...last } = before ?? NONE;
  if (last.since !== since)
    return { stretches: stretches + 1, inTime: late ? inTime : inTime + 1, since, late };
  return late && !last.late ? { stretches, inTime: inTime - 1, since, late } : before;
}

import { CairnFault } from './fault.js';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/** Longer each time, up to a limit, and never quite the same: clients that were cut off together come back apart. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2);

/** Waits; an abort ends the wait at once, with its reason. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal?.aborted === true) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** Servers say how long to wait; otherwise we wait as long as seems right. */
function waitBefore(fault: CairnFault, failures: number): number {
  const { retryAfter } = fault.facts;
  return typeof retryAfter === 'number' ? retryAfter * 1_000 : pauseAfter(failures);
}

/** Tries until it is answered, or until what goes wrong will not pass within `patienceMs`. */
export async function persist<Answer>(
  attempt: () => Promise<Answer>,
  patienceMs: number,
  signal?: AbortSignal,
): Promise<Answer> {
  const end = Date.now() + patienceMs;
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof CairnFault) || !error.retryable) throw error;
      const wait = waitBefore(error, failures);
      if (Date.now() + wait > end) throw error;
      await sleep(wait, signal);
    }
  }
}

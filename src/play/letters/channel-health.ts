import type { Channel, ChannelHealth } from '../channels-port.js';
import type { Posted } from '../post-port.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The pause after the first failure; each one after it is twice as long, up to the longest. */
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/** A channel is switched off when nothing got through for so long, and not for a failure or two that happen to lie apart. */
const PATIENCE_MS = DAY_MS;
const LEAST_FAILURES = 3;

/** How a channel stands after something was sent through it. */
export function healthAfter(
  before: ChannelHealth & Pick<Channel, 'verified'>,
  posted: Posted,
  at: Date,
): ChannelHealth {
  if (posted.result !== 'failed')
    return before.off === undefined || before.off === 'failing' ? {} : { off: before.off };
  return posted.ours === true ? putOff(before, at, FIRST_PAUSE_MS) : failedOnce(before, at);
}

/** Several letters that fail together are one failure: only what was tried when it was due counts. */
function failedOnce(before: ChannelHealth & Pick<Channel, 'verified'>, at: Date): ChannelHealth {
  const { failing = { since: at, times: 0 }, retryAt } = before;
  if (retryAt !== undefined && retryAt > at) return healthOf(before);
  const times = failing.times + 1;
  const after = { ...before, failing: { since: failing.since, times } };
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failing.times, 20));
  return givenUp(after, at)
    ? { failing: after.failing, off: 'failing', brokenAt: at }
    : putOff(after, at, pause);
}

const givenUp = ({ off, verified, failing }: ChannelHealth & Pick<Channel, 'verified'>, at: Date): boolean =>
  off === undefined &&
  verified &&
  failing !== undefined &&
  failing.times >= LEAST_FAILURES &&
  at.getTime() - failing.since.getTime() >= PATIENCE_MS;

function putOff(before: ChannelHealth, at: Date, ms: number): ChannelHealth {
  const next = Math.max(at.getTime() + ms, before.retryAt?.getTime() ?? 0);
  return { ...healthOf(before), retryAt: new Date(next) };
}

/** Nothing but the health. */
const healthOf = ({ off, brokenAt, failing, retryAt }: ChannelHealth): ChannelHealth => ({
  ...(off === undefined ? {} : { off }),
  ...(brokenAt === undefined ? {} : { brokenAt }),
  ...(failing === undefined ? {} : { failing }),
  ...(retryAt === undefined ? {} : { retryAt }),
});

/** Until when a channel is left alone because it has just failed; undefined if it may be used now. */
export const leftAloneUntil = ({ retryAt }: ChannelHealth, now: Date): Date | undefined =>
  retryAt === undefined || retryAt <= now ? undefined : retryAt;

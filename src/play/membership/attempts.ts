import { paceOf, type Pace } from '../../lib/pace.js';
import { Fault } from '../faults.js';
import type { Throttle } from '../throttle-port.js';

/** How often things may be tried that guessing could gain something from, by account and by address. */
export type Attempts = Readonly<{ perAccount: Pace; perAddress: Pace }>;

const HOUR_MS = 60 * 60 * 1000;

/** So many at once, and as many again in an hour. */
export const attemptsOf = (perAccount: number, perAddress: number): Attempts => ({
  perAccount: paceOf(perAccount, HOUR_MS),
  perAddress: paceOf(perAddress, HOUR_MS),
});

/** Enough for somebody who does not remember, and for a class that comes in through one address. */
export const ATTEMPTS: Attempts = attemptsOf(20, 100);

export type AttemptParts = Readonly<{ throttle: Throttle; attempts: Attempts; now: () => Date }>;

/** What is tried, on whose account if that is known, and from where. */
export type Attempt = Readonly<{ what: string; account?: string; address: string }>;

const accountKey = ({ what, account = '' }: Attempt): string => `${what} account ${account}`;

/** Counts a try; a fault if it comes too early. */
export async function attempt(
  { throttle, attempts: { perAccount, perAddress }, now }: AttemptParts,
  tried: Attempt,
): Promise<void> {
  const at = now();
  const address = await throttle.take(`${tried.what} address ${tried.address}`, perAddress, at);
  if (address > 0) throw tooOften(address, 'address');
  if (tried.account === undefined) return;
  const account = await throttle.take(accountKey(tried), perAccount, at);
  if (account > 0) throw tooOften(account, 'account');
}

/** Whoever got in has shown that the tries before were mistakes. */
export const forgive = ({ throttle }: AttemptParts, tried: Attempt): Promise<void> =>
  throttle.forget(accountKey(tried));

/** The answer to whoever comes too early: when to come again. */
export const tooOften = (waitMs: number, per: 'account' | 'address' | 'viewer'): Fault => {
  const retryAfter = Math.ceil(waitMs / 1000);
  return new Fault('RATE_LIMITED', `Too many tries. Try again in ${retryAfter} s.`, { retryAfter, per });
};

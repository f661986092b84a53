import type { ServerResponse } from 'node:http';
import { presentFault } from '../graphql/errors.js';
import { stepAt, type Pace, type Step } from '../lib/pace.js';
import { tooOften } from '../play/membership/attempts.js';
import { addressOf } from './addresses.js';
import type { Handler } from './handlers.js';
import { scopeOf } from './request-scope.js';
import { sendJson } from './requests.js';

/** Counts requests of one process by whoever sends them. */
export type Rates = Readonly<{ burst: number; take: (key: string, now: number) => Step }>;

/** Memory is swept when so many are remembered: those who kept to the pace need not be. */
const SWEPT_AT = 50_000;

/** A counter for one pace. */
export function createRates(pace: Pace): Rates {
  const due = new Map<string, number>();
  let sweepAt = SWEPT_AT;
  const sweep = (now: number): void => {
    for (const [key, dueAt] of due) if (dueAt <= now) due.delete(key);
    sweepAt = Math.max(SWEPT_AT, 2 * due.size);
  };
  return {
    burst: pace.burst,
    take: (key, now) => {
      if (due.size >= sweepAt) sweep(now);
      const step = stepAt(pace, due.get(key), now);
      due.set(key, step.dueAt);
      return step;
    },
  };
}

/** Lets an address through at its pace, and tells it where it stands. */
export const slowedByAddress =
  (rates: Rates): Handler =>
  (request, response, next) => {
    const { waitMs, left } = rates.take(addressOf(scopeOf(request).visitor), Date.now());
    tell(response, rates, left);
    if (waitMs === 0) {
      next();
      return;
    }
    const fault = tooOften(waitMs, 'address');
    response.setHeader('Retry-After', String(fault.facts['retryAfter']));
    sendJson(response, 429, { errors: [presentFault(fault)] });
  };

/** Counts a request of somebody who is known; a fault if it comes too early. */
export function countViewer(rates: Rates, viewer: string, response: ServerResponse): void {
  const { waitMs, left } = rates.take(viewer, Date.now());
  tell(response, rates, left);
  if (waitMs > 0) throw tooOften(waitMs, 'viewer');
}

/** Of several limits the nearest is told: it is the one that will be met. */
function tell(response: ServerResponse, { burst }: Rates, left: number): void {
  const told = response.getHeader('RateLimit-Remaining');
  if (told !== undefined && Number(told) <= left) return;
  response.setHeader('RateLimit-Limit', String(burst)).setHeader('RateLimit-Remaining', String(left));
}

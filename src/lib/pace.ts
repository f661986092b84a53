/** So many at once, and from then on one in each stretch of time. */
export type Pace = Readonly<{ burst: number; everyMs: number }>;

/** `count` at once, and as many again in each `perMs`. */
export const paceOf = (count: number, perMs: number): Pace => ({ burst: count, everyMs: perMs / count });

/** What became of a try: let through, or how long to wait; and what to remember of it. */
export type Step = Readonly<{ waitMs: number; dueAt: number; left: number }>;

/**
 * All that is remembered is when the next try would be due if everybody kept to the pace: whoever is ahead of it by
 * more than a burst has to wait.
 */
export function stepAt({ burst, everyMs }: Pace, remembered: number | undefined, now: number): Step {
  const due = Math.max(remembered ?? now, now);
  const waitMs = due - now - (burst - 1) * everyMs;
  if (waitMs > 0) return { waitMs, dueAt: due, left: 0 };
  const dueAt = due + everyMs;
  return { waitMs: 0, dueAt, left: Math.floor((burst * everyMs - (dueAt - now)) / everyMs) };
}

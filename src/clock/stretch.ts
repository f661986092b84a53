import type { TimeSystem } from '../lib/time-system.js';
import { deadline, elapsed } from './awake.js';
import type { Calendar } from './calendar.js';
import { awakeMs, OWN_DAY, OWN_HOUR, ownSeconds, type OwnSeconds } from './own-time.js';
import { HOUR_MS } from './zone.js';

/**
 * The unbroken time in which a seat is awaited, as it is stored in the head row of its game. All instants are
 * milliseconds since 1970. `seat` and `since`, the version that opened it, are its name for ever.
 */
export type Stretch = Readonly<{
  seat: number;
  since: number;
  openedAt: number;
  /** Absent where no clock runs: games without one, seats of bots and of autopilot. */
  clock?: StretchClock;
}>;

export type StretchClock = Readonly<{
  /** The calendar of the person as it was at the opening; changes count from the next stretch. */
  calendar: Calendar;
  budget: OwnSeconds;
  /** Left when the clock last began to run, or when it was stopped. */
  left: OwnSeconds;
  /** Absent while it is paused. */
  running?: Running;
  /** While it is paused: how far off, in milliseconds, the hard cap was then. */
  capIn?: number;
}>;

export type Running = Readonly<{
  from: number;
  /** The deadline. A move after it is late. */
  until: number;
  /** When it may be timed out: after the deadline and the grace, never after `latest`. */
  due: number;
  /** Three times the nominal time, whatever the calendar says. */
  latest: number;
}>;

/** Time used and left at some instant. */
export type Reading = Readonly<{ spent: OwnSeconds; left: OwnSeconds }>;

/** An interrupted turn goes on with at least so much awake time. */
const LEAST_REST_MS = 4 * HOUR_MS;
const CAP = 3;

/** What a new stretch may take, given what the seat's last one left of the bank. */
export function budgetOf(system: TimeSystem, leftOfBank?: OwnSeconds): OwnSeconds {
  const most = system.hours * OWN_HOUR;
  if (system.kind === 'perStretch' || leftOfBank === undefined) return most;
  return Math.min(most, leftOfBank + system.increment * OWN_HOUR);
}

/** What is left of an interrupted stretch when it goes on. */
export const restOf = (calendar: Calendar, left: OwnSeconds): OwnSeconds =>
  Math.max(left, ownSeconds(calendar, LEAST_REST_MS));

/** What is left of the time that remained at a move which was taken back. */
export const leftSince = (
  calendar: Calendar,
  { left, at }: Readonly<{ left: OwnSeconds; at: number }>,
  now: number,
): OwnSeconds => Math.max(0, left - ownSeconds(calendar, elapsed(calendar, at, now)));

/** What somebody gets whose time ran out and who is excused: a stretch anew, or one increment and at least a day. */
export const anotherChance = (system: TimeSystem): OwnSeconds =>
  system.kind === 'perStretch' ? system.hours * OWN_HOUR : Math.max(OWN_DAY, system.increment * OWN_HOUR);

/** A clock that begins to run. */
export const startClock = (
  system: TimeSystem,
  calendar: Calendar,
  budget: OwnSeconds,
  at: number,
): StretchClock => ({
  calendar,
  budget,
  left: budget,
  running: runningFrom(system, { calendar, left: budget }, at, at + capOf(budget)),
});

/** For less than a day the cap is that of a day: a weekend must not eat up a short rest. */
const capOf = (budget: OwnSeconds): number => CAP * Math.max(budget, OWN_DAY) * 1_000;

function runningFrom(
  { grace = 0 }: TimeSystem,
  { calendar, left }: Pick<StretchClock, 'calendar' | 'left'>,
  from: number,
  latest: number,
): Running {
  const until = Math.min(deadline(calendar, from, awakeMs(calendar, left)), latest);
  const due = Math.min(deadline(calendar, until, awakeMs(calendar, grace * OWN_HOUR)), latest);
  return { from, until, due, latest };
}

/**
 * What a clock shows. Nothing is left from the deadline on; what is used beyond it still counts as spent. Before it began
 * to run nothing had passed.
 */
export function readClock({ calendar, budget, left, running }: StretchClock, at: number): Reading {
  const before = budget - left;
  if (running === undefined || at <= running.from) return { spent: before, left };
  const spent = before + ownSeconds(calendar, elapsed(calendar, running.from, at));
  return { spent, left: at >= running.until ? 0 : Math.max(0, budget - spent) };
}

/** The clock as it stands still from this instant on, or from when it began to run. */
export function stopClock(clock: StretchClock, at: number): StretchClock {
  const { calendar, budget, running } = clock;
  if (running === undefined) return clock;
  const capIn = Math.max(0, running.latest - Math.max(at, running.from));
  return { calendar, budget, left: readClock(clock, at).left, capIn };
}

/** The clock as it goes on: the same time is left, and to the hard cap too. */
export function goOn(system: TimeSystem, clock: StretchClock, at: number): StretchClock {
  const { calendar, budget, left, running, capIn = capOf(budget) } = clock;
  if (running !== undefined) return clock;
  return { calendar, budget, left, running: runningFrom(system, clock, at, at + capIn) };
}

/** When only this share of the whole time will be left; undefined if that is past or nothing runs. */
export function whenLeft(
  { calendar, budget, left, running }: StretchClock,
  share: number,
): number | undefined {
  const wanted = Math.floor(budget * share);
  if (running === undefined || wanted > left) return undefined;
  return Math.min(running.until, deadline(calendar, running.from, awakeMs(calendar, left - wanted)));
}

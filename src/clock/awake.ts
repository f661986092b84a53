import type { Calendar, Weekday } from './calendar.js';
import { DAY_MS, instantOf, localTime } from './zone.js';

/** A span of awake time. Nothing has passed at its first instant, so that one belongs to it only as its beginning. */
export type Window = Readonly<{ start: number; end: number }>;

const MINUTE_MS = 60_000;

const weekdayOf = (day: number): Weekday => (((((day + 3) % 7) + 7) % 7) + 1) as Weekday;

/** The window that begins on a local day, counted from 1970-01-01. */
const windowOn = ({ zone, from, to }: Calendar, day: number): Window => ({
  start: instantOf(zone, day * DAY_MS + from * MINUTE_MS),
  end: instantOf(zone, day * DAY_MS + to * MINUTE_MS),
});

/** All windows that end after `instant`, for ever. */
function* windowsAfter(calendar: Calendar, instant: number): Generator<Window, never, void> {
  // The day before, because its window may last beyond midnight.
  for (let day = Math.floor(localTime(calendar.zone, instant) / DAY_MS) - 1; ; day += 1) {
    if (calendar.weekend.includes(weekdayOf(day))) continue;
    const window = windowOn(calendar, day);
    if (window.end > instant) yield window;
  }
}

/** The spans of awake time between two instants. */
export function awakeSpans(calendar: Calendar, from: number, to: number): readonly Window[] {
  const spans: Window[] = [];
  for (const { start, end } of windowsAfter(calendar, from)) {
    if (start >= to) break;
    spans.push({ start: Math.max(start, from), end: Math.min(end, to) });
  }
  return spans;
}

/** How many milliseconds of awake time pass between two instants. */
export function elapsed(calendar: Calendar, from: number, to: number): number {
  let sum = 0;
  for (const { start, end } of windowsAfter(calendar, from)) {
    if (start >= to) return sum;
    sum += Math.min(end, to) - Math.max(start, from);
  }
  return sum;
}

/** The least instant, not before `from`, at which so many milliseconds of awake time have passed. */
export function deadline(calendar: Calendar, from: number, awakeMs: number): number {
  if (awakeMs <= 0) return from;
  let left = awakeMs;
  for (const { start, end } of windowsAfter(calendar, from)) {
    const begin = Math.max(start, from);
    if (end - begin >= left) return begin + left;
    left -= end - begin;
  }
  return from;
}

/** Whether awake time is passing: after the first instant of a window, up to its last. */
export function isAwake(calendar: Calendar, instant: number): boolean {
  const { start } = windowsAfter(calendar, instant - 1).next().value;
  return start < instant;
}

/** The first instant, not before this one, from which awake time passes. */
export function awakeFrom(calendar: Calendar, instant: number): number {
  return Math.max(instant, windowsAfter(calendar, instant).next().value.start);
}

import { IANAZone } from 'luxon';
import { createLru } from '../lib/lru.js';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** No zone is further ahead of UTC. */
const FURTHEST_AHEAD = 14 * HOUR_MS;

/** The offset from UTC on one UTC day; clocks change at most once in it. */
type Offsets = Readonly<{ first: number; change?: Readonly<{ at: number; to: number }> }>;
type Zone = (day: number) => Offsets;

/** Asking the platform for an offset costs more than everything else, and players share few zones and days. */
const zones = createLru<string, Zone>(600);
const DAYS_KEPT = 4_000;

/** Whether the platform knows this time zone. */
export const isZone = (name: string): boolean => IANAZone.isValidZone(name);

function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const zone = IANAZone.create(name);
  if (!zone.isValid) throw new Error(`there is no time zone ${name}`);
  const days = new Map<number, Offsets>();
  const find: Zone = (day) => {
    const known = days.get(day);
    if (known !== undefined) return known;
    if (days.size >= DAYS_KEPT) days.clear();
    const found = offsetsOn(day, (instant) => zone.offset(instant) * 60_000);
    days.set(day, found);
    return found;
  };
  zones.set(name, find);
  return find;
}

function offsetsOn(day: number, offsetAt: (instant: number) => number): Offsets {
  let [before, after] = [day * DAY_MS, (day + 1) * DAY_MS];
  const [first, to] = [offsetAt(before), offsetAt(after)];
  if (first === to) return { first };
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) === first) before = middle;
    else after = middle;
  }
  return { first, change: { at: after, to } };
}

const dayOf = (instant: number): number => Math.floor(instant / DAY_MS);

function offsetAt(zone: Zone, instant: number): number {
  const { first, change } = zone(dayOf(instant));
  return change === undefined || instant < change.at ? first : change.to;
}

/** When clocks are next changed after `from` and not after `upTo`. */
function changeBetween(zone: Zone, from: number, upTo: number): number | undefined {
  for (let day = dayOf(from); day <= dayOf(upTo); day += 1) {
    const at = zone(day).change?.at;
    if (at !== undefined && at > from && at <= upTo) return at;
  }
  return undefined;
}

/** What local clocks show, as if it were UTC. */
export const localTime = (zone: string, instant: number): number => instant + offsetAt(zoneOf(zone), instant);

/**
 * The first instant at which local clocks show `local` or later: where the hour is skipped, the moment of the change;
 * where it comes twice, the first time. Later local times never have earlier instants.
 */
export function instantOf(zone: string, local: number): number {
  const offsets = zoneOf(zone);
  let from = local - FURTHEST_AHEAD;
  for (;;) {
    const instant = Math.max(from, local - offsetAt(offsets, from));
    const change = changeBetween(offsets, from, instant);
    if (change === undefined) return instant;
    from = change;
  }
}

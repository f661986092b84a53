import type { Player } from '../model.js';

/** With whose eyes the board is seen: mine, those of a seat, or of somebody who only looks on. */
export type Eyes = 'mine' | 'onlooker' | number;

/** Whose eyes one can borrow. What is private stays private: it lies face down. */
export type Looking = Readonly<{
  eyes: Eyes;
  players: readonly Player[];
  lookAs: (eyes: Eyes) => void;
}>;

/** Whom the address of a moment leads there: everybody, whoever has it, those at the table, or me alone. */
export type Opens = 'everybody' | 'holders' | 'table' | 'me';

/** The address of the moment that is shown. */
export type MomentLink = Readonly<{ address: string; opens: Opens; copy: () => Promise<boolean> }>;

/** Where in the game's history the board stands, and how to move there. */
export type History = Readonly<{
  version: number;
  /** Whether the board of that moment could not be fetched yet: then none is shown, and it is said. */
  missing: boolean;
  head: number;
  /** The last version I had seen when I came. */
  seen: number;
  /** The first that has a whole board. */
  first: number;
  rounds: readonly Readonly<{ round: number; version: number }>[];
  /** Moves that were taken back. */
  undone: readonly number[];
  playing: boolean;
  seek: (version: number) => void;
  /** So many moves, turns or rounds on, or back. */
  go: (stride: Stride, by: 1 | -1) => void;
  toggle: () => void;
  link: MomentLink;
  looking: Looking;
}>;

/** Whether the board shows what was, and not what is. */
export const isPast = ({ version, head }: Pick<History, 'version' | 'head'>): boolean => version < head;

/** The version of the past at which the board stands; null for now. */
export const momentOf = (history: Pick<History, 'version' | 'head'>): number | null =>
  isPast(history) ? history.version : null;

/** A move is a version: one step on is one number on. */
export type Stride = 'move' | 'turn' | 'round';

/** The next stop in a direction; the last one there is when there is none further. */
export function nextStop(stops: readonly number[], version: number, by: 1 | -1): number {
  const further = by > 0 ? stops.find((stop) => stop > version) : stops.findLast((stop) => stop < version);
  return further ?? (by > 0 ? stops.at(-1) : stops[0]) ?? version;
}

/** Of the moves that are told, those since my last visit, with what has come while I am here; none where nothing was new when I came. */
export function freshDeeds(deeds: readonly number[], seen: number, arrived: number): readonly number[] {
  const since = deeds.filter((version) => version > seen);
  return since.some((version) => version <= arrived) ? since : [];
}

/** The rounds whose numbers have room beside one another, each at least so far behind the last. */
export function spacedOut(
  rounds: History['rounds'],
  along: (version: number) => number,
  apart: number,
): ReadonlySet<number> {
  let end = -Infinity;
  const kept = rounds.filter(({ version }) => {
    const roomy = along(version) - end >= apart;
    if (roomy) end = along(version);
    return roomy;
  });
  return new Set(kept.map(({ round }) => round));
}

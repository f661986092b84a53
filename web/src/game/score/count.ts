import type { FinalView, Part, Stone } from './final.js';

type Cairns = readonly (readonly Stone[])[];

/** What a tribe has so far; parts that were not begun are absent. */
export type Tally = Readonly<{ laid: number; total: number; parts: Readonly<Partial<Record<Part, number>>> }>;

/** How far the count is: what was counted up, what is told, and whether the end may be. */
export type Counted = Readonly<{
  complete: boolean;
  /** The parts of which every stone lies. */
  done: ReadonlySet<Part>;
  /** By tribe, in their order. */
  tallies: readonly Tally[];
}>;

type Span = Readonly<{ part: Part; from: number; until: number }>;

const stonesIn = (stones: readonly Stone[], part: Part): readonly Stone[] =>
  stones.filter((stone) => stone.part === part);

/** When each part is counted, in steps; part by part, all tribes at the same time. */
function spansOf(cairns: Cairns, parts: readonly Part[]): readonly Span[] {
  let from = 0;
  return parts.map((part) => {
    const until = from + Math.max(0, ...cairns.map((stones) => stonesIn(stones, part).length));
    const span = { part, from, until };
    from = until;
    return span;
  });
}

/** How many steps the whole count takes. */
export const stepsIn = (cairns: Cairns, parts: readonly Part[]): number =>
  spansOf(cairns, parts).at(-1)?.until ?? 0;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The count after so many steps. What was lost is told from the beginning: the pit is there before any stone. */
export function countAfter({ tribes, parts }: FinalView, cairns: Cairns, step: number): Counted {
  const spans = spansOf(cairns, parts);
  const complete = spans.every(({ until }) => step >= until);
  const tallies = tribes.map((tribe, index) => {
    const begun = spans.flatMap(({ part, from, until }) => {
      const { points } = tribe.parts[part];
      const laid = stonesIn(cairns[index] ?? [], part).slice(0, Math.max(0, step - from));
      if (points >= 0 && step <= from && step < until) return [];
      return [
        { part, laid: laid.length, points: points < 0 ? points : sumOf(laid.map((stone) => stone.points)) },
      ];
    });
    return {
      laid: sumOf(begun.map(({ laid }) => laid)),
      total: complete ? tribe.total : sumOf(begun.map(({ points }) => points)),
      parts: Object.fromEntries(begun.map(({ part, points }) => [part, points])),
    };
  });
  return {
    complete,
    done: new Set(spans.filter(({ until }) => step >= until).map(({ part }) => part)),
    tallies,
  };
}

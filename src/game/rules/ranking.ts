/** The winner, and what decides when points are equal (000:526-534). */

import type { Rules } from '../model/rules.js';
import type { Ranking, ScoreSheet } from '../model/scores.js';
import type { Tribe } from '../state.js';
import { toolValue } from './tools.js';

type Entry = Readonly<{ seat: number; resigned: boolean; total: number; tie: number }>;

/**
 * Best score first, then the tie value; equal in both share a place, in the order of the seats, which sorting keeps.
 * Whoever resigned comes last (R27, R37).
 */
export function ranking(
  rules: Rules,
  tribes: readonly Tribe[],
  scores: readonly ScoreSheet[],
): readonly Ranking[] {
  const entries = tribes
    .map((tribe, index): Entry => {
      const { seat, resigned } = tribe;
      return { seat, resigned, total: scores[index]?.total ?? 0, tie: tieValue(rules, tribe) };
    })
    .sort(compare);
  return entries.map((entry) => {
    const rank = entries.findIndex((other) => compare(other, entry) === 0) + 1;
    return { seat: entry.seat, rank, total: entry.total, tie: entry.tie };
  });
}

const compare = (one: Entry, other: Entry): number =>
  Number(one.resigned) - Number(other.resigned) || other.total - one.total || other.tie - one.tie;

/** Agriculture, tools and people: their sum, or as a house rule one after the other (two digits hold each). */
export function tieValue({ tie }: Rules, tribe: Tribe): number {
  const parts = [tribe.agriculture, toolValue(tribe), tribe.people];
  return parts.reduce((value, part) => (tie === 'sum' ? value : value * 100) + part, 0);
}

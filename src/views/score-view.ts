import { scoreTerms, type Game, type ScorePart, type ScoreSheet, type ScoreTerm } from '../game/index.js';

/** A final score with its parts side by side, and the products they are made of. */
export type ScoreView = Readonly<Record<ScorePart, number>> &
  Readonly<{ seat: number; total: number; terms: readonly ScoreTerm[] }>;

/** Flattens the sheet. At the end nothing is hidden, so the tribe tells how it came about. */
export function scoreView(
  { seat, parts, total }: ScoreSheet,
  { rules, tribes }: Pick<Game, 'rules' | 'tribes'>,
): ScoreView {
  const tribe = tribes[seat - 1];
  return { ...parts, seat, total, terms: tribe === undefined ? [] : scoreTerms(rules, tribe) };
}

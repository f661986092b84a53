import type { Seat } from './ids.js';

/** The parts of a final score, in the order they are counted up. */
export const SCORE_PARTS = [
  'inPlay',
  'culture',
  'farmers',
  'toolMakers',
  'hutBuilders',
  'shamans',
  'traders',
  'resources',
] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** One product of a final score: so many, each counting so much. A part is the sum of its products. */
export type ScoreTerm = Readonly<{ part: ScorePart; count: number; times: number }>;

/** One tribe's final score; `total` is the sum of the parts. */
export type ScoreSheet = Readonly<{ seat: Seat; parts: Readonly<Record<ScorePart, number>>; total: number }>;

/** A tribe's place in the final ranking; equal score and equal tie value share a place (R27). */
export type Ranking = Readonly<{ seat: Seat; rank: number; total: number; tie: number }>;

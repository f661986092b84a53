import type { ScorePart, ScoreSheet } from '../game/index.js';

/** A final score with its parts side by side. */
export type ScoreView = Readonly<Record<ScorePart, number>> & Readonly<{ seat: number; total: number }>;

/** Flattens the sheet. */
export const scoreView = ({ seat, parts, total }: ScoreSheet): ScoreView => ({ ...parts, seat, total });

/** How somebody keeps to the time, in all games with a clock. */
export type Reliability = Readonly<{
  /** Stretches that count, however old. */
  stretches: number;
  /** How many of a hundred ended in time, those of late counting most; absent while there are too few to say. */
  inTimePercent?: number;
}>;

/** What was is worth half as much after so long. */
export const HALF_LIFE_MS = 120 * 24 * 60 * 60 * 1000;

/** After fewer stretches nothing is said: one bad evening is no character. */
const FEWEST = 5;

/** In words for everybody. Rounded down, so that a hundred means that none was late. */
export const reliabilityOf = (stretches: number, share: number): Reliability =>
  stretches < FEWEST ? { stretches } : { stretches, inTimePercent: Math.floor(share * 100 + 1e-9) };

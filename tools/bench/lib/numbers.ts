/** The middle of several measurements; between the two middle ones if their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('there is no median of nothing');
  return (upper + lower) / 2;
}

/** The value below which this share of all lies; 1 gives the largest. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('there is no quantile of nothing');
  return found;
}

/** Rounded to so many digits behind the point, as a number: for the last line of a benchmark. */
export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Numbers seen one after the other, of which only their sums are kept. */
export type Series = { count: number; sum: number; squares: number; min: number; max: number };

export const newSeries = (): Series => ({ count: 0, sum: 0, squares: 0, min: Infinity, max: -Infinity });

/** Takes one more number into account. */
export function note(series: Series, value: number): void {
  series.count += 1;
  series.sum += value;
  series.squares += value * value;
  series.min = Math.min(series.min, value);
  series.max = Math.max(series.max, value);
}

export const mean = ({ count, sum }: Series): number => (count === 0 ? 0 : sum / count);

/** The standard deviation of all numbers seen. */
export const deviation = (series: Series): number =>
  series.count === 0 ? 0 : Math.sqrt(Math.max(0, series.squares / series.count - mean(series) ** 2));

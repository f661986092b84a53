import type { Table } from '../../game/index.js';
import { deviation, mean, newSeries, note } from './statistics.js';
import type { Series } from './statistics.js';

/** How those who played under one name did. A shared win counts for each of its winners in part. */
type Standing = { readonly scores: Series; wins: number };

/** What is counted over all games. */
export type Results = Readonly<{
  byBot: Map<string, Standing>;
  bySeat: Map<string, Standing>;
  rounds: Series;
  reasons: Map<string, number>;
}>;

export const newResults = (): Results => ({
  byBot: new Map(),
  bySeat: new Map(),
  rounds: newSeries(),
  reasons: new Map(),
});

/** Takes one more finished game into account. */
export function addResult(results: Results, { game, seats }: Table): void {
  if (game?.result === undefined) return;
  const { winners, reason } = game.result;
  note(results.rounds, game.round);
  results.reasons.set(reason, (results.reasons.get(reason) ?? 0) + 1);
  for (const { seat, total } of game.scores) {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    const bot = seats.find((each) => each.seat === seat)?.bot ?? 'nobody';
    for (const standing of [standingOf(results.byBot, bot), standingOf(results.bySeat, `seat ${seat}`)]) {
      note(standing.scores, total);
      standing.wins += won;
    }
  }
}

function standingOf(standings: Map<string, Standing>, name: string): Standing {
  const found = standings.get(name) ?? { scores: newSeries(), wins: 0 };
  standings.set(name, found);
  return found;
}

const COLUMNS = ['', 'played', 'won', 'mean', 'sd', 'min', 'max', 'against the mean'] as const;

/** The results as lines of a table. */
export function resultLines({ byBot, bySeat, rounds, reasons }: Results): readonly string[] {
  const everybody = newSeries();
  for (const { scores } of byBot.values()) everybody.sum += scores.sum;
  for (const { scores } of byBot.values()) everybody.count += scores.count;
  const rows = [...sorted(byBot), ...sorted(bySeat)].map(([name, standing]) =>
    cells(name, standing, mean(everybody)),
  );
  const ends = [...reasons].sort().map(([reason, count]) => `${reason} ${count}`);
  return [
    ...aligned([COLUMNS, ...rows]),
    '',
    `rounds: ${mean(rounds).toFixed(1)} on average, sd ${deviation(rounds).toFixed(1)}, ${rounds.min} to ${rounds.max}`,
    `ends:   ${ends.join(', ')}`,
  ];
}

const sorted = (standings: Map<string, Standing>): readonly (readonly [string, Standing])[] =>
  [...standings].sort(([one], [other]) => (one < other ? -1 : 1));

function cells(name: string, { scores, wins }: Standing, average: number): readonly string[] {
  const ahead = mean(scores) - average;
  return [
    name,
    String(scores.count),
    `${((100 * wins) / scores.count).toFixed(1)} %`,
    signed(mean(scores).toFixed(1)),
    deviation(scores).toFixed(1),
    signed(String(scores.min)),
    signed(String(scores.max)),
    signed(`${ahead < 0 ? '' : '+'}${ahead.toFixed(1)}`),
  ];
}

/** A number with the minus sign that is as wide as a plus. */
const signed = (number: string): string => number.replace('-', '−');

/** Names to the left, numbers to the right. */
function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => (row[column] ?? '').length));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column))))
      .join('  ')
      .trimEnd(),
  );
}

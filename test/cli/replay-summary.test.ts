import { replaySummary } from '../../src/cli/replay-summary.js';

describe('the summary of a replay', () => {
  const none = { games: 4, diverged: 0, folded: 0, stale: 0 };

  it.each([
    [none, '4 games replayed: none differs'],
    [{ ...none, games: 1 }, '1 game replayed: none differs'],
    [{ ...none, games: 1, diverged: 1 }, '1 game replayed: 1 differs'],
    [{ ...none, diverged: 2 }, '4 games replayed: 2 differ'],
    [
      { ...none, folded: 1, stale: 1 },
      '4 games replayed: none differs; 1 folds but was not decided again; 1 row is out of date',
    ],
    [
      { ...none, folded: 2, stale: 3 },
      '4 games replayed: none differs; 2 fold but were not decided again; 3 rows are out of date',
    ],
  ])('counts %j as people do', (counts, sentence) => {
    expect(replaySummary(counts)).toBe(sentence);
  });
});

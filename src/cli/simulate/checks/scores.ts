import type { Game } from '../../../game/index.js';
import { unless } from '../violation.js';
import type { Violation } from '../violation.js';

/** The end: scores are the sums of their parts, places follow from them, and the winners are those in first place. */
export function checkScores({ scores, tribes, result }: Game): readonly Violation[] {
  if (result === undefined) return [];
  const { ranking, winners } = result;
  const sums = scores.every(
    ({ seat, parts, total }) =>
      total === Object.values(parts).reduce((sum, part) => sum + part, 0) &&
      parts.inPlay === tribes[seat - 1]?.score,
  );
  const ordered = ranking.every((place, index) => {
    const better = ranking[index - 1];
    if (better === undefined) return place.rank === 1;
    const ahead = better.total - place.total || better.tie - place.tie;
    return ahead === 0 ? place.rank === better.rank : ahead > 0 && place.rank === index + 1;
  });
  const first = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const everybody = new Set(ranking.map(({ seat }) => seat)).size === tribes.length;
  return [
    ...unless(sums && scores.length === tribes.length, 'a score is the sum of its parts', () =>
      JSON.stringify(scores),
    ),
    ...unless(ordered && everybody && first.join() === winners.join(), 'places follow from the scores', () =>
      JSON.stringify(result),
    ),
  ];
}

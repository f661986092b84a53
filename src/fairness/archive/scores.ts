import type { Table } from '../../game/index.js';
import type { ScoresLine } from './lines.js';

/** The line about the result of a game; undefined while there is none. */
export function scoresLine({ game }: Pick<Table, 'game'>): ScoresLine | undefined {
  if (game?.result === undefined) return undefined;
  return { kind: 'scores', ...game.result, scores: game.scores };
}

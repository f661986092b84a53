import type { GameId } from '../../game/index.js';
import type { Played, Play } from '../sent.js';

/** More draws than anybody can have seen between a backup and its restoring. */
export const SKIPPED_DRAWS = 1_000;

/**
 * Passes over draws that somebody may have seen before a backup was restored: without this, moves that were lost
 * with the newer history could be made again with dice that are known. `mark` is the same for all games of one run.
 */
export const skipSeenDraws = (play: Play, game: GameId, mark: string): Promise<Played> =>
  play({
    game,
    actor: 'server',
    commandId: `restore-mark-${mark}`,
    command: { type: 'SkipDraws', draws: SKIPPED_DRAWS },
  });

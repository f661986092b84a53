import type { GameId } from '../../game/index.js';
import type { Planner } from '../planner.js';
import type { Play } from '../sent.js';
import type { Obey } from './obeying.js';

/** Orders are looked up for many games together: a look for every move would cost as much as the move. */
const TOGETHER_MS = 50;

/** Follows the orders of a game a little later, and of whatever other games have come up by then. */
export type ObeySoon = (game: GameId, pause: number, play: Play) => void;

/** Plans it with this planner, which lets go of it when it is closed. */
export function createObeyingSoon(obey: Obey, { plan }: Planner): ObeySoon {
  const games = new Set<GameId>();
  const obeyAll = (play: Play): Promise<void> => {
    const those = [...games];
    games.clear();
    return obey(those, play);
  };
  return (game, pause, play) =>
    plan(pause, () => {
      if (games.size === 0) plan(TOGETHER_MS, () => obeyAll(play));
      games.add(game);
      return Promise.resolve();
    });
}

import type { GameId } from '../game/index.js';

export type Heard = (version: number) => void;

/** Who listens to which game in this process. */
export type Ears = Readonly<{
  /** Adds a listener; true if it is the game's first. */
  add: (game: GameId, heard: Heard) => boolean;
  /** Removes a listener; true if it was the game's last. */
  remove: (game: GameId, heard: Heard) => boolean;
  tell: (game: GameId, version: number) => void;
  /** Announcements may have been missed: everybody should look for himself. */
  tellAll: () => void;
  games: () => readonly GameId[];
}>;

export function createEars(): Ears {
  const byGame = new Map<GameId, Set<Heard>>();

  const add = (game: GameId, heard: Heard): boolean => {
    const known = byGame.get(game);
    if (known === undefined) byGame.set(game, new Set([heard]));
    else known.add(heard);
    return known === undefined;
  };

  const remove = (game: GameId, heard: Heard): boolean => {
    const known = byGame.get(game);
    if (known?.delete(heard) !== true || known.size > 0) return false;
    return byGame.delete(game);
  };

  const tell = (game: GameId, version: number): void => {
    for (const heard of byGame.get(game) ?? []) heard(version);
  };

  const tellAll = (): void => {
    for (const game of byGame.keys()) tell(game, 0);
  };

  return { add, remove, tell, tellAll, games: () => [...byGame.keys()] };
}

import type { GameId } from '../game/index.js';

type Heard = (version: number) => void;

/** Who listens to which game in this process. */
export type Ears = Readonly<{
  /** Adds a listener; `first` tells whether nobody listened to this game before. */
  add: (
    game: GameId,
    heard: Heard,
  ) => Readonly<{ first: boolean; remove: () => Readonly<{ last: boolean }> }>;
  hear: (game: GameId, version: number) => void;
  /** Announcements may have been missed: everybody should look for himself. */
  hearAll: () => void;
  games: () => readonly GameId[];
  clear: () => void;
}>;

/** Keeps the listeners of all games apart. The same function may listen several times. */
export function createEars(): Ears {
  const ears = new Map<GameId, Set<Readonly<{ heard: Heard }>>>();

  const add = (game: GameId, heard: Heard) => {
    const ear = { heard };
    const known = ears.get(game);
    const all = known ?? new Set();
    ears.set(game, all.add(ear));
    const remove = () => {
      const last = all.delete(ear) && all.size === 0 && ears.get(game) === all;
      if (last) ears.delete(game);
      return { last };
    };
    return { first: known === undefined, remove };
  };

  const hear = (game: GameId, version: number): void => {
    for (const { heard } of [...(ears.get(game) ?? [])]) heard(version);
  };

  return {
    add,
    hear,
    hearAll: () => {
      for (const game of [...ears.keys()]) hear(game, 0);
    },
    games: () => [...ears.keys()],
    clear: () => ears.clear(),
  };
}

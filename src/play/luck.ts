import type { GameId, Luck, Table } from '../game/index.js';
import { createLuck } from '../fairness/draws.js';
import type { Hash } from '../fairness/hash.js';
import { keyOfTable } from '../fairness/table-key.js';
import { createLru } from '../lib/lru.js';
import type { Seeds } from './ports.js';

/** For everything that must not roll: before the start, in options, in dry runs. */
export const noLuck: Luck = {
  roll: () => {
    throw new Error('nothing may be rolled here');
  },
  pick: () => {
    throw new Error('nothing may be drawn here');
  },
};

/** Hands out the luck of a game: its draws go on where the stored ones end. */
export type Lucks = (game: GameId, table: Table) => Promise<Luck>;

/** Keeps the keys of recently played games, so that a move costs no look at the seeds. */
export function createLucks(seeds: Seeds, hash?: Hash, capacity = 2_000): Lucks {
  const keys = createLru<GameId, Readonly<{ from: string; key: Uint8Array }>>(capacity);

  const keyOf = async (game: GameId, table: Table): Promise<Uint8Array> => {
    const known = keys.get(game);
    const from = givenTo(table);
    if (known?.from === from) return known.key;
    const seed = await seeds.seedOf(game);
    if (seed === undefined) throw new Error(`game ${game} has no seed`);
    const key = keyOfTable(seed, game, table);
    keys.set(game, { from, key });
    return key;
  };

  return async (game, table) => createLuck(await keyOf(game, table), game, table.draws, hash);
}

/** What the key is made from beside the seed. It may change until the start, and after it where a backup was restored. */
const givenTo = ({ seats }: Table): string =>
  seats.map(({ join, entropy = '' }) => `${join} ${entropy}`).join();

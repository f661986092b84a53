import { chanceOf } from '../../../src/bots/chance.js';
import type { Witness } from '../oracle/faces.js';
import { signIn, type Line } from './api.js';
import type { Notes } from './notes.js';
import { playTable } from './table.js';

/** People who play at many tables at once, one game after the other. */
export type Crowd = Readonly<{
  /** What somebody cannot go on for. */
  troubles: () => readonly string[];
  /** Lets everybody finish the command under way; tells who can bear witness to which game. */
  finish: () => Promise<readonly Witness[]>;
}>;

/** After so long without an answer to everything, something is stuck for good. */
const PATIENCE_MS = 120_000;

/** Two people sit down at each table and play until they are told to finish. */
export function gather(line: Line, notes: Notes, tables: number, seed: number): Crowd {
  const witnesses: Witness[] = [];
  const troubles: string[] = [];
  let over = false;
  const playOn = async (table: number): Promise<void> => {
    const pair = [await signIn(line, `Ann ${table}`), await signIn(line, `Bob ${table}`)] as const;
    const players = { pair, notes, chance: chanceOf('table', seed, table) };
    while (!over) witnesses.push(await playTable(players, () => over));
  };
  const note = (error: unknown): void => void troubles.push(String(error));
  const all = Promise.all(Array.from({ length: tables }, (_, table) => playOn(table).catch(note)));
  return {
    troubles: () => troubles,
    finish: async () => {
      over = true;
      await Promise.race([all, impatience().catch(note)]);
      return witnesses;
    },
  };
}

const impatience = (): Promise<never> =>
  new Promise((_, reject) => {
    const complain = (): void =>
      reject(new Error('some commands were never answered, although everything is up'));
    setTimeout(complain, PATIENCE_MS).unref();
  });

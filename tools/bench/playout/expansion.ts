import type { Table } from '../../../src/game/index.js';
import { seatedTable } from '../../../src/bots/self-play.js';
import { median } from '../lib/numbers.js';

/** As many players as both boxes can be played by. */
export const NUMBERS = [2, 3, 4] as const;

const WARM_UP = 2;

/** Plays a whole game from its start to its end. */
export type PlayOut = (seated: Table, seed: string) => void;

/**
 * By number of players: how many games with the expansion are played in the processor time of one without. Rounds of
 * both take turns, so that whatever else the machine does slows both alike.
 */
export function expansionRatios(playOut: PlayOut, rounds: number, games: number): readonly number[] {
  return NUMBERS.map((players) => {
    const bots = Array.from({ length: players }, () => 'random' as const);
    const base = seatedTable({ edition: 'cs-2019' }, bots).table;
    const style = seatedTable({ edition: 'cs-2019', expansion: 'style' }, bots).table;
    const timeOf = (seated: Table, round: number): number => {
      const begun = process.cpuUsage();
      for (let nth = 0; nth < games; nth += 1) playOut(seated, `expansion ${round} ${nth}`);
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    const ratios: number[] = [];
    for (let round = -WARM_UP; round < rounds; round += 1) {
      const ratio = timeOf(base, round) / timeOf(style, round);
      if (round >= 0) ratios.push(ratio);
    }
    return median(ratios);
  });
}

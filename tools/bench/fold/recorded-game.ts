import type { Recorded } from '../../../src/game/index.js';
import { chanceOf, luckOf } from '../../../src/bots/chance.js';
import { botCommand, nextDecision, startedTable, step } from '../../../src/bots/self-play.js';

const BOTS = ['random', 'random', 'random', 'random'] as const;

/** The whole history of a 4-player game among random bots. */
export function recordedGame(seed: string): readonly Recorded[] {
  const chance = chanceOf(seed);
  const luck = luckOf(chance);
  const started = startedTable({ edition: 'cs-2019' }, BOTS, luck);
  const taken = [...started.taken];
  let { table } = started;
  for (let open = nextDecision(table); open !== undefined; open = nextDecision(table)) {
    const next = step(table, open.actor, botCommand(table, open, chance), luck);
    if (!next.ok) throw new Error(`a bot was refused: ${JSON.stringify(next.reason)}`);
    taken.push(next.value.taken);
    table = next.value.table;
  }
  return taken.flatMap(({ recorded }) => recorded);
}

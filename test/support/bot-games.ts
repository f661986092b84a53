import type { CairnEvent, Game, Recorded, Table } from '../../src/game/index.js';
import type { BotName } from '../../src/bots/bots.js';
import { chanceOf, luckOf } from '../../src/bots/chance.js';
import { botCommand, nextDecision, startedTable, step } from '../../src/bots/self-play.js';
import type { BotDecision, Choice, Taken } from '../../src/bots/self-play.js';

/** A table before a bot's command, and the command. */
export type BotTurn = Readonly<{
  /** How the table came about, before anybody acted. */
  started: readonly Recorded[];
  table: Table;
  open: BotDecision;
  taken: Taken;
}>;

/** Plays a game among bots, turn by turn; everything follows from the seed. */
export function* botTurns(choice: Choice, bots: readonly BotName[], seed: string): Generator<BotTurn, Table> {
  const luck = luckOf(chanceOf(seed, 'luck'));
  const choices = chanceOf(seed, 'choices');
  const start = startedTable(choice, bots, luck);
  const started = start.taken.flatMap(({ recorded }) => recorded);
  let { table } = start;
  for (let open = nextDecision(table); open !== undefined; open = nextDecision(table)) {
    const next = step(table, open.actor, botCommand(table, open, choices), luck);
    if (!next.ok) throw new Error(`seat ${open.seat}: ${JSON.stringify(next.reason)}`);
    yield { started, table, open, taken: next.value.taken };
    table = next.value.table;
  }
  return table;
}

/** A whole game among bots. */
export function playBots(
  choice: Choice,
  bots: readonly BotName[],
  seed: string,
): Readonly<{ game: Game; events: readonly CairnEvent[] }> {
  const turns = botTurns(choice, bots, seed);
  const recorded: Recorded[] = [];
  for (let turn = turns.next(); ; turn = turns.next()) {
    if (turn.done === true) return { game: turn.value.game!, events: recorded.map(({ event }) => event) };
    recorded.push(...turn.value.taken.recorded);
  }
}

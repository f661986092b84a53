import { awaiting, decide, emptyTable, evolveAll, seenBy } from '../game/index.js';
import type {
  Actor,
  Awaited,
  Command,
  GameCommand,
  Luck,
  Recorded,
  Rejection,
  Settings,
  Table,
} from '../game/index.js';
import { fail, ok } from '../lib/result.js';
import type { Result } from '../lib/result.js';
import { BOTS } from './bots.js';
import type { BotName } from './bots.js';
import { chanceOf, luckOf } from './chance.js';
import type { Chance } from './chance.js';

/** What a game among bots is played by. */
export type Choice = Pick<Settings, 'edition' | 'expansion' | 'olderTiles' | 'houseRules' | 'contentFile'>;

/** A command that was accepted, and what was recorded for it. */
export type Taken = Readonly<{ actor: Actor; command: Command; recorded: readonly Recorded[] }>;

/** In a game among bots there is nothing to be kept secret. */
const NO_COMMITMENT = '0'.repeat(64);

/** A table and how it came about. */
export type Begun = Readonly<{ table: Table; taken: readonly Taken[] }>;

/** A table at which these bots sit, in this order, ready to place their first people. */
export function startedTable(
  choice: Choice,
  bots: readonly BotName[],
  luck: Luck,
  empty: Table = emptyTable,
): Begun {
  return begun(seatedTable(choice, bots, empty), [{ type: 'StartGame' }], luck);
}

/** A table at which these bots have sat down. Nothing has been drawn, so any number of games can start from it. */
export function seatedTable(choice: Choice, bots: readonly BotName[], empty: Table = emptyTable): Begun {
  const settings: Settings = {
    ...choice,
    seats: bots.length,
    order: 'joined',
    entropy: 'open',
    practice: true,
  };
  const commands: readonly Command[] = [
    { type: 'OpenGame', settings, commitment: NO_COMMITMENT },
    ...bots.map((bot): Command => ({ type: 'JoinGame', bot })),
  ];
  return begun({ table: empty, taken: [] }, commands, luckOf(chanceOf('none')));
}

function begun(before: Begun, commands: readonly Command[], luck: Luck): Begun {
  const taken = [...before.taken];
  let { table } = before;
  for (const command of commands) {
    const next = step(table, 'owner', command, luck);
    if (!next.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(next.reason)}`);
    table = next.value.table;
    taken.push(next.value.taken);
  }
  return { table, taken };
}

/** The table after a command, without a database; or why the command was refused. Bots never undo. */
export function step(
  table: Table,
  actor: Actor,
  command: Command,
  luck: Luck,
): Result<Readonly<{ table: Table; taken: Taken }>, Rejection> {
  const decided = decide(table, actor, command, luck);
  if (!decided.ok) return fail(decided.reason);
  const commandId = String(table.version + 1);
  const recorded = decided.value.map((event, ordinal): Recorded => ({
    version: table.version + 1 + ordinal,
    ordinal,
    actor,
    commandId,
    event,
  }));
  const next = evolveAll(table, recorded);
  if (next === 'refold') throw new Error('a game among bots takes nothing back');
  return ok({ table: next, taken: { actor, command, recorded } });
}

/** An open decision of a bot. */
export type BotDecision = Awaited & Readonly<{ actor: Actor; bot: BotName }>;

/** The first decision that is open; undefined once the game is over. */
export function nextDecision(table: Table): BotDecision | undefined {
  const [open] = awaiting(table);
  if (open === undefined) return undefined;
  const found = table.seats.find(({ seat }) => seat === open.seat);
  if (found?.bot === undefined) throw new Error(`no bot sits on seat ${open.seat}`);
  return { ...open, actor: `bot:${found.seatId}`, bot: found.bot as BotName };
}

/** What the bot does about its decision, knowing what its seat may know. */
export function botCommand(table: Table, { seat, bot }: BotDecision, chance: Chance): GameCommand {
  const { game } = seenBy(table, seat);
  if (game === undefined) throw new Error('the game has not started');
  return BOTS[bot](game, seat, chance);
}

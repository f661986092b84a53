import { fail } from '../lib/result.js';
import type { Command, GameCommand, TableCommand } from './command.js';
import type { Luck } from './luck.js';
import { decideMove, isGameCommand } from './move.js';
import type { Actor } from './model/ids.js';
import type { Rejection } from './rejection.js';
import type { Table } from './table.js';
import type { Asked, Decision } from './table/checks.js';
import { seatOf } from './table/evolve.js';
import { joinGame, leaveGame, openGame, ready } from './table/lobby.js';
import { startGame } from './table/start.js';
import { undoMove } from './table/undo.js';

type Deciders = { readonly [Type in TableCommand['type']]?: (asked: Asked<Type>) => Decision };

const TABLE_COMMANDS: Deciders = {
  OpenGame: openGame,
  JoinGame: joinGame,
  LeaveGame: leaveGame,
  Ready: ready,
  StartGame: startGame,
  UndoMove: undoMove,
};

/** Commands that a closed game still takes. */
const AFTER_THE_END: readonly Command['type'][] = ['RevealSeed'];

/** What a command brings about, or why it is refused. Pure: chance comes in as `luck`, and only `luck` draws. */
export function decide(table: Table, actor: Actor, command: Command, luck: Luck): Decision {
  const refusal = refuseTable(table, command);
  if (refusal !== undefined) return fail(refusal);
  if (isGameCommand(command)) return decideByHand(table, actor, command, luck);
  if (!Object.hasOwn(TABLE_COMMANDS, command.type)) return fail({ code: 'UNKNOWN_COMMAND' });
  const decider = TABLE_COMMANDS[command.type] as (
    asked: Readonly<{ table: Table; actor: Actor; command: Command; luck: Luck }>,
  ) => Decision;
  return decider({ table, actor, command, luck });
}

function refuseTable({ settings, closed }: Table, { type }: Command): Rejection | undefined {
  if (settings === undefined && type !== 'OpenGame') return { code: 'NO_SUCH_GAME' };
  if (closed !== undefined && !AFTER_THE_END.includes(type)) return { code: 'GAME_CLOSED', closed };
  return undefined;
}

function decideByHand(table: Table, actor: Actor, command: GameCommand, luck: Luck): Decision {
  const seat = seatOf(table, actor);
  if (seat === undefined) return fail({ code: 'NOT_SEATED' });
  if (table.game === undefined || seat.seat === undefined) return fail({ code: 'GAME_NOT_STARTED' });
  const byHand = actor.startsWith('seat:');
  if (byHand && seat.resigned) return fail({ code: 'SEAT_RESIGNED' });
  if (byHand && seat.kept) return fail({ code: 'SEAT_KEPT' });
  return decideMove(table.game, seat.seat, command, luck);
}

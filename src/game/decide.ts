import { fail, ok } from '../lib/result.js';
import type { Command, TableCommand } from './command.js';
import type { Luck } from './luck.js';
import type { Actor } from './model/ids.js';
import { isGameCommand, playMove } from './move.js';
import type { Rejection } from './rejection.js';
import type { SeenTable } from './seen.js';
import type { Table } from './table.js';
import { comeBack, keepSeat, resign } from './table/absence.js';
import type { Asked, Decision } from './table/checks.js';
import { openFullView } from './table/full-view.js';
import { joinGame, leaveGame, openGame, ready } from './table/lobby.js';
import { playerOf } from './table/players.js';
import { answer, askCancel, askFinish, askPause, askReplace, askUndo } from './table/requests.js';
import { revealSeed, skipDraws } from './table/seed.js';
import { startGame } from './table/start.js';
import { afterStretch, pause, resume, timeOut } from './table/time.js';
import { undoMove } from './table/undo.js';

type Decider = (asked: Readonly<{ table: Table; actor: Actor; command: Command; luck: Luck }>) => Decision;

const TABLE_COMMANDS: { readonly [Type in TableCommand['type']]: (asked: Asked<Type>) => Decision } = {
  OpenGame: openGame,
  JoinGame: joinGame,
  LeaveGame: leaveGame,
  Ready: ready,
  StartGame: startGame,
  UndoMove: undoMove,
  AskUndo: askUndo,
  AskCancel: askCancel,
  AskFinish: askFinish,
  AskReplace: askReplace,
  AskPause: askPause,
  Answer: answer,
  Resign: resign,
  TimeOut: timeOut,
  Pause: pause,
  Resume: resume,
  KeepSeat: keepSeat,
  ComeBack: comeBack,
  RevealSeed: revealSeed,
  SkipDraws: skipDraws,
  OpenFullView: openFullView,
};
const DECIDERS = new Map(Object.entries(TABLE_COMMANDS as unknown as Readonly<Record<string, Decider>>));

/** Whether there is such a command. */
export const isCommandType = (type: string): boolean => DECIDERS.has(type) || isGameCommand({ type });

/** What a command brings about, or why it is refused. Pure: chance comes in as `luck`, and only `luck` draws. */
export function decide(table: Table, actor: Actor, command: Command, luck: Luck): Decision {
  const refusal = refuseTable(table, command);
  if (refusal !== undefined) return fail(refusal);
  if (isGameCommand(command)) {
    const player = playerOf(table, actor);
    if (!player.ok) return player;
    if (table.game === undefined) return fail({ code: 'GAME_NOT_STARTED' });
    const played = playMove(table.game, player.value.seat, command, luck);
    if (!played.ok) return played;
    const { events, game } = played.value;
    const done = afterStretch(player.value, game);
    return ok(done.length === 0 ? events : [...events, ...done]);
  }
  const decider = DECIDERS.get(command.type);
  return decider === undefined ? fail({ code: 'UNKNOWN_COMMAND' }) : decider({ table, actor, command, luck });
}

/** Commands that a closed game still takes. */
const AFTER_THE_END: readonly Command['type'][] = ['RevealSeed'];

/** Why this table takes no such command at all. */
export function refuseTable({ settings, closed }: SeenTable, { type }: Command): Rejection | undefined {
  if (settings === undefined && type !== 'OpenGame') return { code: 'NO_SUCH_GAME' };
  if (closed !== undefined && !AFTER_THE_END.includes(type)) return { code: 'GAME_CLOSED', closed };
  return undefined;
}

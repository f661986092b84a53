import type { Command } from './command.js';
import { decide, refuseTable } from './decide.js';
import type { Actor, Seat } from './model/ids.js';
import { isGameCommand, refuseMove } from './move.js';
import type { Rejection } from './rejection.js';
import type { SeenTable } from './seen.js';
import { NO_LUCK } from './table/finish.js';
import { playerOf } from './table/players.js';

/** Why the command would be refused, or undefined if it would be accepted. Knows what the seat knows, and no chance. */
export function whyNot(seen: SeenTable, seat: Seat | undefined, command: Command): Rejection | undefined {
  const closed = refuseTable(seen, command);
  if (closed !== undefined) return closed;
  // Whoever sits at a table gets a number when the game starts.
  if (seat === undefined) return { code: 'GAME_NOT_STARTED' };
  const seatId = seen.seats.find((each) => each.seat === seat)?.seatId;
  if (seatId === undefined) return { code: 'NOT_SEATED' };
  const actor: Actor = `seat:${seatId}`;
  if (!isGameCommand(command)) return whyNotAtTable(seen, actor, command);
  const player = playerOf(seen, actor);
  if (!player.ok) return player.reason;
  return seen.game === undefined ? { code: 'GAME_NOT_STARTED' } : refuseMove(seen.game, seat, command);
}

function whyNotAtTable(seen: SeenTable, actor: Actor, command: Command): Rejection | undefined {
  const blind = seen.game === undefined ? undefined : { ...seen.game, undrawnCards: [] };
  const decision = decide({ ...seen, game: blind }, actor, command, NO_LUCK);
  return decision.ok ? undefined : decision.reason;
}

import { fail, ok } from '../../lib/result.js';
import type { Seat } from '../model/ids.js';
import type { Move, Table } from '../table.js';
import type { Asked, Decision } from './checks.js';
import { playerOf } from './players.js';

/** What an undo by this seat would lead back to, for free or with everybody's consent. */
export type UndoOption = Readonly<{ freeTo: number } | { needsConsent: number }>;

/** The way back that is open to a seat: its own last move, unless chance or another seat's move came after (R38). */
export function undoOption(table: Pick<Table, 'moves' | 'closed'>, seat: Seat): UndoOption | undefined {
  const { moves, closed } = table;
  if (moves === undefined || closed !== undefined) return undefined;
  if (moves.seat === seat && !moves.barrier) return { freeTo: moves.toVersion };
  for (let move: Move | undefined = moves; move !== undefined; move = move.previous) {
    if (move.seat === seat) return { needsConsent: move.toVersion };
  }
  return undefined;
}

/** Takes back one's own last command with all its consequences. */
export function undoMove({ table, actor }: Asked<'UndoMove'>): Decision {
  const player = playerOf(table, actor);
  if (!player.ok) return player;
  const { seat } = player.value;
  const option = undoOption(table, seat);
  if (option === undefined) return fail({ code: 'NOTHING_TO_UNDO' });
  if ('needsConsent' in option) return fail({ code: 'UNDO_NEEDS_CONSENT', toVersion: option.needsConsent });
  return ok([{ type: 'MovesUndone', seat, toVersion: option.freeTo, seats: [seat] }]);
}

/** The seats whose commands lie above a version; undefined if no command starts right above it. */
export function movesAbove(table: Pick<Table, 'moves'>, toVersion: number): readonly Seat[] | undefined {
  const seats = new Set<Seat>();
  for (let move = table.moves; move !== undefined; move = move.previous) {
    seats.add(move.seat);
    if (move.toVersion === toVersion) return [...seats].sort();
  }
  return undefined;
}

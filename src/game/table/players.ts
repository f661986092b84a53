import { fail, ok } from '../../lib/result.js';
import type { Result } from '../../lib/result.js';
import { isByItsPerson } from '../model/ids.js';
import type { Actor, Seat } from '../model/ids.js';
import type { Rejection } from '../rejection.js';
import type { SeenTable } from '../seen.js';
import type { TableSeat } from '../table.js';
import { seatOf } from './evolve-seats.js';

/** A seat of a running game, with its clockwise number. */
export type Player = TableSeat & Readonly<{ seat: Seat }>;

/** The player an actor speaks for, if he may act now: seated in a running game, neither away nor out. */
export function playerOf(table: SeenTable, actor: Actor): Result<Player, Rejection> {
  const player = seatOf(table, actor);
  if (player === undefined) return fail({ code: 'NOT_SEATED' });
  if (table.game === undefined || !isSeated(player)) return fail({ code: 'GAME_NOT_STARTED' });
  const { resigned, kept, played } = player;
  const own = isByItsPerson(actor);
  if (own && resigned === true) return fail({ code: 'SEAT_RESIGNED' });
  if (own && (kept === true || played === true)) return fail({ code: 'SEAT_KEPT' });
  return ok(player);
}

const isSeated = (seat: TableSeat): seat is Player => seat.seat !== undefined;

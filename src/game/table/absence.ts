import { fail, ok } from '../../lib/result.js';
import type { CairnEvent } from '../event.js';
import { asNumber } from '../model/hostile.js';
import type { Seat } from '../model/ids.js';
import type { Table } from '../table.js';
import type { Asked, Decision } from './checks.js';
import { evolve } from './evolve.js';
import { seatOf } from './evolve-seats.js';
import { finishGame } from './finish.js';
import { grantedNow, refusedBySitting } from './requests.js';

/** The seat is played to the end and ranks last; with one opponent, or nobody but bots, the game ends now (R37). */
export function resign({ table, actor }: Asked<'Resign'>): Decision {
  const player = seatOf(table, actor);
  if (player === undefined) return fail({ code: 'NOT_SEATED' });
  const { seat, resigned } = player;
  if (seat === undefined) return fail({ code: 'GAME_NOT_STARTED' });
  if (resigned === true) return fail({ code: 'SEAT_RESIGNED' });
  const event: CairnEvent = { type: 'Resigned', seat };
  const after = tableAfter(table, event);
  return ok([event, ...(isDeserted(after) ? finishGame(after.game, 'lastPlayerLeft') : grantedNow(after))]);
}

const tableAfter = (table: Table, event: CairnEvent): Table =>
  evolve(table, { version: table.version + 1, ordinal: 0, actor: 'server', commandId: '', event });

const isDeserted = ({ seats }: Table): boolean =>
  seats.length === 2 || seats.every(({ bot, resigned }) => bot !== undefined || resigned === true);

/** An absent player's seat goes to the autopilot. */
export function keepSeat({ table, actor, command }: Asked<'KeepSeat'>): Decision {
  if (actor !== 'server') return fail({ code: 'NOT_ALLOWED', to: 'server' });
  const found = table.seats.find(({ seat }) => seat === command.seat);
  if (found?.seat === undefined || found.bot !== undefined)
    return fail({ code: 'NO_SUCH_SEAT', seat: asNumber(command.seat) });
  if (found.resigned === true) return fail({ code: 'SEAT_RESIGNED' });
  if (found.kept === true) return fail({ code: 'SEAT_KEPT' });
  return ok(seatKept(table, found.seat));
}

/** Autopilot takes the seat, whose player is asked no more. */
export function seatKept(table: Table, seat: Seat): readonly CairnEvent[] {
  const event: CairnEvent = { type: 'SeatKept', seat };
  return [event, ...grantedNow(tableAfter(table, event))];
}

/** Whoever comes back has his seat again at once. */
export function comeBack({ table, actor }: Asked<'ComeBack'>): Decision {
  const player = seatOf(table, actor);
  if (player?.seat === undefined) return fail({ code: 'NOT_SEATED' });
  if (player.resigned === true) return fail({ code: 'SEAT_RESIGNED' });
  if (player.kept !== true && player.played !== true) return fail({ code: 'SEAT_NOT_KEPT' });
  const { seat } = player;
  return ok([{ type: 'SeatReturned', seat }, ...refusedBySitting(table, seat)]);
}

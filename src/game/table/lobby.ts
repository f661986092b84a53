import { fail, ok } from '../../lib/result.js';
import type { CairnEvent } from '../event.js';
import type { Rejection } from '../rejection.js';
import type { SeatId } from '../model/ids.js';
import { seatIdOf } from '../model/ids.js';
import type { Table } from '../table.js';
import { isHex } from './checks.js';
import type { Asked, CommandOf, Decision } from './checks.js';
import { refuseContent, refuseHex, refuseSettings } from './settings.js';
import { seatOf } from './evolve-seats.js';
import { refusedBySitting } from './requests.js';

/** Joinings are numbered in one byte of the seal. */
const MOST_JOINS = 255;
const BOT_NAME = /^[a-z][a-z0-9-]{0,31}$/;

/** A new game with its settings and the commitment to its seed. */
export function openGame({ table, actor, command }: Asked<'OpenGame'>): Decision {
  if (table.settings !== undefined) return fail({ code: 'GAME_OPEN_ALREADY' });
  if (actor !== 'owner' && actor !== 'server') return fail({ code: 'NOT_ALLOWED', to: 'owner' });
  const { settings, commitment } = command;
  const refusal =
    refuseSettings(settings) ??
    refuseHex('commitment', commitment) ??
    refuseContent(settings, table.contents);
  if (refusal !== undefined) return fail(refusal);
  return ok([{ type: 'GameOpened', settings, commitment }]);
}

/** Somebody sits down, or the owner seats bots; in a running game, on a seat the table has opened. */
export function joinGame(asked: Asked<'JoinGame'>): Decision {
  return asked.command.bot === undefined ? seatPerson(asked) : seatBots(asked, asked.command.bot);
}

function seatPerson({ table, actor, command }: Asked<'JoinGame'>): Decision {
  const join = table.joins + 1;
  const seatId = seatIdOf(actor);
  if (seatId === undefined) return fail({ code: 'NOT_ALLOWED', to: 'seat' });
  if (table.seats.some((each) => each.seatId === seatId)) return fail({ code: 'SEATED_ALREADY' });
  if (table.viewers.includes(seatId)) return fail({ code: 'SAW_EVERYTHING' });
  if (table.game !== undefined) return takeOver(table, seatId, undefined);
  const refusal = refuseJoining(table, join) ?? refuseEntropy(table, command) ?? refuseNumber(command, join);
  if (refusal !== undefined) return fail(refusal);
  return ok([{ type: 'PlayerJoined', seatId, join, ...joinedWith(command) }]);
}

function seatBots({ table, actor, command }: Asked<'JoinGame'>, bot: unknown): Decision {
  if (actor !== 'owner' || !isBotName(bot)) return fail({ code: 'NOT_ALLOWED', to: 'owner' });
  const join = table.joins + 1;
  if (table.game !== undefined) return takeOver(table, botSeat(join), bot);
  const free = (table.settings?.seats ?? 0) - table.seats.length;
  const count = command.fill === true ? Math.max(free, 1) : 1;
  const refusal = refuseJoining(table, join + count - 1) ?? refuseEntropy(table, command);
  if (refusal !== undefined) return fail(refusal);
  const joins = Array.from({ length: count }, (_, index) => join + index);
  return ok(joins.map((each) => ({ type: 'PlayerJoined', seatId: botSeat(each), join: each, bot })));
}

const isBotName = (bot: unknown): bot is string => typeof bot === 'string' && BOT_NAME.test(bot);

/** Bots have no person behind them, hence no random seat id either. */
const botSeat = (join: number): SeatId => `bot${join}` as SeatId;

/**
 * Once the first seat has shown its entropy, who sits is fixed: whoever could still come or go, knowing the seed and
 * what was shown, could try until the draws suit him.
 */
const seatsAreFixed = ({ seats }: Table): boolean =>
  seats.some(({ entropySeal, entropy }) => entropySeal !== undefined && entropy !== undefined);

function refuseJoining(table: Table, join: number): Rejection | undefined {
  if (seatsAreFixed(table)) return { code: 'SEATS_FIXED' };
  const seats = table.settings?.seats ?? 0;
  return table.seats.length >= seats || join > MOST_JOINS ? { code: 'TABLE_FULL', seats } : undefined;
}

/** Sealed: a seal and nothing else. Open: nothing sealed, entropy if one likes. Bots have neither. */
function refuseEntropy({ settings }: Table, command: CommandOf<'JoinGame'>): Rejection | undefined {
  const { entropySeal, entropy, bot } = command;
  const kind = bot === undefined ? settings?.entropy : undefined;
  const sealFits = kind === 'sealed' ? isHex(entropySeal) : entropySeal === undefined;
  if (!sealFits) return { code: 'BAD_ENTROPY', field: 'entropySeal' };
  const entropyFits = entropy === undefined || (kind === 'open' && isHex(entropy));
  return entropyFits ? undefined : { code: 'BAD_ENTROPY', field: 'entropy' };
}

/** The join number is part of the seal: another joiner may have been faster. */
const refuseNumber = ({ entropySeal, join }: CommandOf<'JoinGame'>, next: number): Rejection | undefined =>
  entropySeal === undefined || join === next ? undefined : { code: 'OTHER_JOIN_NUMBER', next };

function joinedWith({
  entropySeal,
  entropy,
}: CommandOf<'JoinGame'>): Pick<CommandOf<'JoinGame'>, 'entropySeal' | 'entropy'> {
  if (entropySeal !== undefined) return { entropySeal };
  return entropy === undefined ? {} : { entropy };
}

function takeOver(table: Table, by: SeatId, bot: string | undefined): Decision {
  const seat = table.seats.find((each) => each.open)?.seat;
  if (seat === undefined) return fail({ code: 'GAME_STARTED' });
  const taken: CairnEvent = { type: 'SeatReplaced', seat, by, ...(bot === undefined ? {} : { bot }) };
  return ok([taken, ...refusedBySitting(table, seat)]);
}

/** Before the start anybody may get up again; the owner may free any seat. */
export function leaveGame({ table, actor, command }: Asked<'LeaveGame'>): Decision {
  if (table.game !== undefined) return fail({ code: 'GAME_STARTED' });
  const named = command.seatId;
  if (named !== undefined && actor !== 'owner' && named !== seatIdOf(actor))
    return fail({ code: 'NOT_ALLOWED', to: 'owner' });
  const seatId = named ?? seatIdOf(actor);
  const found = table.seats.find((each) => each.seatId === seatId);
  if (found === undefined) return fail({ code: 'NOT_SEATED' });
  if (seatsAreFixed(table)) return fail({ code: 'SEATS_FIXED' });
  return ok([{ type: 'PlayerLeft', seatId: found.seatId, ...(actor === 'owner' ? { removed: true } : {}) }]);
}

/**
 * The sealed entropy is shown, once everybody has sat down and sealed theirs.
 * Whether it fits the seal is checked by whoever can hash, before this.
 */
export function ready({ table, actor, command }: Asked<'Ready'>): Decision {
  if (table.game !== undefined) return fail({ code: 'GAME_STARTED' });
  const seat = seatOf(table, actor);
  if (seat === undefined) return fail({ code: 'NOT_SEATED' });
  if (seat.ready) return fail({ code: 'READY_ALREADY' });
  const free = (table.settings?.seats ?? 0) - table.seats.length;
  if (free > 0) return fail({ code: 'SEATS_FREE', free });
  if (!isHex(command.entropy)) return fail({ code: 'BAD_ENTROPY', field: 'entropy' });
  return ok([{ type: 'EntropyRevealed', seatId: seat.seatId, entropy: command.entropy }]);
}

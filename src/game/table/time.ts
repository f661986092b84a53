import { fail, ok } from '../../lib/result.js';
import type { Result } from '../../lib/result.js';
import { awaitingOf } from '../awaiting.js';
import type { CairnEvent, TimeOutStep } from '../event.js';
import { asNumber, isList, isWhole } from '../model/hostile.js';
import type { Actor } from '../model/ids.js';
import type { WhenOut } from '../model/time.js';
import type { Rejection } from '../rejection.js';
import type { Game } from '../state.js';
import type { Table } from '../table.js';
import { seatKept } from './absence.js';
import type { Asked, Decision } from './checks.js';
import { playerOf, type Player } from './players.js';

/** How many days in all a player's clock may stand still in one game because he is on vacation. */
export const MOST_PAUSED_DAYS = 21;

/** How many notices a time-out may cite: more than three moments by six ways, with a deadline that moved. */
export const MOST_CITED = 40;
const NOTICE_NAME = /^[0-9a-f]{32}$/;

type Ladder = Extract<WhenOut, { kind: 'ladder' }>;

/** The time of a stretch has run out; which stretch that is, and whether it has, is not seen from here. */
export function timeOut({ table, actor, command }: Asked<'TimeOut'>): Decision {
  const found = timed(table, actor, command.seat);
  if (!found.ok) return found;
  if (!isWhole(command.since, 1, table.version)) return fail({ code: 'BAD_NUMBER', field: 'since' });
  const ladder = ladderOf(table);
  if (ladder === undefined) return fail({ code: 'NO_CLOCK' });
  const refusal = refuseTimeOut(table, found.value);
  if (refusal !== undefined) return fail(refusal);
  if (!areNotices(command.notices)) return fail({ code: 'UNKNOWN_COMMAND' });
  const { seat } = found.value;
  const step = table.extended || command.unreached !== true ? stepOf(ladder, found.value) : EXTENDED;
  const out: CairnEvent = { type: 'TimedOut', seat, since: command.since, ...step, ...citedIn(command) };
  return ok(step.step === 'kept' ? [out, ...seatKept(table, seat)] : [out]);
}

const areNotices = (notices: unknown): boolean =>
  notices === undefined ||
  (isList(notices) &&
    notices.length <= MOST_CITED &&
    notices.every((name) => typeof name === 'string' && NOTICE_NAME.test(name)));

const citedIn = ({ notices = [] }: Asked<'TimeOut'>['command']) => (notices.length === 0 ? {} : { notices });

function ladderOf({ settings }: Table): Ladder | undefined {
  const whenOut = settings?.time?.whenOut;
  return whenOut?.kind === 'ladder' ? whenOut : undefined;
}

type Step = Readonly<{ step: TimeOutStep; count?: number }>;

/** Whoever could not be told that it was his turn gets the time again, once in a game. */
const EXTENDED: Step = { step: 'extended' };

function refuseTimeOut(table: Table, { seat, paused, played }: Player): Rejection | undefined {
  if (table.paused || paused !== undefined) return { code: 'CLOCK_PAUSED' };
  if (played === true) return { code: 'SEAT_KEPT' };
  const awaiting = table.game === undefined ? [] : awaitingOf(table.game).map((each) => each.seat);
  return awaiting.includes(seat) ? undefined : { code: 'NOT_YOUR_TURN', awaiting };
}

/** Excused while excuses last, then autopilot plays the stretch, and after so many in a row it keeps the seat. */
function stepOf({ excuses, keepAfter }: Ladder, { excused = 0, missed = 0 }: Player): Step {
  if (excused < excuses) return { step: 'excused', count: excused + 1 };
  const count = missed + 1;
  return { step: count < keepAfter ? 'played' : 'kept', count };
}

/** A player goes on vacation: his clock stands still, whether he is awaited or not. */
export function pause({ table, actor, command }: Asked<'Pause'>): Decision {
  const found = timed(table, actor, command.seat);
  if (!found.ok) return found;
  const { seat, paused, pausedDays = 0 } = found.value;
  if (!isWhole(command.days, 1, 366)) return fail({ code: 'BAD_NUMBER', field: 'days' });
  if (paused !== undefined) return fail({ code: 'CLOCK_PAUSED' });
  const days = Math.min(command.days, MOST_PAUSED_DAYS - pausedDays);
  return days < 1
    ? fail({ code: 'PAUSES_SPENT', days: MOST_PAUSED_DAYS })
    : ok([{ type: 'ClockPaused', seat, days }]);
}

/** A vacation is over; or somebody lets the clocks run again that the table had stopped. */
export function resume({ table, actor, command }: Asked<'Resume'>): Decision {
  if (command.seat === undefined) return resumeAll(table, actor);
  const found = timed(table, actor, command.seat);
  if (!found.ok) return found;
  const { seat, paused } = found.value;
  if (paused === undefined) return fail({ code: 'CLOCK_NOT_PAUSED' });
  if (!isWhole(command.days, 0, paused)) return fail({ code: 'BAD_NUMBER', field: 'days' });
  return ok([{ type: 'ClockResumed', seat, days: command.days }]);
}

function resumeAll(table: Table, actor: Actor): Decision {
  const player = actor === 'server' ? undefined : playerOf(table, actor);
  if (player?.ok === false) return player;
  return table.paused ? ok([{ type: 'ClockResumed' }]) : fail({ code: 'CLOCK_NOT_PAUSED' });
}

/** The seat of a person in a game with clocks, which only the server stops, starts and times out. */
function timed(table: Table, actor: Actor, wanted: unknown): Result<Player, Rejection> {
  if (actor !== 'server') return fail({ code: 'NOT_ALLOWED', to: 'server' });
  const found = table.seats.find(({ seat }) => seat === wanted);
  if (found?.seat === undefined || found.bot !== undefined)
    return fail({ code: 'NO_SUCH_SEAT', seat: asNumber(wanted) });
  if (table.settings?.time === undefined) return fail({ code: 'NO_CLOCK' });
  if (found.resigned === true) return fail({ code: 'SEAT_RESIGNED' });
  return found.kept === true ? fail({ code: 'SEAT_KEPT' }) : ok({ ...found, seat: found.seat });
}

/** What follows a move of autopilot once it has played the stretch it was to play. */
export const afterStretch = ({ seat, played }: Player, game: Game): readonly CairnEvent[] =>
  played === true && game.result === undefined && !awaitingOf(game).some((each) => each.seat === seat)
    ? [{ type: 'SeatReturned', seat, stretch: true }]
    : [];

import { fail, ok } from '../../lib/result.js';
import type { CairnEvent, EndReason, RequestKind } from '../event.js';
import { asNumber, isWhole } from '../model/hostile.js';
import type { Seat } from '../model/ids.js';
import type { Rejection } from '../rejection.js';
import type { Request, Table, TableSeat } from '../table.js';
import type { Asked, Decision } from './checks.js';
import { finishGame } from './finish.js';
import { playerOf } from './players.js';
import { movesAbove } from './undo.js';

/** Beyond chance or other people's moves an undo needs everybody; bots give way only in practice games. */
export function askUndo({ table, actor, command }: Asked<'AskUndo'>): Decision {
  const player = playerOf(table, actor);
  if (!player.ok) return player;
  const { toVersion } = command;
  if (!isWhole(toVersion, 1, table.version) || movesAbove(table, toVersion) === undefined) {
    return fail({ code: 'NO_SUCH_MOVE', toVersion: asNumber(toVersion) });
  }
  const refusal = refuseAskingUndo(table);
  if (refusal !== undefined) return fail(refusal);
  return ask(table, { kind: 'undo', by: player.value.seat, toVersion });
}

/** Why the table cannot be asked for an undo now, wherever it would lead. */
export function refuseAskingUndo(
  table: Pick<Table, 'settings' | 'seats' | 'requests'>,
): Rejection | undefined {
  const firm = table.settings?.practice !== true && table.seats.some(({ bot }) => bot !== undefined);
  return firm ? { code: 'BOTS_DO_NOT_AGREE' } : refuseAsking(table, { kind: 'undo' });
}

/** Before the start the owner gives up the table; later the players agree; the server closes what lies idle. */
export function askCancel({ table, actor }: Asked<'AskCancel'>): Decision {
  if (actor === 'server') return ok([{ type: 'GameCancelled', reason: 'idle' }]);
  if (actor === 'owner' && table.game !== undefined) return fail({ code: 'GAME_STARTED' });
  if (actor === 'owner') return ok([{ type: 'GameCancelled', reason: 'beforeStart' }]);
  if (table.game === undefined) return fail({ code: 'NOT_ALLOWED', to: 'owner' });
  const player = playerOf(table, actor);
  return player.ok ? ask(table, { kind: 'cancel', by: player.value.seat }) : player;
}

/** Ends the game where it stands and counts the points (R25); whoever is the last person left just decides it (R37). */
export function askFinish({ table, actor }: Asked<'AskFinish'>): Decision {
  const player = playerOf(table, actor);
  return player.ok ? ask(table, { kind: 'finish', by: player.value.seat }) : player;
}

/** May somebody else take the seat of a player who is away or has resigned? */
export function askReplace({ table, actor, command }: Asked<'AskReplace'>): Decision {
  const player = playerOf(table, actor);
  if (!player.ok) return player;
  const about = table.seats.find(({ seat }) => seat === command.seat);
  if (about?.seat === undefined) return fail({ code: 'NO_SUCH_SEAT', seat: asNumber(command.seat) });
  if (about.kept !== true && about.resigned !== true) return fail({ code: 'SEAT_NOT_KEPT' });
  return ask(table, { kind: 'replace', by: player.value.seat, about: about.seat });
}

/** May all clocks stand still until somebody lets them run again? */
export function askPause({ table, actor }: Asked<'AskPause'>): Decision {
  const player = playerOf(table, actor);
  if (!player.ok) return player;
  if (table.settings?.time === undefined) return fail({ code: 'NO_CLOCK' });
  if (table.paused) return fail({ code: 'CLOCK_PAUSED' });
  return ask(table, { kind: 'pause', by: player.value.seat });
}

type Question = Omit<Request, 'request' | 'agreed'>;

function refuseAsking(
  { requests }: Pick<Table, 'requests'>,
  question: Pick<Question, 'kind' | 'about'>,
): Rejection | undefined {
  const open = requests.find(({ kind, about }) => kind === question.kind && about === question.about);
  return open && { code: 'REQUEST_OPEN', request: open.request };
}

function ask(table: Table, question: Question): Decision {
  const refusal = refuseAsking(table, question);
  if (refusal !== undefined) return fail(refusal);
  const { by: seat, ...what } = question;
  const request = table.requestCount + 1;
  const made: CairnEvent = { type: 'RequestMade', seat, request, ...what };
  if (mustAgree(table, question).length > 0) return ok([made]);
  return ok([made, ...granted(table, { ...question, request, agreed: [] }, seat)]);
}

/** The people who are asked. Absent ones only about an undo, which they might not want; bots and resigned seats never. */
function mustAgree(table: Pick<Table, 'seats'>, { kind, by, about }: Question): readonly Seat[] {
  const asked = ({ seat, bot, resigned, kept }: TableSeat): boolean =>
    seat !== by &&
    seat !== about &&
    bot === undefined &&
    resigned !== true &&
    (kind === 'undo' || kept !== true);
  return table.seats.filter(asked).flatMap(({ seat }) => seat ?? []);
}

/** The people who would be asked if this seat wanted moves back. */
export const askedAboutUndo = (table: Pick<Table, 'seats'>, by: Seat): readonly Seat[] =>
  mustAgree(table, { kind: 'undo', by });

/** Those who have yet to agree before a request is granted. */
export const missingConsent = (table: Pick<Table, 'seats'>, request: Request): readonly Seat[] =>
  mustAgree(table, request).filter((seat) => !request.agreed.includes(seat));

/** Yes or no to a request; the asker may withdraw it, and the server lets it expire. */
export function answer({ table, actor, command }: Asked<'Answer'>): Decision {
  const { request: number, agree } = command;
  const request = table.requests.find((each) => each.request === number);
  if (request === undefined) return fail({ code: 'NO_SUCH_REQUEST', request: asNumber(number) });
  if (actor === 'server') {
    const { by: seat } = request;
    return ok([{ type: 'RequestAnswered', seat, request: number, agree: false, outcome: 'expired' }]);
  }
  const player = playerOf(table, actor);
  if (!player.ok) return player;
  const { seat } = player.value;
  const refusal = refuseAnswer(table, request, seat, agree);
  if (refusal !== undefined) return fail(refusal);
  if (!agree) return ok([{ type: 'RequestAnswered', seat, request: number, agree, outcome: 'refused' }]);
  const missing = missingConsent(table, request).filter((each) => each !== seat);
  if (missing.length > 0) return ok([{ type: 'RequestAnswered', seat, request: number, agree }]);
  return ok(granted(table, request, seat));
}

/** Some seats are asked no more: the oldest request that now lacks nobody's consent is granted. */
export function grantedNow(table: Table): readonly CairnEvent[] {
  const request = table.requests.find((each) => missingConsent(table, each).length === 0);
  return request === undefined ? [] : granted(table, request, request.by);
}

/** Whoever takes his seat, or takes it again, answers by that whether somebody else may. */
export const refusedBySitting = ({ requests }: Table, seat: Seat): readonly CairnEvent[] =>
  requests
    .filter(({ kind, about }) => kind === 'replace' && about === seat)
    .map(({ request }) => ({ type: 'RequestAnswered', seat, request, agree: false, outcome: 'refused' }));

function refuseAnswer(table: Table, request: Request, seat: Seat, agree: unknown): Rejection | undefined {
  const mayAnswer = agree === true ? mustAgree(table, request) : [request.by, ...mustAgree(table, request)];
  if (typeof agree !== 'boolean' || !mayAnswer.includes(seat)) return { code: 'NOT_ALLOWED', to: 'seat' };
  return request.agreed.includes(seat) ? { code: 'ANSWERED_ALREADY', request: request.request } : undefined;
}

function granted(table: Table, request: Request, seat: Seat): readonly CairnEvent[] {
  const answered: CairnEvent = {
    type: 'RequestAnswered',
    seat,
    request: request.request,
    agree: true,
    outcome: 'granted',
  };
  return [answered, ...EFFECTS[request.kind](table, request)];
}

const EFFECTS: Readonly<Record<RequestKind, (table: Table, request: Request) => readonly CairnEvent[]>> = {
  undo: (table, { by: seat, toVersion = 0 }) => [
    { type: 'MovesUndone', seat, toVersion, seats: movesAbove(table, toVersion) ?? [] },
  ],
  cancel: () => [{ type: 'GameCancelled', reason: 'byConsent' }],
  finish: (table, { by }) => finishGame(table.game, finishReason(table, by)),
  pause: ({ paused }) => (paused ? [] : [{ type: 'ClockPaused' }]),
  replace: (table, { about: seat = 0 }) =>
    table.seats.some((each) => each.seat === seat && each.kept === true) ? [] : [{ type: 'SeatKept', seat }],
};

function finishReason({ seats }: Table, by: Seat): EndReason {
  const others = seats.some(
    ({ seat, bot, resigned }) => seat !== by && bot === undefined && resigned !== true,
  );
  return others ? 'byConsent' : 'lastPlayerLeft';
}

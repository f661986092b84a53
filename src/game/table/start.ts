import { fail, ok } from '../../lib/result.js';
import type { GameEvent } from '../event.js';
import { evolveGame } from '../evolve.js';
import type { Luck } from '../luck.js';
import type { Settings } from '../model/settings.js';
import { draftOf } from '../rules/draft.js';
import { RULES_REVISION, rulesOf } from '../rules/editions.js';
import { setUp } from '../rules/setup.js';
import type { TableSeat } from '../table.js';
import type { Asked, Decision } from './checks.js';

const FEWEST_PLAYERS = 2;

/** Everybody has sat down and shown what they sealed: seats are drawn, cards and tiles turned up (R1). */
export function startGame({ table, actor, luck }: Asked<'StartGame'>): Decision {
  const { settings, seats, game } = table;
  if (actor !== 'owner' && actor !== 'server') return fail({ code: 'NOT_ALLOWED', to: 'owner' });
  if (settings === undefined) return fail({ code: 'NO_SUCH_GAME' });
  if (game !== undefined) return fail({ code: 'GAME_STARTED' });
  if (seats.length < FEWEST_PLAYERS) return fail({ code: 'TOO_FEW_PLAYERS', needed: FEWEST_PLAYERS });
  const waiting = seats.filter((each) => !each.ready);
  if (waiting.length > 0) return fail({ code: 'NOT_READY', seats: waiting.map(({ seatId }) => seatId) });
  const { content } = rulesOf(settings, seats.length, table.contents);
  const started = { ...gameStarted(settings, seats, luck), content };
  const draft = draftOf(evolveGame(undefined, started, 0, table.contents), luck);
  setUp(draft);
  return ok([started, ...draft.events]);
}

function gameStarted(
  settings: Settings,
  seats: readonly TableSeat[],
  luck: Luck,
): Omit<Extract<GameEvent, { type: 'GameStarted' }>, 'content'> {
  const { edition, expansion, olderTiles, houseRules, order } = settings;
  const { draw, clockwise } =
    order === 'drawn' ? drawnOrder(seats, luck) : { draw: undefined, clockwise: seats };
  return {
    type: 'GameStarted',
    rules: RULES_REVISION,
    edition,
    ...(expansion === undefined ? {} : { expansion }),
    ...(olderTiles === undefined ? {} : { olderTiles }),
    ...(houseRules === undefined ? {} : { houseRules }),
    seats: clockwise.map(({ seatId }) => seatId),
    ...(draw === undefined ? {} : { draw }),
  };
}

/** The seats are known to chance by their order of joining, "1"…"n". */
function drawnOrder(
  seats: readonly TableSeat[],
  luck: Luck,
): Readonly<{ draw: number; clockwise: readonly TableSeat[] }> {
  const { draw, picked } = luck.pick(
    seats.map((_, index) => String(index + 1)),
    seats.length,
  );
  return { draw, clockwise: picked.flatMap((number) => seats[Number(number) - 1] ?? []) };
}

import type { Awaited, GameId, TableSeat } from '../game/index.js';
import { clockFace, secondsLeft } from '../play/clock-view.js';
import { expiryOf } from '../play/expiry.js';
import type { Loaded } from '../play/loaded.js';
import { cursorAhead, type Sight } from '../play/look.js';
import type { GameRow } from '../play/people-port.js';
import { gameView } from '../views/game-view.js';
import type { OptionsView } from '../views/options-view.js';
import { nameOfTable } from '../views/sentences/names.js';
import { readableRow, vantageIn, type Vantage } from './access.js';
import type { RequestContext } from './context.js';
import type { AwaitedType, GameType } from './types/game.type.js';
import type { SeatType } from './types/seat.type.js';

/** Which state of a game is wanted: that of a version, or the present one, which must have reached a version. */
export type Wanted = Readonly<{ at?: number; atLeast?: number; link?: string }>;

/** The game as the viewer may see it. Rights and seats are those of today, whatever version is looked at. */
export async function gameFor(context: RequestContext, game: GameId, wanted: Wanted = {}): Promise<GameType> {
  const [row, now, vantage] = await Promise.all([
    readableRow(context, game, wanted.link),
    context.loaders.tables.load(game),
    vantageIn(context, game),
  ]);
  if (wanted.atLeast !== undefined && now.table.version < wanted.atLeast)
    throw cursorAhead(now.table.version);
  const sight = await sightOf(context, now, wanted.at);
  return assemble(context, row, sight, vantage);
}

const sightOf = async ({ api }: RequestContext, now: Loaded, at: number | undefined): Promise<Sight> =>
  at === undefined || at === now.table.version ? { loaded: now, settled: true } : api.look.at(now.game, at);

function assemble(
  { viewer, language, api }: RequestContext,
  row: GameRow,
  { loaded, settled }: Sight,
  { mine, everything }: Vantage,
): GameType {
  const viewpoint = { seat: mine?.seat, everything, settled, language };
  const { seats, options, nextJoin, ...view } = gameView(loaded.table, viewpoint);
  const copied = row.copied === true;
  return {
    ...view,
    awaiting: view.awaiting.map((open) => withClock(open, loaded, () => api.now())),
    clocksPaused: loaded.table.paused,
    ...(options === undefined ? {} : { options: withDeadline(options, loaded) }),
    id: row.id,
    title: nameOfTable({ title: row.title, practice: view.settings.practice }, { language }),
    visibility: row.visibility,
    head: loaded.headHash,
    at: loaded.at,
    openedAt: row.openedAt,
    ownerId: row.owner,
    copied,
    // Nobody sits down in a copy, and it waits for nobody.
    ...(copied || nextJoin === undefined ? {} : { nextJoin }),
    ...(view.status === 'open' && !copied ? { expiresAt: expiryOf(row.openedAt) } : {}),
    seats: seats.map((seat) => seatSource(row.id, seat)),
    ...(mine === undefined ? {} : { mySeat: seatSource(row.id, mine) }),
    mine: viewer !== undefined && row.owner === viewer.id,
    everything,
    viewers: loaded.table.viewers,
    closedNow: row.endedAt !== undefined,
  };
}

/** What is left of a clock is read when somebody asks for it: of all that a game shows, nothing else changes with time alone. */
const withClock = (open: Awaited, { stretches }: Loaded, now: () => Date): AwaitedType => ({
  ...open,
  ...clockFace(stretches, open.seat),
  get secondsLeft() {
    return secondsLeft(stretches, open.seat, now());
  },
});

function withDeadline(options: OptionsView, { stretches }: Loaded): OptionsView {
  const { until } = clockFace(stretches, options.seat);
  return options.decision === undefined || until === undefined
    ? options
    : { ...options, decision: { ...options.decision, until } };
}

const seatSource = (game: GameId, { kept, played, resigned, open, ...seat }: TableSeat): SeatType => ({
  ...seat,
  game,
  kept: kept === true,
  played: played === true,
  excused: seat.excused ?? 0,
  missed: seat.missed ?? 0,
  onVacation: seat.paused !== undefined,
  resigned: resigned === true,
  open: open === true,
});

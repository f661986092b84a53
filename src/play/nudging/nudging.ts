import type { Stretch } from '../../clock/stretch.js';
import type { GameId, Rejection, Seat, SeatId, Table, TableSeat } from '../../game/index.js';
import { fail, ok, type Result } from '../../lib/result.js';
import type { Loaded } from '../loaded.js';
import type { Waker } from '../waker-port.js';
import type { Nudge, Nudges } from './nudges-port.js';

/** Nobody is nudged more often in one game, whoever waits. */
export const NUDGE_PAUSE_MS = 12 * 60 * 60_000;

/** From when on an awaited player can be nudged: once that is past, now. `last` is when somebody was nudged there, if ever. */
export type NudgeOffer = Readonly<{ seat: Seat; from: Date; last?: Date }>;

export type Nudged = Readonly<{ seat: Seat; at: Date; again: Date }>;

export type Nudging = Readonly<{
  /** From one's own seat; that it is one's own is for the caller to find out. */
  nudge: (loaded: Loaded, by: SeatId, seat: Seat) => Promise<Result<Nudged, Rejection>>;
  of: (game: GameId) => Promise<readonly Nudge[]>;
}>;

export type NudgingParts = Readonly<{
  nudges: Nudges;
  waker?: Waker | undefined;
  warn: (what: string, error: unknown) => void;
}>;

/** Reminds an awaited player: what they get is a notice like any other. */
export const createNudging = ({ nudges, waker, warn }: NudgingParts): Nudging => ({
  nudge: async (loaded, by, seat) => {
    const { game, table } = loaded;
    if (table.closed !== undefined) return fail({ code: 'GAME_CLOSED', closed: table.closed });
    if (hasResigned(table, by)) return fail({ code: 'SEAT_RESIGNED' });
    if (!table.seats.some((each) => each.seat === seat)) return fail({ code: 'NO_SUCH_SEAT', seat });
    const target = targetsOf(loaded, by).find((each) => each.seat === seat);
    if (target === undefined) return fail({ code: 'NOBODY_TO_NUDGE', seat });
    const { seatId, since } = target;
    const { noted, at } = await nudges.note(game, { seat, seatId, since, by }, NUDGE_PAUSE_MS);
    const again = new Date(at.getTime() + NUDGE_PAUSE_MS);
    if (!noted) return fail({ code: 'NUDGED_LATELY', seat, until: again.toISOString() });
    waker
      ?.wake([{ game, seat, since, at: at.getTime(), inMs: 0 }])
      .catch((error: unknown) => warn('waking whoever reminds', error));
    return ok({ seat, at, again });
  },
  of: (game) => nudges.of(game),
});

/** Whom this seat could nudge, and from when on; where that is nobody, the nudges are not looked up. */
export async function nudgeOffers(
  loaded: Loaded,
  by: SeatId,
  lookUp: (game: GameId) => Promise<readonly Nudge[]>,
): Promise<readonly NudgeOffer[]> {
  const targets = hasResigned(loaded.table, by) ? [] : targetsOf(loaded, by);
  const nudges = targets.length === 0 ? [] : await lookUp(loaded.game);
  return targets.map(({ seat, openedAt }) => {
    const last = nudges.find((each) => each.seat === seat)?.at;
    return last === undefined
      ? { seat, from: new Date(openedAt) }
      : { seat, from: new Date(last.getTime() + NUDGE_PAUSE_MS), last };
  });
}

/** Nobody waits any more who has given up. */
const hasResigned = ({ seats }: Table, by: SeatId): boolean =>
  seats.some(({ seatId, resigned }) => seatId === by && resigned === true);

type Target = Readonly<Pick<Stretch, 'seat' | 'since' | 'openedAt'> & Pick<TableSeat, 'seatId'>>;

/** Those who are awaited themselves, neither played for nor with a clock that stands still. Bots have no stretch. */
const targetsOf = ({ table, stretches }: Loaded, by: SeatId): readonly Target[] =>
  stretches.flatMap(({ seat, since, openedAt, clock }) => {
    const seatId = table.seats.find((each) => each.seat === seat)?.seatId;
    const paused = table.paused || (clock !== undefined && clock.running === undefined);
    return seatId === undefined || seatId === by || paused ? [] : [{ seat, since, openedAt, seatId }];
  });

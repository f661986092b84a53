import type { Stretch } from '../../clock/stretch.js';
import type { GameId, Seat, SeatId } from '../../game/index.js';
import { summaryFrom, type SummarySeat } from '../../views/summary.js';
import type { Loaded } from '../loaded.js';
import type { Lookout } from '../lookouts-port.js';
import { stretchesIn } from '../stretches.js';

/** What a player may have to be told something about: an open stretch, or that autopilot keeps the seat. */
export type Matter = Standing &
  Readonly<{
    title: string;
    /** Somebody at the table has asked them to move: when, in milliseconds, and from which seat. */
    nudge?: Readonly<{ at: number; by: SeatId }>;
  }>;

/** How it stands. */
export type Standing = Readonly<{
  game: GameId;
  seat: Seat;
  /** Who sits there; another one as soon as somebody else does. */
  seatId: SeatId;
  since: number;
  /** Absent where autopilot keeps the seat since then. */
  stretch?: Stretch;
  /** Its clock stands still, or is about to. */
  paused: boolean;
}>;

type Seated = Pick<SummarySeat, 'seatId' | 'seat' | 'kept' | 'keptSince'>;

/** As the row of a game says. */
export function mattersIn({ game, title, summary, awaiting, away, nudges }: Lookout): readonly Matter[] {
  const { status, taken } = summaryFrom(summary);
  if (status !== 'running') return [];
  return standingIn(game, taken, stretchesIn(awaiting)).map((each) => {
    const nudge = nudges.find(({ seatId, since }) => seatId === each.seatId && since === each.since);
    return {
      ...each,
      title,
      paused: each.paused || away.includes(each.seat),
      ...(nudge === undefined ? {} : { nudge: { at: nudge.at, by: nudge.by } }),
    };
  });
}

/** As a game stands now. */
export const standingNow = ({ game, table, stretches }: Loaded): readonly Standing[] =>
  table.closed === undefined ? standingIn(game, table.seats, stretches) : [];

/** Seats of bots have neither a stretch nor anybody who returns. */
const standingIn = (
  game: GameId,
  seats: readonly Seated[],
  stretches: readonly Stretch[],
): readonly Standing[] =>
  seats.flatMap(({ seat, seatId, kept, keptSince }): readonly Standing[] => {
    if (seat === undefined) return [];
    if (kept === true)
      return keptSince === undefined ? [] : [{ game, seat, seatId, since: keptSince, paused: false }];
    const stretch = stretches.find((each) => each.seat === seat);
    if (stretch === undefined) return [];
    const paused = stretch.clock !== undefined && stretch.clock.running === undefined;
    return [{ game, seat, seatId, since: stretch.since, stretch, paused }];
  });

import type { Seat } from './model/ids.js';
import type { GameRejection } from './rejection.js';
import type { SeenGame } from './state.js';
import type { Awaited, DecisionKind } from './table.js';

/** Who owes a decision now. Feeding is simultaneous; everywhere else it is one seat. */
export function awaitingOf(game: SeenGame): readonly Awaited[] {
  if (game.result !== undefined) return [];
  if (game.phase === 'feeding') {
    return game.tribes
      .filter(({ fed }) => !fed)
      .map(({ seat, feedSince }) => ({ seat, kind: 'feed', since: feedSince }));
  }
  return [{ seat: awaitedSeat(game), kind: kindOf(game), since: game.since }];
}

/** Why this seat may not decide that now, or undefined if it may. */
export function refuseMoment(
  game: SeenGame,
  seat: Seat,
  ...kinds: readonly DecisionKind[]
): GameRejection | undefined {
  if (game.result === undefined && game.phase !== 'feeding' && awaitedSeat(game) === seat) {
    const awaited = kindOf(game);
    return kinds.includes(awaited) ? undefined : { code: 'OTHER_DECISION', awaited };
  }
  const own = awaitingOf(game).find((each) => each.seat === seat);
  if (own === undefined)
    return { code: 'NOT_YOUR_TURN', awaiting: awaitingOf(game).map((each) => each.seat) };
  return kinds.includes(own.kind) ? undefined : { code: 'OTHER_DECISION', awaited: own.kind };
}

/** Outside feeding: the one seat that must decide. */
export const awaitedSeat = (game: SeenGame): Seat => game.market?.order[0] ?? game.turn;

function kindOf(game: SeenGame): DecisionKind {
  if (game.phase === 'placing') return 'place';
  if (game.market !== undefined) return 'pickDie';
  return game.roll === undefined ? 'act' : 'settle';
}

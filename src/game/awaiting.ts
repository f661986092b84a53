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

/** Why this seat may not decide something of that kind (or of the other) now, or undefined if it may. */
export function refuseMoment(
  game: SeenGame,
  seat: Seat,
  kind: DecisionKind,
  other: DecisionKind = kind,
): GameRejection | undefined {
  const awaited = decisionOf(game, seat);
  if (awaited === kind || awaited === other) return undefined;
  if (awaited !== undefined) return { code: 'OTHER_DECISION', awaited };
  return { code: 'NOT_YOUR_TURN', awaiting: awaitingOf(game).map((each) => each.seat) };
}

/** The decision that this seat owes now, if any. */
export function decisionOf(game: SeenGame, seat: Seat): DecisionKind | undefined {
  if (game.result !== undefined) return undefined;
  if (game.phase === 'feeding') return game.tribes[seat - 1]?.fed === false ? 'feed' : undefined;
  return awaitedSeat(game) === seat ? kindOf(game) : undefined;
}

/** Outside feeding: the one seat that must decide. */
export const awaitedSeat = (game: SeenGame): Seat => game.market?.order[0] ?? game.turn;

function kindOf(game: SeenGame): DecisionKind {
  if (game.phase === 'placing') return 'place';
  if (game.market !== undefined) return 'pickDie';
  return game.roll === undefined ? 'act' : 'settle';
}

import type { WholeGameFragment } from '../gql/graphql.js';
import type { Decision } from '../game/decision/decision.js';
import type { Player } from '../game/model.js';
import { playersOf } from './to-tribe.js';

const known = (players: ReadonlyMap<number, Player>, seats: readonly number[]): readonly Player[] =>
  seats.flatMap((seat) => players.get(seat) ?? []);

const dateOf = (text: string | null | undefined): Date | null =>
  text === null || text === undefined ? null : new Date(text);

/** What the table waits for, from the reader's side. */
export function toDecision(game: WholeGameFragment): Decision {
  const players = playersOf(game);
  if (game.result !== null) return { kind: 'over', winners: known(players, game.result.winners) };
  const decision = game.options?.decision ?? null;
  const until = dateOf(decision?.until);
  if (decision?.__typename === 'PlaceDecision') {
    return { kind: 'place', id: String(decision.decision), until, home: decision.home };
  }
  const awaited = known(
    players,
    game.awaiting.map(({ seat }) => seat),
  );
  if (game.mySeat === null) return { kind: 'look' };
  return { kind: 'wait', players: awaited, next: null, until: null, told: null };
}

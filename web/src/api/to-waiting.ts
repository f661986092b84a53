import type { WholeGameFragment } from '../gql/graphql.js';
import type { MyDecision, Waiting } from '../game/decision/decision.js';
import type { Player } from '../game/model.js';
import { camel } from './to-content.js';

type Players = ReadonlyMap<number, Player>;

/** The players of these seats. */
export const known = (players: Players, seats: readonly number[]): readonly Player[] =>
  seats.flatMap((seat) => players.get(seat) ?? []);

/** A deadline as a date; null where no clock runs. */
export const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Who will be asked after the one who is asked now: at a market whoever picks next, then whoever is on turn. */
function nextAfter({ board, awaiting }: WholeGameFragment, players: Players): Player | null {
  const [only, ...others] = awaiting;
  if (only === undefined || others.length > 0 || board === null) return null;
  const [next] = [...(board.market?.order ?? []), ...board.turns].filter((seat) => seat !== only.seat);
  return next === undefined ? null : (players.get(next) ?? null);
}

/** How many tribes have fed, of those that are still played or have; null while something else is asked. */
function fedIn({ board }: WholeGameFragment, asked: Waiting['asked']): Waiting['fed'] {
  if (asked !== 'feed' || board === null) return null;
  const played = board.tribes.filter(({ fed, resigned }) => fed || !resigned);
  return { tribes: played.length, done: played.filter(({ fed }) => fed).length };
}

/** Somebody else is on turn: who, with what, until when, and who then. */
export function toWaiting(game: WholeGameFragment, players: Players): Waiting {
  const seats = game.awaiting.map(({ seat }) => seat);
  const [first, ...others] = new Set(game.awaiting.map(({ kind }) => camel(kind) as MyDecision['kind']));
  const asked = others.length > 0 ? null : (first ?? null);
  const [until] = game.awaiting.flatMap((awaited) => dateOf(awaited.until) ?? []).sort((a, b) => +a - +b);
  const bots = game.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat);
  return {
    kind: 'wait',
    players: known(players, seats),
    asked,
    fed: fedIn(game, asked),
    next: nextAfter(game, players),
    until: until ?? null,
    brief: seats.length > 0 && seats.every((seat) => bots.includes(seat)),
    nudges: new Map(game.nudges.map(({ seat, from, last }) => [seat, last === null ? null : new Date(from)])),
  };
}

import type { Player } from '../game/model.js';
import type { TableRequest } from '../game/table.js';
import type { WholeGameFragment } from '../gql/graphql.js';
import { playersOf } from './to-tribe.js';

/** Questions to the table that wait for answers. */
export function toRequests(game: WholeGameFragment): readonly TableRequest[] {
  const players = playersOf(game);
  return game.requests.flatMap(({ request, kind, by, about, toVersion, missing, mine }) => {
    const asker = players.get(by);
    if (asker === undefined) return [];
    return [
      {
        id: request,
        kind,
        by: asker,
        about: players.get(about ?? 0) ?? null,
        toVersion: toVersion ?? 0,
        missing: missing.flatMap((seat) => players.get(seat) ?? []),
        mine,
      },
    ];
  });
}

/** Players whose seat somebody else could be asked to take: the autopilot plays it. */
export function awayAt(game: WholeGameFragment): readonly Player[] {
  const players = playersOf(game);
  return game.seats
    .filter(({ kept, resigned }) => kept || resigned)
    .flatMap(({ seat }) => players.get(seat ?? 0) ?? []);
}

/** Whether the autopilot plays my own seat until I am back. */
export const isKept = ({ seats, mySeat }: WholeGameFragment): boolean =>
  seats.some(({ seat, kept, resigned }) => seat !== null && seat === mySeat?.seat && kept && !resigned);

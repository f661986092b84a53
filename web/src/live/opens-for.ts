import type { Opens } from '../game/chronicle/history.js';
import type { WholeGameFragment } from '../gql/graphql.js';

type Game = Pick<WholeGameFragment, 'visibility' | 'seats' | 'settings'>;

/** Whom the address of a moment leads there, with the secret of the game or without. */
export function opensFor({ visibility, seats, settings }: Game, secret: string | null): Opens {
  if (visibility === 'PUBLIC') return 'everybody';
  if (secret !== null) return 'holders';
  // A practice game has no link; any other may have one that this device does not know.
  return settings.practice && seats.filter(({ bot }) => bot === null).length === 1 ? 'me' : 'table';
}

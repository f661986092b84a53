import type { WholeGameFragment } from '../gql/graphql.js';
import type { Eyes } from '../game/chronicle/history.js';

/**
 * A game as others see it: what is private to me lies face down, and what is private to them the server never told.
 * Nothing can be decided there.
 */
export function seenAs(game: WholeGameFragment, eyes: Eyes): WholeGameFragment {
  if (eyes === 'mine') return game;
  const { board, result } = game;
  const covered =
    board === null || result !== null
      ? board
      : { ...board, tribes: board.tribes.map((tribe) => ({ ...tribe, extraCards: [] })) };
  return { ...game, mySeat: null, options: null, board: covered };
}

/** Whose tribe comes first for these eyes; null for those at no seat. */
export const firstFor = ({ mySeat }: WholeGameFragment, eyes: Eyes): number | null =>
  eyes === 'mine' ? (mySeat?.seat ?? null) : eyes === 'onlooker' ? null : eyes;

import type { TermsFragment } from '../gql/graphql.js';
import type { Words } from '../words/words.js';

/** The settings of a table in one plain line. */
export const termsSentence = (
  { edition, expansion, seats }: TermsFragment,
  { common, lobby }: Words,
): string =>
  [lobby.editions[edition], ...(expansion === null ? [] : [lobby.withExpansion]), common.players(seats)].join(
    ', ',
  );

import type { WholeGameFragment } from '../gql/graphql.js';

/** Whether I play among bots alone: people who play are asked before the server takes back what was rolled. */
export const aloneAt = ({ seats, mySeat }: Pick<WholeGameFragment, 'seats' | 'mySeat'>): boolean =>
  seats.every(({ seat, bot, resigned }) => bot !== null || resigned || seat === mySeat?.seat);

import { aloneAt } from '../../web/src/api/alone-at.js';
import type { WholeGameFragment } from '../../web/src/gql/graphql.js';

/** A table as far as the page looks at it for that; I have seat 1. */
const tableOf = (
  ...others: readonly Readonly<{ bot?: string; resigned?: boolean }>[]
): Pick<WholeGameFragment, 'seats' | 'mySeat'> =>
  ({
    mySeat: { seat: 1 },
    seats: [{}, ...others].map((other, index) => ({ seat: index + 1, bot: null, resigned: false, ...other })),
  }) as unknown as WholeGameFragment;

describe('whether a roll can be taken back without asking anybody', () => {
  it('can among bots, and where everybody else has resigned', () => {
    expect(aloneAt(tableOf({ bot: 'STEADY' }, { bot: 'STEADY' }))).toBe(true);
    expect(aloneAt(tableOf({ bot: 'STEADY' }, { resigned: true }))).toBe(true);
  });

  it('cannot while somebody else plays', () => {
    expect(aloneAt(tableOf({ bot: 'STEADY' }, {}))).toBe(false);
  });
});

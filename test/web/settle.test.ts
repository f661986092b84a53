import { toDecision } from '../../web/src/api/to-decision.js';
import { settleHead } from '../../web/src/game/decision/settle-title.js';
import type { WholeGameFragment } from '../../web/src/gql/graphql.js';
import { loadWords } from '../../web/src/words/languages.js';

const GIVES = {
  kind: 'ROLL',
  amount: null,
  dice: 2,
  divisor: 3,
  faces: null,
  good: 'WOOD',
  goods: null,
};
const CARD = { id: 'C29', top: GIVES, bottom: { kind: 'CULTURE', symbol: 'ART' }, sourceWords: null };
const TILE = {
  id: 'XB5a',
  price: { kind: 'FIXED', min: 1, max: 1, kinds: null, goods: { wood: 1 } },
  points: { min: 9, max: 9, each: null },
  effect: GIVES,
  sourceWords: null,
};

/** A game in which I am to settle what was rolled there, as far as the page looks at it for that. */
const rolledAt = (source: string): WholeGameFragment =>
  ({
    status: 'RUNNING',
    seats: [],
    mySeat: { seat: 1 },
    result: null,
    board: {
      places: [{ id: 'forest' }],
      tribes: [{ seat: 1, cards: [{ card: CARD }], buildings: [TILE], feeding: null }],
    },
    options: {
      decision: {
        __typename: 'SettleDecision',
        decision: 9,
        until: null,
        source,
        dice: [1],
        good: 'WOOD',
        suggested: { tools: [] },
        oneUse: [
          { card: 'C33', value: 2, used: true },
          { card: 'C34', value: 3, used: false },
        ],
      },
    },
  }) as unknown as WholeGameFragment;

describe('what is asked about a roll', () => {
  const headOf = async (source: string) => {
    const decision = toDecision(rolledAt(source));
    if (decision.kind !== 'settle') throw new Error(decision.kind);
    return settleHead(decision, 'add tools?', await loadWords('en'), { cards: [] });
  };

  it('begins with its place', async () => {
    expect(await headOf('forest')).toEqual({
      ...{ tag: 'Your decision', title: 'Forest', question: 'add tools?' },
    });
  });

  it.each([
    ['a card', 'C29', '2 dice: wood. Art'],
    ['a building', 'XB5a', '2 dice: wood'],
    ['a building that is not at hand', 'XB6', 'Buildings'],
  ])('is the whole heading for %s', async (_, source, tag) => {
    expect(await headOf(source)).toEqual({ tag, title: 'Add tools?' });
  });
});

it('a one-use tool that was used before is not offered again', () => {
  const decision = toDecision(rolledAt('forest'));
  if (decision.kind !== 'settle') throw new Error(decision.kind);
  expect(decision.oneUse.map(({ card }) => card)).toEqual(['C34']);
});

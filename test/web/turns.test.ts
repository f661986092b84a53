import { toDecision } from '../../web/src/api/to-decision.js';
import { tribesOf } from '../../web/src/api/to-tribe.js';
import type { WholeGameFragment } from '../../web/src/gql/graphql.js';
import { loadWords } from '../../web/src/words/languages.js';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan'];

type Moment = Readonly<{ phase: string; turns: readonly number[]; market?: readonly number[] }>;

/** A game of four that I look at from seat 1 while others are asked, as far as the page looks at it for that. */
const gameIn = (asked: readonly number[], { phase, turns, market }: Moment): WholeGameFragment =>
  ({
    status: 'RUNNING',
    seats: NAMES.map((name, index) => ({ seat: index + 1, name, kept: false })),
    mySeat: { seat: 1 },
    result: null,
    awaiting: asked.map((seat) => ({ seat, kind: 'ACT', until: null })),
    nudges: [],
    options: { decision: null },
    board: {
      phase,
      turns,
      start: 2,
      market: market === undefined ? null : { order: market },
      tribes: NAMES.map((_, index) => ({
        seat: index + 1,
        stock: null,
        tools: [],
        oneUseTools: [],
        buildings: [],
        cards: [],
        extraCards: [],
      })),
    },
  }) as unknown as WholeGameFragment;

describe('who comes next', () => {
  it.each<[string, readonly number[], Moment, string | undefined]>([
    ['is whom the server names, whatever the seats', [2], { phase: 'ACTING', turns: [2, 4, 1] }, 'Dan'],
    ['is nobody after the last', [1], { phase: 'ACTING', turns: [1] }, undefined],
    ['at a market is who picks next', [3], { phase: 'ACTING', turns: [2, 1], market: [3, 4] }, 'Dan'],
    ['after a market is who is on turn', [4], { phase: 'ACTING', turns: [2, 1], market: [4] }, 'Bob'],
    ['is nobody while all feed', [2, 3], { phase: 'FEEDING', turns: [] }, undefined],
  ])('%s', (_, asked, moment, name) => {
    const decision = toDecision(gameIn(asked, moment));
    expect(decision.kind === 'wait' ? decision.next?.name : decision.kind).toBe(name);
  });

  it('stands beside every tribe', async () => {
    const game = gameIn([3], { phase: 'ACTING', turns: [3, 1, 4] });
    const tribes = tribesOf(game, await loadWords('en'), 1);
    expect(tribes.map(({ player, state }) => [player.name, state])).toEqual([
      ['Ann', 'acts after Cid'],
      ['Bob', 'all done'],
      ['Cid', 'on turn'],
      ['Dan', 'acts after you'],
    ]);
  });
});

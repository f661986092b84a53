import { toDecision } from '../../web/src/api/to-decision.js';
import { tribesOf } from '../../web/src/api/to-tribe.js';
import type { WholeGameFragment } from '../../web/src/gql/graphql.js';
import { loadWords } from '../../web/src/words/languages.js';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan'];

type Moment = Readonly<{
  phase: string;
  turns: readonly number[];
  market?: readonly number[];
  fed?: readonly number[];
  resigned?: readonly number[];
}>;

/** A game of four that I look at from seat 1 while others are asked, as far as the page looks at it for that. */
const gameIn = (
  asked: readonly number[],
  { phase, turns, market, fed, resigned }: Moment,
): WholeGameFragment =>
  ({
    status: 'RUNNING',
    seats: NAMES.map((name, index) => ({ seat: index + 1, name, kept: false })),
    mySeat: { seat: 1 },
    result: null,
    awaiting: asked.map((seat) => ({ seat, kind: phase === 'FEEDING' ? 'FEED' : 'ACT', until: null })),
    nudges: [],
    options: { decision: null },
    board: {
      phase,
      turns,
      start: 2,
      market: market === undefined ? null : { order: market },
      tribes: NAMES.map((_, index) => ({
        seat: index + 1,
        fed: fed?.includes(index + 1) === true,
        resigned: resigned?.includes(index + 1) === true,
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

describe('whoever waits', () => {
  const FROM = '2026-01-01T12:00:00.000Z';
  const nudgesOf = (last: string | null): unknown =>
    toDecision({
      ...gameIn([2], { phase: 'ACTING', turns: [2] }),
      nudges: [{ seat: 2, from: FROM, last }],
    });

  it('reads that somebody was nudged if the server says so, whatever the clock of the device says', () => {
    expect(nudgesOf('2026-01-01T00:00:00.000Z')).toMatchObject({ nudges: new Map([[2, new Date(FROM)]]) });
    expect(nudgesOf(null)).toMatchObject({ nudges: new Map([[2, null]]) });
  });
});

describe('while all feed', () => {
  const feeding = (asked: readonly number[], rest: Omit<Moment, 'phase' | 'turns'>) =>
    toDecision(gameIn(asked, { phase: 'FEEDING', turns: [], ...rest }));

  it('it is told how many tribes have, of those that are to', () => {
    expect(feeding([3, 4], { fed: [1, 2] })).toMatchObject({ fed: { tribes: 4, done: 2 } });
    expect(feeding([3], { fed: [1, 2], resigned: [4] })).toMatchObject({ fed: { tribes: 3, done: 2 } });
  });

  it('and nothing of it while something else is asked', () => {
    expect(toDecision(gameIn([2], { phase: 'ACTING', turns: [2] }))).toMatchObject({ fed: null });
  });
});

it('the end of a game tells what everybody has, best first', () => {
  const ranking = [2, 1].map((seat, index) => ({
    seat,
    total: [413, 79][index],
    rank: index + 1,
    tie: null,
  }));
  const over = { ...gameIn([], { phase: 'FEEDING', turns: [] }), result: { winners: [2], ranking } };
  expect(toDecision(over as unknown as WholeGameFragment)).toMatchObject({
    winners: [{ name: 'Bob' }],
    totals: [
      { player: { name: 'Bob' }, total: 413 },
      { player: { name: 'Ann' }, total: 79 },
    ],
  });
});

import fc from 'fast-check';
import { awaitingOf, EDITIONS, gameOptions, playMove, seenGame } from '../../src/game/index.js';
import type { Game, GameCommand, GameEvent, Seat, Tribe } from '../../src/game/index.js';
import { refuseMove } from '../../src/game/move.js';
import { seeded } from '../support/luck.js';
import { after, randomGame, randomMove } from '../support/random-play.js';
import type { Start } from '../support/random-play.js';

const starts: fc.Arbitrary<Start> = fc
  .record({
    edition: fc.constantFrom(...EDITIONS),
    box: fc.constantFrom('base', 'style', 'older'),
    players: fc.integer({ min: 2, max: 5 }),
  })
  .map(({ edition, box, players }) => ({
    edition,
    players: box === 'base' ? Math.min(players, 4) : players,
    ...(box === 'base' ? {} : { expansion: 'style' as const }),
    ...(box === 'older' ? { olderTiles: true as const } : {}),
  }));
const games = fc.tuple(starts, fc.integer());
const RUNS = { numRuns: 12 };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Matchers are too slow for every state of a game; a broken law is thrown instead. */
function mustHold(law: boolean, what: string, facts: unknown): void {
  if (!law) throw new Error(`${what}: ${JSON.stringify(facts)}`);
}

function checkTribe(game: Game, tribe: Tribe): void {
  const { seat, people, home, stock, tools, agriculture, trade } = tribe;
  const away = sum(
    game.standing.filter((each) => each.seat === seat && !each.done).map((each) => each.people),
  );
  mustHold(home + away === people, 'people are conserved', { tribe, standing: game.standing });
  mustHold(Math.min(home, ...Object.values(stock)) >= 0, 'nobody owes goods', tribe);
  mustHold(people <= 10 && agriculture <= 10 && trade <= 10, 'tracks end at ten', tribe);
  const [high, low] = [Math.max(...tools), Math.min(...tools)];
  mustHold(high - low <= 1 && high <= 4, 'tools grow evenly', tools);
}

/** Every id of the table exactly once: on the board, with somebody, or not drawn yet. */
function checkPieces(ids: readonly (string | undefined)[], all: ReadonlyMap<string, unknown>): void {
  const present = ids.filter((id) => id !== undefined);
  mustHold(present.length === all.size && new Set(present).size === all.size, 'pieces are conserved', ids);
}

function checkState(game: Game): void {
  const { rules, tribes } = game;
  for (const tribe of tribes) checkTribe(game, tribe);
  const owned = tribes.flatMap(({ cards, extraCards }) => [...cards, ...extraCards]);
  checkPieces([...game.cards, ...owned, ...game.undrawnCards], rules.cards);
  mustHold(game.deck === game.undrawnCards.length, 'the deck is counted', game.deck);
  const tiles = tribes.flatMap((tribe) => tribe.tiles);
  checkPieces([...game.stacks.map(({ tile }) => tile), ...tiles, ...game.unseenTiles], rules.tiles);
}

describe('random legal play', () => {
  it('conserves people and pieces, ends within sixty rounds (R25), and folds to the state it carried along', () =>
    fc.assert(
      fc.property(games, ([start, seed]) => {
        const all: GameEvent[] = [];
        const game = randomGame(start, seeded(seed), (state, events) => {
          checkState(state);
          all.push(...events);
        });
        expect(game.result).toBeDefined();
        expect(game.round).toBeLessThanOrEqual(60);
        for (const { parts, total } of game.scores) expect(total).toBe(sum(Object.values(parts)));
        expect(after(undefined, all)).toEqual(game);
      }),
      RUNS,
    ));

  it('lists only what is accepted, closes only what is refused with that code, and needs no secret for it', () =>
    fc.assert(
      fc.property(games, ([start, seed]) => {
        randomGame(start, seeded(seed), (game) => {
          for (const { seat } of awaitingOf(game)) {
            const seen = gameOptions(seenGame(game, seat), seat);
            mustHold(
              JSON.stringify(seen) === JSON.stringify(gameOptions(game, seat)),
              'options hide nothing',
              seen,
            );
            checkOptions(game, seat);
          }
        });
      }),
      RUNS,
    ));

  it('goes on by the awaited alone', () =>
    fc.assert(
      fc.property(games, ([start, seed]) => {
        const luck = seeded(seed);
        randomGame(start, luck, (game) => {
          const next = randomMove(game, luck.below);
          const awaited = awaitingOf(game).map(({ seat }) => seat);
          for (const { seat } of game.tribes) {
            if (next === undefined || awaited.includes(seat)) continue;
            const played = playMove(game, seat, next.command, luck);
            mustHold(!played.ok && played.reason.code === 'NOT_YOUR_TURN', 'others wait', { seat, next });
          }
        });
      }),
      RUNS,
    ));
});

function checkOptions(game: Game, seat: Seat): void {
  for (const { command, code } of listed(game, seat)) {
    const reason = refuseMove(game, seat, command);
    mustHold(reason?.code === code, 'options keep their word', { command, code, reason });
  }
}

type Listed = Readonly<{ command: GameCommand; code?: string | undefined }>;

function listed(game: Game, seat: number): readonly Listed[] {
  const decision = gameOptions(game, seat);
  switch (decision?.kind) {
    case undefined:
      return [];
    case 'place':
      return decision.places.flatMap((each): readonly Listed[] =>
        'closed' in each
          ? [{ command: { type: 'PlacePeople', place: each.place, people: 1 }, code: each.closed.code }]
          : [each.min, each.max].map((people) => ({
              command: { type: 'PlacePeople', place: each.place, people },
            })),
      );
    case 'act':
      return decision.places.flatMap((each): readonly Listed[] => {
        if (each.action === 'use') return [{ command: { type: 'UsePlace', place: each.place } }];
        if (each.action === 'roll') return [{ command: { type: 'Roll', place: each.place } }];
        const decline: GameCommand =
          each.action === 'buyCard'
            ? { type: 'DeclineCard', place: each.place }
            : { type: 'DeclineBuilding', place: each.place };
        if (each.suggested === undefined) return [{ command: decline }];
        const buy: GameCommand =
          each.action === 'buyCard'
            ? { type: 'BuyCard', place: each.place, pay: each.suggested }
            : { type: 'BuyBuilding', place: each.place, pay: each.suggested };
        return [{ command: decline }, { command: buy }];
      });
    case 'settle':
      return [
        { command: { type: 'Settle', tools: [], oneUse: [] } },
        { command: { type: 'Settle', tools: decision.best.tools, oneUse: decision.best.oneUse } },
      ];
    case 'pickDie':
      return [1, 2, 3, 4, 5, 6].map((face) => {
        const there = decision.faces.some((each) => each.face === face);
        return { command: { type: 'PickDie', face }, code: there ? undefined : 'NO_SUCH_DIE' };
      });
    case 'feed':
      return [{ command: { type: 'Feed', pay: {} } }];
  }
}

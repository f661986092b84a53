import { firstFor, seenAs } from '../../web/src/api/seen-as.js';
import { toCourses } from '../../web/src/api/to-score.js';
import { deedsOf, firstBoard, turnsOf, undoneOf } from '../../web/src/api/to-lines.js';
import { freshDeeds, nextStop, spacedOut } from '../../web/src/game/chronicle/history.js';
import {
  chaptersOf,
  lastDeedAt,
  lineAt,
  myDeedAfter,
  newest,
  placeInTime,
  turnsIn,
  type Line,
} from '../../web/src/game/chronicle/lines.js';
import { luckOf, type FinalView } from '../../web/src/game/score/final.js';
import { scrolledTo } from '../../web/src/lib/scrolled-to.js';
import type { HappenedFragment, WholeGameFragment } from '../../web/src/gql/graphql.js';

type Event = Readonly<{ type?: string; payload?: object; undone?: boolean; last?: number; seatId?: string }>;

const event = (
  version: number,
  { type = 'PeoplePlaced', payload = {}, ...more }: Event = {},
): HappenedFragment => ({
  version,
  ordinal: 0,
  type,
  at: '2026-01-01T00:00:00.000Z',
  payload: payload as HappenedFragment['payload'],
  sentence: type,
  undone: more.undone === true,
  actor: { kind: 'SEAT', seat: 1, seatId: more.seatId ?? 'a' },
  command: { first: version, last: more.last ?? version },
});

describe('moving through a game', () => {
  const events = [
    event(1),
    event(2, { last: 4 }),
    event(3, { last: 4 }),
    event(4, { last: 4 }),
    event(5, { seatId: 'b', undone: true }),
    event(6),
  ];

  it('one can stop where a turn ends, and where something was taken back', () => {
    expect(turnsOf(events)).toEqual([4, 5, 6]);
    expect(undoneOf(events)).toEqual([5]);
  });

  it('begins with the first board on which everything lies in its place', () => {
    const start = [event(1), event(2, { type: 'GameStarted', last: 4 }), ...events.slice(2)];
    expect([firstBoard(start), firstBoard([])]).toEqual([4, 1]);
  });

  it('counts what is told since the last visit, and only if something was new then', () => {
    const passed = [
      event(7, { type: 'TurnPassed' }),
      event(8),
      event(9, { type: 'PhaseStarted' }),
      event(10),
    ];
    const deeds = deedsOf([...events, ...passed]);
    expect(deeds).toEqual([1, 2, 3, 4, 5, 6, 8, 10]);
    expect(freshDeeds(deeds, 6, 9)).toEqual([8, 10]);
    expect(freshDeeds(deeds, 6, 7)).toEqual([]);
  });

  it('goes from stop to stop, and stays at the ends', () => {
    const stops = [1, 4, 9];
    expect([nextStop(stops, 4, 1), nextStop(stops, 4, -1)]).toEqual([9, 1]);
    expect([nextStop(stops, 9, 1), nextStop(stops, 1, -1)]).toEqual([9, 1]);
  });
});

const line = (version: number, kind: Line['kind'] = 'deed', seat = 0): Line => ({
  version,
  kind,
  player: seat === 0 ? null : { seat, name: 'Ann', colour: 'red', me: false },
  sentence: kind,
  at: new Date(0),
  undone: false,
  known: false,
  rolled: null,
});

describe('the chronicle', () => {
  it('keeps together what one player does in a row', () => {
    const turns = turnsIn([
      line(1, 'deed', 1),
      line(2, 'deed', 1),
      line(3, 'deed', 2),
      line(4),
      line(5, 'deed', 1),
    ]);
    expect(
      turns.map(({ player, lines }) => [player?.seat ?? 0, ...lines.map(({ version }) => version)]),
    ).toEqual([
      [1, 1, 2],
      [2, 3],
      [0, 4],
      [1, 5],
    ]);
  });

  it('knows the sentence of every version, also of those that it passes over', () => {
    const lines = [line(1), line(2, 'step'), line(3)];
    expect([2, 3, 4].map((version) => lineAt(lines, version)?.version ?? null)).toEqual([2, 3, null]);
    expect(chaptersOf(lines).flatMap(({ lines: told }) => told.map(({ version }) => version))).toEqual([
      1, 3,
    ]);
  });

  it('says where one is by the last deed that had been done, and what came later', () => {
    const lines = [line(2), line(3, 'round'), line(4), line(5, 'step'), line(6)];
    expect([1, 2, 3, 5, null].map((at) => lastDeedAt(lines, at))).toEqual([0, 2, 2, 4, null]);
    const deeds = [2, 4, 6].map((version) => line(version));
    expect(deeds.map((deed) => placeInTime(deed, lastDeedAt(lines, 5)))).toEqual(['before', 'here', 'later']);
    expect(deeds.map((deed) => placeInTime(deed, 0))).toEqual(['later', 'later', 'later']);
    expect(deeds.map((deed) => placeInTime(deed, null))).toEqual(['before', 'before', 'before']);
  });

  it('lists what is new, else the latest; in the past everything, below what was listed before', () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(index + 1));
    const versions = (seen: number, at: number | null): readonly number[] =>
      newest(lines, seen, at).map(({ version }) => version);
    expect(versions(58, null)).toEqual([60, 59]);
    expect(versions(60, null)).toHaveLength(40);
    expect(versions(58, 7)).toHaveLength(60);
    expect(versions(58, 7).slice(0, 2)).toEqual([60, 59]);
  });

  it('scrolls to where one is only if that cannot be seen', () => {
    const box = { top: 100, height: 90 };
    expect([100, 130, 160].map((top) => scrolledTo({ top, height: 30 }, box))).toEqual([100, 100, 100]);
    expect([161, 99, 10].map((top) => scrolledTo({ top, height: 30 }, box))).toEqual([131, 69, 0]);
  });

  it('finds what I did before what the rules made of it', () => {
    const mine = (version: number, undone = false): Line => ({
      ...line(version),
      player: { seat: 1, name: 'Ann', colour: 'red', me: true },
      undone,
    });
    const lines = [mine(3), line(4, 'deed', 2), mine(5, true), line(6, 'phase'), mine(7), mine(8)];
    expect(myDeedAfter(lines, 3)?.version).toBe(7);
    expect(myDeedAfter(lines, 8)).toBeUndefined();
  });

  it('has a chapter for every round and phase, and one before them', () => {
    const chapters = chaptersOf([line(1, 'deed'), line(2, 'round'), line(3, 'phase'), line(4, 'deed')]);
    expect(chapters.map(({ heading, lines }) => [heading?.kind ?? null, lines.length])).toEqual([
      [null, 1],
      ['round', 0],
      ['phase', 1],
    ]);
  });
});

describe('the end of a game', () => {
  it('tells scores by round, goods and luck from what happened and was not taken back', () => {
    const player = { seat: 1, name: 'Ann', colour: 'red', me: true } as const;
    const final = { tribes: [{ player, total: 30 }], pipsPerDie: 4.25 } as unknown as FinalView;
    const [course] = toCourses(
      [
        event(1, { type: 'RoundStarted', payload: { round: 1 } }),
        event(2, { type: 'DiceRolled', payload: { seat: 1, dice: [6, 6] } }),
        event(3, { type: 'GoodsTaken', payload: { seat: 1, goods: { wood: 4 } } }),
        event(4, { type: 'BuildingBought', payload: { seat: 1, points: 12 } }),
        event(5, { type: 'BuildingBought', payload: { seat: 1, points: 99 }, undone: true }),
        event(6, { type: 'BuildingBought', payload: { seat: 2, points: 50 } }),
        event(7, { type: 'RoundStarted', payload: { round: 2 } }),
        event(8, { type: 'TribeStarved', payload: { seat: 1, lost: 10 } }),
      ],
      final,
    );
    expect(course).toMatchObject({ scores: [12, 2, 30], goods: { wood: 4, food: 0 }, dice: 2, pips: 12 });
    // Two dice show 8.5 on average, says the server.
    expect(course === undefined ? null : luckOf(course)).toBe(3.5);
  });
});

describe('seeing with other eyes', () => {
  const game = {
    mySeat: { seat: 2 },
    options: { decision: null, undo: null },
    result: null,
    board: {
      tribes: [
        { seat: 1, extraCards: [] },
        { seat: 2, extraCards: [{ id: 'C07' }], extraCount: 1 },
      ],
    },
  } as unknown as WholeGameFragment;

  it('changes nothing with my own', () => {
    expect(seenAs(game, 'mine')).toBe(game);
    expect(firstFor(game, 'mine')).toBe(2);
  });

  it('turns my private cards face down and decides nothing', () => {
    const seen = seenAs(game, 1);
    expect(seen).toMatchObject({ mySeat: null, options: null });
    expect(seen.board?.tribes.every(({ extraCards }) => extraCards.length === 0)).toBe(true);
    expect([firstFor(game, 1), firstFor(game, 'onlooker')]).toEqual([1, null]);
  });

  it('hides nothing once the game is over', () => {
    const over = { ...game, result: {} } as unknown as WholeGameFragment;
    expect(seenAs(over, 'onlooker').board).toBe(over.board);
  });
});

it('numbers of rounds that would run into one another are left out', () => {
  const rounds = [1, 30, 45, 60, 90, 100].map((version, index) => ({ round: index + 1, version }));
  expect([...spacedOut(rounds, (version) => version, 30)]).toEqual([1, 3, 5]);
});

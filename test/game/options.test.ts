import { gameOptions, options, seenBy } from '../../src/game/index.js';
import type { ActOptions, Actor, Command, DecisionOptions, Game, Settings } from '../../src/game/index.js';
import {
  acting,
  feeding,
  gameAfter,
  hasAgriculture,
  hasCards,
  hasFood,
  hasPeople,
  hasTiles,
  hasTools,
  hasTrade,
  hasUsed,
  owns,
  placed,
  table,
} from '../support/scenario.js';
import type { Facts } from '../support/scenario.js';
import type { Session } from '../support/table-play.js';
import { play, started } from '../support/table-play.js';

const of = <Kind extends DecisionOptions['kind']>(
  game: Game,
  seat: number,
  kind: Kind,
): Extract<DecisionOptions, { kind: Kind }> => {
  const found = gameOptions(game, seat);
  if (found?.kind !== kind) throw new Error(`awaited: ${String(found?.kind)}`);
  return found as Extract<DecisionOptions, { kind: Kind }>;
};

describe('R40 placing', () => {
  it('lists every place with the numbers it takes, or why it is closed', () => {
    const game = gameAfter(
      table({ players: 2 }),
      placed(2, 'forest', 3),
      placed(2, 'card1'),
      placed(1, 'hunt', 4),
      [{ type: 'TurnPassed', to: 1 }],
    );
    const { places, since } = of(game, 1, 'place');
    expect(since).toBe(game.since);
    expect(places).toHaveLength(3 + 1 + 4 + 4 + 2);
    expect(places).toEqual(
      expect.arrayContaining([
        { place: 'river', min: 1, max: 1 },
        { place: 'toolMaker', min: 1, max: 1 },
        { place: 'hut', closed: { code: 'NOT_ENOUGH_PEOPLE', place: 'hut', home: 1, needed: 2 } },
        { place: 'forest', closed: { code: 'TOO_MANY_TRIBES', place: 'forest', limit: 1 } },
        { place: 'hunt', closed: { code: 'ALREADY_PLACED_HERE', place: 'hunt' } },
        { place: 'card1', closed: { code: 'PLACE_OCCUPIED', place: 'card1' } },
      ]),
    );
  });

  it('shows worker tiles to their owner alone', () => {
    const game = gameAfter(table({ expansion: 'style', before: [hasTiles(2, 'XB8')] }), [
      { type: 'TurnPassed', to: 2 },
    ]);
    expect(of(game, 2, 'place').places.at(-1)).toEqual({ place: 'XB8', min: 1, max: 3 });
    expect(
      of(gameAfter(table({ expansion: 'style', before: [hasTiles(2, 'XB8')] })), 1, 'place').places.at(-1),
    ).toMatchObject({ place: 'building4' });
  });

  it('offers nothing to those who are not awaited', () =>
    expect(gameOptions(gameAfter(table()), 2)).toBeUndefined());
});

describe('R40 acting', () => {
  it('lists what can be used, rolled and bought', () => {
    const game = gameAfter(
      table({ tiles: ['B12', 'B19', 'B26', 'B01'] }),
      owns(1, { wood: 2, stone: 2, gold: 1 }),
      placed(1, 'field'),
      placed(1, 'river', 2),
      placed(1, 'card2'),
      placed(1, 'building1'),
      placed(1, 'building2'),
      acting(1),
    );
    expect(of(game, 1, 'act')).toEqual({
      kind: 'act',
      since: game.since,
      trade: { closed: { code: 'NO_TRADE_TRACK' } },
      places: [
        { action: 'use', place: 'field', benefit: { kind: 'agriculture' } },
        { action: 'roll', place: 'river', dice: 2 },
        {
          action: 'buyCard',
          place: 'card2',
          card: 'C22',
          price: { kind: 'any', count: 2 },
          affordable: 'now',
          suggested: { wood: 2 },
        },
        {
          action: 'buyBuilding',
          place: 'building1',
          tile: 'B12',
          price: { kind: 'fixed', goods: { brick: 1, stone: 2 } },
          affordable: 'no',
        },
        {
          action: 'buyBuilding',
          place: 'building2',
          tile: 'B19',
          price: { kind: 'exactKinds', count: 4, kinds: 2 },
          affordable: 'now',
          suggested: { wood: 2, stone: 2 },
          points: 16,
        },
      ],
    });
  });

  it('says what any-two or a trade would make possible', () => {
    const round = [placed(1, 'building1'), placed(1, 'hunt'), acting(1)];
    const offer = (game: Game) => of(game, 1, 'act').places[0];
    const withCard = gameAfter(table({ before: [hasCards(1, 'C36')] }), owns(1, { brick: 1 }), ...round);
    expect(offer(withCard)).toMatchObject({ affordable: 'withAnyTwo' });
    expect(of(withCard, 1, 'act').anyTwo).toEqual({ card: 'C36', count: 2 });
    const withTrade = gameAfter(
      table({ expansion: 'style' }),
      hasTrade(1, 4),
      owns(1, { brick: 1, stone: 1 }),
      ...round,
    );
    expect(offer(withTrade)).toMatchObject({
      affordable: 'withTrade',
      traded: {
        pay: { brick: 1, stone: 2 },
        trade: { give: { ornaments: 1 }, take: { stone: 1 } },
      },
    });
    expect(of(withTrade, 1, 'act').trade).toEqual({ give: 1, take: 1 });
  });

  it('prices the extra card of place 5', () => {
    const game = gameAfter(
      table({ expansion: 'style' }),
      owns(1, { ornaments: 4 }),
      placed(1, 'card5'),
      placed(1, 'hunt'),
      acting(1),
    );
    expect(of(game, 1, 'act').places[0]).toMatchObject({
      affordable: 'now',
      suggested: { ornaments: 3 },
      extra: { price: { kind: 'fixed', goods: { ornaments: 6 } }, affordable: 'no' },
    });
  });
});

describe('R40 settling', () => {
  const rolled = [
    { type: 'DiceRolled', seat: 1, source: 'quarry', dice: [4, 3], good: 'stone', divisor: 5, draw: 0 },
  ] as const;

  it('shows the sum, every tool, the plain yield and the best with the fewest tools', () => {
    const game = gameAfter(
      table({ before: [hasCards(1, 'C35', 'C33')] }),
      [{ type: 'GoodsTaken', seat: 1, goods: {}, oneUse: ['C33'], source: 'given' }],
      hasTools(1, 3, 1, 2),
      placed(1, 'quarry', 2),
      acting(1),
      hasUsed(1, 1),
      rolled,
    );
    expect(of(game, 1, 'settle')).toEqual({
      kind: 'settle',
      since: game.since,
      source: 'quarry',
      good: 'stone',
      divisor: 5,
      dice: [4, 3],
      sum: 7,
      tools: [
        { slot: 0, value: 3, used: false },
        { slot: 1, value: 1, used: true },
        { slot: 2, value: 2, used: false },
      ],
      oneUse: [
        { card: 'C35', value: 4, used: false },
        { card: 'C33', value: 2, used: true },
      ],
      plain: 1,
      best: { yield: 3, tools: [0, 2], oneUse: ['C35'] },
      split: false,
    });
  });

  it('keeps one-use cards where tokens do', () => {
    const game = gameAfter(
      table({ before: [hasCards(1, 'C34')] }),
      hasTools(1, 3),
      placed(1, 'quarry', 2),
      acting(1),
      rolled,
    );
    expect(of(game, 1, 'settle').best).toEqual({ yield: 2, tools: [0], oneUse: [] });
    const two = gameAfter(
      table({ before: [hasCards(1, 'C34')] }),
      hasTools(1, 2, 1),
      placed(1, 'quarry', 2),
      acting(1),
      rolled,
    );
    expect(of(two, 1, 'settle').best).toEqual({ yield: 2, tools: [0, 1], oneUse: [] });
  });

  it('says when the yield may be split', () => {
    const hunt = [
      { type: 'DiceRolled', seat: 1, source: 'hunt', dice: [4, 3], good: 'food', divisor: 2, draw: 0 },
    ] as const;
    expect(
      of(gameAfter(table({ expansion: 'style' }), placed(1, 'hunt', 2), acting(1), hunt), 1, 'settle'),
    ).toMatchObject({ split: true, plain: 3 });
  });
});

it('R40 a market shows its different faces and which would be wasted', () => {
  const game = gameAfter(table(), hasAgriculture(1, 10), placed(1, 'hunt'), acting(1), [
    {
      type: 'MarketOpened',
      seat: 1,
      source: 'C01',
      faces: 'market',
      dice: [6, 2, 2, 5],
      order: [1, 2, 3, 4],
      draw: 0,
    },
  ]);
  expect(of(game, 1, 'pickDie').faces).toEqual([
    { face: 2, benefit: { kind: 'goods', goods: { brick: 1 } }, works: true },
    { face: 5, benefit: { kind: 'tool' }, works: true },
    { face: 6, benefit: { kind: 'agriculture' }, works: false },
  ]);
});

it.each([
  [
    'cs-2019',
    [
      { count: 0, lost: 10 },
      { count: 3, lost: 0 },
    ],
  ],
  [
    'cs-classic',
    [
      { count: 0, lost: 12 },
      { count: 1, lost: 8 },
      { count: 2, lost: 4 },
      { count: 3, lost: 0 },
    ],
  ],
] as const)('R40 feeding in %s: what is owed and what each way out costs', (edition, choices) => {
  const game = gameAfter(table({ edition }), hasFood(1, 2), owns(1, { wood: 4 }), feeding);
  expect(of(game, 1, 'feed')).toEqual({
    kind: 'feed',
    since: game.since,
    owed: 5,
    food: 2,
    missing: 3,
    choices,
  });
});

it('R40 the way back is always shown', () => {
  const moved = play(started('ab'), 'seat:a', { type: 'PlacePeople', place: 'hunt', people: 1 });
  const to = moved.table.version - 2;
  expect(options(seenBy(moved.table, 1), 1)).toEqual({ undo: { freeTo: to } });
  const answered = play(moved, 'seat:b', { type: 'PlacePeople', place: 'hunt', people: 1 });
  expect(options(seenBy(answered.table, 1), 1)).toMatchObject({
    decision: { kind: 'place' },
    undo: { needsConsent: to },
  });
});

describe('R40 nothing is offered that would be refused', () => {
  const hunt: Command = { type: 'PlacePeople', place: 'hunt', people: 1 };
  const shown = ({ table: at }: Session, seat: number) => options(seenBy(at, seat), seat);

  it('a way back needs somebody who can agree: bots do so only in practice games', () => {
    const behindBot = (settings: Partial<Settings>) =>
      play(play(started('aBc', settings), 'seat:a', hunt), 'bot:bot2', hunt);
    expect(shown(behindBot({}), 1)).toEqual({});
    expect(shown(behindBot({ practice: true }), 1)).toHaveProperty('undo.from', [3]);
    expect(shown(play(started('aBc'), 'seat:a', hunt), 1)).toHaveProperty('undo.freeTo');
  });

  it('nobody is asked where only bots have moved since: then asking is taking back', () => {
    const answered = play(play(started('aB', { practice: true }), 'seat:a', hunt), 'bot:bot2', hunt);
    const { undo } = shown(answered, 1);
    expect(undo).toHaveProperty('from', []);
    const toVersion = undo !== undefined && 'needsConsent' in undo ? undo.needsConsent : 0;
    expect(play(answered, 'seat:a', { type: 'AskUndo', toVersion }).stored.at(-1)?.event.type).toBe(
      'MovesUndone',
    );
  });

  it('nobody is asked twice for the same', () => {
    const moved = play(play(started('abc'), 'seat:a', hunt), 'seat:b', hunt);
    const toVersion = moved.table.version - 4;
    expect(shown(moved, 1)).toEqual({ undo: { needsConsent: toVersion, from: [2, 3] } });
    expect(shown(play(moved, 'seat:a', { type: 'AskUndo', toVersion }), 1)).toEqual({});
  });

  it.each<[string, Actor, Command]>([
    ['resigned', 'seat:a', { type: 'Resign' }],
    ['is kept by autopilot', 'server', { type: 'KeepSeat', seat: 1 }],
  ])('a seat that %s', (_, actor, command) => {
    const begun = started('abc');
    expect(shown(play(begun, actor, command), 1)).toEqual({});
    expect(shown(play(play(begun, 'seat:a', hunt), actor, command), 1)).toEqual({});
  });
});

describe('R40 what is suggested for tiles of the expansion', () => {
  const standingOn = (tile: string, ...facts: readonly Facts[]): ActOptions =>
    of(
      gameAfter(
        table({ expansion: 'style', tiles: [tile, 'B02', 'B03', 'B04'] }),
        ...facts,
        placed(1, 'building1'),
        acting(1),
      ),
      1,
      'act',
    );

  it.each([
    [2, 8],
    [3, 12],
    [6, 16],
  ])('with %i ornaments as many as count: %i points', (ornaments, points) => {
    const [option] = standingOn('XB1', owns(1, { ornaments: ornaments - 1 })).places;
    expect(option).toMatchObject({ suggested: { ornaments: Math.min(4, ornaments) }, points });
  });

  it('at 1:2 a trade that gives a piece of the price brings it back', () => {
    const [option] = standingOn('XB9', owns(1, { gold: 1 }), hasTrade(1, 9)).places;
    expect(option).toMatchObject({
      affordable: 'withTrade',
      traded: { trade: { give: { gold: 1 }, take: { stone: 1, gold: 1 } } },
    });
  });
});

it('R40 a die that brings a person is wasted on a tribe of ten', () => {
  const opened = gameAfter(table(), hasPeople(1, 10), placed(1, 'hunt'), acting(1), [
    { type: 'MarketOpened', seat: 1, source: 'C01', faces: 'market', dice: [1, 2], order: [1, 2], draw: 0 },
  ]);
  const { rules } = opened;
  const market = rules.faces.market.with(0, { kind: 'person' });
  const game: Game = { ...opened, rules: { ...rules, faces: { ...rules.faces, market } } };
  const works = (at: Game, seat: number) => of(at, seat, 'pickDie').faces.map((face) => face.works);
  expect(works(game, 1)).toEqual([false, true]);
  expect(works({ ...game, market: { ...game.market!, order: [2] } }, 2)).toEqual([true, true]);
});

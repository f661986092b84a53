import fc from 'fast-check';
import { awaitingOf, EDITIONS, playMove, RESOURCES, seenGame } from '../../../src/game/index.js';
import type { Die, Game, GameCommand } from '../../../src/game/index.js';
import { ordered, verdictsOn } from '../../../src/play/orders/answer.js';
import {
  NO_ORDERS,
  ordersFrom,
  ordersProblem,
  storedOrders,
  type Orders,
} from '../../../src/play/orders/orders.js';
import { loaded, seeded } from '../../support/luck.js';
import { randomGame } from '../../support/random-play.js';
import {
  acting,
  fed,
  feeding,
  gameAfter,
  hasAgriculture,
  hasFood,
  hasTiles,
  hasTools,
  owns,
  placed,
  table,
  type Facts,
} from '../../support/scenario.js';

const say = (orders: Partial<Orders>): Orders => ({ ...NO_ORDERS, ...orders });
const HUT_FIELD_HUNT = say({
  placing: [
    { place: 'hut', people: 2 },
    { place: 'field', people: 1 },
    { place: 'hunt', people: 'all' },
  ],
});

/** What orders do at a table, which must be what the rules accept. */
function carriedOut(game: Game, seat: number, orders: Orders): GameCommand | string {
  const found = ordered(orders, seenGame(game, seat), seat);
  if ('none' in found) return found.none;
  expect(playMove(game, seat, found.command, loaded()).ok).toBe(true);
  return found.command;
}

describe('a list of places', () => {
  it('gives the first that is open', () => {
    const free = gameAfter(table());
    expect(carriedOut(free, 1, HUT_FIELD_HUNT)).toEqual({ type: 'PlacePeople', place: 'hut', people: 2 });
    const hutTaken = gameAfter(table({ start: 2 }), placed(2, 'hut', 2), [{ type: 'TurnPassed', to: 1 }]);
    expect(carriedOut(hutTaken, 1, HUT_FIELD_HUNT)).toEqual({
      type: 'PlacePeople',
      place: 'field',
      people: 1,
    });
  });

  it('sends all who may go, where that is said', () => {
    const both = [placed(2, 'hut', 2), placed(3, 'field'), [{ type: 'TurnPassed' as const, to: 1 }]];
    const game = gameAfter(table(), ...both);
    expect(carriedOut(game, 1, HUT_FIELD_HUNT)).toEqual({ type: 'PlacePeople', place: 'hunt', people: 5 });
    const crowded = gameAfter(table(), placed(2, 'forest', 5), [{ type: 'TurnPassed', to: 1 }]);
    const forest = say({ placing: [{ place: 'forest', people: 'all' }] });
    expect(carriedOut(crowded, 1, forest)).toEqual({ type: 'PlacePeople', place: 'forest', people: 2 });
  });

  it('gives nothing if nothing in it is open, and says why of each', () => {
    const game = gameAfter(table({ players: 2 }), placed(2, 'field'), placed(1, 'forest', 3), [
      { type: 'TurnPassed', to: 1 },
    ]);
    const orders = say({
      placing: [
        { place: 'field', people: 1 },
        { place: 'forest', people: 1 },
        { place: 'quarry', people: 4 },
        { place: 'X01', people: 1 },
      ],
    });
    expect(carriedOut(game, 1, orders)).toBe('unfit');
    expect(verdictsOn(orders.placing, seenGame(game, 1), 1)).toEqual([
      { kind: 'closed', rejection: { code: 'PLACE_OCCUPIED', place: 'field' } },
      { kind: 'closed', rejection: { code: 'ALREADY_PLACED_HERE', place: 'forest' } },
      { kind: 'closed', rejection: { code: 'WRONG_NUMBER', place: 'quarry', min: 1, max: 2 } },
      { kind: 'closed', rejection: { code: 'NO_SUCH_PLACE', place: 'X01' } },
    ]);
  });

  it('shows which entry would be played now, also while somebody else is on turn', () => {
    const game = gameAfter(
      table(),
      placed(1, 'forest', 1),
      [{ type: 'TurnPassed', to: 2 }],
      placed(2, 'hut', 2),
    );
    const verdicts = verdictsOn(HUT_FIELD_HUNT.placing, seenGame(game, 1), 1);
    expect(verdicts.map(({ kind }) => kind)).toEqual(['closed', 'played', 'open']);
  });

  it('says nothing of a round that has not begun', () => {
    const game = gameAfter(table(), placed(1, 'hut', 2), acting(1));
    const verdicts = verdictsOn(HUT_FIELD_HUNT.placing, seenGame(game, 1), 1);
    expect(verdicts.map(({ kind }) => kind)).toEqual(['nextRound', 'nextRound', 'nextRound']);
  });

  it('knows whose a worker’s tile is', () => {
    const worker = 'XB8';
    const setting = { expansion: 'style', players: 2, before: [hasTiles(2, worker)] } as const;
    const game = gameAfter(table(setting));
    if (!game.rules.places.has(worker)) throw new Error('no worker tile');
    const [verdict] = verdictsOn([{ place: worker, people: 1 }], seenGame(game, 1), 1);
    expect(verdict).toEqual({ kind: 'closed', rejection: { code: 'NOT_YOUR_TILE', place: worker } });
  });
});

describe('a preference at the market', () => {
  /** Seat 1 has bought, these dice lie there, and it picks first. */
  const market = (dice: readonly Die[], ...before: readonly Facts[]) =>
    gameAfter(table({ players: 2 }), ...before, placed(1, 'card1'), acting(1), [
      { type: 'MarketOpened', seat: 1, source: 'C01', faces: 'market', dice, order: [1, 2], draw: 9 },
    ]);

  it('takes the first face of the list that lies there', () => {
    expect(carriedOut(market([2, 4]), 1, say({ market: [6, 4, 2] }))).toEqual({ type: 'PickDie', face: 4 });
    expect(carriedOut(market([2, 4]), 1, say({ market: [6] }))).toBe('unfit');
    expect(carriedOut(market([2, 4]), 1, say({ style: [4] }))).toBe('unsaid');
  });

  it('passes over what would be of no use', () => {
    const game = market([2, 6], hasAgriculture(1, 10));
    expect(carriedOut(game, 1, say({ market: [6, 2] }))).toEqual({ type: 'PickDie', face: 2 });
    expect(carriedOut(game, 1, say({ market: [6] }))).toBe('unfit');
  });
});

describe('feeding', () => {
  const hungry = (edition: 'cs-2019' | 'cs-classic', ...more: readonly Facts[]) =>
    gameAfter(table({ players: 2, edition }), ...more, feeding, fed(2));
  const three = hasFood(1, 2);

  it('pays what is missing out of the kinds that were named, in their order', () => {
    const game = hungry('cs-2019', three, owns(1, { wood: 2, brick: 5, gold: 1 }));
    const orders = say({ feeding: { pay: ['wood', 'brick'], hungry: false } });
    expect(carriedOut(game, 1, orders)).toEqual({ type: 'Feed', pay: { wood: 2, brick: 1 } });
  });

  it('never lets a tribe go hungry unless that was said', () => {
    const game = hungry('cs-2019', three, owns(1, { wood: 2, gold: 5 }));
    const pay = ['wood', 'brick'] as const;
    expect(carriedOut(game, 1, say({ feeding: { pay, hungry: false } }))).toBe('unfit');
    expect(carriedOut(game, 1, say({ feeding: { pay, hungry: true } }))).toEqual(
      game.rules.starvation.kind === 'flat' ? { type: 'Feed', pay: {} } : { type: 'Feed', pay: { wood: 2 } },
    );
    expect(carriedOut(game, 1, say({ feeding: { pay: [], hungry: true } }))).toEqual({
      type: 'Feed',
      pay: {},
    });
  });

  it.each(EDITIONS)('loses as few points as the kinds allow (%s)', (edition) => {
    const game = gameAfter(
      table({ players: 2, edition }),
      three,
      owns(1, { wood: 2, gold: 5 }),
      feeding,
      fed(2),
    );
    const orders = say({ feeding: { pay: ['wood'], hungry: true } });
    const paid = game.rules.starvation.kind === 'flat' ? {} : { wood: 2 };
    expect(carriedOut(game, 1, orders)).toEqual({ type: 'Feed', pay: paid });
  });
});

describe('tools', () => {
  const rolled = (source: string, good: 'wood' | 'food', divisor: number, expansion?: 'style') =>
    gameAfter(
      table({ players: 2, ...(expansion === undefined ? {} : { expansion }) }),
      hasTools(1, 1, 2, 2),
      placed(1, source, 2),
      acting(1),
      [{ type: 'DiceRolled', seat: 1, source, dice: [2, 2], good, divisor, draw: 9 }],
    );

  it('adds the fewest that bring one piece more, or none', () => {
    const game = rolled('forest', 'wood', 3);
    expect(carriedOut(game, 1, say({ tools: 'suggested' }))).toEqual({
      type: 'Settle',
      tools: [1],
      oneUse: [],
    });
    expect(carriedOut(game, 1, say({ tools: 'never' }))).toEqual({ type: 'Settle', tools: [], oneUse: [] });
    expect(carriedOut(game, 1, NO_ORDERS)).toBe('unsaid');
  });

  it('leaves a hunt that may be shared out to its player', () => {
    expect(carriedOut(rolled('hunt', 'food', 2, 'style'), 1, say({ tools: 'suggested' }))).toBe('unfit');
    expect(carriedOut(rolled('hunt', 'food', 2), 1, say({ tools: 'never' }))).toMatchObject({ tools: [] });
  });
});

describe('orders', () => {
  const faces = fc.uniqueArray(fc.constantFrom<Die>(1, 2, 3, 4, 5, 6));
  const anyOrders = (places: readonly string[]): fc.Arbitrary<Orders> =>
    fc.record(
      {
        placing: fc.array(
          fc.record({
            place: fc.constantFrom(...places),
            people: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.constant('all' as const)),
          }),
          { maxLength: 12 },
        ),
        market: faces,
        style: faces,
        feeding: fc.record({ pay: fc.uniqueArray(fc.constantFrom(...RESOURCES)), hungry: fc.boolean() }),
        tools: fc.constantFrom('suggested', 'never'),
      },
      { requiredKeys: ['placing', 'market', 'style'] },
    );

  it('are always accepted by the rules, whatever the position, and say nothing to whoever is not asked', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...EDITIONS),
        fc.boolean(),
        fc.integer(),
        fc.integer(),
        (edition, style, seed, pick) => {
          const start = { edition, players: 3, ...(style ? { expansion: 'style' as const } : {}) };
          let said = 0;
          randomGame(start, seeded(seed), (game) => {
            const [orders] = fc.sample(anyOrders([...game.rules.places.keys()]), {
              numRuns: 1,
              seed: pick + game.since,
            });
            const open = awaitingOf(game);
            for (const { seat } of game.tribes) {
              const found = ordered(orders!, seenGame(game, seat), seat);
              if ('none' in found) continue;
              said += 1;
              if (!open.some((each) => each.seat === seat)) throw new Error('nobody was asked');
              const played = playMove(game, seat, found.command, seeded(1));
              if (!played.ok)
                throw new Error(`${JSON.stringify(found.command)}: ${JSON.stringify(played.reason)}`);
            }
          });
          expect(said).toBeGreaterThan(0);
        },
      ),
      { numRuns: 6 },
    ));

  it('are kept in a form with a number, and what cannot be read is nothing', () => {
    expect(ordersFrom(JSON.parse(JSON.stringify(storedOrders(HUT_FIELD_HUNT))))).toEqual(HUT_FIELD_HUNT);
    const spoilt: readonly unknown[] = [
      null,
      { ...HUT_FIELD_HUNT },
      { ...storedOrders(HUT_FIELD_HUNT), format: 2 },
      { ...storedOrders(HUT_FIELD_HUNT), placing: [3] },
      { ...storedOrders(HUT_FIELD_HUNT), market: 'all' },
      { ...storedOrders(HUT_FIELD_HUNT), feeding: { pay: ['food'], hungry: true } },
      { ...storedOrders(HUT_FIELD_HUNT), tools: 'always' },
      { ...storedOrders(HUT_FIELD_HUNT), placing: [{ place: 'hut', people: 0 }] },
    ];
    for (const each of spoilt) expect(ordersFrom(each)).toBeUndefined();
  });

  it('have a form', () => {
    const entry = { place: 'hunt', people: 1 } as const;
    expect(ordersProblem(say({ placing: Array.from({ length: 13 }, () => entry) }))?.field).toBe('placing');
    expect(ordersProblem(say({ placing: [{ place: 'hunt', people: 11 }] }))?.field).toBe('placing');
    expect(ordersProblem(say({ market: [1, 1] }))?.field).toBe('market');
    expect(ordersProblem(say({ style: [7] }))?.field).toBe('style');
    expect(ordersProblem(say({ feeding: { pay: ['wood', 'wood'], hungry: false } }))?.field).toBe('feeding');
    expect(ordersProblem(HUT_FIELD_HUNT)).toBeUndefined();
  });
});

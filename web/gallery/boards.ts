import type {
  BoardPlace,
  Building,
  Card,
  CardSlot,
  Crowd,
  GameView,
  Goods,
  MarketFaces,
  Opening,
  Place,
  Stack,
} from '../src/game/model.js';
import { ema, jure, left, marek, nikola, stand, zuzana } from './people.js';
import { emaTribe, jureTribe, marekTribe, nikolaTribe, zuzanaTribe } from './tribes.js';

const YIELDS = {
  hunt: { good: 'food', divisor: 2 },
  forest: { good: 'wood', divisor: 3 },
  clayPit: { good: 'brick', divisor: 4 },
  quarry: { good: 'stone', divisor: 5 },
  river: { good: 'gold', divisor: 6 },
} as const;
const RINGS: Readonly<Record<BoardPlace, number | null>> = {
  hunt: null,
  forest: 7,
  clayPit: 7,
  quarry: 7,
  river: 7,
  field: 1,
  hut: 2,
  toolMaker: 1,
  trader: 2,
};

export const open = (min: number, max: number, expected: readonly number[] | null = null): Opening => ({
  open: true,
  min,
  max,
  expected,
});
const shut = (sentence: string, short: string | null = null): Opening => ({
  open: false,
  refusal: { sentence: `${sentence}.`, rule: 'R4' },
  short,
});

function place(id: BoardPlace, crowds: readonly Crowd[], opening: Opening | null = null): Place {
  const rings = RINGS[id];
  const taken = crowds.reduce((total, { people, gone }) => total + people + gone, 0);
  return {
    id,
    rings,
    free: rings === null ? null : rings - taken,
    yields: id in YIELDS ? YIELDS[id as keyof typeof YIELDS] : null,
    crowds,
    opening,
  };
}

const card = (
  id: string,
  benefit: Card['benefit'],
  legacy: Card['legacy'],
  reconstructed: string | null = null,
): Card => ({
  id,
  benefit,
  legacy,
  reconstructed,
});
export const trader = card(
  'X5',
  { kind: 'trade', steps: 1, ornaments: 2 },
  { kind: 'people', profession: 'trader', count: 1 },
);
const writing = card('C01', { kind: 'market', style: false }, { kind: 'culture', symbol: 'writing' });
const builders = card(
  'C28',
  { kind: 'counted', what: 'points', amount: 3 },
  { kind: 'people', profession: 'hutBuilder', count: 3 },
);
export const time = card(
  'C30',
  { kind: 'counted', what: 'grain', amount: 1 },
  { kind: 'culture', symbol: 'time' },
);
const music = card(
  'C26',
  { kind: 'counted', what: 'points', amount: 3 },
  { kind: 'culture', symbol: 'music' },
);
const once = card(
  'C35',
  { kind: 'counted', what: 'oneUseTool', amount: 4 },
  { kind: 'people', profession: 'toolMaker', count: 1 },
);
const roll = card(
  'C24',
  { kind: 'roll', resource: 'stone', dice: 2 },
  { kind: 'people', profession: 'shaman', count: 1 },
);

const slot = (
  number: 1 | 2 | 3 | 4 | 5,
  held: Card | null,
  crowds: readonly Crowd[],
  opening: Opening | null = null,
): CardSlot => ({
  id: `card${number}`,
  price: number === 5 ? 3 : number,
  currency: number === 5 ? 'ornaments' : 'any',
  card: held,
  boughtBy: held === null ? marek : null,
  crowds,
  opening,
});

const EACH = { resources: { wood: 3, brick: 4, stone: 5, gold: 6 }, ornaments: { ornaments: 4 } } as const;
const tile = (id: string, price: Building['price'], from: number, to = from): Building => ({
  id,
  price,
  points: {
    from,
    to,
    each: from === to ? null : EACH[price.kind === 'ornaments' ? 'ornaments' : 'resources'],
  },
  effect: null,
  reconstructed: id.startsWith('X') ? 'price and points' : null,
});
const stack = (
  number: 1 | 2 | 3 | 4 | 5,
  building: Building,
  count: number,
  crowds: readonly Crowd[],
  opening: Opening | null = null,
): Stack => ({
  id: `building${number}`,
  left: count,
  building,
  crowds,
  opening,
});
export const b05 = tile('B05', { kind: 'fixed', goods: { wood: 1, brick: 1, stone: 1 } }, 12);
export const b20 = tile('B20', { kind: 'kinds', pieces: 4, kinds: 2 }, 13, 23);
const b17 = tile('B17', { kind: 'fixed', goods: { stone: 2, gold: 1 } }, 16);
export const xb1 = tile('XB1', { kind: 'ornaments', min: 1, max: 4 }, 4, 16);
const b12 = tile('B12', { kind: 'fixed', goods: { brick: 1, stone: 2 } }, 14);

const MARKET: MarketFaces = [
  { face: 1, benefit: { kind: 'goods', good: 'wood', amount: 1 } },
  { face: 2, benefit: { kind: 'goods', good: 'brick', amount: 1 } },
  { face: 3, benefit: { kind: 'goods', good: 'stone', amount: 1 } },
  { face: 4, benefit: { kind: 'goods', good: 'gold', amount: 1 } },
  { face: 5, benefit: { kind: 'counted', what: 'tool', amount: 1 } },
  { face: 6, benefit: { kind: 'counted', what: 'grain', amount: 1 } },
];

/** Round 7, acting, with Style is the Goal: the laptop picture. */
export const acting: GameView = {
  id: 'winter',
  title: 'Winter by the river',
  subtitle: '4 players · Style is the Goal',
  expansion: true,
  round: 7,
  phase: 'acting',
  version: 214,
  head: 214,
  tribes: [emaTribe, marekTribe, jureTribe, zuzanaTribe],
  places: [
    place('hunt', [stand(jure, 2), left(ema, 1)]),
    place('forest', [left(marek, 3), stand(zuzana, 1)]),
    place('clayPit', [stand(jure, 3)]),
    place('quarry', [stand(ema, 3)]),
    place('river', [stand(zuzana, 3)]),
    place('field', [left(marek, 1)]),
    place('hut', [], shut('Three of the four village places are taken', '3 of 4 taken')),
    place('toolMaker', [left(ema, 1)]),
    place('trader', [stand(zuzana, 2)]),
  ],
  tradeTrack: [
    { from: 1, to: 3, give: 2, take: 1 },
    { from: 4, to: 8, give: 1, take: 1 },
    { from: 9, to: 10, give: 1, take: 2 },
  ],
  markets: [{ style: false, faces: MARKET }],
  deck: 22,
  cards: [
    slot(5, trader, [stand(zuzana, 1)]),
    slot(4, writing, []),
    slot(3, builders, [stand(zuzana, 1)]),
    slot(2, time, [stand(ema, 1)]),
    slot(1, null, []),
  ],
  stacks: [
    stack(1, b05, 4, [stand(ema, 1)]),
    stack(2, b20, 5, []),
    stack(3, b17, 3, [stand(jure, 1)]),
    stack(4, xb1, 4, []),
  ],
  roll: { site: 'quarry', dice: [6, 4, 3], sum: 13 },
  market: null,
  lastRound: false,
  workshops: [],
  calling: ['quarry', 'card2', 'building1'],
};

/** The same with a fifth player, and with worker tiles. */
export const five: GameView = {
  ...acting,
  workshops: [
    {
      id: 'XB8',
      owner: ema,
      rings: 3,
      yields: { good: 'wood', divisor: 2 },
      crowds: [stand(ema, 2)],
      opening: null,
    },
    { id: 'XB9', owner: nikola, rings: 3, yields: { good: 'gold', divisor: 5 }, crowds: [], opening: null },
  ],
  subtitle: '5 players · Style is the Goal',
  tribes: [...acting.tribes, nikolaTribe],
  places: acting.places.map((at) => {
    if (at.id === 'hut') return place('hut', [stand(nikola, 2)]);
    if (at.id === 'clayPit') return place('clayPit', [stand(jure, 3), stand(nikola, 2)]);
    return at.id === 'hunt' ? place('hunt', [...at.crowds, stand(nikola, 1)]) : at;
  }),
  stacks: [...acting.stacks, stack(5, b12, 5, [])],
};

const placingTribes = [
  { ...emaTribe, people: { total: 7, home: 3 }, state: null, stock: { ...emaTribe.stock, food: 6 } },
  { ...marekTribe, score: 25, people: { total: 6, home: 1 }, state: 'Places after Zuzana' },
  { ...jureTribe, people: { total: 6, home: 1 }, state: 'Places next' },
  { ...zuzanaTribe, people: { total: 8, home: 2 }, state: null },
];

/** Placing people: the phone picture. */
export const placing: GameView = {
  ...acting,
  phase: 'placing',
  tribes: placingTribes,
  places: [
    place('hunt', [stand(jure, 2)], open(1, 3, [1, 3, 5])),
    place('forest', [stand(marek, 3)], open(1, 3, [1, 2, 3])),
    place('clayPit', [stand(jure, 3)], open(1, 3, [0, 1, 2])),
    place('quarry', [stand(ema, 3)], shut('You are already there')),
    place('river', [stand(zuzana, 3)], open(1, 3, [0, 1, 1])),
    place('field', [stand(marek, 1)], shut('All rings are taken', 'taken')),
    place('hut', [], open(2, 2)),
    place('toolMaker', [], open(1, 1)),
    place('trader', [stand(zuzana, 2)], shut('All rings are taken', 'taken')),
  ],
  cards: [
    slot(5, trader, [], open(1, 1)),
    slot(4, writing, [], open(1, 1)),
    slot(3, builders, [], open(1, 1)),
    slot(2, time, [stand(ema, 1)], shut('You are already there')),
    slot(1, music, [], open(1, 1)),
  ],
  stacks: acting.stacks.map((at) => ({
    ...at,
    opening: at.crowds.length > 0 ? shut('Somebody stands there') : open(1, 1),
  })),
  roll: null,
  calling: [],
};

const noOrnaments = ({ wood = 0, brick = 0, stone = 0, gold = 0, food = 0 }: Goods): Goods => ({
  wood,
  brick,
  stone,
  gold,
  food,
});

/** The base game with three players: no trader, no trade track, four cards, three stacks. */
export const base: GameView = {
  ...placing,
  title: 'First fire',
  subtitle: '3 players · Czech 2019 rules',
  expansion: false,
  tradeTrack: [],
  round: 1,
  version: 6,
  head: 6,
  tribes: placingTribes
    .slice(0, 3)
    .map((tribe) => ({ ...tribe, trade: null, stock: noOrnaments(tribe.stock) })),
  places: [
    place('hunt', [stand(jure, 4)], open(1, 3, [1, 3, 5])),
    place(
      'forest',
      [stand(marek, 3), stand(jure, 1)],
      shut('Two players are there already', 'full for 3 players'),
    ),
    place('clayPit', [], open(1, 3, [0, 1, 2])),
    place('quarry', [stand(ema, 2)], shut('You are already there', 'you are there')),
    place('river', [], open(1, 3, [0, 1, 1])),
    place('field', [stand(marek, 1)], shut('All rings are taken', 'taken')),
    place('hut', [], open(2, 2)),
    place('toolMaker', [], open(1, 1)),
  ],
  deck: 32,
  cards: [
    slot(4, writing, [], open(1, 1)),
    slot(3, once, [stand(marek, 1)], shut('Somebody stands there')),
    slot(2, roll, [], open(1, 1)),
    slot(1, music, [], open(1, 1)),
  ],
  stacks: [
    stack(1, b05, 7, [], open(1, 1)),
    stack(2, b20, 7, [], open(1, 1)),
    stack(3, tile('B28', { kind: 'upTo', min: 1, max: 7 }, 3, 42), 1, [], open(1, 1)),
  ],
};

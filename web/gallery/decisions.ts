import type {
  ActDecision,
  AnyTwo,
  Decision,
  Errand,
  Offer,
  Step,
  Terms,
} from '../src/game/decision/decision.js';
import { RESOURCES, type Good, type Goods } from '../src/game/model.js';
import { b05, b20, time, trader, xb1 } from './boards.js';
import { emaTribe } from './tribes.js';

const until = new Date(Date.now() + 27 * 3_600_000);
const open = { id: 214, until };
const { stock } = emaTribe;

const terms = (min: number, max: number, payWith: readonly Good[], kinds: number | null = null): Terms => ({
  min,
  max,
  kinds,
  payWith,
});
const TRADED: readonly Good[] = [...RESOURCES, 'ornaments'];
const anyTwo: AnyTwo = { count: 2, goods: RESOURCES };

/** So many steps of so many pips each. */
const stepsOf = (count: number, pips: number, needed: number | null = null): readonly Step[] =>
  Array.from({ length: count }, (_, index) => ({
    pieces: index + 1,
    pips: (index + 1) * pips,
    ornaments: needed === null ? null : Math.max(0, index + 1 - needed),
  }));

const offer = (price: Offer['price'], asked: Terms, suggested: Goods | null): Offer => ({
  price,
  terms: asked,
  affordable: suggested === null ? 'withTrade' : 'now',
  suggested,
  traded: null,
});

const card: Errand = {
  action: 'buyCard',
  place: 'card2',
  card: time,
  offer: offer({ kind: 'upTo', min: 2, max: 2 }, terms(2, 2, RESOURCES), { wood: 2 }),
  extra: null,
};
const building: Errand = {
  action: 'buyBuilding',
  place: 'building2',
  building: b20,
  offer: offer({ kind: 'kinds', pieces: 4, kinds: 2 }, terms(4, 4, RESOURCES, 2), { wood: 2, brick: 2 }),
};
const missing: Errand = {
  action: 'buyBuilding',
  place: 'building1',
  building: b05,
  offer: {
    ...offer({ kind: 'fixed', goods: { wood: 1, brick: 1, stone: 1 } }, terms(3, 3, RESOURCES), null),
    traded: { pay: { wood: 1, brick: 1, stone: 1 }, give: { ornaments: 1 }, take: { stone: 1 } },
  },
};
const chosenMissing: Errand = {
  action: 'buyBuilding',
  place: 'building2',
  building: b20,
  offer: {
    ...offer({ kind: 'kinds', pieces: 4, kinds: 2 }, terms(4, 4, RESOURCES, 2), null),
    traded: { pay: { brick: 3, wood: 1 }, give: { ornaments: 1 }, take: { brick: 1, wood: 1 } },
  },
};
const ornamental: Errand = {
  action: 'buyBuilding',
  place: 'building4',
  building: xb1,
  offer: offer({ kind: 'ornaments', min: 1, max: 4 }, terms(1, 4, ['ornaments']), { ornaments: 4 }),
};
const fifth: Errand = {
  action: 'buyCard',
  place: 'card5',
  card: trader,
  offer: offer({ kind: 'fixed', goods: { ornaments: 3 } }, terms(3, 3, ['ornaments']), { ornaments: 3 }),
  extra: { offer: offer({ kind: 'fixed', goods: { ornaments: 6 } }, terms(6, 6, ['ornaments']), null) },
};
const quarry: Errand = {
  action: 'roll',
  place: 'quarry',
  dice: 3,
  yields: { good: 'stone', divisor: 5 },
  expected: 2,
};
const field: Errand = {
  action: 'use',
  place: 'field',
  benefit: { kind: 'counted', what: 'grain', amount: 1 },
};
const hut: Errand = { action: 'use', place: 'hut', benefit: { kind: 'counted', what: 'person', amount: 1 } };

const act = (...errands: readonly Errand[]): ActDecision => ({
  ...open,
  kind: 'act',
  errands,
  stock,
  anyTwo: null,
  trade: { closed: { sentence: 'You have traded this round already.', rule: 'R32' } },
});

/** Every decision there is, by the name of its scene. */
export const DECISIONS: Readonly<Record<string, Decision>> = {
  place: { ...open, kind: 'place', home: 3 },
  settle: {
    ...open,
    kind: 'settle',
    source: { place: 'quarry' },
    dice: [6, 4, 3],
    sum: 13,
    good: 'stone',
    plain: 2,
    steps: stepsOf(5, 5),
    suggested: [0],
    tools: [
      { slot: 0, value: 2, used: false },
      { slot: 1, value: 2, used: false },
      { slot: 2, value: 1, used: true },
    ],
    oneUse: [{ card: 'C34', value: 3 }],
    split: false,
    feeding: emaTribe.feeding,
  },
  share: {
    ...open,
    kind: 'settle',
    source: { place: 'hunt' },
    dice: [6, 4, 3, 4],
    sum: 17,
    good: 'food',
    plain: 8,
    steps: stepsOf(9, 2, 5),
    suggested: [],
    tools: [],
    oneUse: [],
    split: true,
    feeding: { owed: 7, food: 2, harvest: 0, missing: 5 },
  },
  roll: act(quarry, card, building, field, hut),
  use: { ...act(field, hut, quarry), anyTwo },
  card: act(card, building),
  building: act(building, card),
  trade: { ...act(missing), trade: { give: 1, take: 1, goods: TRADED } },
  tradeChosen: { ...act(chosenMissing, card, hut, field), trade: { give: 1, take: 2, goods: TRADED } },
  ornaments: act(ornamental),
  fifth: { ...act(fifth), trade: { give: 1, take: 2, goods: TRADED } },
  market: {
    ...open,
    kind: 'pickDie',
    style: false,
    faces: [
      { face: 6, benefit: { kind: 'counted', what: 'grain', amount: 1 }, works: true },
      { face: 4, benefit: { kind: 'goods', good: 'gold', amount: 1 }, works: true },
      { face: 2, benefit: { kind: 'goods', good: 'brick', amount: 1 }, works: true },
    ],
  },
  feed: {
    ...open,
    kind: 'feed',
    owed: 7,
    food: 2,
    missing: 2,
    choices: [
      { count: 0, lost: 10, suggested: {} },
      { count: 2, lost: 0, suggested: { wood: 2 } },
    ],
    payWith: RESOURCES,
    stock,
    anyTwo,
  },
  hunger: {
    ...open,
    kind: 'feed',
    owed: 7,
    food: 4,
    missing: 3,
    choices: [0, 1, 2, 3].map((count) => ({
      count,
      lost: 4 * (3 - count),
      suggested: [{}, { wood: 1 }, { wood: 2 }, { wood: 2, brick: 1 }][count] ?? {},
    })),
    payWith: RESOURCES,
    stock,
    anyTwo: null,
  },
};

import type { Building, Card, Legacy, Tool, Tribe } from '../src/game/model.js';
import { ema, jure, marek, nikola, zuzana } from './people.js';

const ready = (value: number): Tool => ({ value, used: false, once: false });
const used = (value: number): Tool => ({ value, used: true, once: false });
const once = (value: number): Tool => ({ value, used: false, once: true });

const tiles = (count: number): readonly Building[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `B${index}`,
    price: { kind: 'fixed', goods: { wood: 3 } },
    points: { from: 9, to: 9, each: null },
    effect: null,
    reconstructed: null,
  }));
const card = (id: string, legacy: Legacy): Card => ({
  id,
  benefit: { kind: 'goods', good: 'food', amount: 3 },
  legacy,
  reconstructed: null,
});
const pottery = card('C11', { kind: 'culture', symbol: 'pottery' });
const music = card('C26', { kind: 'culture', symbol: 'music' });
const weaving = card('C13', { kind: 'culture', symbol: 'weaving' });
const toolMakers = card('C33', { kind: 'people', profession: 'toolMaker', count: 2 });

const plain = { starts: false, autopilot: false, trade: 0, hidden: 0, feeding: null } as const;

export const emaTribe: Tribe = {
  ...plain,
  player: ema,
  score: 47,
  stock: { wood: 2, brick: 3, stone: 1, gold: 1, food: 8, ornaments: 4 },
  people: { total: 7, home: 2 },
  tools: [ready(2), ready(2), used(1), once(3)],
  grain: 3,
  trade: 4,
  buildings: tiles(3),
  cards: [pottery, music, weaving, toolMakers],
  state: null,
  feeding: { owed: 7, food: 8, harvest: 3, missing: 0 },
};

export const marekTribe: Tribe = {
  ...plain,
  player: marek,
  starts: true,
  score: 39,
  stock: { wood: 3, stone: 2, food: 5, ornaments: 1 },
  people: { total: 6, home: 6 },
  tools: [used(1), ready(1), ready(1)],
  grain: 5,
  trade: 2,
  buildings: tiles(3),
  cards: [],
  hidden: 5,
  state: 'All actions done',
};

export const jureTribe: Tribe = {
  ...plain,
  player: jure,
  score: 36,
  stock: { wood: 1, brick: 4, stone: 2, gold: 1, food: 3 },
  people: { total: 6, home: 0 },
  tools: [ready(2), ready(2), ready(2)],
  grain: 2,
  trade: 0,
  buildings: tiles(2),
  cards: [],
  hidden: 5,
  state: 'Acts after you',
};

export const zuzanaTribe: Tribe = {
  ...plain,
  player: zuzana,
  score: 52,
  stock: { brick: 1, gold: 2, food: 11, ornaments: 6 },
  people: { total: 8, home: 0 },
  tools: [ready(1), once(4)],
  grain: 6,
  trade: 6,
  buildings: tiles(4),
  cards: [],
  hidden: 5,
  state: 'Acts last',
};

export const nikolaTribe: Tribe = {
  ...plain,
  player: nikola,
  score: 43,
  stock: { wood: 4, stone: 1, food: 6, ornaments: 2 },
  people: { total: 5, home: 0 },
  tools: [ready(1), ready(1)],
  grain: 1,
  trade: 3,
  buildings: tiles(3),
  cards: [],
  hidden: 4,
  state: 'Acts last',
};

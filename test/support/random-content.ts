import { PROFESSIONS, RESOURCES, SYMBOLS } from '../../src/game/index.js';
import type { Benefit, Goods, Legacy, Price, TilePoints } from '../../src/game/index.js';
import { oneOf } from '../../src/bots/bot.js';
import type { Chance } from '../../src/bots/chance.js';
import { house } from './content-example.js';

type Maker<Of> = (chance: Chance) => Of;

const from = (min: number, max: number, { below }: Chance): number => min + below(max - min + 1);
const resource = (chance: Chance) => oneOf(RESOURCES, chance);
const some = (chance: Chance, kinds: readonly string[], most = 4): Goods => {
  const goods: Record<string, number> = {};
  for (let left = from(1, most, chance); left > 0; left -= 1) {
    const kind = oneOf(kinds, chance);
    goods[kind] = (goods[kind] ?? 0) + 1;
  }
  return goods;
};
const EVERYTHING = [...RESOURCES, 'food', 'ornaments'];

const PLAIN: readonly Maker<Benefit>[] = [
  (chance) => ({ kind: 'goods', goods: some(chance, EVERYTHING, 12) }),
  () => ({ kind: 'tool' }),
  () => ({ kind: 'agriculture' }),
  () => ({ kind: 'person' }),
  (chance) => ({ kind: 'trade', steps: from(1, 10, chance) }),
];
const SPECIAL: readonly Maker<Benefit>[] = [
  (chance) => ({
    kind: 'roll',
    good: resource(chance),
    dice: from(1, 10, chance),
    divisor: from(1, 12, chance),
  }),
  (chance) => ({ kind: 'market', faces: oneOf(['market', 'style'], chance) }),
  () => ({ kind: 'extraCard' }),
];
const TOPS: readonly Maker<Benefit>[] = [
  ...PLAIN,
  ...SPECIAL,
  (chance) => ({ kind: 'points', points: from(1, 50, chance) }),
];
const EFFECTS: readonly Maker<Benefit>[] = [
  ...PLAIN,
  ...SPECIAL,
  (chance) => ({ kind: 'income', goods: some(chance, RESOURCES) }),
  (chance) => ({
    kind: 'worker',
    good: resource(chance),
    divisor: from(1, 12, chance),
    room: from(1, 10, chance),
  }),
];

const bottom: Maker<Legacy> = (chance) =>
  chance.below(2) === 0
    ? { kind: 'culture', symbol: oneOf(SYMBOLS, chance) }
    : { kind: 'people', profession: oneOf(PROFESSIONS, chance), count: from(1, 10, chance) };

type Worth = Readonly<{ price: Price; points: TilePoints }>;
const printed = (chance: Chance): TilePoints => ({ kind: 'printed', points: from(0, 50, chance) });
const byValue = (chance: Chance): TilePoints => (chance.below(2) === 0 ? { kind: 'value' } : printed(chance));
const span = (chance: Chance) => {
  const min = from(1, 6, chance);
  return { min, max: from(min + 1, 12, chance) };
};
const WORTHS: readonly Maker<Worth>[] = [
  (chance) => ({
    price: { kind: 'fixed', goods: some(chance, [...RESOURCES, 'ornaments'], 5) },
    points: printed(chance),
  }),
  (chance) => ({ price: { kind: 'any', count: from(1, 6, chance) }, points: byValue(chance) }),
  (chance) => {
    const kinds = from(1, 4, chance);
    return { price: { kind: 'exactKinds', kinds, count: from(kinds, 8, chance) }, points: byValue(chance) };
  },
  (chance) => ({ price: { kind: 'range', ...span(chance) }, points: byValue(chance) }),
  (chance) => ({
    price: { kind: 'ornamentRange', ...span(chance) },
    points: { kind: 'perOrnament', points: from(1, 50, chance) },
  }),
];

/** A content file that corrects everything there is to correct in the expansion, with whatever it may. */
export function randomContent(chance: Chance): string {
  const cards = house('style').cards.slice(36);
  const tiles = house('style-older').tiles.slice(28);
  const deferred: readonly Benefit[] = [
    { kind: 'anyTwo', count: 2 },
    { kind: 'anyTwo', count: 2 },
    { kind: 'oneUseTool', value: from(1, 10, chance) },
    { kind: 'oneUseTool', value: from(1, 10, chance) },
  ];
  return JSON.stringify({
    format: 'cairn/content/1',
    title: 'Anything goes',
    cards: cards.map(({ id }, index) => ({
      id: `R${id}`,
      replaces: id,
      top: deferred[index] ?? oneOf(TOPS, chance)(chance),
      bottom: bottom(chance),
      source: 'printed',
    })),
    tiles: tiles.map(({ id }) => ({
      id: `R${id}`,
      replaces: id,
      ...oneOf(WORTHS, chance)(chance),
      ...(chance.below(4) === 0 ? {} : { effect: oneOf(EFFECTS, chance)(chance) }),
      source: 'printed',
    })),
    markets: {
      style: {
        faces: Array.from({ length: 6 }, () => oneOf(PLAIN, chance)(chance)),
        source: 'printed',
      },
    },
  });
}

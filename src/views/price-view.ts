import {
  payableWith,
  RESOURCE_VALUE,
  RESOURCES,
  type Good,
  type Price,
  type Stock,
  type TilePoints,
} from '../game/index.js';
import { assertNever } from '../lib/assert-never.js';
import { goodsView } from './goods-view.js';
import { priceWords } from './sentences/names.js';
import type { Speech } from './sentences/told.js';

/** A price, flat. `min` and `max` are pieces in all. */
export type PriceView = Readonly<{
  kind: Price['kind'];
  goods?: Stock;
  min: number;
  max: number;
  kinds?: number;
  /** The goods that can be part of a payment. */
  payWith: readonly Good[];
  words: string;
}>;

export type PointsView = Readonly<{
  kind: TilePoints['kind'];
  min: number;
  max: number;
  /** What each piece paid brings; absent where the points are printed. */
  each?: Stock;
}>;

/** What must be paid, in pieces and in words. */
export const priceView = (price: Price, speech: Speech): PriceView => ({
  kind: price.kind,
  ...priceParts(price),
  payWith: payableWith(price),
  words: priceWords(price, speech),
});

function priceParts(price: Price): Omit<PriceView, 'kind' | 'payWith' | 'words'> {
  switch (price.kind) {
    case 'fixed': {
      const goods = goodsView(price.goods);
      const pieces = Object.values(goods).reduce((sum, count) => sum + count, 0);
      return { goods, min: pieces, max: pieces };
    }
    case 'any':
      return { min: price.count, max: price.count };
    case 'exactKinds':
      return { min: price.count, max: price.count, kinds: price.kinds };
    case 'range':
    case 'ornamentRange':
      return { min: price.min, max: price.max };
    default:
      return assertNever(price);
  }
}

/** What a building is worth, and what each piece paid brings. */
export function pointsView(points: TilePoints, price: Price): PointsView {
  const { min, max, kinds } = priceParts(price);
  switch (points.kind) {
    case 'printed':
      return { kind: points.kind, min: points.points, max: points.points };
    case 'perOrnament':
      return {
        kind: points.kind,
        min: min * points.points,
        max: max * points.points,
        each: goodsView({ ornaments: points.points }),
      };
    case 'value':
      return {
        kind: points.kind,
        min: worth(CHEAPEST, min, kinds),
        max: worth(DEAREST, max, kinds),
        each: goodsView(RESOURCE_VALUE),
      };
    default:
      return assertNever(points);
  }
}

const CHEAPEST = RESOURCES.map((resource) => RESOURCE_VALUE[resource]).sort((a, b) => a - b);
const DEAREST = [...CHEAPEST].reverse();

/** So many pieces: one of each of the first kinds, all the rest of the very first. */
function worth(values: readonly number[], pieces: number, kinds = 1): number {
  const once = values.slice(0, kinds).reduce((sum, value) => sum + value, 0);
  return once + (pieces - kinds) * (values[0] ?? 0);
}

import {
  RESOURCE_VALUE,
  RESOURCES,
  type Benefit,
  type CardRow,
  type FaceTable,
  type Good,
  type Legacy,
  type MarketKind,
  type Origin,
  type Price,
  type Stock,
  type TilePoints,
  type TileRow,
  type UnsurePart,
} from '../game/index.js';
import { assertNever } from '../lib/assert-never.js';
import { goodsView } from './goods-view.js';
import { benefitWords, facesOriginWords, legacyWords, originWords, priceWords } from './sentences/names.js';
import type { Speech } from './sentences/told.js';

/** An effect, flat: `kind` says which of the other fields are there. */
export type BenefitView = Readonly<{
  kind: Benefit['kind'];
  goods?: Stock;
  amount?: number;
  good?: Good;
  dice?: number;
  divisor?: number;
  market?: MarketKind;
  words: string;
}>;

export type LegacyView = Readonly<{
  kind: Legacy['kind'];
  symbol?: Extract<Legacy, { kind: 'culture' }>['symbol'];
  profession?: Extract<Legacy, { kind: 'people' }>['profession'];
  count?: number;
  words: string;
}>;

/** A price, flat. `min` and `max` are pieces in all. */
export type PriceView = Readonly<{
  kind: Price['kind'];
  goods?: Stock;
  min: number;
  max: number;
  kinds?: number;
  words: string;
}>;

export type PointsView = Readonly<{
  kind: TilePoints['kind'];
  min: number;
  max: number;
  /** What each piece paid brings; absent where the points are printed. */
  each?: Stock;
}>;

/** Whether values are printed somewhere, and in a few words what had to be made up. */
export type OriginView = Readonly<{ reconstructed: boolean; sourceWords?: string }>;
/** ... and which parts of a row that were. */
export type RowOriginView = OriginView & Readonly<{ unsure: readonly UnsurePart[] }>;

export type CardView = Readonly<{ id: string; top: BenefitView; bottom: LegacyView }> & RowOriginView;

export type BuildingView = Readonly<{
  id: string;
  price: PriceView;
  points: PointsView;
  effect?: BenefitView;
}> &
  RowOriginView;

export type FaceView = Readonly<{ face: number; benefit: BenefitView }>;
export type FacesView = Readonly<{ kind: MarketKind; faces: readonly FaceView[] }> & OriginView;

/** A card as a client can draw it without knowing the rules. */
export const cardView = (row: CardRow, speech: Speech): CardView => ({
  id: row.id,
  top: benefitView(row.top, speech),
  bottom: legacyView(row.bottom, speech),
  ...originView(row, speech),
});

/** A building tile as a client can draw it without knowing the rules. */
export const buildingView = (row: TileRow, speech: Speech): BuildingView => ({
  id: row.id,
  price: priceView(row.price, speech),
  points: pointsView(row.points, row.price),
  ...(row.effect === undefined ? {} : { effect: benefitView(row.effect, speech) }),
  ...originView(row, speech),
});

const originView = (origin: Origin, speech: Speech): RowOriginView => ({
  ...withWords(origin, originWords(origin, speech)),
  unsure: origin.unsure ?? [],
});

/** What each face of market dice gives, and whether that is printed somewhere. */
export const facesView = (kind: MarketKind, table: FaceTable, speech: Speech): FacesView => ({
  kind,
  faces: table.faces.map((benefit, index) => ({ face: index + 1, benefit: benefitView(benefit, speech) })),
  ...withWords(table, facesOriginWords(table, speech)),
});

const withWords = ({ source }: Origin, words: string | undefined): OriginView => ({
  reconstructed: source === 'reconstructed',
  ...(words === undefined ? {} : { sourceWords: words }),
});

type BenefitParts = Omit<BenefitView, 'kind' | 'words'>;
type PartsOf = { readonly [One in Benefit as One['kind']]: (benefit: One) => BenefitParts };

const BENEFIT_PARTS: PartsOf = {
  goods: ({ goods }) => ({ goods: goodsView(goods) }),
  income: ({ goods }) => ({ goods: goodsView(goods) }),
  points: ({ points }) => ({ amount: points }),
  trade: ({ steps }) => ({ amount: steps }),
  oneUseTool: ({ value }) => ({ amount: value }),
  anyTwo: ({ count }) => ({ amount: count }),
  roll: ({ good, dice, divisor }) => ({ good, dice, divisor }),
  worker: ({ good, divisor, room }) => ({ good, divisor, amount: room }),
  market: ({ faces }) => ({ market: faces }),
  tool: () => ({}),
  agriculture: () => ({}),
  person: () => ({}),
  extraCard: () => ({}),
};

/** What a card, a tile, a place or a die gives. */
export function benefitView(benefit: Benefit, speech: Speech): BenefitView {
  const partsOf = BENEFIT_PARTS[benefit.kind] as (benefit: Benefit) => BenefitParts;
  return { kind: benefit.kind, ...partsOf(benefit), words: benefitWords(benefit, speech) };
}

const legacyView = (legacy: Legacy, speech: Speech): LegacyView => ({
  ...legacy,
  words: legacyWords(legacy, speech),
});

/** What must be paid, in pieces and in words. */
export const priceView = (price: Price, speech: Speech): PriceView => ({
  kind: price.kind,
  ...priceParts(price),
  words: priceWords(price, speech),
});

function priceParts(price: Price): Omit<PriceView, 'kind' | 'words'> {
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

function pointsView(points: TilePoints, price: Price): PointsView {
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

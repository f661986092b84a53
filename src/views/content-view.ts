import {
  ORNAMENTS_PER_TRADE_MOVE,
  type Benefit,
  type CardRow,
  type FaceTable,
  type Good,
  type Legacy,
  type MarketKind,
  type Origin,
  type Stock,
  type TileRow,
  type UnsurePart,
} from '../game/index.js';
import { goodsView } from './goods-view.js';
import { pointsView, priceView, type PointsView, type PriceView } from './price-view.js';
import { benefitWords, facesOriginWords, legacyWords, originWords } from './sentences/names.js';
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

const ONE: BenefitParts = { amount: 1 };

const BENEFIT_PARTS: PartsOf = {
  goods: ({ goods }) => ({ goods: goodsView(goods) }),
  income: ({ goods }) => ({ goods: goodsView(goods) }),
  points: ({ points }) => ({ amount: points }),
  trade: ({ steps }) => ({ amount: steps, goods: goodsView({ ornaments: ORNAMENTS_PER_TRADE_MOVE }) }),
  oneUseTool: ({ value }) => ({ amount: value }),
  anyTwo: ({ count }) => ({ amount: count }),
  roll: ({ good, dice, divisor }) => ({ good, dice, divisor }),
  worker: ({ good, divisor, room }) => ({ good, divisor, amount: room }),
  market: ({ faces }) => ({ market: faces }),
  tool: () => ONE,
  agriculture: () => ONE,
  person: () => ONE,
  extraCard: () => ONE,
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

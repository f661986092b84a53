import type {
  BenefitPartsFragment,
  BuildingPartsFragment,
  CardPartsFragment,
  GoodsPartsFragment,
  LegacyPartsFragment,
  PricePartsFragment,
} from '../gql/graphql.js';
import type {
  Benefit,
  Building,
  Card,
  CountedBenefit,
  Culture,
  Good,
  Goods,
  Legacy,
  Price,
  Profession,
  Resource,
} from '../game/model.js';

/** The schema shouts its words; the page's own are the same in lower case: TOOL_MAKER is toolMaker. */
export const camel = (word: string): string =>
  word.toLowerCase().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A good by the page's own word for it. */
export const toGood = (word: BenefitPartsFragment['good'] & string): Good => camel(word) as Good;

const GOODS = ['wood', 'brick', 'stone', 'gold', 'food', 'ornaments'] as const;

/** Only the goods there are any of. */
export const toGoods = (goods: GoodsPartsFragment | null): Goods =>
  goods === null
    ? {}
    : Object.fromEntries(GOODS.filter((good) => goods[good] > 0).map((good) => [good, goods[good]]));

const firstGood = (goods: Goods): Readonly<{ good: Good; amount: number }> => {
  const good = GOODS.find((one) => (goods[one] ?? 0) > 0) ?? 'food';
  return { good, amount: goods[good] ?? 0 };
};

const COUNTED: Readonly<Partial<Record<BenefitPartsFragment['kind'], CountedBenefit>>> = {
  POINTS: 'points',
  TOOL: 'tool',
  AGRICULTURE: 'grain',
  PERSON: 'person',
  ONE_USE_TOOL: 'oneUseTool',
  ANY_TWO: 'anyResources',
  EXTRA_CARD: 'extraCard',
};

type Maker = (parts: BenefitPartsFragment) => Benefit;
const resourceIn = ({ good }: BenefitPartsFragment): Resource => camel(good ?? 'WOOD') as Resource;

/** Benefits that are more than a number and a word. */
const MAKERS: Readonly<Partial<Record<BenefitPartsFragment['kind'], Maker>>> = {
  ROLL: (parts) => ({ kind: 'roll', resource: resourceIn(parts), dice: parts.dice ?? 0 }),
  WORKER: (parts) => ({ kind: 'worker', resource: resourceIn(parts), divisor: parts.divisor ?? 1 }),
  MARKET: ({ market }) => ({ kind: 'market', style: market === 'STYLE' }),
  TRADE: ({ amount, goods }) => ({ kind: 'trade', steps: amount ?? 0, ornaments: goods?.ornaments ?? 0 }),
  INCOME: ({ goods }) => ({ kind: 'income', ...firstGood(toGoods(goods)) }),
};

/** What a card, a building, a place or a market die gives. */
export function toBenefit(parts: BenefitPartsFragment): Benefit {
  const counted = COUNTED[parts.kind];
  if (counted !== undefined) return { kind: 'counted', what: counted, amount: parts.amount ?? 0 };
  return MAKERS[parts.kind]?.(parts) ?? { kind: 'goods', ...firstGood(toGoods(parts.goods)) };
}

/** The lower half of a card. */
const toLegacy = ({ kind, symbol, profession, count }: LegacyPartsFragment): Legacy =>
  kind === 'CULTURE'
    ? { kind: 'culture', symbol: camel(symbol ?? 'ART') as Culture }
    : { kind: 'people', profession: camel(profession ?? 'FARMER') as Profession, count: count ?? 1 };

/** A card as it lies on the table. */
export const toCard = ({ id, top, bottom, sourceWords }: CardPartsFragment): Card => ({
  id,
  benefit: toBenefit(top),
  legacy: toLegacy(bottom),
  reconstructed: sourceWords,
});

/** What must be paid. */
export function toPrice({ kind, goods, min, max, kinds }: PricePartsFragment): Price {
  switch (kind) {
    case 'FIXED':
      return { kind: 'fixed', goods: toGoods(goods) };
    case 'EXACT_KINDS':
      return { kind: 'kinds', pieces: min, kinds: kinds ?? 1 };
    case 'ORNAMENT_RANGE':
      return { kind: 'ornaments', min, max };
    case 'ANY':
    case 'RANGE':
      return { kind: 'upTo', min, max };
  }
}

/** The price over a card place: a number of any resources, or of ornaments. */
export const toCardPrice = (
  price: PricePartsFragment,
): Readonly<{ price: number; currency: 'any' | 'ornaments' }> => {
  const ornaments = price.kind === 'ORNAMENT_RANGE' ? price.min : (price.goods?.ornaments ?? 0);
  return ornaments > 0 ? { price: ornaments, currency: 'ornaments' } : { price: price.min, currency: 'any' };
};

/** A building tile. */
export const toBuilding = ({ id, price, points, effect, sourceWords }: BuildingPartsFragment): Building => ({
  id,
  price: toPrice(price),
  points: { from: points.min, to: points.max, each: points.each === null ? null : toGoods(points.each) },
  effect: effect === null ? null : toBenefit(effect),
  reconstructed: sourceWords,
});

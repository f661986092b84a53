import type { Benefit, Good, Goods, Legacy, Price } from '../../game/index.js';
import { assertNever } from '../../lib/assert-never.js';

const GOODS = ['wood', 'brick', 'stone', 'gold', 'food', 'ornaments'] as const;

/** One good, so many: "1 ornament", "3 wood". */
export const amountWords = (good: Good, count: number): string =>
  good === 'ornaments' && count === 1 ? '1 ornament' : `${count} ${good}`;

/** "2 wood and 1 gold"; "nothing" when there is nothing. */
export function goodsWords(goods: Goods): string {
  const parts = GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) =>
    amountWords(good, goods[good] ?? 0),
  );
  return listWords(parts);
}

/** "a, b and c". */
export function listWords(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return 'nothing';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

type BenefitWords = { readonly [One in Benefit as One['kind']]: (benefit: One) => string };

const BENEFITS: BenefitWords = {
  goods: ({ goods }) => goodsWords(goods),
  points: ({ points }) => `${points} points`,
  tool: () => 'a tool',
  agriculture: () => 'one step of agriculture',
  person: () => 'one more person',
  trade: ({ steps }) => (steps === 1 ? 'one step of trade' : `${steps} steps of trade`),
  roll: ({ dice, good }) => `roll ${dice} dice for ${good}`,
  market: ({ faces }) => (faces === 'style' ? 'dice of the style market for everyone' : 'dice for everyone'),
  extraCard: () => 'an extra card, face down',
  oneUseTool: ({ value }) => `a tool of ${value}, to be used once`,
  anyTwo: ({ count }) => `any ${count} resources, when you like`,
  income: ({ goods }) => `${goodsWords(goods)} every round`,
  worker: ({ room, good }) => `a place of your own for up to ${room} people: ${good}`,
};

/** What an effect gives, in a few words. */
export function benefitWords(benefit: Benefit): string {
  const words = BENEFITS[benefit.kind] as (benefit: Benefit) => string;
  return words(benefit);
}

const PROFESSION_WORDS = {
  farmer: ['farmer', 'farmers', 'agriculture'],
  toolMaker: ['tool maker', 'tool makers', 'the value of the tools'],
  hutBuilder: ['hut builder', 'hut builders', 'buildings'],
  shaman: ['shaman', 'shamans', 'people'],
  trader: ['trader', 'traders', 'the trade step'],
} as const;

const SYMBOL_WORDS = {
  healing: 'healing',
  art: 'art',
  music: 'music',
  writing: 'writing',
  time: 'time',
  pottery: 'pottery',
  transport: 'transport',
  weaving: 'weaving',
  ornament: 'ornaments',
} as const;

/** What a card counts for at the end. */
export function legacyWords(legacy: Legacy): string {
  if (legacy.kind === 'culture') return `culture: ${SYMBOL_WORDS[legacy.symbol]}`;
  const [one, many, times] = PROFESSION_WORDS[legacy.profession];
  return `${legacy.count} ${legacy.count === 1 ? one : many} × ${times}`;
}

/** What must be paid. */
export function priceWords(price: Price): string {
  switch (price.kind) {
    case 'fixed':
      return goodsWords(price.goods);
    case 'any':
      return `any ${resources(price.count)}`;
    case 'exactKinds':
      return `${resources(price.count)} of exactly ${price.kinds} ${price.kinds === 1 ? 'kind' : 'kinds'}`;
    case 'range':
      return `${price.min} to ${price.max} resources of any kinds`;
    case 'ornamentRange':
      return `${price.min} to ${price.max} ornaments`;
    default:
      return assertNever(price);
  }
}

const resources = (count: number): string => (count === 1 ? '1 resource' : `${count} resources`);

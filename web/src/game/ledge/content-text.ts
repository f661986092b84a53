import type { Benefit, Building, Card, Good, Legacy, Price } from '../model.js';
import type { Words } from '../../words/words.js';

const goodsText = (goods: Readonly<Partial<Record<Good, number>>>, { board }: Words): string =>
  Object.entries(goods)
    .map(([good, amount]) => `${amount} ${board.goods[good as Good](amount)}`)
    .join(', ');

/** What the upper half of a card gives, in words. */
export function benefitText(benefit: Benefit, { board }: Words): string {
  switch (benefit.kind) {
    case 'goods':
      return `${benefit.amount} ${board.goods[benefit.good](benefit.amount)}`;
    case 'counted':
      // The number is what the tool is worth: there is one of it.
      if (benefit.what === 'oneUseTool') return `${board.benefits.oneUseTool(1)} ${benefit.amount}`;
      return `${benefit.amount} ${board.benefits[benefit.what](benefit.amount)}`;
    case 'income':
      return board.benefits.income(`${benefit.amount} ${board.goods[benefit.good](benefit.amount)}`);
    case 'worker':
      return board.benefits.worker(board.goods[benefit.resource](1), benefit.divisor);
    case 'roll':
      return `${board.benefits.roll(benefit.dice)}: ${board.goods[benefit.resource](1)}`;
    case 'trade':
      return `+${benefit.steps} ${board.benefits.trade}, ${benefit.ornaments} ${board.goods.ornaments(benefit.ornaments)}`;
    case 'market':
      return benefit.style ? board.benefits.styleMarket : board.benefits.market;
  }
}

/** What the lower half of a card counts, in words. */
export const legacyText = (legacy: Legacy, { board }: Words): string =>
  legacy.kind === 'culture'
    ? board.cultures[legacy.symbol]
    : `${legacy.count} × ${board.professions[legacy.profession]}`;

const approxText = ({ reconstructed }: Card): readonly string[] =>
  reconstructed === null ? [] : [reconstructed];

/** A whole card in words. */
export const cardText = (card: Card, words: Words): string =>
  [benefitText(card.benefit, words), legacyText(card.legacy, words), ...approxText(card)].join('. ');

/** A card that is named by its lower half: the rest of it. */
export const upperText = (card: Card, words: Words): string =>
  [benefitText(card.benefit, words), ...approxText(card)].join('. ');

/** What must be paid, in words. */
export const priceText = (price: Price, words: Words): string => {
  switch (price.kind) {
    case 'fixed':
      return goodsText(price.goods, words);
    case 'kinds':
      return words.acting.ofKinds(price.pieces, price.kinds);
    case 'upTo':
      return price.min === price.max
        ? words.acting.ofAnyKinds(price.max)
        : `${words.board.range(price.min, price.max)} ${words.acting.resources(price.max)}`;
    case 'ornaments':
      return price.min === price.max
        ? goodsText({ ornaments: price.max }, words)
        : `${words.board.range(price.min, price.max)} ${words.board.goods.ornaments(price.max)}`;
  }
};

/** The points of a building as printed on its roof. */
export const pointsText = ({ points }: Building, { board }: Words): string =>
  points.from === points.to ? String(points.from) : board.range(points.from, points.to);

/** A whole building in words. */
export const buildingText = (building: Building, words: Words): string =>
  [
    `${pointsText(building, words)} ${words.board.points(building.points.to)}`,
    priceText(building.price, words),
    ...(building.effect === null ? [] : [benefitText(building.effect, words)]),
    ...(building.reconstructed === null ? [] : [building.reconstructed]),
  ].join('. ');

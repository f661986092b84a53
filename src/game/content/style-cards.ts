import type { CardRow } from '../model/cards.js';
import { cardLike, culture, market, people, points, take } from './rows.js';

/**
 * The nine cards of the expansion. The rulebook gives kinds and counts (001:364-396): 4 style markets, 2 trade
 * tracks, 2 ornament symbols, 7 traders on 5 cards. Which halves belong together, and the other halves, are made up.
 */
// prettier-ignore
export const STYLE_CARDS: readonly CardRow[] = [
  cardLike('X1', market('style'), culture('ornament'), 'pairing'),
  cardLike('X2', { kind: 'trade', steps: 1 }, culture('ornament'), 'pairing'),
  cardLike('X3', market('style'), people('trader', 1), 'bottom', 'pairing'),
  cardLike('X4', market('style'), people('trader', 1), 'bottom', 'pairing'),
  cardLike('X5', { kind: 'trade', steps: 1 }, people('trader', 1), 'bottom', 'pairing'),
  cardLike('X6', market('style'), people('trader', 2), 'bottom', 'pairing'),
  cardLike('X7', take({ wood: 2 }), people('trader', 2), 'top', 'bottom', 'pairing'),
  cardLike('X8', take({ food: 6 }), people('farmer', 1), 'top', 'bottom', 'pairing'),
  cardLike('X9', points(3), people('shaman', 1), 'top', 'bottom', 'pairing'),
];

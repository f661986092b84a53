import { tribeView } from '../../src/views/tribe-view.js';
import { acting, gameAfter, hasCards, hasTools, hasUsed, placed, table } from '../support/scenario.js';
import type { Facts } from '../support/scenario.js';

it('a tribe shows which of its tools and cards are used up, and one-use tools for good', () => {
  const spent: Facts = [{ type: 'GoodsTaken', seat: 1, goods: {}, oneUse: ['C34'], source: 'given' }];
  const game = gameAfter(
    table({ before: [hasCards(1, 'C33', 'C34', 'C16')] }),
    hasTools(1, 2, 1),
    hasUsed(1, 1),
    spent,
    placed(1, 'hunt'),
    acting(1),
  );
  const { tools, oneUseTools, cards } = tribeView(game, game.tribes[0]!, { language: 'en' });
  expect(tools.map(({ used }) => used)).toEqual([false, true]);
  expect(oneUseTools.map(({ card, used }) => [card, used])).toEqual([
    ['C33', false],
    ['C34', true],
  ]);
  expect(cards.map(({ spent: away }) => away)).toEqual([false, true, false]);
});

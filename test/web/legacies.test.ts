import type { Card } from '../../web/src/game/model.js';
import { legacyGroups } from '../../web/src/game/tribes/legacies.js';

const card = (id: string, legacy: Card['legacy']): Card => ({
  id,
  benefit: { kind: 'goods', good: 'food', amount: 1 },
  legacy,
  reconstructed: null,
});
const green = (id: string, symbol: 'time' | 'music'): Card => card(id, { kind: 'culture', symbol });
const farmers = (id: string, count: number): Card =>
  card(id, { kind: 'people', profession: 'farmer', count });

it('cards that count together are shown together, professions by their sum and symbols by their number', () => {
  const cards = [
    green('a', 'time'),
    farmers('b', 2),
    green('c', 'music'),
    farmers('d', 1),
    green('e', 'time'),
  ];
  expect(legacyGroups(cards).map(({ count, cards: its }) => [count, its.map(({ id }) => id)])).toEqual([
    [2, ['a', 'e']],
    [3, ['b', 'd']],
    [1, ['c']],
  ]);
});

import { differencesOf } from '../../web/src/lobby/book-differences.js';

const said = (code: string, words: readonly [string, string, string, string]) => ({
  code,
  editions: (['CS_2019', 'CS_CLASSIC', 'SK_CLASSIC', 'HR_2008'] as const).map((edition, index) => ({
    edition,
    words: words[index] ?? '',
  })),
});

describe('how a rulebook differs', () => {
  const rules = [
    { code: 'R1', editions: [] },
    said('R23', ['costs 10', 'costs 4', 'costs 4', 'costs 10']),
    said('R26', ['a second set', 'a second set', 'a second set', '1 each']),
    said('R27', ['by the sum', 'by the sum', 'by the sum', 'by the sum']),
  ];

  it('is what it says where another says otherwise, and what those say', () => {
    expect(differencesOf(rules, 'CS_CLASSIC')).toEqual([
      { code: 'R23', words: 'costs 4', others: [{ words: 'costs 10', editions: ['CS_2019', 'HR_2008'] }] },
      { code: 'R26', words: 'a second set', others: [{ words: '1 each', editions: ['HR_2008'] }] },
    ]);
  });

  it('is nothing while nothing was told', () => {
    expect(differencesOf([], 'CS_2019')).toEqual([]);
  });
});

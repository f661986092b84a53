import { chanceOf, luckOf } from '../../src/bots/chance.js';

const numbers = (count: number, ...words: readonly (string | number)[]): readonly number[] => {
  const { below } = chanceOf(...words);
  return Array.from({ length: count }, () => below(1_000_000));
};

describe('chance', () => {
  it('gives the same numbers for the same words', () => {
    expect(numbers(50, 'game', 7)).toEqual(numbers(50, 'game', 7));
  });

  it('gives these very numbers on every machine', () => {
    expect(numbers(4, 'cairn', 1)).toEqual([260361, 23291, 493035, 540596]);
  });

  it('gives other numbers for other words, however alike', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => numbers(1, 'game', seed)[0]);
    expect(new Set(seeds).size).toBe(200);
    expect(numbers(5, 'a', 'b')).not.toEqual(numbers(5, 'ab'));
  });

  it.each([2, 5, 6, 7, 36])('prefers none of %i numbers', (limit) => {
    const draws = 60_000;
    const { below } = chanceOf('uniform', limit);
    const counts = new Array<number>(limit).fill(0);
    for (let nth = 0; nth < draws; nth += 1) counts[below(limit)]! += 1;
    const expected = draws / limit;
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const freedom = limit - 1;
    expect(chiSquared).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });
});

describe('luck made from chance', () => {
  it('numbers its draws and rolls faces of a die', () => {
    const luck = luckOf(chanceOf('dice'), 7);
    const rolls = [luck.roll(5), luck.roll(0), luck.roll(10)];
    expect(rolls.map(({ draw }) => draw)).toEqual([7, 8, 9]);
    expect(rolls.map(({ dice }) => dice.length)).toEqual([5, 0, 10]);
    expect(rolls.flatMap(({ dice }) => dice).every((die) => die >= 1 && die <= 6)).toBe(true);
  });

  it('picks each at most once, and in the end all of them', () => {
    const from = ['a', 'b', 'c', 'd', 'e'];
    const luck = luckOf(chanceOf('picks'));
    expect([...luck.pick(from, 5).picked].sort()).toEqual(from);
    expect(luck.pick(from, 2)).toMatchObject({ draw: 1, picked: [expect.any(String), expect.any(String)] });
    expect(from).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

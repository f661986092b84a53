import { drawStream } from '../../src/fairness/draws.js';
import { CARDS, GAME, KEY } from './example.js';

/** Everything here is computed from one fixed key, so that a run can only fail if the code has changed. */
const MILLION = 1_000_000;
const PER_DRAW = 250;

/** What chi-squared exceeds once in a thousand fair trials, by degrees of freedom. */
const ONCE_IN_A_THOUSAND: Readonly<Record<number, number>> = {
  4: 18.47,
  5: 20.52,
  6: 22.46,
  35: 66.62,
  44: 78.75,
  255: 330.52,
  1259: 1421.6,
};

const indexOf = (card: string): number => CARDS.indexOf(card);

function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const limitFor = (counts: readonly number[]): number => ONCE_IN_A_THOUSAND[counts.length - 1]!;

function expectUniform(counts: readonly number[]): void {
  expect(chiSquared(counts)).toBeLessThan(limitFor(counts));
}

/** How often each number below `size` comes. */
function tally(size: number, numbers: Iterable<number>): readonly number[] {
  const counts = new Array<number>(size).fill(0);
  for (const number of numbers) counts[number]! += 1;
  return counts;
}

/** Numbers below `size` from as many draws as it takes. */
function* uniform(size: number, count: number): Generator<number> {
  for (let draw = 0; draw < count / PER_DRAW; draw += 1) {
    const stream = drawStream(KEY, GAME, draw);
    for (let taken = 0; taken < PER_DRAW; taken += 1) yield stream.uniform(size);
  }
}

describe('uniformity', () => {
  it('every face comes equally often in a million dice', () => {
    const counts = new Array<number>(6).fill(0);
    for (let draw = 0; draw < MILLION / PER_DRAW; draw += 1) {
      for (const die of drawStream(KEY, GAME, draw).dice(PER_DRAW)) counts[die - 1]! += 1;
    }
    expect(counts.reduce((sum, count) => sum + count)).toBe(MILLION);
    expectUniform(counts);
  });

  it.each([5, 7, 36, 45])('no modulo bias at %i', (size) =>
    expectUniform(tally(size, uniform(size, 0.4 * MILLION))),
  );

  it('every byte comes equally often, and taking remainders of them would be noticed', () => {
    const bytes = [...uniform(256, 0.4 * MILLION)];
    expectUniform(tally(256, bytes));
    for (const size of [5, 7, 36, 45]) {
      const biased = tally(
        size,
        bytes.map((byte) => byte % size),
      );
      expect(chiSquared(biased)).toBeGreaterThan(limitFor(biased));
    }
  });

  it('every card is equally likely at every position, and so is every pair', () => {
    const positions = Array.from({ length: 4 }, () => new Array<number>(36).fill(0));
    const pairs = new Array<number>(36 * 35).fill(0);
    for (let draw = 0; draw < 25_000; draw += 1) {
      const dealt = drawStream(KEY, GAME, draw).pick(CARDS, 4).map(indexOf);
      dealt.forEach((card, position) => (positions[position]![card]! += 1));
      const [first, second] = [dealt[0]!, dealt[1]!];
      pairs[35 * first + (second > first ? second - 1 : second)]! += 1;
    }
    for (const counts of positions) expectUniform(counts);
    expectUniform(pairs);
  });

  it('one roll says nothing about the next', () => {
    const counts = new Array<number>(36).fill(0);
    let before = drawStream(KEY, GAME, 0).uniform(6);
    for (let draw = 1; draw < 15_000; draw += 1) {
      const now = drawStream(KEY, GAME, draw).uniform(6);
      counts[6 * before + now]! += 1;
      before = now;
    }
    expectUniform(counts);
  });
});

import fc from 'fast-check';
import { fromHex, toHex } from '../../src/fairness/bytes.js';
import {
  createLuck,
  drawKey,
  drawStream,
  entropySeal,
  NO_ENTROPY,
  seedCommitment,
} from '../../src/fairness/draws.js';
import { CARDS, ENTROPIES, GAME, KEY, SEED } from './example.js';

const OTHER_GAME = '00112233-4455-4677-8899-aabbccddeefe';
const drawNumber = fc.integer({ min: 0, max: 0xffffffff });
const roll = (draw: number) => drawStream(KEY, GAME, draw).dice(10);

describe('a draw', () => {
  it('does not depend on how often or in what order others are made', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(drawNumber, { minLength: 1, maxLength: 20 }).chain((draws) =>
          fc.record({
            draws: fc.constant(draws),
            made: fc.array(fc.constantFrom(...draws), { minLength: 1, maxLength: 60 }),
          }),
        ),
        ({ draws, made }) => {
          const alone = new Map(draws.map((draw) => [draw, roll(draw)]));
          for (const draw of made) expect(roll(draw)).toEqual(alone.get(draw));
        },
      ),
    ));

  it('does not disturb another one that is being read', () => {
    const one = drawStream(KEY, GAME, 7);
    const other = drawStream(KEY, GAME, 8);
    const interleaved = Array.from({ length: 5 }, () => [one.dice(1), other.dice(2)] as const);
    expect(interleaved.flatMap(([dice]) => dice)).toEqual([5, 2, 2, 5, 3]);
    expect(interleaved.flatMap(([, dice]) => dice)).toEqual([3, 4, 5, 3, 1, 3, 1, 6, 1, 4]);
  });

  it('of more dice begins with the same dice', () =>
    fc.assert(
      fc.property(drawNumber, fc.nat(50), fc.nat(50), (draw, few, more) => {
        const many = drawStream(KEY, GAME, draw).dice(few + more);
        expect(drawStream(KEY, GAME, draw).dice(few)).toEqual(many.slice(0, few));
      }),
    ));

  it('does not depend on the order of the candidates', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(CARDS, { minLength: CARDS.length }), drawNumber, (shuffled, draw) =>
        expect(drawStream(KEY, GAME, draw).pick(shuffled, 9)).toEqual(
          drawStream(KEY, GAME, draw).pick(CARDS, 9),
        ),
      ),
    ));

  it('leaves the candidates as they were', () => {
    const from = Object.freeze(['b', 'a', 'c']);
    expect([...drawStream(KEY, GAME, 3).pick(from, 3)].sort()).toEqual(['a', 'b', 'c']);
    expect(from).toEqual(['b', 'a', 'c']);
  });

  it('depends on its number, the game, the seed and the entropy of every seat', () => {
    const [first, second] = ENTROPIES;
    const outcomes = [
      drawStream(KEY, GAME, 0),
      drawStream(KEY, GAME, 1),
      drawStream(KEY, OTHER_GAME, 0),
      drawStream(drawKey(SEED, OTHER_GAME, ENTROPIES), GAME, 0),
      drawStream(drawKey(SEED.toReversed(), GAME, ENTROPIES), GAME, 0),
      drawStream(drawKey(SEED, GAME, [second, first]), GAME, 0),
      drawStream(drawKey(SEED, GAME, [first, NO_ENTROPY]), GAME, 0),
      drawStream(drawKey(SEED, GAME, [first]), GAME, 0),
      drawStream(drawKey(SEED, GAME, []), GAME, 0),
    ].map((stream) => stream.dice(40).join(''));
    expect(new Set(outcomes).size).toBe(outcomes.length);
  });

  it.each([0, -1, 257, 1.5, NaN])('is never one of %p', (size) =>
    expect(() => drawStream(KEY, GAME, 0).uniform(size)).toThrow(`cannot draw one of ${size}`),
  );

  it('of one single possibility is that one', () => expect(drawStream(KEY, GAME, 0).uniform(1)).toBe(0));

  it('refuses impossible numbers', () => {
    expect(() => drawStream(KEY, GAME, -1)).toThrow('does not fit four bytes');
    expect(() => drawStream(KEY, GAME, 2 ** 32)).toThrow('does not fit four bytes');
    expect(() => drawStream(KEY, GAME, 0).dice(-1)).toThrow('cannot roll -1 dice');
    expect(() => drawStream(KEY, GAME, 0).dice(1.5)).toThrow('cannot roll 1.5 dice');
    expect(() => drawStream(KEY, GAME, 0).pick(['a'], 2)).toThrow('cannot pick 2 of 1');
    expect(() => drawStream(KEY, GAME, 0).pick(['a'], -1)).toThrow('cannot pick -1 of 1');
  });

  it('refuses candidates that are no set', () =>
    expect(() => drawStream(KEY, GAME, 0).pick(['a', 'b', 'a'], 1)).toThrow('an id is there twice'));
});

describe('luck', () => {
  it('numbers every call, whatever it is', () => {
    const luck = createLuck(KEY, GAME, 0);
    expect(luck.pick(['1', '2'], 2)).toEqual({ draw: 0, picked: ['2', '1'] });
    expect(luck.pick(CARDS, 4)).toEqual({ draw: 1, picked: ['C18', 'C36', 'C05', 'C34'] });
    expect(luck.roll(0)).toEqual({ draw: 2, dice: [] });
    expect(luck.pick(CARDS, 0)).toEqual({ draw: 3, picked: [] });
    expect(luck.roll(3).draw).toBe(4);
  });

  it('gives the same again when a command is decided again', () =>
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(12), { maxLength: 8 }), (first, counts) => {
        const decide = () => {
          const luck = createLuck(KEY, GAME, first);
          return counts.map((count) => [luck.roll(count), luck.pick(CARDS, count)]);
        };
        expect(decide()).toEqual(decide());
      }),
    ));
});

describe('secrets', () => {
  it('are bound to their game and seat', () => {
    const seals = [
      seedCommitment(GAME, SEED),
      seedCommitment(OTHER_GAME, SEED),
      entropySeal(GAME, 1, ENTROPIES[0]),
      entropySeal(GAME, 2, ENTROPIES[0]),
      entropySeal(OTHER_GAME, 1, ENTROPIES[0]),
      toHex(drawKey(SEED, GAME, [])),
    ];
    expect(new Set(seals).size).toBe(seals.length);
  });

  it('must have 32 bytes, and never stand in the error', () => {
    const short = fromHex('5ec2e7'.repeat(8));
    expect(() => seedCommitment(GAME, short)).toThrow(/^a seed must have 32 bytes, not 24$/);
    expect(() => drawKey(short, GAME, [])).toThrow(/^a seed must have 32 bytes, not 24$/);
    expect(() => drawKey(SEED, GAME, [short])).toThrow(/^entropy must have 32 bytes, not 24$/);
    expect(() => entropySeal(GAME, 1, short)).toThrow(/^entropy must have 32 bytes, not 24$/);
    expect(() => drawStream(short, GAME, 0)).toThrow(/^a key must have 32 bytes, not 24$/);
  });
});

import fc from 'fast-check';
import { nativeHash } from '../../src/cli/native-hash.js';
import { createLuck } from '../../src/fairness/draws.js';
import { hashOf } from '../../src/fairness/hash.js';

const part = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 200 }));

it("Node's hash is the one that runs everywhere", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => nativeHash(...parts) === hashOf(...parts)),
  );
});

it('however much there is to hash', () => {
  const large = ['ß€𝒳'.repeat(30_000), new Uint8Array(200_000).fill(7), 'and so on'];
  expect(nativeHash(...large)).toBe(hashOf(...large));
});

it('and so are the dice that are made of it', () => {
  const game = '00112233-4455-4677-8899-aabbccddeeff';
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(key, fc.nat(), (bytes, draw) => {
      const [native, everywhere] = [nativeHash, undefined].map((hash) => createLuck(bytes, game, draw, hash));
      expect(native?.roll(40)).toEqual(everywhere?.roll(40));
    }),
  );
});

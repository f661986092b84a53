import { toHex } from '../../src/fairness/bytes.js';
import { entropySeal } from '../../src/fairness/draws.js';
import { sealEntropy } from '../../web/src/api/seal.js';

it('seals entropy in the page exactly as the server checks it', () => {
  const game = '0192f0c4-7d1e-7aaa-8bbb-0123456789ab';
  const entropy = Uint8Array.from({ length: 32 }, (_, index) => (index * 37) % 256);
  expect(sealEntropy(game, 3, toHex(entropy))).toBe(entropySeal(game, 3, entropy));
});

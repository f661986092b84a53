import { fromHex } from '../../src/fairness/bytes.js';
import { headIsSigned, signHead } from '../../src/fairness/head.js';
import { createSigner, keyIdOf } from '../../src/fairness/signature.js';
import { GAME } from './example.js';

const secretKey = fromHex('07'.repeat(32));
const signer = createSigner(secretKey);
const { publicKey } = signer;
const head = { version: 1, hash: '32203ff82ef7f8c3176c80d9c2a8e19bd1514eb01bc641a752fbb285e5bd3fa2' };
const signature = signHead(signer, GAME, head);

/** The text with one bit of its `index`-th hexadecimal digit flipped. */
const flipped = (hex: string, index: number): string =>
  hex.slice(0, index) + (Number.parseInt(hex.charAt(index), 16) ^ 1).toString(16) + hex.slice(index + 1);

describe('the signature of a head', () => {
  it('holds for exactly that head', () => {
    expect(headIsSigned(publicKey, GAME, head, signature)).toBe(true);
    expect(headIsSigned(publicKey, GAME, { ...head, version: 2 }, signature)).toBe(false);
    expect(headIsSigned(publicKey, GAME, { ...head, hash: flipped(head.hash, 63) }, signature)).toBe(false);
    expect(headIsSigned(publicKey, '00112233-4455-4677-8899-aabbccddeefe', head, signature)).toBe(false);
  });

  it('holds for exactly that key', () => {
    const other = createSigner(fromHex('08'.repeat(32))).publicKey;
    expect(headIsSigned(other, GAME, head, signature)).toBe(false);
    expect(keyIdOf(other)).not.toBe(keyIdOf(publicKey));
  });

  it('breaks with any digit', () => {
    for (let index = 0; index < signature.length; index += 1) {
      expect(headIsSigned(publicKey, GAME, head, flipped(signature, index))).toBe(false);
    }
  });

  it.each(['', '00', 'zz'.repeat(64), 'ff'.repeat(64)])('is not %j', (text) =>
    expect(headIsSigned(publicKey, GAME, head, text)).toBe(false),
  );

  it('is not there in upper case', () =>
    expect(headIsSigned(publicKey, GAME, head, signature.toUpperCase())).toBe(false));

  it.each(['', '00', 'ff'.repeat(32), '00'.repeat(32), `01${'00'.repeat(31)}`])('was not made by %j', (key) =>
    expect(headIsSigned(key, GAME, head, signature)).toBe(false),
  );

  it('is not given by a key that would fit every message', () => {
    const neutral = `01${'00'.repeat(31)}`;
    expect(headIsSigned(neutral, GAME, head, neutral + '00'.repeat(32))).toBe(false);
  });

  it('is not given for a head without a hash', () =>
    expect(headIsSigned(publicKey, GAME, { ...head, hash: '' }, signature)).toBe(false));
});

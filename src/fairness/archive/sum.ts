import { sha256 } from '@noble/hashes/sha2.js';
import { toHex, utf8 } from '../bytes.js';

/** SHA-256 of something that comes in pieces. */
export type Sum = Readonly<{ add: (piece: Uint8Array | string) => void; hex: () => string }>;
export type NewSum = () => Sum;

/** The one that runs everywhere. */
export const newSum: NewSum = () => {
  const hash = sha256.create();
  return {
    add: (piece) => void hash.update(typeof piece === 'string' ? utf8(piece) : piece),
    hex: () => toHex(hash.digest()),
  };
};

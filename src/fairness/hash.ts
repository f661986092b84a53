import { sha256 } from '@noble/hashes/sha2.js';
import { toHex, utf8 } from './bytes.js';

/** As many bytes as SHA-256 gives. */
export const HASH_BYTES = 32;

/** SHA-256 over all parts, one after the other, texts in UTF-8; in hexadecimal. */
export type Hash = (...parts: readonly (Uint8Array | string)[]) => string;

/** The one that runs everywhere. A server has a faster one, and hands it to whatever hashes with every move. */
export const hashOf: Hash = (...parts) => {
  const hash = sha256.create();
  for (const part of parts) hash.update(typeof part === 'string' ? utf8(part) : part);
  return toHex(hash.digest());
};

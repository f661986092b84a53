import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from './bytes.js';

/** As many bytes as SHA-256 gives. */
export const HASH_BYTES = 32;

/** SHA-256 over all parts, one after the other, without joining them first; in hexadecimal. */
export function hashOf(...parts: readonly Uint8Array[]): string {
  const hash = sha256.create();
  for (const part of parts) hash.update(part);
  return toHex(hash.digest());
}

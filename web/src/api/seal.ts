import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const TAG = concatBytes(utf8ToBytes('cairn/entropy/1'), Uint8Array.of(0));

/**
 * Binds the `join`-th claim on a seat of a game to its entropy without showing it.
 * (SHA-256 comes from a library: the browser's own is missing on plain http addresses of a home network.)
 */
export function sealEntropy(gameId: string, join: number, entropy: string): string {
  const id = hexToBytes(gameId.replaceAll('-', ''));
  return bytesToHex(sha256(concatBytes(TAG, id, Uint8Array.of(join), hexToBytes(entropy))));
}

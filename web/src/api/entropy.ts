import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomBytes } from './random.js';

const TAG = concatBytes(utf8ToBytes('cairn/entropy/1'), Uint8Array.of(0));
const BYTES = 32;

const keyOf = (gameId: string): string => `cairn.entropy.${gameId}`;

/**
 * What this player adds to the dice. It must survive until the player is ready, so it is kept on the device before it
 * is sealed. (SHA-256 comes from a library: the browser's own is missing on plain http addresses of a home network.)
 */
export function keepEntropy(gameId: string): string {
  const known = keptEntropy(gameId);
  if (known !== null) return known;
  const entropy = bytesToHex(randomBytes(BYTES));
  localStorage.setItem(keyOf(gameId), entropy);
  return entropy;
}

/** The entropy this device keeps for a game; null when it was sealed elsewhere. */
export function keptEntropy(gameId: string): string | null {
  try {
    return localStorage.getItem(keyOf(gameId));
  } catch {
    return null;
  }
}

/** After getting up, new entropy is drawn for the next seat. */
export function forgetEntropy(gameId: string): void {
  localStorage.removeItem(keyOf(gameId));
}

/** Binds the `join`-th claim on a seat of a game to its entropy without showing it. */
export function sealEntropy(gameId: string, join: number, entropy: string): string {
  const id = hexToBytes(gameId.replaceAll('-', ''));
  return bytesToHex(sha256(concatBytes(TAG, id, Uint8Array.of(join), hexToBytes(entropy))));
}

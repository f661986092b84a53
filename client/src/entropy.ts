import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const TAG = concatBytes(utf8ToBytes('cairn/entropy/1'), Uint8Array.of(0));

const random = (bytes: number): string => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** A name for one intention. Sent again under it, a command is never carried out twice. */
export const newCommandId = (): string => random(16);

/** Your own chance for the dice: 32 random bytes, hexadecimal. */
export const newEntropy = (): string => random(32);

/**
 * Binds the `join`-th seat of a game to your entropy without showing it: the `entropySeal` of `joinGame`.
 * (SHA-256 comes from a library: the browser's own is missing on plain http addresses of a home network.)
 */
export function sealEntropy(gameId: string, join: number, entropy: string): string {
  const id = hexToBytes(gameId.replaceAll('-', ''));
  return bytesToHex(sha256(concatBytes(TAG, id, Uint8Array.of(join), hexToBytes(entropy))));
}

import { bytesToHex } from '@noble/hashes/utils.js';
import { randomBytes } from './random.js';

const BYTES = 32;
const keyOf = (gameId: string): string => `cairn.entropy.${gameId}`;

/** Where storage is off, a player who stays on the page can still get ready. */
const drawn = new Map<string, string>();

/** What this player adds to the dice: drawn once and kept on the device until the player is ready. */
export function keepEntropy(gameId: string): string {
  const known = keptEntropy(gameId);
  if (known !== null) return known;
  const entropy = bytesToHex(randomBytes(BYTES));
  drawn.set(gameId, entropy);
  try {
    localStorage.setItem(keyOf(gameId), entropy);
  } catch {
    // It lasts until the page closes.
  }
  return entropy;
}

/** The entropy this device keeps for a game; null when it was sealed elsewhere. */
export function keptEntropy(gameId: string): string | null {
  try {
    return drawn.get(gameId) ?? localStorage.getItem(keyOf(gameId));
  } catch {
    return null;
  }
}

/** After getting up, new entropy is drawn for the next seat. */
export function forgetEntropy(gameId: string): void {
  drawn.delete(gameId);
  try {
    localStorage.removeItem(keyOf(gameId));
  } catch {
    // What could not be stored need not be forgotten.
  }
}

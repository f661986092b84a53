import { bytesToHex } from '@noble/hashes/utils.js';
import { remembering } from '../lib/remembering.js';
import { randomBytes } from './random.js';

const BYTES = 32;
const keyOf = (gameId: string): string => `cairn.entropy.${gameId}`;

/** Where storage is off, a player who stays on the page can still get ready. */
const memory = remembering(() => localStorage);

/** What this player adds to the dice: drawn once and kept on the device until the player is ready. */
export function keepEntropy(gameId: string): string {
  const known = keptEntropy(gameId);
  if (known !== null) return known;
  const entropy = bytesToHex(randomBytes(BYTES));
  memory.setItem(keyOf(gameId), entropy);
  return entropy;
}

/** The entropy this device keeps for a game; null when it was sealed elsewhere. */
export const keptEntropy = (gameId: string): string | null => memory.getItem(keyOf(gameId));

/** After getting up, new entropy is drawn for the next seat. */
export const forgetEntropy = (gameId: string): void => memory.removeItem(keyOf(gameId));

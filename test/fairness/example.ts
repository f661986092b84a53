import { fromHex } from '../../src/fairness/bytes.js';
import { drawKey } from '../../src/fairness/draws.js';

/** The game, seed and entropy of the published vectors. */
export const GAME = '00112233-4455-4677-8899-aabbccddeeff';
export const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
export const ENTROPIES = [fromHex('11'.repeat(32)), fromHex('22'.repeat(32))] as const;
export const KEY = drawKey(SEED, GAME, ENTROPIES);
export const CARDS = Array.from({ length: 36 }, (_, index) => `C${String(index + 1).padStart(2, '0')}`);

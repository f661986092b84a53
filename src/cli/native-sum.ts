import { createHash } from 'node:crypto';
import type { NewSum } from '../fairness/archive/sum.js';

/** SHA-256 of something that comes in pieces, as Node has it. */
export const nativeSum: NewSum = () => {
  const hash = createHash('sha256');
  return { add: (piece) => void hash.update(piece), hex: () => hash.digest('hex') };
};

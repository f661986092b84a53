import { createHash } from 'node:crypto';
import type { Hash } from '../fairness/hash.js';

/** SHA-256 as Node has it: several times as fast as the one that runs in browsers too. */
export const nativeHash: Hash = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

import { hash } from 'node:crypto';
import type { Hash } from '../fairness/hash.js';

/** UTF-8 never takes more bytes for a UTF-16 unit. */
const MOST_BYTES = 3;

/** Where what is hashed is laid out; it grows with the largest. */
let room = Buffer.allocUnsafeSlow(64 * 1024);

/** SHA-256 as Node has it: several times as fast as the one that runs in browsers too. */
export const nativeHash: Hash = (...parts) => {
  let end = 0;
  for (const part of parts) {
    makeRoom(end, typeof part === 'string' ? MOST_BYTES * part.length : part.length);
    if (typeof part === 'string') {
      end += room.write(part, end);
    } else {
      room.set(part, end);
      end += part.length;
    }
  }
  return hash('sha256', room.subarray(0, end), 'hex');
};

function makeRoom(used: number, more: number): void {
  if (used + more <= room.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * (used + more));
  room.copy(larger, 0, 0, used);
  room = larger;
}

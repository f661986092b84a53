import { bytesToHex } from '@noble/hashes/utils.js';

/** Random bytes from the browser. */
export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/**
 * A name for one intention: sent again after a broken answer, it is never carried out twice.
 * (`crypto.randomUUID` is missing on plain http addresses of a home network.)
 */
export const newCommandId = (): string => bytesToHex(randomBytes(16));

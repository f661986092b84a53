import { sha256 } from '@noble/hashes/sha2.js';
import { toHex, utf8 } from './bytes.js';
import { canonicalJson } from './canonical.js';

/** Tells a retry of a command from another command under the same id. Not part of the chain. */
export const commandHash = (command: object): string =>
  toHex(sha256(utf8(canonicalJson(command, 'command'))));

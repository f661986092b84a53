import { expectLength, fromHex, isHex, tag } from './bytes.js';
import { canonicalJson, whyNotCanonical } from './canonical.js';
import { hashOf } from './hash.js';

const SEALED = tag('cairn/sealed/1');

/** As many random bytes as a salt has: without them the few possible cards could simply be tried. */
export const SALT_BYTES = 16;

/** What an event says publicly about its secret part. */
export function sealHash(salt: Uint8Array, value: unknown): string {
  expectLength(salt, SALT_BYTES, 'a salt');
  return hashOf(SEALED, salt, canonicalJson(value, 'sealed'));
}

/** A secret part as it is stored; leaving out salt and value leaves what everybody may see. */
export type SealedPart = Readonly<{ hash: string; salt?: string; value?: unknown }>;

/** Whether the opened part is what was sealed. True as well if it is wholly left out: then nothing is claimed. */
export function sealHolds({ hash, salt, value }: SealedPart): boolean {
  if (salt === undefined && value === undefined) return true;
  if (!isHex(salt, SALT_BYTES) || whyNotCanonical(value) !== undefined) return false;
  return sealHash(fromHex(salt), value) === hash;
}

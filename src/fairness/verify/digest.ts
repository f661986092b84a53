import type { Archive } from '../archive/read.js';
import { digestIsSigned, isIncluded } from '../digest.js';
import { keyIdOf } from '../signature.js';
import { isTrusted, type Trust } from './trust.js';
import type { Difference, Unchecked } from './verdict.js';

/** What came of looking at the digest in an archive; nothing if it has none. */
export type DigestFound = Readonly<{
  date?: string;
  root?: string;
  difference?: Difference;
  unchecked: readonly Unchecked[];
}>;

/** Whether the published digest has a head of this very history. */
export function digestFound({ header, events, digest }: Archive, trust: Trust): DigestFound {
  if (digest === undefined) return { unchecked: [] };
  const { version, keyId, publicKey, signature, date, root } = digest;
  const hash = events[version - 1]?.hash;
  const holds =
    hash !== undefined &&
    keyIdOf(publicKey) === keyId &&
    digestIsSigned(publicKey, digest, signature) &&
    isIncluded(digest, header.game, hash, digest);
  if (!holds) return { unchecked: [], difference: { reason: 'DIGEST_BROKEN', version } };
  // An older key may have signed it, which the reader need not know.
  if (trust.keys !== undefined && !isTrusted(trust, digest))
    return { unchecked: [{ what: 'digest', why: 'DIGEST_KEY_UNKNOWN', keyId }] };
  return { date, root, unchecked: [] };
}

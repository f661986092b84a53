import type { SignedDigest } from '../../fairness/digest.js';
import type { Hash } from '../../fairness/hash.js';
import type { Signer } from '../../fairness/signature.js';
import { makeDigest } from './digest.js';
import type { PublishedKey } from './keys-port.js';
import type { TrustStores } from './trust-port.js';

/** What this house says in public about all its games, so that whoever writes it down can later hold it to its word. */
export type PublicRecord = Readonly<{
  /** With which key this process signs. */
  currentKey: string;
  /** Every key this house has signed with, the newest first. */
  keys: () => Promise<readonly PublishedKey[]>;
  /** Makes the key of this process known; before anything is signed with it. */
  publishKey: () => Promise<void>;
  /** The digests before a date, or the last ones; the newest first. */
  digests: (limit: number, before?: string) => Promise<readonly SignedDigest[]>;
  digestOf: (date: string) => Promise<SignedDigest | undefined>;
  /** Makes the digest of today unless it is made; answers it if this call made it. */
  makeDigest: () => Promise<SignedDigest | undefined>;
}>;

export type RecordParts = Readonly<{ signer: Signer; hash?: Hash; now: () => Date }>;

/** The public record on its stores. */
export function createPublicRecord(
  { digests, signingKeys }: Pick<TrustStores, 'digests' | 'signingKeys'>,
  { signer, hash, now }: RecordParts,
): PublicRecord {
  const { keyId, publicKey } = signer;
  return {
    currentKey: keyId,
    keys: signingKeys.all,
    publishKey: () => signingKeys.publish({ keyId, publicKey, since: now() }),
    digests: digests.list,
    digestOf: digests.byDate,
    makeDigest: () => makeDigest({ digests, signer, hash }, now()),
  };
}

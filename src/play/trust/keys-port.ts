import type { Signer } from '../../fairness/signature.js';

/** A public key with which this house signs, or has signed. */
export type PublishedKey = Pick<Signer, 'keyId' | 'publicKey'> & Readonly<{ since: Date }>;

/** Every key this house has ever signed with: whoever keeps an old archive must still find its key. */
export type SigningKeys = Readonly<{
  /** Adds a key unless it is there. */
  publish: (key: PublishedKey) => Promise<void>;
  /** The newest first. */
  all: () => Promise<readonly PublishedKey[]>;
}>;

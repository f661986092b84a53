import { ed25519 } from '@noble/curves/ed25519.js';
import { concat, fromHex, isHex, toHex } from './bytes.js';
import { hashOf } from './hash.js';

const SIGNATURE_BYTES = 64;
const KEY_ID_BYTES = 8;

/** Both halves of a signing key have this many bytes. */
export const KEY_BYTES = 32;

/** Whoever signs. The secret key stays inside, where no log or error can find it. */
export type Signer = Readonly<{
  publicKey: string;
  keyId: string;
  /** Signs all parts, one after the other. The first is a tag, so that no signature stands for another kind of thing. */
  sign: (...parts: readonly Uint8Array[]) => string;
}>;

/** A signer with this secret key. */
export function createSigner(secretKey: Uint8Array): Signer {
  const publicKey = toHex(ed25519.getPublicKey(secretKey));
  return {
    publicKey,
    keyId: keyIdOf(publicKey),
    sign: (...parts) => toHex(ed25519.sign(concat(...parts), secretKey)),
  };
}

/** The short name of a public key, by which a signature says who made it. */
export const keyIdOf = (publicKey: string): string => hashOf(fromHex(publicKey)).slice(0, 2 * KEY_ID_BYTES);

/** Whether a value has the form of a key id. */
export const isKeyId = (value: unknown): value is string => isHex(value, KEY_ID_BYTES);

/** Whether a value has the form of a public key. */
export const isPublicKey = (value: unknown): value is string => isHex(value, KEY_BYTES);

/** Whether the owner of a public key signed these parts. What is no signature or key at all did not sign. */
export function isSigned(publicKey: string, signature: string, ...parts: readonly Uint8Array[]): boolean {
  if (!isPublicKey(publicKey) || !isHex(signature, SIGNATURE_BYTES)) return false;
  // the strict reading of RFC 8032: the lenient one has keys under which one signature fits every message
  return ed25519.verify(fromHex(signature), concat(...parts), fromHex(publicKey), { zip215: false });
}

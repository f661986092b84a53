import { ed25519 } from '@noble/curves/ed25519.js';
import { concat, fromHex, isHex, tag, toHex, u32, uuidBytes } from './bytes.js';
import type { ChainHead } from './chain.js';
import { HASH_BYTES, hashOf } from './hash.js';

const HEAD = tag('cairn/head/1');
const SIGNATURE_BYTES = 64;
const PUBLIC_KEY_BYTES = 32;
const KEY_ID_BYTES = 8;

/** The public half of a server's signing key, in hexadecimal. */
export const publicKeyOf = (secretKey: Uint8Array): string => toHex(ed25519.getPublicKey(secretKey));

/** The short name of a public key, by which a signature says who made it. */
export const keyIdOf = (publicKey: string): string => hashOf(fromHex(publicKey)).slice(0, 2 * KEY_ID_BYTES);

/** The server's word that this was the head of this game. */
export const signHead = (secretKey: Uint8Array, game: string, head: ChainHead): string =>
  toHex(ed25519.sign(headBytes(game, head), secretKey));

/** Whether the owner of a public key signed this head. What is no signature, key or hash at all was not signed. */
export function headIsSigned(publicKey: string, game: string, head: ChainHead, signature: string): boolean {
  const whole =
    isHex(publicKey, PUBLIC_KEY_BYTES) && isHex(signature, SIGNATURE_BYTES) && isHex(head.hash, HASH_BYTES);
  if (!whole) return false;
  // the strict reading of RFC 8032: the lenient one has keys under which one signature fits every message
  return ed25519.verify(fromHex(signature), headBytes(game, head), fromHex(publicKey), { zip215: false });
}

const headBytes = (game: string, { version, hash }: ChainHead): Uint8Array =>
  concat(HEAD, uuidBytes(game), u32(version), fromHex(hash));

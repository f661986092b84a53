import { fromHex, isHex, tag, u32, uuidBytes } from './bytes.js';
import type { ChainHead } from './chain.js';
import { HASH_BYTES } from './hash.js';
import { isSigned, type Signer } from './signature.js';

const HEAD = tag('cairn/head/1');

/** The server's word that this was the head of this game. */
export const signHead = ({ sign }: Signer, game: string, head: ChainHead): string =>
  sign(...headParts(game, head));

/** Whether the owner of a public key signed this head. */
export const headIsSigned = (publicKey: string, game: string, head: ChainHead, signature: string): boolean =>
  isHex(head.hash, HASH_BYTES) && isSigned(publicKey, signature, ...headParts(game, head));

const headParts = (game: string, { version, hash }: ChainHead): readonly Uint8Array[] => [
  HEAD,
  uuidBytes(game),
  u32(version),
  fromHex(hash),
];

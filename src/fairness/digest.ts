import { fromHex, isHex, tag, u32, utf8, uuidBytes } from './bytes.js';
import type { ChainHead } from './chain.js';
import { HASH_BYTES } from './hash.js';
import { leafHash, rootAbove } from './merkle.js';
import { isSigned, type Signer } from './signature.js';

const DIGEST = tag('cairn/digest/1');
const DATE = /^\d{4}-\d\d-\d\d$/;
const MOST_GAMES = 0xffffffff;

/** What stands before the first digest. */
export const NO_ROOT = '00'.repeat(HASH_BYTES);

/** One root over the heads of many games, and the one before it: published every day. */
export type Digest = Readonly<{ date: string; root: string; previousRoot: string; count: number }>;
export type SignedDigest = Digest & Readonly<{ keyId: string; signature: string }>;

/** That a head of a game is one of the leaves of a digest: its place, and its way up to the root. */
export type Inclusion = Readonly<{ version: number; position: number; path: readonly string[] }>;

/** The leaf of one game. */
export const digestLeaf = (game: string, { version, hash }: ChainHead): string =>
  leafHash(uuidBytes(game), u32(version), fromHex(hash));

/** The server's word that it published this digest. */
export const signDigest = ({ sign }: Signer, digest: Digest): string => sign(...digestParts(digest));

/** Whether the owner of a public key signed this digest. */
export const digestIsSigned = (publicKey: string, digest: Digest, signature: string): boolean =>
  isDigest(digest) && isSigned(publicKey, signature, ...digestParts(digest));

/** Whether this head of this game is a leaf of the digest. */
export function isIncluded(
  { root, count }: Digest,
  game: string,
  hash: string,
  inclusion: Inclusion,
): boolean {
  const { version, position, path } = inclusion;
  return rootAbove(digestLeaf(game, { version, hash }), position, count, path) === root;
}

const isDigest = ({ date, root, previousRoot, count }: Digest): boolean =>
  DATE.test(date) &&
  isHex(root, HASH_BYTES) &&
  isHex(previousRoot, HASH_BYTES) &&
  count >= 0 &&
  count <= MOST_GAMES;

const digestParts = ({ date, root, previousRoot, count }: Digest): readonly Uint8Array[] => [
  DIGEST,
  utf8(date),
  fromHex(root),
  fromHex(previousRoot),
  u32(count),
];

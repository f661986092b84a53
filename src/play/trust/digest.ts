import type { GameId } from '../../game/index.js';
import { digestLeaf, NO_ROOT, signDigest, type Digest, type SignedDigest } from '../../fairness/digest.js';
import type { Hash } from '../../fairness/hash.js';
import { treeOf } from '../../fairness/merkle.js';
import type { Signer } from '../../fairness/signature.js';
import type { Counted } from './census.js';
import type { Digests } from './digests-port.js';

export type DigestParts = Readonly<{ digests: Digests; signer: Signer; hash?: Hash | undefined }>;

const AT_ONCE = 1_000;

/**
 * Makes the digest of this day over all games in which something has happened since the last one, unless it is made.
 * A game in which nothing happens stays in the digest it is in: heads are proved once, not every day anew.
 */
export async function makeDigest(
  { digests, signer, hash }: DigestParts,
  now: Date,
): Promise<SignedDigest | undefined> {
  const date = now.toISOString().slice(0, 10);
  if ((await digests.byDate(date)) !== undefined) return undefined;
  const heads = await unpublished(digests);
  const tree = treeOf(
    heads.map(({ id, version, headHash }) => digestLeaf(id, { version, hash: headHash })),
    hash,
  );
  const [last] = await digests.list(1);
  const { root } = tree;
  const digest: Digest = { date, root, previousRoot: last?.root ?? NO_ROOT, count: heads.length };
  const signed = { ...digest, keyId: signer.keyId, signature: signDigest(signer, digest) };
  const leaves = heads.map(({ id: game, version, headHash }, position) => {
    return { game, version, hash: headHash, position, path: tree.pathOf(position) };
  });
  return (await digests.publish(signed, leaves, now)) ? signed : undefined;
}

async function unpublished(digests: Digests): Promise<readonly Counted[]> {
  const heads: Counted[] = [];
  let after: GameId | undefined;
  do {
    const page = await digests.unpublished(after, AT_ONCE);
    heads.push(...page);
    after = page.length < AT_ONCE ? undefined : page.at(-1)?.id;
  } while (after !== undefined);
  return heads;
}

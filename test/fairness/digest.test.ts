import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { fromHex } from '../../src/fairness/bytes.js';
import {
  digestIsSigned,
  digestLeaf,
  isIncluded,
  NO_ROOT,
  signDigest,
  type Digest,
} from '../../src/fairness/digest.js';
import { leafHash, rootAbove, treeOf } from '../../src/fairness/merkle.js';
import { createSigner } from '../../src/fairness/signature.js';
import { GAME } from './example.js';

const sha = (...parts: readonly Uint8Array[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

/** RFC 6962, 2.1, to the letter: split at the largest power of two below the number of leaves. */
function rfcRoot(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return sha();
  if (leaves.length === 1) return sha(Uint8Array.of(0), leaves[0]!);
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return sha(Uint8Array.of(1), rfcRoot(leaves.slice(0, half)), rfcRoot(leaves.slice(half)));
}

const entries = (count: number): readonly Buffer[] =>
  Array.from({ length: count }, (_, nth) => Buffer.from(`entry ${nth}`));
const hashes = (count: number): readonly string[] => entries(count).map((entry) => leafHash(entry));

describe('a tree', () => {
  it('has the root that RFC 6962 asks for, whatever its size', () => {
    for (let count = 0; count <= 70; count += 1)
      expect(treeOf(hashes(count)).root).toBe(rfcRoot(entries(count)).toString('hex'));
  });

  it('leads from every leaf to its root, and from no other place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat(), (count, any, other) => {
        const leaves = hashes(count);
        const { root, pathOf } = treeOf(leaves);
        const [at, elsewhere] = [any % count, other % count];
        expect(rootAbove(leaves[at]!, at, count, pathOf(at))).toBe(root);
        if (at !== elsewhere) expect(rootAbove(leaves[elsewhere]!, at, count, pathOf(at))).not.toBe(root);
      }),
    );
  });

  it('leads nowhere with a path that is too short, too long or outside', () => {
    const leaves = hashes(5);
    const path = treeOf(leaves).pathOf(3);
    expect(rootAbove(leaves[3]!, 3, 5, path.slice(1))).toBeUndefined();
    expect(rootAbove(leaves[3]!, 3, 5, [...path, leaves[0]!])).toBeUndefined();
    expect(rootAbove(leaves[3]!, 5, 5, path)).toBeUndefined();
    expect(rootAbove(leaves[3]!, -1, 5, path)).toBeUndefined();
  });
});

describe('a digest', () => {
  const head = { version: 7, hash: 'ab'.repeat(32) };
  const leaf = digestLeaf(GAME, head);
  const tree = treeOf([hashes(1)[0]!, leaf, hashes(2)[1]!]);
  const digest: Digest = { date: '2026-11-17', root: tree.root, previousRoot: NO_ROOT, count: 3 };
  const signer = createSigner(fromHex('07'.repeat(32)));
  const signature = signDigest(signer, digest);

  it('is made of leaves as the page says', () => {
    const bytes = Buffer.concat([
      Buffer.from([0]),
      Buffer.from(GAME.replaceAll('-', ''), 'hex'),
      Buffer.from([0, 0, 0, 7]),
      Buffer.from(head.hash, 'hex'),
    ]);
    expect(leaf).toBe(sha(bytes).toString('hex'));
  });

  it('has this head and no other', () => {
    const inclusion = { version: 7, position: 1, path: tree.pathOf(1) };
    expect(isIncluded(digest, GAME, head.hash, inclusion)).toBe(true);
    expect(isIncluded(digest, GAME, 'ac'.repeat(32), inclusion)).toBe(false);
    expect(isIncluded(digest, GAME, head.hash, { ...inclusion, version: 8 })).toBe(false);
    expect(isIncluded(digest, GAME, head.hash, { ...inclusion, position: 0 })).toBe(false);
  });

  it('is signed with everything it says', () => {
    expect(digestIsSigned(signer.publicKey, digest, signature)).toBe(true);
    const changes: readonly Partial<Digest>[] = [
      { date: '2026-11-18' },
      { root: NO_ROOT },
      { previousRoot: tree.root },
      { count: 4 },
      { date: 'today' },
      { count: -1 },
    ];
    for (const change of changes)
      expect(digestIsSigned(signer.publicKey, { ...digest, ...change }, signature)).toBe(false);
  });
});

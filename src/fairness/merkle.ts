import { fromHex } from './bytes.js';
import { hashOf, type Hash } from './hash.js';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** A tree of hashes as RFC 6962 builds it. */
export type Tree = Readonly<{
  root: string;
  /** The siblings of a leaf on its way up to the root, lowest first. */
  pathOf: (position: number) => readonly string[];
}>;

/** The hash of one leaf's content. */
export const leafHash = (...parts: readonly Uint8Array[]): string => hashOf(LEAF, ...parts);

/** Builds the tree level by level: a node without a sibling moves up as it is. */
export function treeOf(leaves: readonly string[], hash: Hash = hashOf): Tree {
  const levels: (readonly string[])[] = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) level = parentsOf(level, hash);
  const pathOf = (position: number): readonly string[] =>
    levels.flatMap((level, height) => level[siblingOf(position >>> height)] ?? []);
  return { root: levels.at(-1)?.[0] ?? hash(), pathOf };
}

/** The root to which this leaf's path leads in a tree of `count` leaves; undefined if it leads nowhere. */
export function rootAbove(
  leaf: string,
  position: number,
  count: number,
  path: readonly string[],
): string | undefined {
  if (position < 0 || position >= count) return undefined;
  let node = leaf;
  let used = 0;
  for (let at = position, size = count; size > 1; at >>>= 1, size = (size + 1) >>> 1) {
    if (siblingOf(at) >= size) continue;
    const sibling = path[used];
    if (sibling === undefined) return undefined;
    node = at % 2 === 0 ? parent(node, sibling) : parent(sibling, node);
    used += 1;
  }
  return used === path.length ? node : undefined;
}

const siblingOf = (position: number): number => position ^ 1;

const parent = (left: string, right: string, hash: Hash = hashOf): string =>
  hash(NODE, fromHex(left), fromHex(right));

function parentsOf(level: readonly string[], hash: Hash): readonly string[] {
  const parents: string[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left = '', right] = level.slice(at, at + 2);
    parents.push(right === undefined ? left : parent(left, right, hash));
  }
  return parents;
}

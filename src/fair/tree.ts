import { sha256 } from '@noble/hashes/sha2.js';

/** A hash tree, level by level: `[0]` the leaves, the last holds the root alone. */
export type HashTree = readonly (readonly Uint8Array[])[];

/**
 * The tree of RFC 6962 over at least one leaf. Pairing from the left and lifting an odd last node unchanged gives the
 * same tree as splitting at the largest power of two.
 */
export function hashTree(leaves: readonly Uint8Array[]): HashTree {
  const levels = [leaves];
  let below = leaves;
  while (below.length > 1) {
    const level: Uint8Array[] = [];
    for (let i = 0; i < below.length; i += 2) {
      const left = below[i] as Uint8Array; // i < length
      const right = below[i + 1];
      level.push(right === undefined ? left : hashNode(left, right));
    }
    levels.push(level);
    below = level;
  }
  return levels;
}

/** The root of a tree: 32 bytes. */
export function treeRoot(tree: HashTree): Uint8Array {
  return tree[tree.length - 1]?.[0] as Uint8Array; // the last level of a tree is its root
}

/** The hashes beside the way from a leaf to the root, from the bottom up (RFC 9162, 2.1.3.1). */
export function treePath(tree: HashTree, index: number): Uint8Array[] {
  const path: Uint8Array[] = [];
  tree.slice(0, -1).forEach((level, height) => {
    const beside = level[(index >> height) ^ 1];
    if (beside !== undefined) path.push(beside);
  });
  return path;
}

/** The root to which a leaf and its path lead, `null` when the path is too short or too long (RFC 9162, 2.1.3.2). */
export function rootOfPath(
  leaf: Uint8Array,
  index: number,
  size: number,
  path: readonly Uint8Array[],
): Uint8Array | null {
  let root = leaf;
  let node = index;
  let last = size - 1;
  for (const beside of path) {
    if (last === 0) return null;
    if (node % 2 === 1 || node === last) {
      root = hashNode(beside, root);
      while (node % 2 === 0 && node !== 0) {
        node >>= 1;
        last >>= 1;
      }
    } else {
      root = hashNode(root, beside);
    }
    node >>= 1;
    last >>= 1;
  }
  return last === 0 ? root : null;
}

/** The hash of a leaf's content: leaves and nodes can never be taken for each other. */
export function hashLeaf(content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + content.length);
  bytes.set(content, 1);
  return sha256(bytes);
}

function hashNode(left: Uint8Array, right: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(65);
  bytes[0] = 1;
  bytes.set(left, 1);
  bytes.set(right, 33);
  return sha256(bytes);
}

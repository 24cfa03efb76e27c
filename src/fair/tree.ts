import { sha256 } from '@noble/hashes/sha2.js';

/** A hash tree, level by level: `[0]` the leaves, the last holds the root alone. */
export type HashTree = readonly (readonly Uint8Array[])[];

/**
 * The tree of RFC 6962 over at least one leaf. Pairing from the left and lifting an odd last node unchanged gives the
 * same tree as splitting at the largest power of two.
 */
export function hashTree(leaves: readonly Uint8Array[]): HashTree {
  const levels = [leaves];
  let level = leaves;
  while (level.length > 1) {
    const below = level;
    level = below.flatMap((left, i) => (i % 2 === 1 ? [] : [joined(left, below[i + 1])]));
    levels.push(level);
  }
  return levels;
}

/** The hashes beside the way from a leaf to the root, from the bottom up (RFC 9162, 2.1.3.1). */
export function treePath(tree: HashTree, index: number): Uint8Array[] {
  return tree.flatMap((level, height) => level[(index >> height) ^ 1] ?? []);
}

/** The root to which a leaf and its path lead, `null` when the path is too short or too long (RFC 9162, 2.1.3.2). */
export function rootOfPath(
  leaf: Uint8Array,
  index: number,
  size: number,
  path: readonly Uint8Array[],
): Uint8Array | null {
  const rest = [...path];
  let root = leaf;
  for (let node = index, nodes = size; nodes > 1; node >>= 1, nodes = (nodes + 1) >> 1) {
    if ((node ^ 1) >= nodes) continue; // an odd last node has nothing beside it
    const beside = rest.shift();
    if (beside === undefined) return null;
    root = node % 2 === 1 ? joined(beside, root) : joined(root, beside);
  }
  return rest.length === 0 ? root : null;
}

/** The hash of a leaf's content: leaves and nodes can never be taken for each other. */
export function hashLeaf(content: Uint8Array): Uint8Array {
  return tagged(0, [content]);
}

function joined(left: Uint8Array, right: Uint8Array | undefined): Uint8Array {
  return right === undefined ? left : tagged(1, [left, right]);
}

function tagged(tag: number, parts: readonly Uint8Array[]): Uint8Array {
  const hash = sha256.create().update(Uint8Array.of(tag));
  for (const part of parts) hash.update(part);
  return hash.digest();
}

import { NODE2, type Bvh2 } from './bvh2.js';
import { LEAF_EDGE_1, LEAF_EDGE_2, LEAF_TRIANGLES, LEAF_WORDS, NODE_LINKS, NODE_WORDS } from '../../kernel/layout.js';
import type { Geometry } from './geometry.js';

/**
 * A 4-wide hierarchy in the kernel's layout, ready to be copied into its memory.
 * Node, 128 bytes: low x of four children, low y, low z, high x, high y, high z (16 bytes each), four links (a node's
 * number, or the complement of a leaf's), 16 bytes unused. An absent child has an inverted box.
 * Leaf, 160 bytes: corner x, y, z of four triangles, both edges likewise, four triangle numbers (-1: absent).
 */
export interface Bvh4 {
  readonly nodes: Uint8Array;
  readonly leaves: Uint8Array;
}

/** Writes a leaf's four triangles as structure of arrays. */
function writeLeaf(floats: Float32Array, integers: Int32Array, at: number, triangles: Uint32Array, geometry: Geometry) {
  const { position, index } = geometry;
  for (let k = 0; k < 4; k++) {
    if (k >= triangles.length) {
      integers[at + LEAF_TRIANGLES + k] = -1;
      continue;
    }
    const triangle = triangles[k];
    for (let axis = 0; axis < 3; axis++) {
      const corner = position[index[triangle * 3] * 3 + axis];
      floats[at + axis * 4 + k] = corner;
      floats[at + LEAF_EDGE_1 + axis * 4 + k] = position[index[triangle * 3 + 1] * 3 + axis] - corner;
      floats[at + LEAF_EDGE_2 + axis * 4 + k] = position[index[triangle * 3 + 2] * 3 + axis] - corner;
    }
    integers[at + LEAF_TRIANGLES + k] = triangle;
  }
}

/** Collapses a binary hierarchy: each node adopts its largest grandchildren until it has four children. */
export function collapseBvh(bvh: Bvh2, geometry: Geometry): Bvh4 {
  const { nodes, integers, order } = bvh;
  const nodeFloats = new Float32Array(new SharedArrayBuffer(bvh.count * NODE_WORDS * 4));
  const nodeIntegers = new Int32Array(nodeFloats.buffer);
  const leafFloats = new Float32Array(new SharedArrayBuffer(bvh.count * LEAF_WORDS * 4));
  const leafIntegers = new Int32Array(leafFloats.buffer);
  let nodeCount = 0;
  let leafCount = 0;

  const trianglesOf = (node: number) => integers[node * NODE2.floats + NODE2.count];
  const firstChild = (node: number) => integers[node * NODE2.floats + NODE2.link];
  const halfArea = (node: number) => {
    const at = node * NODE2.floats;
    const [x, y, z] = [0, 1, 2].map((axis) => nodes[at + NODE2.high + axis] - nodes[at + NODE2.low + axis]);
    return x * y + y * z + z * x;
  };

  const gatherChildren = (node: number): number[] => {
    const children = trianglesOf(node) ? [node] : [firstChild(node), firstChild(node) + 1];
    while (children.length < 4) {
      const inner = children.filter((child) => !trianglesOf(child));
      if (!inner.length) break;
      const widest = inner.reduce((a, b) => (halfArea(b) > halfArea(a) ? b : a));
      children.splice(children.indexOf(widest), 1, firstChild(widest), firstChild(widest) + 1);
    }
    return children;
  };

  const emitLeaf = (node: number): number => {
    const first = firstChild(node);
    const triangles = order.subarray(first, first + trianglesOf(node));
    writeLeaf(leafFloats, leafIntegers, leafCount * LEAF_WORDS, triangles, geometry);
    return leafCount++;
  };

  const emitNode = (node: number): number => {
    const mine = nodeCount++;
    const at = mine * NODE_WORDS;
    const children = order.length ? gatherChildren(node) : [];
    for (let k = 0; k < 4; k++) {
      const child = children[k];
      for (let axis = 0; axis < 3; axis++) {
        const absent = child === undefined;
        nodeFloats[at + axis * 4 + k] = absent ? Infinity : nodes[child * NODE2.floats + NODE2.low + axis];
        nodeFloats[at + 12 + axis * 4 + k] = absent ? -Infinity : nodes[child * NODE2.floats + NODE2.high + axis];
      }
      if (child !== undefined)
        nodeIntegers[at + NODE_LINKS + k] = trianglesOf(child) ? ~emitLeaf(child) : emitNode(child);
    }
    return mine;
  };

  emitNode(0);
  return {
    nodes: new Uint8Array(nodeFloats.buffer, 0, nodeCount * NODE_WORDS * 4),
    leaves: new Uint8Array(leafFloats.buffer, 0, leafCount * LEAF_WORDS * 4),
  };
}

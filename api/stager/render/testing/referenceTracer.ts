import { NODE2, type Bvh2 } from '../trace/bvh2.js';
import type { Geometry } from '../trace/geometry.js';
import { HIT, RAY, type RayBuffers } from '../trace/rays.js';

/** Distance at which the ray enters a node's box; Infinity if it misses it or has a closer hit. */
function enterBox(
  nodes: Float32Array,
  node: number,
  origin: Float64Array,
  inverse: Float64Array,
  best: number,
): number {
  const at = node * NODE2.floats;
  let near = 0;
  let far = best;
  for (let axis = 0; axis < 3; axis++) {
    const a = (nodes[at + NODE2.low + axis] - origin[axis]) * inverse[axis];
    const b = (nodes[at + NODE2.high + axis] - origin[axis]) * inverse[axis];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far ? near : Infinity;
}

/** Corner and two edges of each triangle, 9 numbers each, in the hierarchy's order. */
function cornersAndEdges({ position, index }: Geometry, order: Uint32Array): Float32Array {
  const all = new Float32Array(order.length * 9);
  order.forEach((triangle, k) => {
    for (let axis = 0; axis < 3; axis++) {
      const corner = position[index[triangle * 3] * 3 + axis];
      all[k * 9 + axis] = corner;
      all[k * 9 + 3 + axis] = position[index[triangle * 3 + 1] * 3 + axis] - corner;
      all[k * 9 + 6 + axis] = position[index[triangle * 3 + 2] * 3 + axis] - corner;
    }
  });
  return all;
}

interface Hit {
  distance: number;
  u: number;
  v: number;
  triangle: number;
}

/** Moeller and Trumbore 1997. Updates the hit if triangle k is closer. */
function hitTriangle(corners: Float32Array, k: number, origin: Float64Array, d: Float64Array, hit: Hit): boolean {
  const at = k * 9;
  const [e1x, e1y, e1z] = [corners[at + 3], corners[at + 4], corners[at + 5]];
  const [e2x, e2y, e2z] = [corners[at + 6], corners[at + 7], corners[at + 8]];
  const px = d[1] * e2z - d[2] * e2y;
  const py = d[2] * e2x - d[0] * e2z;
  const pz = d[0] * e2y - d[1] * e2x;
  const inverse = 1 / (e1x * px + e1y * py + e1z * pz);
  const tx = origin[0] - corners[at];
  const ty = origin[1] - corners[at + 1];
  const tz = origin[2] - corners[at + 2];
  const u = (tx * px + ty * py + tz * pz) * inverse;
  if (!(u >= 0 && u <= 1)) return false;
  const qx = ty * e1z - tz * e1y;
  const qy = tz * e1x - tx * e1z;
  const qz = tx * e1y - ty * e1x;
  const v = (d[0] * qx + d[1] * qy + d[2] * qz) * inverse;
  if (!(v >= 0 && u + v <= 1)) return false;
  const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
  if (!(distance > 0 && distance < hit.distance)) return false;
  hit.distance = distance;
  hit.u = u;
  hit.v = v;
  return true;
}

/**
 * The reference for the kernel's results and speed: traverses the binary hierarchy in plain TypeScript.
 * @returns a function that fills the first `count` hits; `any`: stop at the first hit found
 */
export function makeTracer(bvh: Bvh2, geometry: Geometry) {
  const { nodes, integers, order } = bvh;
  const corners = cornersAndEdges(geometry, order);
  const stack = new Int32Array(128);
  const origin = new Float64Array(3);
  const direction = new Float64Array(3);
  const inverse = new Float64Array(3);
  const hit: Hit = { distance: 0, u: 0, v: 0, triangle: -1 };

  const hitLeaf = (node: number): void => {
    const first = integers[node * NODE2.floats + NODE2.link];
    const count = integers[node * NODE2.floats + NODE2.count];
    for (let k = first; k < first + count; k++) {
      if (hitTriangle(corners, k, origin, direction, hit)) hit.triangle = order[k];
    }
  };

  const descend = (any: boolean): void => {
    let depth = 0;
    stack[depth++] = 0;
    while (depth > 0) {
      const node = stack[--depth];
      if (enterBox(nodes, node, origin, inverse, hit.distance) === Infinity) continue;
      if (integers[node * NODE2.floats + NODE2.count]) {
        hitLeaf(node);
        if (any && hit.triangle >= 0) return;
        continue;
      }
      const left = integers[node * NODE2.floats + NODE2.link];
      const toLeft = enterBox(nodes, left, origin, inverse, hit.distance);
      const toRight = enterBox(nodes, left + 1, origin, inverse, hit.distance);
      // visit the nearer child first
      const [first, second] = toLeft <= toRight ? [left, left + 1] : [left + 1, left];
      if (Math.max(toLeft, toRight) < Infinity) stack[depth++] = second;
      if (Math.min(toLeft, toRight) < Infinity) stack[depth++] = first;
    }
  };

  return ({ rays, hits, hitIntegers }: RayBuffers, count: number, any: boolean): void => {
    for (let r = 0; r < count; r++) {
      const at = r * RAY.floats;
      for (let axis = 0; axis < 3; axis++) {
        origin[axis] = rays[at + RAY.origin + axis];
        direction[axis] = rays[at + RAY.direction + axis];
        inverse[axis] = 1 / direction[axis];
      }
      hit.distance = rays[at + RAY.farthest];
      hit.u = hit.v = 0;
      hit.triangle = -1;
      if (order.length) descend(any);
      const to = r * HIT.floats;
      hits[to + HIT.distance] = hit.distance;
      hits[to + HIT.u] = hit.u;
      hits[to + HIT.v] = hit.v;
      hitIntegers[to + HIT.triangle] = hit.triangle;
    }
  };
}

import type { Mesh } from '../mesh.js';

/** Welding distance, metres. Three coordinates of a part of up to 13 m fit a safe integer. */
const WELD = 1e-4;
const SPAN = 131072;

function weldKey(mesh: Mesh, vertex: number): number {
  const x = Math.round(mesh.position[vertex * 3] / WELD) + SPAN / 2;
  const y = Math.round(mesh.position[vertex * 3 + 1] / WELD) + SPAN / 2;
  const z = Math.round(mesh.position[vertex * 3 + 2] / WELD) + SPAN / 2;
  return (x * SPAN + y) * SPAN + z;
}

/** Index of the welded point of each vertex, from 0. */
function weld(mesh: Mesh): Int32Array {
  const group = new Int32Array(mesh.position.length / 3);
  const known = new Map<number, number>();
  for (let vertex = 0; vertex < group.length; vertex++) {
    const key = weldKey(mesh, vertex);
    const seen = known.get(key);
    group[vertex] = seen ?? known.size;
    if (seen === undefined) known.set(key, known.size);
  }
  return group;
}

/**
 * Adds each triangle's area-weighted normal (twice its area) to its corners.
 * @param position 3 per vertex
 * @param index 3 vertices per triangle
 * @param sum 3 per point
 * @param group for each vertex the index of its point; default: each is its own
 */
export function addAreaNormals(position: Float64Array, index: Int32Array, sum: Float64Array, group?: Int32Array): void {
  for (let k = 0; k < index.length; k += 3) {
    const a = index[k] * 3;
    const b = index[k + 1] * 3;
    const c = index[k + 2] * 3;
    const ux = position[b] - position[a];
    const uy = position[b + 1] - position[a + 1];
    const uz = position[b + 2] - position[a + 2];
    const vx = position[c] - position[a];
    const vy = position[c + 1] - position[a + 1];
    const vz = position[c + 2] - position[a + 2];
    for (let corner = k; corner < k + 3; corner++) {
      const at = (group ? group[index[corner]] : index[corner]) * 3;
      sum[at] += uy * vz - uz * vy;
      sum[at + 1] += uz * vx - ux * vz;
      sum[at + 2] += ux * vy - uy * vx;
    }
  }
}

/**
 * Gives every point the area-weighted mean normal of its triangles, across uv seams.
 * @param group for each vertex the index of its point, from 0; default: coincident vertices are welded
 */
export function smoothNormals(mesh: Mesh, group: ArrayLike<number> = weld(mesh)): Mesh {
  const { position, index, normal } = mesh;
  const count = position.length / 3;
  const sum = new Float64Array(count * 3);
  // typed arrays in all cases, so that the loop is compiled once
  addAreaNormals(new Float64Array(position), new Int32Array(index), sum, new Int32Array(group));
  normal.length = 0;
  for (let vertex = 0; vertex < count; vertex++) {
    const at = group[vertex] * 3;
    const length = Math.hypot(sum[at], sum[at + 1], sum[at + 2]);
    if (length > 1e-14) normal.push(sum[at] / length, sum[at + 1] / length, sum[at + 2] / length);
    else normal.push(0, 1, 0);
  }
  return mesh;
}

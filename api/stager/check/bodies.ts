/** The meshes of furniture as bodies, and whether two of them cross. */
import type { Ground, Vec3 } from '../contract.js';
import type { Placed } from '../furniture/draft.js';
import type { Mesh, PieceScene } from '../mesh/mesh.js';
import { corners } from '../design/scene/footprint.js';

/** Triangles in the room's metres, within their bounds. */
export interface Body {
  readonly low: Vec3;
  readonly high: Vec3;
  /** nine numbers per triangle: its three corners */
  readonly triangles: Float64Array;
}

/** The body of each piece of a scene, in the plan's order. */
export const bodiesOf = ({ mesh, ends }: PieceScene): Body[] =>
  ends.map((end, at) => bodyOf(mesh, at === 0 ? 0 : ends[at - 1], end));

function bodyOf({ position, index }: Pick<Mesh, 'position' | 'index'>, from: number, to: number): Body {
  const triangles = new Float64Array((to - from) * 9);
  let at = 0;
  for (let k = from * 3; k < to * 3; k++) {
    for (let axis = 0; axis < 3; axis++) triangles[at++] = position[index[k] * 3 + axis];
  }
  return withBounds(triangles);
}

function withBounds(triangles: Float64Array): Body {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let k = 0; k < triangles.length; k++) {
    const axis = k % 3;
    if (triangles[k] < low[axis]) low[axis] = triangles[k];
    if (triangles[k] > high[axis]) high[axis] = triangles[k];
  }
  return { low, high, triangles };
}

/** The sides of a box as pairs of triangles: corners 0 to 3 below, 4 to 7 above, in order round it. */
const SIDES = [
  0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7,
];

/** A box as a body, such as a thing of the room. */
export function boxBody(box: Placed): Body {
  const foot = corners(box);
  const points = [box.y, box.y + box.height].flatMap((y) => foot.map(([x, z]): Vec3 => [x, y, z]));
  return withBounds(Float64Array.from(SIDES.flatMap((corner) => points[corner])));
}

/** The same, smaller by so many metres at each end of each axis; thin bodies keep a quarter of their thickness. */
export function shrunk({ low, high, triangles }: Body, by: number): Body {
  const middle = low.map((value, axis) => (value + high[axis]) / 2);
  const factor = low.map((value, axis) => {
    const size = high[axis] - value;
    return size > 0 ? Math.max(0.25, 1 - (2 * by) / size) : 1;
  });
  const scaled = (value: number, axis: number) => middle[axis] + (value - middle[axis]) * factor[axis];
  return {
    low: [scaled(low[0], 0), scaled(low[1], 1), scaled(low[2], 2)],
    high: [scaled(high[0], 0), scaled(high[1], 1), scaled(high[2], 2)],
    triangles: triangles.map((value, k) => scaled(value, k % 3)),
  };
}

/** The same elsewhere. */
export const moved = ({ low, high, triangles }: Body, by: Vec3): Body => ({
  low: [low[0] + by[0], low[1] + by[1], low[2] + by[2]],
  high: [high[0] + by[0], high[1] + by[1], high[2] + by[2]],
  triangles: triangles.map((value, k) => value + by[k % 3]),
});

/** Whether the bounds of two bodies overlap. */
const boundsMeet = (a: Body, b: Body): boolean =>
  [0, 1, 2].every((axis) => a.low[axis] < b.high[axis] && b.low[axis] < a.high[axis]);

/** Whether one body lies wholly within the bounds of another. */
export const liesWithin = (a: Body, b: Body): boolean =>
  [0, 1, 2].every((axis) => a.low[axis] >= b.low[axis] && a.high[axis] <= b.high[axis]);

/** Whether the surfaces of two bodies go through each other. Bodies that lie wholly in others are not found. */
export function crosses(a: Body, b: Body): boolean {
  if (!boundsMeet(a, b)) return false;
  const low = a.low.map((value, axis) => Math.max(value, b.low[axis]));
  const high = a.high.map((value, axis) => Math.min(value, b.high[axis]));
  const ofA = trianglesIn(a, low, high);
  const ofB = trianglesIn(b, low, high);
  return ofA.some((one) => ofB.some((other) => boxesMeet(one, other) && trianglesCross(one.points, other.points)));
}

interface Triangle {
  /** nine numbers */
  readonly points: Float64Array;
  /** least and greatest x, y, z */
  readonly bounds: readonly number[];
}

function trianglesIn({ triangles }: Body, low: readonly number[], high: readonly number[]): Triangle[] {
  const found: Triangle[] = [];
  for (let k = 0; k < triangles.length; k += 9) {
    const bounds: number[] = [];
    for (let axis = 0; axis < 3; axis++) {
      const [a, b, c] = [triangles[k + axis], triangles[k + 3 + axis], triangles[k + 6 + axis]];
      const least = Math.min(a, b, c);
      const most = Math.max(a, b, c);
      if (most < low[axis] || least > high[axis]) break;
      bounds.push(least, most);
    }
    if (bounds.length === 6) found.push({ points: triangles.subarray(k, k + 9), bounds });
  }
  return found;
}

function boxesMeet({ bounds: a }: Triangle, { bounds: b }: Triangle): boolean {
  return a[0] <= b[1] && b[0] <= a[1] && a[2] <= b[3] && b[2] <= a[3] && a[4] <= b[5] && b[4] <= a[5];
}

/** Two triangles cross where an edge of one goes through the other. */
function trianglesCross(a: Float64Array, b: Float64Array): boolean {
  for (let edge = 0; edge < 3; edge++) {
    if (edgeGoesThrough(a, edge, b) || edgeGoesThrough(b, edge, a)) return true;
  }
  return false;
}

/** Edge of one triangle against another (Moeller and Trumbore 1997). */
function edgeGoesThrough(of: Float64Array, edge: number, t: Float64Array): boolean {
  const from = edge * 3;
  const to = ((edge + 1) % 3) * 3;
  const dx = of[to] - of[from];
  const dy = of[to + 1] - of[from + 1];
  const dz = of[to + 2] - of[from + 2];
  const ux = t[3] - t[0];
  const uy = t[4] - t[1];
  const uz = t[5] - t[2];
  const vx = t[6] - t[0];
  const vy = t[7] - t[1];
  const vz = t[8] - t[2];
  const px = dy * vz - dz * vy;
  const py = dz * vx - dx * vz;
  const pz = dx * vy - dy * vx;
  const determinant = ux * px + uy * py + uz * pz;
  if (Math.abs(determinant) < 1e-14) return false;
  const sx = of[from] - t[0];
  const sy = of[from + 1] - t[1];
  const sz = of[from + 2] - t[2];
  const u = (sx * px + sy * py + sz * pz) / determinant;
  if (u < 0 || u > 1) return false;
  const qx = sy * uz - sz * uy;
  const qy = sz * ux - sx * uz;
  const qz = sx * uy - sy * ux;
  const v = (dx * qx + dy * qy + dz * qz) / determinant;
  if (v < 0 || u + v > 1) return false;
  const along = (vx * qx + vy * qy + vz * qz) / determinant;
  return along >= 0 && along <= 1;
}

/** Metres of the highest point of a body above a point of the floor; -Infinity beside it. */
export function topAt({ triangles: t }: Body, [x, z]: Ground): number {
  let top = -Infinity;
  for (let k = 0; k < t.length; k += 9) {
    const area = (t[k + 5] - t[k + 8]) * (t[k] - t[k + 6]) + (t[k + 6] - t[k + 3]) * (t[k + 2] - t[k + 8]);
    if (Math.abs(area) < 1e-12) continue;
    const u = ((t[k + 5] - t[k + 8]) * (x - t[k + 6]) + (t[k + 6] - t[k + 3]) * (z - t[k + 8])) / area;
    const v = ((t[k + 8] - t[k + 2]) * (x - t[k + 6]) + (t[k] - t[k + 6]) * (z - t[k + 8])) / area;
    if (u < 0 || v < 0 || u + v > 1) continue;
    top = Math.max(top, u * t[k + 1] + v * t[k + 4] + (1 - u - v) * t[k + 7]);
  }
  return top;
}

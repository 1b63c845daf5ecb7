/** Meshes as parts: made around their own origin, then placed into a larger one. */
import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';

export const createMesh = (): Mesh => ({ position: [], normal: [], uv: [], index: [], material: [] });

interface Placement {
  /** index of the part's material; absent: the part has its own */
  readonly material?: number;
  readonly at?: Vec3;
  /** radians about x, then z, then y */
  readonly turn?: Partial<Readonly<Record<'x' | 'y' | 'z', number>>>;
  readonly scale?: number | Vec3;
  /** Textures that are fixed to the part (a rug's border, a picture) keep their uv; others start at an offset. */
  readonly keepUv?: boolean;
}

type Matrix = readonly number[];

/** Row-major rotation: about x, then z, then y. */
function rotation({ x = 0, y = 0, z = 0 }: NonNullable<Placement['turn']>): Matrix {
  const [cx, sx, cy, sy, cz, sz] = [Math.cos(x), Math.sin(x), Math.cos(y), Math.sin(y), Math.cos(z), Math.sin(z)];
  return [
    cy * cz,
    -cy * sz * cx + sy * sx,
    cy * sz * sx + sy * cx,
    sz,
    cz * cx,
    -cz * sx,
    -sy * cz,
    sy * sz * cx + cy * sx,
    -sy * sz * sx + cy * cx,
  ];
}

/** Offset of the next part's uv, so that no two boards look alike. A function of the mesh alone. */
function uvStart(target: Mesh): readonly [number, number] {
  const parts = target.index.length * 0.618034;
  return [(parts % 1) * 3, ((parts * 0.754878) % 1) * 5];
}

function appendPoints(to: number[], from: readonly number[], r: Matrix, scale: Vec3, at: Vec3): void {
  const [scaleX, scaleY, scaleZ] = scale;
  for (let k = 0; k < from.length; k += 3) {
    const x = from[k] * scaleX;
    const y = from[k + 1] * scaleY;
    const z = from[k + 2] * scaleZ;
    to.push(
      r[0] * x + r[1] * y + r[2] * z + at[0],
      r[3] * x + r[4] * y + r[5] * z + at[1],
      r[6] * x + r[7] * y + r[8] * z + at[2],
    );
  }
}

function appendNormals(to: number[], from: readonly number[], r: Matrix, scale: Vec3): void {
  const [scaleX, scaleY, scaleZ] = scale;
  for (let k = 0; k < from.length; k += 3) {
    const x = from[k] / scaleX;
    const y = from[k + 1] / scaleY;
    const z = from[k + 2] / scaleZ;
    const length = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
    to.push(
      (r[0] * x + r[1] * y + r[2] * z) * length,
      (r[3] * x + r[4] * y + r[5] * z) * length,
      (r[6] * x + r[7] * y + r[8] * z) * length,
    );
  }
}

function appendUv(to: number[], from: readonly number[], [shiftU, shiftV]: readonly [number, number]): void {
  for (let k = 0; k < from.length; k += 2) to.push(from[k] + shiftU, from[k + 1] + shiftV);
}

function appendIndex(to: number[], from: readonly number[], first: number): void {
  for (let k = 0; k < from.length; k++) to.push(from[k] + first);
}

/**
 * Appends `part` to `target`, scaled, rotated and translated. The part is not changed. (One loop per function, so that
 * each is compiled once.)
 */
export function place(target: Mesh, part: Mesh, placement: Placement = {}): Mesh {
  const { at = [0, 0, 0], turn = {}, scale = 1, material, keepUv = false } = placement;
  const scales: Vec3 = typeof scale === 'number' ? [scale, scale, scale] : scale;
  const r = rotation(turn);
  const first = target.position.length / 3;
  const uvShift = keepUv ? ([0, 0] as const) : uvStart(target);
  appendPoints(target.position, part.position, r, scales, at);
  appendNormals(target.normal, part.normal, r, scales);
  appendUv(target.uv, part.uv, uvShift);
  appendIndex(target.index, part.index, first);
  for (let k = 0; k < part.index.length / 3; k++) target.material.push(material ?? part.material[k] ?? 0);
  return target;
}

/** Swaps a part's texture axes: stripes around a bolster instead of along it. */
export const swapUv = (mesh: Mesh): Mesh => ({
  ...mesh,
  uv: mesh.uv.map((_, k) => mesh.uv[k % 2 === 0 ? k + 1 : k - 1]),
});

/** Minimum and maximum corner. */
export interface Bounds {
  readonly low: Vec3;
  readonly high: Vec3;
}

export function boundsOf(mesh: Mesh): Bounds {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let k = 0; k < mesh.position.length; k++) {
    const axis = k % 3;
    if (mesh.position[k] < low[axis]) low[axis] = mesh.position[k];
    if (mesh.position[k] > high[axis]) high[axis] = mesh.position[k];
  }
  return { low: [low[0], low[1], low[2]], high: [high[0], high[1], high[2]] };
}

/**
 * Scales a mesh to fill a box exactly: x and z centred on the origin, y from 0. This makes up the last few per cent of
 * a piece's size, so that its footprint in the plan is its footprint in the picture.
 */
export function fitToBox(mesh: Mesh, size: Vec3): Mesh {
  const { low, high } = boundsOf(mesh);
  const ratio = [0, 1, 2].map((axis) => (high[axis] - low[axis] > 1e-6 ? size[axis] / (high[axis] - low[axis]) : 1));
  const scale: Vec3 = [ratio[0], ratio[1], ratio[2]];
  const at: Vec3 = [(-(low[0] + high[0]) / 2) * ratio[0], -low[1] * ratio[1], (-(low[2] + high[2]) / 2) * ratio[2]];
  return place(createMesh(), mesh, { scale, at, keepUv: true });
}

/** What a photo shows of the room's surfaces, and where on them the sun would shine. */
import type { Camera, Raster, Vec3 } from '../contract.js';
import { LINEAR, luminance } from '../photo/colour.js';
import { project } from '../../shared/geometry/camera.js';
import { FACE, FACE_NORMALS, faceSize, pointOnFace, type Box } from '../room/camera/roomBox.js';
import { mirrorsWindow } from './floorGlare.js';
import { withinLight, type AreaLight } from './lights.js';
import { dot } from '../mesh/kit/vector.js';
import { wayOut } from './sun.js';

/** Margin around openings that is not paint, metres. */
const ROUND = 0.12;
/** Added to light before its logarithm: dark cells give little evidence. */
const DARK = 0.01;
/** Width of the compared surroundings of a patch, metres. */
const BESIDE = 0.4;
/** Least sine of the angle between the sun and a surface. */
const LEAST_RISE = 0.03;

/** A grid of cells on a surface of the room; row-major. */
export interface Surface {
  readonly face: number;
  /** side of a cell, metres */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** centres of the cells, 3 numbers each */
  readonly points: Float64Array;
  /** linear RGB, 3 numbers each */
  readonly colours: Float32Array;
  /** logarithm of the luminance; NaN where the photo does not show paint */
  readonly shown: Float32Array;
}

export interface ShownRoom {
  readonly photo: Raster;
  /** in the photo's pixels */
  readonly camera: Camera;
  readonly box: Box;
  /** everything that is not painted wall, and the windows that give light */
  readonly openings: readonly AreaLight[];
  readonly windows: readonly AreaLight[];
}

/**
 * Samples the floor or a wall in the photo. Reflections of windows on the floor are left out.
 * @param size side of a cell, metres
 */
export function readSurface(room: ShownRoom, face: number, size: number): Surface {
  const { photo, camera, box, openings, windows } = room;
  const [along, up] = faceSize(box, face);
  const [columns, rows] = [Math.ceil(along / size), Math.ceil(up / size)];
  const points = new Float64Array(columns * rows * 3);
  const colours = new Float32Array(columns * rows * 3);
  const shown = new Float32Array(columns * rows).fill(NaN);
  for (let cell = 0; cell < columns * rows; cell++) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const point = pointOnFace(box, face, ((column + 0.5) * size) / along, ((row + 0.5) * size) / up);
    points.set(point, cell * 3);
    const pixel = project(camera, point);
    if (face === FACE.floor && mirrorsWindow(windows, camera, point)) continue;
    if (!pixel || openings.some((opening) => withinLight(opening, face, point, ROUND))) continue;
    const [x, y] = [Math.floor(pixel[0]), Math.floor(pixel[1])];
    if (x < 0 || y < 0 || x >= photo.width || y >= photo.height) continue;
    const colour = [0, 1, 2].map((c) => LINEAR[photo.data[(y * photo.width + x) * 3 + c]]);
    colours.set(colour, cell * 3);
    shown[cell] = Math.log(DARK + luminance(colour[0], colour[1], colour[2]));
  }
  return { face, cell: size, columns, rows, points, colours, shown };
}

/** Cells of a surface that the sun would light, and those around them, as far as visible. */
export interface Patch {
  readonly surface: Surface;
  readonly inside: readonly number[];
  readonly beside: readonly number[];
}

/** The range of columns and rows that light through a pane reaches, or null where it misses the face. */
function reachOf({ face, cell, columns, rows }: Surface, box: Box, pane: AreaLight, toward: Vec3) {
  const axis = face <= FACE.right ? 0 : face === FACE.floor ? 1 : 2;
  const [alongAxis, upAxis] = face <= FACE.right ? [2, 1] : face === FACE.floor ? [0, 2] : [0, 1];
  const base = pointOnFace(box, face, 0, 0);
  const { origin, u, v } = pane;
  const along: number[] = [];
  const up: number[] = [];
  for (const [a, b] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const) {
    const corner = [0, 1, 2].map((k) => origin[k] + a * u[k] + b * v[k]);
    const way = (corner[axis] - base[axis]) / toward[axis];
    along.push((corner[alongAxis] - toward[alongAxis] * way - base[alongAxis]) / cell);
    up.push((corner[upAxis] - toward[upAxis] * way - base[upAxis]) / cell);
  }
  const left = Math.max(0, Math.floor(Math.min(...along)));
  const right = Math.min(columns - 1, Math.ceil(Math.max(...along)));
  const low = Math.max(0, Math.floor(Math.min(...up)));
  const high = Math.min(rows - 1, Math.ceil(Math.max(...up)));
  return left > right || low > high ? null : { left, right, low, high };
}

const LIT = 1;
const COUNTED = 2;

/** Cells around the lit ones, each once. */
function besideOf(
  { cell: size, columns, rows, shown }: Surface,
  inside: readonly number[],
  marks: Uint8Array,
): number[] {
  const beside: number[] = [];
  const near = Math.round(BESIDE / size);
  for (const cell of inside) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    for (let j = Math.max(0, row - near); j <= Math.min(rows - 1, row + near); j++) {
      for (let i = Math.max(0, column - near); i <= Math.min(columns - 1, column + near); i++) {
        const other = j * columns + i;
        if (marks[other] || Number.isNaN(shown[other])) continue;
        marks[other] = COUNTED;
        beside.push(other);
      }
    }
  }
  return beside;
}

/** The patches of a sun in this direction on a surface; null if there are none. */
export function patchOn(surface: Surface, box: Box, panes: readonly AreaLight[], toward: Vec3): Patch | null {
  const { face, columns, rows, points, shown } = surface;
  const normal = FACE_NORMALS[face];
  if (dot(normal, toward) < LEAST_RISE) return null;
  const out = wayOut(box, panes);
  const marks = new Uint8Array(columns * rows);
  const inside: number[] = [];
  for (const pane of panes) {
    const reach = pane.face === face ? null : reachOf(surface, box, pane, toward);
    if (!reach) continue;
    for (let row = reach.low; row <= reach.high; row++) {
      for (let column = reach.left; column <= reach.right; column++) {
        const cell = row * columns + column;
        const at = cell * 3;
        if (marks[cell] || out(points[at], points[at + 1], points[at + 2], toward) === Infinity) continue;
        marks[cell] = LIT;
        if (!Number.isNaN(shown[cell])) inside.push(cell);
      }
    }
  }
  return inside.length > 0 ? { surface, inside, beside: besideOf(surface, inside, marks) } : null;
}

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Steps of the logarithmic luminance across patches' edges (inside minus outside), ascending. */
export function edgesOf(patches: readonly Patch[]): number[] {
  const steps: number[] = [];
  for (const { surface, inside, beside } of patches) {
    const { columns, rows, shown } = surface;
    const [lit, dark] = [new Set(inside), new Set(beside)];
    for (const cell of inside) {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      for (const [i, j] of NEIGHBOURS) {
        const cellAt = (k: number): number => {
          const [x, y] = [column + i * k, row + j * k];
          return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x;
        };
        if (!dark.has(cellAt(1)) || !dark.has(cellAt(2)) || !lit.has(cellAt(-1))) continue;
        steps.push(shown[cellAt(-1)] - shown[cellAt(2)]);
      }
    }
  }
  return steps.sort((a, b) => a - b);
}

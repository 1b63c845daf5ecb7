import { FACE, FACE_NORMALS, faceSize, type Box } from '../../room/camera/roomBox.js';
import type { Kernel } from './kernel.js';
import * as at from '../../kernel/layout.js';
import { luminance } from '../../photo/colour.js';
import type { SampleRange } from './tile.js';
import { fadeFrom, nearestOf, type Bounds, type Fades } from '../../room/camera/renderView.js';

/** Side of a cell, metres. */
export const CELL = 0.03;
/** Distance from the floor (over rugs, under all other furniture) and from walls at which light is measured, metres. */
export const FLOOR_LIFT = 0.017;
const WALL_LIFT = 0.002;
/** Samples of direct light, and as many of indirect light, per cell. */
export const SHADES: SampleRange = { from: 0, to: 48 };
/**
 * The same for first previews and sketches. It precedes every measurement with more samples, whose bounces then read the
 * room's light under the shadow.
 */
export const ROUGH_SHADES: SampleRange = { from: 0, to: 6 };

const SHADED_FACES = [FACE.left, FACE.right, FACE.floor, FACE.back];

/** The furniture's shadow on one face of the room, as a grid over the whole face. */
export interface FaceShade {
  readonly face: number;
  readonly columns: number;
  readonly rows: number;
  /** loss of light, row-major, 0: none .. 1: all; exactly 0 out of the furniture's reach */
  readonly losses: Float32Array;
  /** sums of the light so far, per cell: with the furniture, then without it */
  readonly sums: Float32Array;
  /** per cell, 0: the part of the picture that is rendered does not show it, and few samples suffice */
  readonly seen: Uint8Array;
}

/** Which pieces cast shadow: all of them on the floor, the solid ones on walls. */
export interface Shading {
  readonly onFloor: readonly Bounds[];
  readonly onWalls: readonly Bounds[];
  readonly fades: Fades;
  /** factor of the room's indirect light once the room is furnished */
  readonly furnished: number;
}

/** Grids of zeros for floor and walls, in shared memory. */
export function createShades(box: Box): FaceShade[] {
  return SHADED_FACES.map((face) => {
    const [along, up] = faceSize(box, face);
    const columns = Math.max(1, Math.ceil(along / CELL));
    const rows = Math.max(1, Math.ceil(up / CELL));
    const cells = columns * rows;
    const floats = (length: number) => new Float32Array(new SharedArrayBuffer(length * 4));
    const seen = new Uint8Array(new SharedArrayBuffer(cells)).fill(1);
    return { face, columns, rows, losses: floats(cells), sums: floats(2 * cells), seen };
  });
}

/** Resets the sums, for a new measurement. */
export function clearShades(shades: readonly FaceShade[]): void {
  for (const { losses, sums } of shades) {
    losses.fill(0);
    sums.fill(0);
  }
}

/** Number of rows of all faces together: the units of work. */
export const shadeRowCount = (shades: readonly FaceShade[]): number => shades.reduce((sum, { rows }) => sum + rows, 0);

/** Writes the point of a face from metres along it and up it (on the floor: into the room). */
function pointAt(box: Box, face: number, along: number, up: number, out: Float64Array): void {
  if (face <= FACE.right) {
    out[0] = face === FACE.left ? box.left + WALL_LIFT : box.right - WALL_LIFT;
    out[1] = up;
    out[2] = box.back + along;
    return;
  }
  out[0] = box.left + along;
  out[1] = face === FACE.floor ? FLOOR_LIFT : up;
  out[2] = face === FACE.floor ? box.back + up : box.back + WALL_LIFT;
}

interface Row {
  readonly box: Box;
  readonly shade: FaceShade;
  /** index of the row on its face */
  readonly row: number;
}

function cellPoint({ box, shade, row }: Row, column: number, out: Float64Array): void {
  pointAt(box, shade.face, (column + 0.5) * CELL, (row + 0.5) * CELL, out);
}

/** How much the light of each cell of a row may change, 0..1, by its distance from the pieces. */
function fadesOf(cells: Row, by: Shading): Float32Array {
  const onFloor = cells.shade.face === FACE.floor;
  const pieces = onFloor ? by.onFloor : by.onWalls;
  const fade = onFloor ? by.fades.floor : by.fades.wall;
  const fades = new Float32Array(cells.shade.columns);
  const point = new Float64Array(3);
  for (let column = 0; column < fades.length; column++) {
    cellPoint(cells, column, point);
    fades[column] = fadeFrom(nearestOf(pieces, point[0], point[1], point[2]), fade);
  }
  return fades;
}

/** Adds a cell's light with and without furniture to its sums, and writes the loss so far. */
function addLight({ shade, row }: Row, column: number, lit: number, unlit: number, fade: number): void {
  const { columns, losses, sums } = shade;
  const cell = row * columns + column;
  sums[cell * 2] += lit;
  sums[cell * 2 + 1] += unlit;
  const all = sums[cell * 2 + 1];
  const left = all > 1e-9 ? sums[cell * 2] / all : 1;
  losses[cell] = Math.max(0, 1 - left) * fade;
}

/**
 * Measures one row of cells: light with the furniture against light without it, by the same rays. The result depends on
 * the cell's place and the pieces within reach alone.
 */
export function traceShadeRow(
  kernel: Kernel,
  box: Box,
  shades: readonly FaceShade[],
  number: number,
  by: Shading,
  samples: SampleRange,
): void {
  let row = number;
  let shade = shades[0];
  for (const each of shades) {
    shade = each;
    if (row < each.rows) break;
    row -= each.rows;
  }
  const cells: Row = { box, shade, row };
  const fades = fadesOf(cells, by);
  const { columns, losses, seen } = shade;
  const first = row * columns;
  losses.fill(0, first, first + columns);
  const reached = Array.from(fades.keys()).filter((column) => fades[column] > 0);
  const tracing = { kernel, cells, fades, furnished: by.furnished };
  traceCells(
    tracing,
    reached.filter((column) => seen[first + column] === 1),
    samples,
  );
  traceCells(
    tracing,
    reached.filter((column) => seen[first + column] === 0),
    ROUGH_SHADES,
  );
}

interface CellTracing {
  readonly kernel: Kernel;
  readonly cells: Row;
  /** by column, see fadesOf */
  readonly fades: Float32Array;
  readonly furnished: number;
}

function traceCells(
  { kernel, cells, fades, furnished }: CellTracing,
  columns: readonly number[],
  samples: SampleRange,
): void {
  for (let from = 0; from < columns.length; from += at.CAPACITY) {
    const lanes = columns.slice(from, from + at.CAPACITY);
    layLanes(kernel, cells, lanes);
    const direct = traceLanes(kernel, lanes.length, samples);
    for (let lane = 0; lane < lanes.length; lane++) {
      const column = lanes[lane];
      const lit = brightness(kernel, lane, at.SUM_LIT);
      const bounced = brightness(kernel, lane, at.SUM_UNLIT) - direct[lane];
      addLight(cells, column, lit, direct[lane] + bounced / furnished, fades[column]);
    }
  }
}

/** Writes cells of a row into the kernel's lanes. */
function layLanes(kernel: Kernel, cells: Row, columns: readonly number[]): void {
  const { face } = cells.shade;
  const count = columns.length;
  kernel.integers(at.COLUMN_KIND).fill(face, 0, count);
  kernel.floats(at.COLUMN_TRANSMISSION).fill(0, 0, count);
  const normal = FACE_NORMALS[face];
  for (let axis = 0; axis < 3; axis++) kernel.floats(at.COLUMN_NORMAL + axis).fill(normal[axis], 0, count);
  const x = kernel.floats(at.COLUMN_POINT);
  const y = kernel.floats(at.COLUMN_POINT + 1);
  const z = kernel.floats(at.COLUMN_POINT + 2);
  // seeds of the lanes' random numbers
  const numbers = kernel.integers(at.COLUMN_PIXEL);
  const point = new Float64Array(3);
  for (let lane = 0; lane < count; lane++) {
    cellPoint(cells, columns[lane], point);
    x[lane] = point[0];
    y[lane] = point[1];
    z[lane] = point[2];
    numbers[lane] = (face * 4096 + cells.row) * 4096 + columns[lane];
  }
}

/**
 * Sums the light at the first lanes, with the furniture and without it.
 * @returns per lane, the direct light without furniture
 */
function traceLanes(kernel: Kernel, count: number, { from, to }: SampleRange): number[] {
  const { sums, stages } = kernel;
  sums.fill(0, 0, count * at.SUM_WORDS);
  for (let sample = from; sample < to; sample++) stages.gatherLight(count, sample);
  const direct = Array.from({ length: count }, (_, lane) => brightness(kernel, lane, at.SUM_UNLIT));
  for (let sample = from; sample < to; sample++) stages.gatherBounces(count, sample);
  return direct;
}

/** Luminance of one of a lane's sums, in the precision of a cell's sums. */
function brightness({ sums }: Kernel, lane: number, sum: number): number {
  const first = lane * at.SUM_WORDS + sum;
  return Math.fround(luminance(sums[first], sums[first + 1], sums[first + 2]));
}

/** Binomial kernel. */
const BLUR = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16];
/**
 * Passes of an edge-aware a-trous filter over the shadow: cells between its taps, and the difference in the loss of
 * light that it still smooths where all of it is lost: noise grows with the root of the loss. A few samples leave
 * blotches as wide as a hand, which flat walls show.
 */
const CALMED = [
  { apart: 1, alike: Infinity },
  { apart: 2, alike: 0.09 },
  { apart: 4, alike: 0.05 },
] as const;

/** Added to a loss, so that faint ones are comparable. */
const LEAST_LOSS = 0.005;

/** Smooths the shadows in place. */
export function smoothShades(shades: readonly FaceShade[]): void {
  for (const shade of shades) for (const pass of CALMED) smoothShade(shade, pass);
}

function smoothShade({ columns, rows, losses }: FaceShade, { apart, alike }: (typeof CALMED)[number]): void {
  const from = losses.slice();
  const clamp = (value: number, end: number) => Math.min(end - 1, Math.max(0, value));
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const here = from[y * columns + x];
      // out of the furniture's reach nothing changes
      if (apart > 1 && here === 0) continue;
      const tolerance = alike * Math.sqrt(here + LEAST_LOSS);
      let sum = 0;
      let weights = 0;
      for (let j = -2; j <= 2; j++) {
        const row = clamp(y + j * apart, rows) * columns;
        for (let i = -2; i <= 2; i++) {
          const there = from[row + clamp(x + i * apart, columns)];
          const unlike = ((there - here) / tolerance) ** 2;
          const weight = (BLUR[i + 2] * BLUR[j + 2]) / (1 + unlike * unlike);
          sum += weight * there;
          weights += weight;
        }
      }
      losses[y * columns + x] = sum / weights;
    }
  }
}

/** Cubic B-spline weights of four neighbours at a fraction between the middle two: cells do not show. */
function splineWeights(t: number, out: Float64Array): void {
  const u = 1 - t;
  out[0] = (u * u * u) / 6;
  out[1] = (4 - 6 * t * t + 3 * t * t * t) / 6;
  out[2] = (4 - 6 * u * u + 3 * u * u * u) / 6;
  out[3] = (t * t * t) / 6;
}

/** A face's shadow with the bounding rectangle of its cells above 0. */
interface Shaded extends FaceShade {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

function findShaded(shade: FaceShade): Shaded {
  const { columns, rows, losses } = shade;
  let [top, bottom, left, right] = [rows, -1, columns, -1];
  for (let row = 0, k = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, k++) {
      if (losses[k] === 0) continue;
      if (row < top) top = row;
      bottom = row;
      if (column < left) left = column;
      if (column > right) right = column;
    }
  }
  return { ...shade, top, bottom, left, right };
}

/** Interpolates the loss of light at points of the room's faces; 0 on faces without a grid. */
export function shadeReader(shades: readonly FaceShade[], box: Box) {
  const wx = new Float64Array(4);
  const wy = new Float64Array(4);
  const byFace: (Shaded | undefined)[] = [];
  for (const shade of shades) byFace[shade.face] = findShaded(shade);
  return (face: number, x: number, y: number, z: number): number => {
    const shade = byFace[face];
    if (!shade) return 0;
    const { columns, rows, losses } = shade;
    const along = (face <= FACE.right ? z - box.back : x - box.left) / CELL - 0.5;
    const up = (face === FACE.floor ? z - box.back : y) / CELL - 0.5;
    const column = Math.floor(along);
    const row = Math.floor(up);
    // early out for the rest of the room
    if (row + 2 < shade.top || row - 1 > shade.bottom || column + 2 < shade.left || column - 1 > shade.right) return 0;
    splineWeights(along - column, wx);
    splineWeights(up - row, wy);
    let sum = 0;
    for (let j = 0; j < 4; j++) {
      const from = Math.min(rows - 1, Math.max(0, row - 1 + j)) * columns;
      for (let i = 0; i < 4; i++) {
        sum += wx[i] * wy[j] * losses[from + Math.min(columns - 1, Math.max(0, column - 1 + i))];
      }
    }
    return sum;
  };
}

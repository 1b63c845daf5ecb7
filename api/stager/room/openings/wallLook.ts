/** Features of a straightened wall as summed-area tables, so that any rectangle is described in constant time. */
import { WallEdges } from './rectangles.js';
import type { StraightWall } from './straightWall.js';
import { AreaSum, SummedAreas } from './summedArea.js';

/** Largest gradient of bare wall. */
const BARE = 1.8;
/** Lightness from which a pixel is clipped and shows no paint. */
const CLIPPED = 93;
/** Sampling step in cells for the walls' colour. */
const STRIDE = 3;
/** Colour assumed if no cell is bare. */
const USUAL: Paint = { lightness: 70, a: 0, b: 0 };

/** L*a*b* of the room's walls. */
interface Paint {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** Indices of the grids in `WallLook.sums`. */
export const GRIDS = [
  'seen',
  'outdoor',
  'clipped',
  'greener',
  'lively',
  'texture',
  'lightness',
  'lightnessSquared',
  'a',
  'b',
] as const;

/** Sums over any rectangle of cells. Those without a unit are 0..1 per cell. */
export interface WallLook {
  readonly wall: StraightWall;
  readonly edges: WallEdges;
  readonly paint: Paint;
  /** all of them, in the order of GRIDS */
  readonly sums: SummedAreas;
  readonly seen: AreaSum;
  /** likeness of each cell to outdoors: brighter, bluer, greener, more textured than paint */
  readonly outdoor: AreaSum;
  readonly clipped: AreaSum;
  readonly greener: AreaSum;
  readonly lively: AreaSum;
  /** grey levels per pixel */
  readonly texture: AreaSum;
  /** L*a*b*, and the square of L* */
  readonly lightness: AreaSum;
  readonly lightnessSquared: AreaSum;
  readonly a: AreaSum;
  readonly b: AreaSum;
}

export function wallLook(wall: StraightWall, paint: Paint): WallLook {
  const sums = new SummedAreas(gridsOf(wall, paint), wall.columns);
  const sumOf = (name: (typeof GRIDS)[number]) => new AreaSum(sums, GRIDS.indexOf(name));
  return {
    wall,
    edges: new WallEdges(wall),
    paint,
    sums,
    seen: sumOf('seen'),
    outdoor: sumOf('outdoor'),
    clipped: sumOf('clipped'),
    greener: sumOf('greener'),
    lively: sumOf('lively'),
    texture: sumOf('texture'),
    lightness: sumOf('lightness'),
    lightnessSquared: sumOf('lightnessSquared'),
    a: sumOf('a'),
    b: sumOf('b'),
  };
}

/** In the order of GRIDS. */
function gridsOf(wall: StraightWall, paint: Paint): Float32Array[] {
  const count = wall.columns * wall.rows;
  const outdoor = new Float32Array(count);
  const clipped = new Float32Array(count);
  const greener = new Float32Array(count);
  const lively = new Float32Array(count);
  const squared = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    if (!wall.seen[i]) continue;
    const brighter = wall.lightness[i] - paint.lightness;
    const bluer = wall.lightness[i] > 45 ? unit((paint.b - wall.b[i] - 2) / 10) : 0;
    clipped[i] = wall.lightness[i] > CLIPPED ? 1 : 0;
    greener[i] = unit((paint.a - wall.a[i] - 2) / 8);
    lively[i] = unit((wall.texture[i] - 2) / 4);
    squared[i] = wall.lightness[i] ** 2;
    const overexposed = clipped[i] * 0.6 * unit((brighter + 4) / 8);
    outdoor[i] = Math.max(unit(brighter / 10), bluer, greener[i], lively[i], overexposed);
  }
  return [wall.seen, outdoor, clipped, greener, lively, wall.texture, wall.lightness, squared, wall.a, wall.b];
}

/** The walls' colour: the median of all bare cells of all walls, as one of them may be glass from end to end. */
export function paintOf(walls: readonly StraightWall[]): Paint {
  const bare = walls.map((wall) => ({ wall, cells: bareCells(wall) }));
  return {
    lightness: middleOf(bare.map(({ wall, cells }) => valuesOf(wall.lightness, cells))) ?? USUAL.lightness,
    a: middleOf(bare.map(({ wall, cells }) => valuesOf(wall.a, cells))) ?? USUAL.a,
    b: middleOf(bare.map(({ wall, cells }) => valuesOf(wall.b, cells))) ?? USUAL.b,
  };
}

function bareCells({ seen, texture, lightness }: StraightWall): Int32Array {
  const cells = new Int32Array(Math.ceil(seen.length / STRIDE));
  let count = 0;
  for (let i = 0; i < seen.length; i += STRIDE) {
    if (seen[i] && texture[i] < BARE && lightness[i] < CLIPPED) cells[count++] = i;
  }
  return cells.subarray(0, count);
}

function valuesOf(plane: Float32Array, cells: Int32Array): Float32Array {
  const values = new Float32Array(cells.length);
  for (let k = 0; k < cells.length; k++) values[k] = plane[cells[k]];
  return values;
}

/** Median of all values together; undefined without values. */
function middleOf(some: readonly Float32Array[]): number | undefined {
  const all = new Float32Array(some.reduce((count, values) => count + values.length, 0));
  let at = 0;
  for (const values of some) {
    all.set(values, at);
    at += values.length;
  }
  return all.sort()[all.length >> 1];
}

const unit = (value: number): number => Math.max(0, Math.min(1, value));

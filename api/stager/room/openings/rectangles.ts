/** Rectangles on a straightened wall, between its strongest vertical and horizontal edges. */
import type { StraightWall } from './straightWall.js';

const UPRIGHT_EDGES = 26;
const LEVEL_EDGES = 22;
const POSTS = 30;
/** Least distance of two edges, cells. */
const APART = 3;
/** Sum of colour differences at half strength. */
const HALF_EDGE = 8;
/**
 * White doors in white walls have edges below the noise, but with a constant sign along a line: differences are
 * averaged along that many cells, at a lower threshold.
 */
const ALONG = 4;
const HALF_FAINT_EDGE = 1.2;
/** Strength assumed for an edge outside the picture. */
const HIDDEN_SIDE = 0.4;
/** Range of heights in which a door's jambs are searched, metres. */
const POST = { bottom: 0.15, top: 1.9 };

/** Cells: left <= column < right, top <= row < bottom. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Mean strength 0..1 of edges under lines of the grid. */
export interface EdgeLines {
  /** the line on the left of a column, between two rows */
  upright(column: number, top: number, bottom: number): number;
  /** the line above a row, between two columns */
  level(row: number, left: number, right: number): number;
  /** the strongest of the lines from the first to the last column or row; 0 if there is none */
  strongestUpright(first: number, last: number, top: number, bottom: number): number;
  strongestLevel(first: number, last: number, left: number, right: number): number;
}

const ordered = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** Strength 0..1 of vertical and of horizontal edges at every cell. */
interface EdgeMaps {
  readonly upright: Float32Array;
  readonly level: Float32Array;
}

/** A class, so that compiled code is shared by walls of one shape. */
class SummedEdges implements EdgeLines {
  private readonly down: Float32Array;
  private readonly across: Float32Array;

  constructor(
    private readonly width: number,
    private readonly height: number,
    { upright, level }: EdgeMaps,
  ) {
    this.down = sumDown(upright, width, height);
    this.across = sumAcross(level, width, height);
  }

  upright(column: number, top: number, bottom: number): number {
    const { width, down } = this;
    if (column <= 1 || column >= width - 2) return HIDDEN_SIDE;
    return bottom > top ? (down[bottom * width + column] - down[top * width + column]) / (bottom - top) : 0;
  }

  level(row: number, left: number, right: number): number {
    if (row <= 1) return HIDDEN_SIDE;
    const start = Math.min(row, this.height - 1) * (this.width + 1);
    return right > left ? (this.across[start + right] - this.across[start + left]) / (right - left) : 0;
  }

  // lines of equal length: the largest sum has the largest mean
  strongestUpright(first: number, last: number, top: number, bottom: number): number {
    const { width, down } = this;
    const isHidden = first <= last && (first <= 1 || last >= width - 2);
    let most = 0;
    for (let i = Math.max(2, first); i <= Math.min(last, width - 3); i++) {
      most = Math.max(most, down[bottom * width + i] - down[top * width + i]);
    }
    const strongest = bottom > top ? most / (bottom - top) : 0;
    return isHidden ? Math.max(HIDDEN_SIDE, strongest) : strongest;
  }

  strongestLevel(first: number, last: number, left: number, right: number): number {
    const { width, height, across } = this;
    const isHidden = first <= last && first <= 1;
    let most = 0;
    for (let row = Math.max(2, first); row <= last; row++) {
      const start = Math.min(row, height - 1) * (width + 1);
      most = Math.max(most, across[start + right] - across[start + left]);
    }
    const strongest = right > left ? most / (right - left) : 0;
    return isHidden ? Math.max(HIDDEN_SIDE, strongest) : strongest;
  }
}

export class WallEdges extends SummedEdges {
  /** the same with constant sign along the line, at a lower threshold */
  readonly faint: EdgeLines;
  /** the strongest lines of the wall, the likeliest jambs of doors, and the wall's ends */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly posts: readonly number[];

  constructor(wall: StraightWall) {
    const { columns, rows } = wall;
    super(columns, rows, edgeMaps(wall));
    this.faint = new SummedEdges(columns, rows, faintEdgeMaps(wall));
    const row = (level: number) =>
      Math.max(0, Math.min(rows, Math.round((rows * (wall.level(0) - level)) / wall.level(0))));
    const [postTop, postBottom] = [row(POST.top), row(POST.bottom)];
    const uprights = strongest(columns, (i) => this.upright(i, 0, rows), UPRIGHT_EDGES);
    const levels = strongest(rows, (j) => this.level(j, 0, columns), LEVEL_EDGES);
    const posts = strongest(columns, (i) => this.faint.upright(i, postTop, postBottom), POSTS);
    this.columns = ordered([0, columns - 1, ...uprights]);
    this.rows = ordered([0, rows - 1, ...levels]);
    this.posts = ordered([0, columns - 1, ...posts]);
  }
}

/** Whether a cell, not at the wall's ends, and its four neighbours are seen. */
function isInside({ columns, seen }: StraightWall, m: number): boolean {
  return Boolean(seen[m] && seen[m - 1] && seen[m + 1] && seen[m - columns] && seen[m + columns]);
}

function edgeMaps(wall: StraightWall): EdgeMaps {
  const { columns, rows, lightness, a, b } = wall;
  const upright = new Float32Array(columns * rows);
  const level = new Float32Array(columns * rows);
  for (let j = 1; j < rows - 1; j++) {
    for (let i = 1; i < columns - 1; i++) {
      const m = j * columns + i;
      if (!isInside(wall, m)) continue;
      const before = m - 1;
      const after = m + 1;
      const above = m - columns;
      const below = m + columns;
      const across =
        Math.abs(lightness[after] - lightness[before]) +
        Math.abs(a[after] - a[before]) +
        Math.abs(b[after] - b[before]);
      const down =
        Math.abs(lightness[below] - lightness[above]) + Math.abs(a[below] - a[above]) + Math.abs(b[below] - b[above]);
      upright[m] = across / (across + HALF_EDGE);
      level[m] = down / (down + HALF_EDGE);
    }
  }
  return { upright, level };
}

/** The cells, not at the wall's ends, that are seen with their neighbours. */
function innerCells(wall: StraightWall): Int32Array {
  const { columns, rows } = wall;
  const cells = new Int32Array(columns * rows);
  let count = 0;
  for (let j = 1; j < rows - 1; j++) {
    for (let m = j * columns + 1; m < (j + 1) * columns - 1; m++) if (isInside(wall, m)) cells[count++] = m;
  }
  return cells.subarray(0, count);
}

function faintEdgeMaps(wall: StraightWall): EdgeMaps {
  const { columns, rows, lightness, a, b } = wall;
  const upright = new Float32Array(columns * rows);
  const level = new Float32Array(columns * rows);
  const inside = innerCells(wall);
  const difference = new Float32Array(columns * rows);
  for (const channel of [lightness, a, b]) {
    writeDifferences(channel, inside, 1, difference);
    addSmoothed(difference, columns, upright, rows);
    writeDifferences(channel, inside, columns, difference);
    addSmoothed(difference, 1, level, columns);
  }
  toStrengths(upright, HALF_FAINT_EDGE);
  toStrengths(level, HALF_FAINT_EDGE);
  return { upright, level };
}

/** Central differences at some cells, with the given step. */
function writeDifferences(channel: Float32Array, cells: Int32Array, step: number, out: Float32Array): void {
  for (let k = 0; k < cells.length; k++) out[cells[k]] = channel[cells[k] + step] - channel[cells[k] - step];
}

/** Turns sums into strengths 0..1, `half` giving 0.5. */
function toStrengths(map: Float32Array, half: number): void {
  for (let m = 0; m < map.length; m++) map[m] /= map[m] + half;
}

/** Adds the absolute running mean along lines of `length` cells with the given step. */
function addSmoothed(values: Float32Array, step: number, to: Float32Array, length: number): void {
  const lines = values.length / length;
  const between = step === 1 ? length : 1;
  for (let line = 0; line < lines; line++) {
    const start = line * between;
    let sum = 0;
    for (let k = -ALONG; k < length; k++) {
      if (k + ALONG < length) sum += values[start + (k + ALONG) * step];
      if (k > ALONG) sum -= values[start + (k - ALONG - 1) * step];
      if (k >= 0) to[start + k * step] += Math.abs(sum) / (2 * ALONG + 1);
    }
  }
}

/** [row 0..rows][column]; an edge counts for the cell on either side of it */
function sumDown(edges: Float32Array, columns: number, rows: number): Float32Array {
  const sums = new Float32Array(columns * (rows + 1));
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const here = Math.max(edges[j * columns + i], i ? edges[j * columns + i - 1] : 0);
      sums[(j + 1) * columns + i] = sums[j * columns + i] + here;
    }
  }
  return sums;
}

/** [row][column 0..columns] */
function sumAcross(edges: Float32Array, columns: number, rows: number): Float32Array {
  const sums = new Float32Array((columns + 1) * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const here = Math.max(edges[j * columns + i], j ? edges[(j - 1) * columns + i] : 0);
      sums[j * (columns + 1) + i + 1] = sums[j * (columns + 1) + i] + here;
    }
  }
  return sums;
}

function strongest(count: number, value: (i: number) => number, wanted: number): number[] {
  const values = Float64Array.from({ length: count }, (_, i) => value(i));
  const order = Array.from({ length: count }, (_, i) => i).sort((p, q) => values[q] - values[p]);
  const kept: number[] = [];
  for (const i of order) {
    if (kept.every((k) => Math.abs(k - i) >= APART)) kept.push(i);
    if (kept.length >= wanted) break;
  }
  return kept;
}

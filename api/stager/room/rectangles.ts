/** Rectangles on a straightened wall, between its strongest upright and level edges. */
import type { StraightWall } from './straightWall.js';

const UPRIGHT_EDGES = 26;
const LEVEL_EDGES = 22;
/** Cells between two edges that count as two. */
const APART = 3;
/** Sum of colour differences that counts as half an edge. */
const HALF_EDGE = 8;
/** Stands for the edge that the picture's border hides. */
const HIDDEN_SIDE = 0.4;

/** Cells: left <= column < right, top <= row < bottom. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Mean edge strength 0..1 under the four sides. */
export interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface WallEdges {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  sidesOf(rectangle: Rectangle): Sides;
}

export function findEdges(wall: StraightWall): WallEdges {
  const { columns, rows } = wall;
  const { upright, level } = edgeMaps(wall);
  const uprightSums = sumDown(upright, columns, rows);
  const levelSums = sumAcross(level, columns, rows);
  const uprights = strongest(columns, (i) => uprightSums[rows * columns + i], UPRIGHT_EDGES);
  const levels = strongest(rows, (j) => levelSums[j * (columns + 1) + columns], LEVEL_EDGES);
  const sideUpright = (i: number, { top, bottom }: Rectangle) =>
    (uprightSums[bottom * columns + i] - uprightSums[top * columns + i]) / (bottom - top);
  const sideLevel = (j: number, { left, right }: Rectangle) =>
    (levelSums[j * (columns + 1) + right] - levelSums[j * (columns + 1) + left]) / (right - left);
  return {
    columns: ordered([0, columns - 1, ...uprights]),
    rows: ordered([0, rows - 1, ...levels]),
    sidesOf: (r) => ({
      left: r.left <= 1 ? HIDDEN_SIDE : sideUpright(r.left, r),
      right: r.right >= columns - 2 ? HIDDEN_SIDE : sideUpright(r.right, r),
      top: r.top <= 1 ? HIDDEN_SIDE : sideLevel(r.top, r),
      bottom: sideLevel(r.bottom, r),
    }),
  };
}

const ordered = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

function edgeMaps({ columns, rows, seen, lightness, a, b }: StraightWall) {
  const upright = new Float32Array(columns * rows);
  const level = new Float32Array(columns * rows);
  for (let j = 1; j < rows - 1; j++) {
    for (let i = 1; i < columns - 1; i++) {
      const m = j * columns + i;
      if (!seen[m] || !seen[m - 1] || !seen[m + 1] || !seen[m - columns] || !seen[m + columns]) continue;
      let across = 0;
      let down = 0;
      for (const channel of [lightness, a, b]) {
        across += Math.abs(channel[m + 1] - channel[m - 1]);
        down += Math.abs(channel[m + columns] - channel[m - columns]);
      }
      upright[m] = across / (across + HALF_EDGE);
      level[m] = down / (down + HALF_EDGE);
    }
  }
  return { upright, level };
}

/** [row 0..rows][column]; an edge counts for the cell on either side of it. */
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
  const order = Array.from({ length: count }, (_, i) => i).sort((p, q) => value(q) - value(p));
  const kept: number[] = [];
  for (const i of order) {
    if (kept.every((k) => Math.abs(k - i) >= APART)) kept.push(i);
    if (kept.length >= wanted) break;
  }
  return kept;
}

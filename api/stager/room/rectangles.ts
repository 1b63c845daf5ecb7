/** Rectangles on a straightened wall, between its strongest upright and level edges. */
import type { StraightWall } from './straightWall.js';

const UPRIGHT_EDGES = 26;
const LEVEL_EDGES = 22;
const POSTS = 30;
/** Cells between two edges that count as two. */
const APART = 3;
/** Sum of colour differences that counts as half an edge; white doors in white walls have faint ones. */
const HALF_EDGE = 8;
const HALF_FAINT_EDGE = 2.5;
/** Stands for the edge that the picture's border hides. */
const HIDDEN_SIDE = 0.4;
/** Metres above the floor between which a door's posts are looked for. */
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
}

export interface WallEdges extends EdgeLines {
  /** the same, where a much weaker edge counts as one */
  readonly faint: EdgeLines;
  /** the strongest lines of the whole wall, and the likeliest posts of doors; with the wall's own ends */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly posts: readonly number[];
}

export function findEdges(wall: StraightWall): WallEdges {
  const { columns, rows } = wall;
  const clear = edgeLines(wall, HALF_EDGE);
  const faint = edgeLines(wall, HALF_FAINT_EDGE);
  const row = (level: number) =>
    Math.max(0, Math.min(rows, Math.round((rows * (wall.level(0) - level)) / wall.level(0))));
  const [postTop, postBottom] = [row(POST.top), row(POST.bottom)];
  const uprights = strongest(columns, (i) => clear.upright(i, 0, rows), UPRIGHT_EDGES);
  const levels = strongest(rows, (j) => clear.level(j, 0, columns), LEVEL_EDGES);
  const posts = strongest(columns, (i) => faint.upright(i, postTop, postBottom), POSTS);
  return {
    ...clear,
    faint,
    columns: ordered([0, columns - 1, ...uprights]),
    rows: ordered([0, rows - 1, ...levels]),
    posts: ordered([0, columns - 1, ...posts]),
  };
}

const ordered = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

function edgeLines(wall: StraightWall, half: number): EdgeLines {
  const { columns, rows } = wall;
  const { upright, level } = edgeMaps(wall, half);
  const down = sumDown(upright, columns, rows);
  const across = sumAcross(level, columns, rows);
  return {
    upright(column, top, bottom) {
      if (column <= 1 || column >= columns - 2) return HIDDEN_SIDE;
      return bottom > top ? (down[bottom * columns + column] - down[top * columns + column]) / (bottom - top) : 0;
    },
    level(row, left, right) {
      if (row <= 1) return HIDDEN_SIDE;
      const start = Math.min(row, rows - 1) * (columns + 1);
      return right > left ? (across[start + right] - across[start + left]) / (right - left) : 0;
    },
  };
}

function edgeMaps({ columns, rows, seen, lightness, a, b }: StraightWall, half: number) {
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
      upright[m] = across / (across + half);
      level[m] = down / (down + half);
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
  const values = Float64Array.from({ length: count }, (_, i) => value(i));
  const order = Array.from({ length: count }, (_, i) => i).sort((p, q) => values[q] - values[p]);
  const kept: number[] = [];
  for (const i of order) {
    if (kept.every((k) => Math.abs(k - i) >= APART)) kept.push(i);
    if (kept.length >= wanted) break;
  }
  return kept;
}

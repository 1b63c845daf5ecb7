/** Small clusters of edges with nothing round them: plates, spots, letters. */
import type { Steps } from '../breathe.js';
import type { Plane } from '../photo/filters.js';

/** Pixels of the tiles in which noise is measured, and every so many of them are looked at. */
const TILE = 48;
const STRIDE = 3;
/** Grey levels per pixel: the least edge, and one in noise, as a multiple of the tile's median. */
const LEAST_EDGE = 2.2;
const OVER_NOISE = 3.2;

/** A cluster of edges; pixels of the plane in which it was found, right and bottom excluded. */
export interface Speck {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** pixels with an edge, and the mean of their gradients */
  readonly edges: number;
  readonly strength: number;
}

/** Gradient of a plane smoothed over three pixels each way, grey levels per pixel. */
export function* fineEdges({ width, height, data }: Plane): Steps<Float32Array> {
  const smooth = new Float32Array(data.length);
  for (let y = 1; y < height - 1; y++) smoothRow(data, smooth, y * width, width);
  yield;
  const out = new Float32Array(data.length);
  for (let y = 2; y < height - 2; y++) slopesOfRow(smooth, out, y * width, width);
  return out;
}

/** By 1, 2, 1 both ways: down a column, and then of three columns that move along. */
function smoothRow(data: Float32Array, smooth: Float32Array, start: number, width: number): void {
  const column = (i: number) => data[i - width] + 2 * data[i] + data[i + width];
  let before = column(start);
  let here = column(start + 1);
  for (let i = start + 1; i < start + width - 1; i++) {
    const after = column(i + 1);
    smooth[i] = (before + 2 * here + after) / 16;
    before = here;
    here = after;
  }
}

function slopesOfRow(smooth: Float32Array, out: Float32Array, start: number, width: number): void {
  for (let i = start + 2; i < start + width - 2; i++) {
    const across = Math.abs(smooth[i + 1] - smooth[i - 1]);
    const down = Math.abs(smooth[i + width] - smooth[i - width]);
    out[i] = (across > down ? across : down) / 2;
  }
}

/** Median gradient of each tile. */
function noiseOf(edges: Float32Array, { width, height }: Plane): { columns: number; data: Float32Array } {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const data = new Float32Array(columns * rows);
  const counts = new Uint16Array(64);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      let total = 0;
      for (let y = row * TILE; y < Math.min(height, (row + 1) * TILE); y += STRIDE)
        for (let x = column * TILE; x < Math.min(width, (column + 1) * TILE); x += STRIDE, total++)
          counts[Math.min(63, Math.floor(4 * edges[y * width + x]))]++;
      let at = 0;
      for (let sum = counts[0]; sum < total / 2; sum += counts[at]) at++;
      data[row * columns + column] = (at + 0.5) / 4;
    }
  return { columns, data };
}

/** Marks the pixels whose gradient stands out from the noise round them. */
export function* edgeMask(edges: Float32Array, plane: Plane): Steps<Uint8Array> {
  const { width, height } = plane;
  const noise = noiseOf(edges, plane);
  yield;
  const mask = new Uint8Array(edges.length);
  for (let y = 0; y < height; y++) {
    for (let column = 0; column < noise.columns; column++) {
      const tile = Math.floor(y / TILE) * noise.columns + column;
      const least = Math.max(LEAST_EDGE, OVER_NOISE * noise.data[tile]);
      const end = y * width + Math.min(width, (column + 1) * TILE);
      for (let i = y * width + column * TILE; i < end; i++) if (edges[i] > least) mask[i] = 1;
    }
  }
  return mask;
}

/** Pixels of the plane that are marked, and the gradient, or whatever they are marked for, of each. */
export class Marked {
  readonly width: number;
  readonly height: number;

  // a class: whoever looks for specks, what is compiled for one look serves the next
  constructor(
    { width, height }: Pick<Plane, 'width' | 'height'>,
    readonly mask: Uint8Array,
    readonly edges: Float32Array,
  ) {
    this.width = width;
    this.height = height;
  }
}

/** Rows between two pauses, and marked pixels of a cluster that is worth a thought. */
const ROWS_AT_ONCE = 300;
const FEWEST = 4;

/**
 * Clusters of marked pixels.
 * @param most pixels each way of the largest that is wanted
 * @param gap pixels without a mark over which a cluster goes on
 */
export function* findSpecks(marked: Marked, most: number, gap = 2): Steps<Speck[]> {
  const { height } = marked;
  const runs = new Runs();
  const firstOfRow = new Int32Array(height + 1);
  for (let y = 0; y < height; y++) {
    firstOfRow[y] = runs.starts.length;
    addRuns(runs, marked, y, gap);
    for (let back = 1; back <= Math.max(1, gap) && back <= y; back++)
      joinRuns(runs, { from: firstOfRow[y - back], to: firstOfRow[y - back + 1], own: firstOfRow[y], gap });
    if (y % ROWS_AT_ONCE === 0) yield;
  }
  yield;
  return specksOf(runs, marked).filter(
    (s) => s.edges >= FEWEST && s.right - s.left <= most && s.bottom - s.top <= most,
  );
}

/** Runs of marked pixels in rows, and which of them are one cluster (Rosenfeld and Pfaltz 1966). */
class Runs {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly rows: number[] = [];
  private readonly parents: number[] = [];

  add(row: number, start: number, end: number): void {
    this.starts.push(start);
    this.ends.push(end);
    this.rows.push(row);
    this.parents.push(this.parents.length);
  }

  rootOf(run: number): number {
    let at = run;
    while (this.parents[at] !== at) at = this.parents[at] = this.parents[this.parents[at]];
    return at;
  }

  join(one: number, other: number): void {
    const a = this.rootOf(one);
    const b = this.rootOf(other);
    if (a !== b) this.parents[Math.max(a, b)] = Math.min(a, b);
  }
}

function addRuns(runs: Runs, { mask, width }: Marked, row: number, gap: number): void {
  const marks = mask.subarray(row * width, (row + 1) * width);
  for (let start = marks.indexOf(1); start >= 0;) {
    let end = start + 1;
    for (let x = end; x < width && x - end <= gap; x++) if (marks[x]) end = x + 1;
    runs.add(row, start, end);
    start = marks.indexOf(1, end + 1);
  }
}

/** Runs of an earlier row (`from` to `to`) and the last row's, from `own` on, that touch within the gap. */
function joinRuns(
  runs: Runs,
  { from, to, own, gap }: { readonly from: number; readonly to: number; readonly own: number; readonly gap: number },
): void {
  const { starts, ends } = runs;
  let other = from;
  for (let run = own; run < starts.length; run++) {
    while (other < to && ends[other] + gap <= starts[run]) other++;
    for (let near = other; near < to && starts[near] < ends[run] + gap; near++) runs.join(near, run);
  }
}

type Sum = { -readonly [K in keyof Speck]: Speck[K] };

function specksOf(runs: Runs, { width, height, mask, edges }: Marked): Speck[] {
  const specks = new Map<number, Sum>();
  for (let run = 0; run < runs.starts.length; run++) {
    const start = runs.starts[run];
    const end = runs.ends[run];
    const row = runs.rows[run];
    const root = runs.rootOf(run);
    let speck = specks.get(root);
    if (!speck) specks.set(root, (speck = { left: width, top: height, right: 0, bottom: 0, edges: 0, strength: 0 }));
    speck.left = Math.min(speck.left, start);
    speck.right = Math.max(speck.right, end);
    speck.top = Math.min(speck.top, row);
    speck.bottom = Math.max(speck.bottom, row + 1);
    for (let i = row * width + start; i < row * width + end; i++) {
      if (!mask[i]) continue;
      speck.edges++;
      speck.strength += edges[i];
    }
  }
  return [...specks.values()].map((speck) => ({ ...speck, strength: speck.strength / speck.edges }));
}

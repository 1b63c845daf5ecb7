import { type Steps, finish } from '../steps.js';
import type { Raster } from '../contract.js';

/** Pixels that are read between two yields. */
const AT_ONCE = 1_000_000;

/**
 * Scales the picture down to a long side of `longSide` pixels by area averaging; a smaller picture is returned as it
 * is. Own code, not a library's, so that a photo gives the same reading on every machine.
 */
export const shrink = (picture: Raster, longSide: number): Raster => finish(shrinkInSteps(picture, longSide));

/** The same as a generator that yields now and then (cooperative scheduling), for full-size photos. */
export function* shrinkInSteps(picture: Raster, longSide: number): Steps<Raster> {
  const long = Math.max(picture.width, picture.height);
  if (long <= longSide) return picture;
  const width = Math.max(1, Math.round((picture.width * longSide) / long));
  const height = Math.max(1, Math.round((picture.height * longSide) / long));
  const columns = spans(picture.width, width);
  const rows = spans(picture.height, height);
  const data = new Uint8Array(width * height * 3);
  const line = new Float32Array(picture.width * 3);
  const rowsAtOnce = Math.ceil((AT_ONCE * height) / (picture.width * picture.height));
  for (let y = 0; y < height; y++) {
    if (y % rowsAtOnce === 0) yield;
    averageRows(picture, rows, y, line);
    averageColumns(line, columns, data.subarray(y * width * 3, (y + 1) * width * 3));
  }
  return { width, height, data };
}

/** The source pixels that each target pixel covers; the first and the last are weighted by their covered share. */
interface Spans {
  readonly first: Int32Array;
  readonly count: Int32Array;
  /** `stride` weights per target pixel, which sum to 1 */
  readonly weights: Float32Array;
  readonly stride: number;
}

function spans(from: number, to: number): Spans {
  const step = from / to;
  const stride = Math.ceil(step) + 1;
  const out = { first: new Int32Array(to), count: new Int32Array(to), weights: new Float32Array(to * stride), stride };
  for (let i = 0; i < to; i++) {
    const start = i * step;
    const end = Math.min(from, start + step);
    const first = Math.floor(start);
    const count = Math.min(stride, Math.ceil(end) - first);
    out.first[i] = first;
    out.count[i] = count;
    for (let k = 0; k < count; k++) {
      const covered = Math.min(end, first + k + 1) - Math.max(start, first + k);
      out.weights[i * stride + k] = covered / (end - start);
    }
  }
  return out;
}

function averageRows({ width, data }: Raster, rows: Spans, y: number, line: Float32Array): void {
  const row = (k: number) => (rows.first[y] + k) * width * 3;
  const weight = (k: number) => rows.weights[y * rows.stride + k];
  if (rows.count[y] === 1) return startLine(line, data, row(0), weight(0), row(0), 0);
  startLine(line, data, row(0), weight(0), row(1), weight(1));
  for (let k = 2; k < rows.count[y]; k++) addLine(line, data, row(k), weight(k));
}

/** Two rows at once: hardly any target row covers fewer. */
function startLine(line: Float32Array, data: Uint8Array, a: number, byA: number, b: number, byB: number): void {
  for (let i = 0; i < line.length; i++) line[i] = Math.fround(byA * data[a + i]) + byB * data[b + i];
}

function addLine(line: Float32Array, data: Uint8Array, from: number, by: number): void {
  for (let i = 0; i < line.length; i++) line[i] += by * data[from + i];
}

function averageColumns(line: Float32Array, columns: Spans, out: Uint8Array): void {
  for (let x = 0; x < columns.first.length; x++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let k = 0; k < columns.count[x]; k++) {
      const weight = columns.weights[x * columns.stride + k];
      const source = (columns.first[x] + k) * 3;
      red += weight * line[source];
      green += weight * line[source + 1];
      blue += weight * line[source + 2];
    }
    out[3 * x] = Math.round(red);
    out[3 * x + 1] = Math.round(green);
    out[3 * x + 2] = Math.round(blue);
  }
}

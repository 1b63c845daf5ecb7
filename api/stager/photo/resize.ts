import type { Raster } from '../contract.js';

/**
 * The picture with its long side brought down to `longSide` pixels by area averaging; a smaller picture is returned as it is.
 * Written here, not left to a library, so that the same photo gives the same reading on every machine.
 */
export function shrink(picture: Raster, longSide: number): Raster {
  const long = Math.max(picture.width, picture.height);
  if (long <= longSide) return picture;
  const width = Math.max(1, Math.round((picture.width * longSide) / long));
  const height = Math.max(1, Math.round((picture.height * longSide) / long));
  const columns = spans(picture.width, width);
  const rows = spans(picture.height, height);
  const data = new Uint8Array(width * height * 3);
  const line = new Float32Array(picture.width * 3);
  rows.forEach((row, y) => {
    averageRows(picture, row, line);
    columns.forEach((column, x) => averageColumns(line, column, data, (y * width + x) * 3));
  });
  return { width, height, data };
}

/** The source pixels that one target pixel covers; the first and the last count by their covered share. */
interface Span {
  readonly first: number;
  readonly weights: readonly number[];
}

function spans(from: number, to: number): Span[] {
  const step = from / to;
  return Array.from({ length: to }, (_, i) => {
    const start = i * step;
    const end = Math.min(from, start + step);
    const first = Math.floor(start);
    const weights: number[] = [];
    for (let s = first; s < end; s++) weights.push((Math.min(end, s + 1) - Math.max(start, s)) / (end - start));
    return { first, weights };
  });
}

function averageRows(picture: Raster, row: Span, line: Float32Array): void {
  line.fill(0);
  const stride = picture.width * 3;
  row.weights.forEach((weight, k) => {
    const offset = (row.first + k) * stride;
    for (let i = 0; i < stride; i++) line[i] += weight * picture.data[offset + i];
  });
}

function averageColumns(line: Float32Array, column: Span, out: Uint8Array, target: number): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  column.weights.forEach((weight, k) => {
    const source = (column.first + k) * 3;
    red += weight * line[source];
    green += weight * line[source + 1];
    blue += weight * line[source + 2];
  });
  out[target] = Math.round(red);
  out[target + 1] = Math.round(green);
  out[target + 2] = Math.round(blue);
}

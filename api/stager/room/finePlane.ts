/** The photo itself in one number per pixel, for what is too small for its reduced copy. */
import type { Steps } from '../breathe.js';
import type { Raster } from '../contract.js';
import type { Plane } from '../photo/filters.js';

/** Pixels of the long side from which on pixels are put together. */
const LONGEST = 1700;
/** Rows between two pauses. */
const ROWS_AT_ONCE = 400;

/** Green of the photo, 0..255, as whole fractions of it where it is large; the eye sees detail in green. */
export function* finePlane({ width, height, data }: Raster): Steps<Plane> {
  const by = Math.max(1, Math.ceil(Math.max(width, height) / LONGEST));
  const small = { width: Math.floor(width / by), height: Math.floor(height / by) };
  const out = new Float32Array(small.width * small.height);
  for (let y = 0; y < small.height * by; y++) {
    if (y % ROWS_AT_ONCE === 0) yield;
    const row = out.subarray(Math.floor(y / by) * small.width, (Math.floor(y / by) + 1) * small.width);
    addRow(row, data, 3 * y * width + 1, by);
  }
  if (by > 1) for (let i = 0; i < out.length; i++) out[i] /= by * by;
  return { ...small, data: out };
}

/** @param from where the green of the row's first pixel is */
function addRow(row: Float32Array, data: Uint8Array, from: number, by: number): void {
  let at = from;
  for (let x = 0; x < row.length; x++) {
    for (let k = 0; k < by; k++, at += 3) row[x] += data[at];
  }
}

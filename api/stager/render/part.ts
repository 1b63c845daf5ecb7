/** A part of the picture that is rendered anew; sketches stand for the rest. */
import { nearest } from '../photo/nearest.js';
import type { Steps } from '../steps.js';
import { PLACE } from './easeWhites.js';
import { SAMPLES } from './samples.js';
import { SKETCHED, type Sketch } from './sketch.js';
import { SUM_PLANES, plane, type Frame, type Rows } from './trace/frame.js';

export interface Part {
  /** samples of each pixel, 0, FEW_SAMPLES or SAMPLES; of the rendering's size (see renderSize), in shared memory */
  readonly wanted: Uint8Array;
  /** of the whole picture: stands for the rest */
  readonly sketch: Sketch;
}

/** Rows that are filled between two yields. */
const ROWS = 128;

/** The rows that a part needs: those with samples, and what easeWhites compares them with. The first is even. */
export function rowsOf({ wanted }: Part, { width, height }: Frame): Rows {
  const [first, last] = [wanted.findIndex((samples) => samples > 0), wanted.findLastIndex((samples) => samples > 0)];
  if (first < 0) return { from: 0, to: 0 };
  const margin = Math.ceil(PLACE * width);
  const from = Math.max(0, Math.floor(first / width) - margin);
  return { from: from - (from % 2), to: Math.min(height, Math.floor(last / width) + 1 + margin) };
}

/** Completes rows that were traced in part: pixels without samples take the sketch's, and all count as if they had SAMPLES. */
export function* fillFromSketch(frame: Frame, rows: Rows, { wanted, sketch }: Part): Steps<void> {
  const { width, height } = frame;
  const { sums: sketched } = sketch;
  const columns = Int32Array.from({ length: width }, (_, x) => nearest(x, width, sketched.width));
  for (const [offset, channels] of SUM_PLANES) {
    const drawn = plane({ ...frame, ...sketched }, offset, channels);
    const sums = plane(frame, offset, channels);
    for (let y = rows.from; y < rows.to; y++) {
      if (y % ROWS === 0) yield;
      const row = nearest(y, height, sketched.height) * sketched.width;
      for (let x = 0; x < width; x++) {
        const k = y * width + x;
        const samples = wanted[k];
        if (samples === SAMPLES) continue;
        const [from, at] = samples > 0 ? [sums, k] : [drawn, row + columns[x]];
        const more = SAMPLES / (samples > 0 ? samples : SKETCHED);
        for (let c = 0; c < channels; c++) sums[k * channels + c] = more * from[at * channels + c];
      }
    }
  }
}

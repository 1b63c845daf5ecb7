import { PLANE, plane, type Frame, type Rows } from '../trace/frame.js';

/** A pixel with less coverage has few samples of the furniture; one with more can lend its light to neighbours. */
const OUTLINE = 0.99;
const INSIDE = 0.99;

/** Replaces the light of outline pixels, which is mostly noise, by that of the pixels just inside. */
export function lightOutline(frame: Frame, rows: Rows, source: number, target: number): void {
  const { width, height } = frame;
  const from = plane(frame, source, 3);
  const to = plane(frame, target, 3);
  const coverage = plane(frame, PLANE.coverage, 1);
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      if (coverage[k] === 0) continue;
      for (let c = 0; c < 3; c++) to[k * 3 + c] = from[k * 3 + c];
      if (coverage[k] >= OUTLINE) continue;
      let weights = coverage[k];
      for (let c = 0; c < 3; c++) to[k * 3 + c] *= weights;
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
          const n = j * width + i;
          if (coverage[n] < INSIDE) continue;
          weights += 1;
          for (let c = 0; c < 3; c++) to[k * 3 + c] += from[n * 3 + c];
        }
      }
      for (let c = 0; c < 3; c++) to[k * 3 + c] /= weights;
    }
  }
}

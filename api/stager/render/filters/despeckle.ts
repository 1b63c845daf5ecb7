import { PLANE, plane, type Frame, type Rows } from '../trace/frame.js';

/**
 * Clamps a pixel to its second brightest and second darkest neighbours: single dots are noise, while a pixel of a line
 * has neighbours of its kind.
 */
export function despeckle(frame: Frame, rows: Rows, source: number, target: number): void {
  const { width, height } = frame;
  const from = plane(frame, source, 3);
  const to = plane(frame, target, 3);
  const coverage = plane(frame, PLANE.coverage, 1);
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const q = k * 3;
      if (coverage[k] === 0) continue;
      let scale = 1;
      const here = from[q] + from[q + 1] + from[q + 2];
      let highest = -1;
      let high = -1;
      let lowest = Infinity;
      let low = Infinity;
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
          const n = j * width + i;
          if (n === k || coverage[n] === 0) continue;
          const value = from[n * 3] + from[n * 3 + 1] + from[n * 3 + 2];
          if (value > highest) {
            high = highest;
            highest = value;
          } else if (value > high) high = value;
          if (value < lowest) {
            low = lowest;
            lowest = value;
          } else if (value < low) low = value;
        }
      }
      if (high >= 0 && here > 0) scale = Math.min(high, Math.max(low, here)) / here;
      for (let c = 0; c < 3; c++) to[q + c] = from[q + c] * scale;
    }
  }
}

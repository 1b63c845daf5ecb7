/** Box filters. */
import type { Plane } from '../../stager/light/development/pyramid.js';
import { elementAt } from '../../test/elements.js';

/** Mean of the square window around each pixel, clipped to the picture; one channel. */
export function boxMean({ width, height, data }: Plane, radius: number): Float32Array {
  const rows = new Float64Array(width * height);
  const out = new Float32Array(width * height);
  const pass = (
    from: ArrayLike<number>,
    to: Float64Array | Float32Array,
    size: number,
    step: number,
    start: number,
  ) => {
    let [sum, count] = [0, 0];
    for (let k = 0; k < Math.min(radius, size); k++)
      [sum, count] = [sum + elementAt(from, start + k * step), count + 1];
    for (let k = 0; k < size; k++) {
      if (k + radius < size) [sum, count] = [sum + elementAt(from, start + (k + radius) * step), count + 1];
      if (k - radius - 1 >= 0) [sum, count] = [sum - elementAt(from, start + (k - radius - 1) * step), count - 1];
      to[start + k * step] = sum / count;
    }
  };
  for (let y = 0; y < height; y++) pass(data, rows, width, 1, y * width);
  for (let x = 0; x < width; x++) pass(rows, out, height, width, x);
  return out;
}

import type { Raster } from '../contract.js';

/** One number per pixel, row-major. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Luma (Rec. 601) of an sRGB picture, 0..255. */
export function grey({ width, height, data }: Raster): Plane {
  const out = new Float32Array(width * height);
  for (let i = 0, j = 0; i < out.length; i++, j += 3) {
    out[i] = 0.299 * data[j] + 0.587 * data[j + 1] + 0.114 * data[j + 2];
  }
  return { width, height, data: out };
}

/** Gaussian blur; the border is repeated outwards. @param sigma pixels */
export function blur({ width, height, data }: Plane, sigma: number): Plane {
  const kernel = gaussian(sigma);
  const radius = (kernel.length - 1) / 2;
  const across = new Float32Array(data.length);
  for (let y = 0; y < height; y++) blurRow(data, across, kernel, { start: y * width, count: width });
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < kernel.length; k++) {
      const source = Math.min(height - 1, Math.max(0, y + k - radius)) * width;
      const weight = kernel[k];
      for (let x = 0; x < width; x++) out[y * width + x] += weight * across[source + x];
    }
  }
  return { width, height, data: out };
}

/** Slope of a picture: its length per pixel, and the direction of the level line (dark on a fixed side), radians. */
export interface Gradient {
  readonly magnitude: Plane;
  readonly angle: Plane;
}

export function gradient({ width, height, data }: Plane): Gradient {
  const magnitude = new Float32Array(data.length);
  const angle = new Float32Array(data.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = (data[i + 1] - data[i - 1]) / 2;
      const gy = (data[i + width] - data[i - width]) / 2;
      magnitude[i] = Math.sqrt(gx * gx + gy * gy);
      angle[i] = Math.atan2(gx, -gy);
    }
  }
  return { magnitude: { width, height, data: magnitude }, angle: { width, height, data: angle } };
}

/** The plane with every value cut at `ceiling`. */
export const capped = ({ width, height, data }: Plane, ceiling: number): Plane => ({
  width,
  height,
  data: data.map((value) => Math.min(value, ceiling)),
});

function gaussian(sigma: number): Float64Array {
  const radius = Math.ceil(3 * sigma);
  const kernel = new Float64Array(2 * radius + 1).map((_, i) => Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)));
  const sum = kernel.reduce((a, b) => a + b, 0);
  return kernel.map((weight) => weight / sum);
}

function blurRow(
  source: Float32Array,
  target: Float32Array,
  kernel: Float64Array,
  { start, count }: { readonly start: number; readonly count: number },
): void {
  const radius = (kernel.length - 1) / 2;
  for (let i = 0; i < count; i++) {
    let sum = 0;
    if (i >= radius && i + radius < count) {
      const from = start + i - radius;
      for (let k = 0; k < kernel.length; k++) sum += kernel[k] * source[from + k];
    } else {
      for (let k = 0; k < kernel.length; k++) {
        sum += kernel[k] * source[start + Math.min(count - 1, Math.max(0, i + k - radius))];
      }
    }
    target[start + i] = sum;
  }
}

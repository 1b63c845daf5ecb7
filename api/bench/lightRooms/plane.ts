/** Planes of numbers, and what pictures are made of: quantiles, smaller and larger copies. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  /** numbers per pixel */
  readonly channels: number;
  /** row-major */
  readonly data: Float32Array;
}

export function quantile(values: Iterable<number>, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

const within = (at: number, size: number): number => Math.min(size - 1, Math.max(0, at));

/** Weights of a binomial of five. */
const BINOMIAL = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16] as const;

/** Blurred, and every second pixel of it. */
export function halved({ width, height, channels, data }: Plane): Plane {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const out = new Float32Array(w * h * channels);
  // first across, into rows of half their length
  const rows = new Float32Array(w * height * channels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < w; x++) {
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        for (let k = -2; k <= 2; k++) {
          sum += BINOMIAL[k + 2] * data[(y * width + within(2 * x + k, width)) * channels + c];
        }
        rows[(y * w + x) * channels + c] = sum;
      }
    }
  }
  const row = w * channels;
  for (let y = 0; y < h; y++) {
    for (let at = 0; at < row; at++) {
      let sum = 0;
      for (let k = -2; k <= 2; k++) sum += BINOMIAL[k + 2] * rows[within(2 * y + k, height) * row + at];
      out[y * row + at] = sum;
    }
  }
  return { width: w, height: h, channels, data: out };
}

/** Enlarged to the given size, about twice its own, without steps. */
export function doubled({ width, height, channels, data }: Plane, w: number, h: number): Plane {
  const out = new Float32Array(w * h * channels);
  for (let y = 0; y < h; y++) {
    const v = Math.min(height - 1, y / 2);
    const above = Math.floor(v);
    const below = Math.min(height - 1, above + 1);
    for (let x = 0; x < w; x++) {
      const u = Math.min(width - 1, x / 2);
      const left = Math.floor(u);
      const right = Math.min(width - 1, left + 1);
      for (let c = 0; c < channels; c++) {
        const top = mixed(
          data,
          (above * width + left) * channels + c,
          (above * width + right) * channels + c,
          u - left,
        );
        const low = mixed(
          data,
          (below * width + left) * channels + c,
          (below * width + right) * channels + c,
          u - left,
        );
        out[(y * w + x) * channels + c] = top + (low - top) * (v - above);
      }
    }
  }
  return { width: w, height: h, channels, data: out };
}

const mixed = (data: Float32Array, a: number, b: number, share: number): number =>
  data[a] + (data[b] - data[a]) * share;

/** The mean of the square around each pixel, as far as it lies in the picture; one channel. */
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
    for (let k = 0; k < Math.min(radius, size); k++) [sum, count] = [sum + from[start + k * step], count + 1];
    for (let k = 0; k < size; k++) {
      if (k + radius < size) [sum, count] = [sum + from[start + (k + radius) * step], count + 1];
      if (k - radius - 1 >= 0) [sum, count] = [sum - from[start + (k - radius - 1) * step], count - 1];
      to[start + k * step] = sum / count;
    }
  };
  for (let y = 0; y < height; y++) pass(data, rows, width, 1, y * width);
  for (let x = 0; x < width; x++) pass(rows, out, height, width, x);
  return out;
}

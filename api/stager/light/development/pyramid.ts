/** Gaussian pyramids (Burt and Adelson 1983, "The Laplacian Pyramid as a Compact Image Code"). */

/** A picture of `channels` interleaved numbers per pixel, row-major. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Float32Array;
}

/** Binomial kernel of five pixels. */
const BINOMIAL = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16] as const;

/** Low-pass filters the picture and takes every second pixel; edge pixels are repeated outwards. */
export function halve({ width, height, channels, data }: Plane): Plane {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const line = width * channels;
  const smoothed = new Float32Array(line);
  const out = new Float32Array(w * h * channels);
  const [far, near, middle] = BINOMIAL;
  for (let y = 0; y < h; y++) {
    const rows = [-2, -1, 0, 1, 2].map((off) => Math.min(height - 1, Math.max(0, 2 * y + off)) * line);
    const [a, b, c, d, e] = rows;
    for (let i = 0; i < line; i++) {
      smoothed[i] = far * (data[a + i] + data[e + i]) + near * (data[b + i] + data[d + i]) + middle * data[c + i];
    }
    for (let x = 0; x < w; x++) {
      const columns = [-2, -1, 0, 1, 2].map((off) => Math.min(width - 1, Math.max(0, 2 * x + off)) * channels);
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0;
        for (let k = 0; k < 5; k++) sum += BINOMIAL[k] * smoothed[columns[k] + channel];
        out[(y * w + x) * channels + channel] = sum;
      }
    }
  }
  return { width: w, height: h, channels, data: out };
}

/** Linear interpolation from the smaller picture: two of its rows or columns, and the weight of the second. */
function readAt(position: number, count: number): readonly [first: number, second: number, share: number] {
  const at = Math.min(count - 1, position / 2);
  const first = Math.floor(at);
  return [first, Math.min(count - 1, first + 1), at - first];
}

/** Width and height of a picture, pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Upsamples the picture to about twice its size, bilinearly. `visit` receives the rows, in memory that is reused. */
export function eachDoubled(
  { width, height, channels, data }: Plane,
  to: Size,
  visit: (row: Float32Array, y: number) => void,
): void {
  const out = new Float32Array(to.width * channels);
  const line = new Float32Array(width * channels);
  for (let y = 0; y < to.height; y++) {
    const [top, bottom, down] = readAt(y, height);
    const [above, below] = [top * width * channels, bottom * width * channels];
    for (let i = 0; i < line.length; i++) line[i] = data[above + i] * (1 - down) + data[below + i] * down;
    for (let x = 0; x < to.width; x++) {
      const [left, right, across] = readAt(x, width);
      for (let c = 0; c < channels; c++) {
        out[x * channels + c] = line[left * channels + c] * (1 - across) + line[right * channels + c] * across;
      }
    }
    visit(out, y);
  }
}

/** The whole picture of `eachDoubled`. */
export function double(picture: Plane, { width, height }: Size): Plane {
  const { channels } = picture;
  const data = new Float32Array(width * height * channels);
  eachDoubled(picture, { width, height }, (row, y) => data.set(row, y * row.length));
  return { width, height, channels, data };
}

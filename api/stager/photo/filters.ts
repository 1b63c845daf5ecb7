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

/**
 * Gaussian blur; edge pixels are repeated outwards.
 * @param sigma pixels
 */
export function blur({ width, height, data }: Plane, sigma: number): Plane {
  const kernel = gaussian(sigma);
  const across = blurRows({ width, height, data }, kernel);
  const out = new Float32Array(data.length);
  const blurred = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    blurDown(across, { kernel, y, height }, blurred);
    out.set(blurred, y * width);
  }
  return { width, height, data: out };
}

interface BlurredRow {
  readonly kernel: Float64Array;
  readonly y: number;
  /** of the plane */
  readonly height: number;
}

/**
 * Vertical pass of one row. A function of its own, so that it is compiled once: whole planes are blurred too rarely.
 */
function blurDown(across: Float32Array, { kernel, y, height }: BlurredRow, out: Float32Array): void {
  const radius = (kernel.length - 1) / 2;
  const width = out.length;
  out.fill(0);
  for (let k = 0; k < kernel.length; k++) {
    const source = Math.min(height - 1, Math.max(0, y + k - radius)) * width;
    const weight = kernel[k];
    for (let x = 0; x < width; x++) out[x] += weight * across[source + x];
  }
}

/** The same where only some pixels are needed. */
export class BlurWhereAsked {
  private readonly width: number;
  private readonly height: number;
  private readonly kernel: Float64Array;
  private readonly across: Float32Array;

  constructor(plane: Plane, sigma: number) {
    this.width = plane.width;
    this.height = plane.height;
    this.kernel = gaussian(sigma);
    this.across = blurRows(plane, this.kernel);
  }

  /** the blurred value of a pixel by its index */
  at(pixel: number): number {
    const { width, height, kernel, across } = this;
    const radius = (kernel.length - 1) / 2;
    const column = pixel % width;
    const row = (pixel - column) / width;
    let sum = 0;
    for (let k = 0; k < kernel.length; k++) {
      const source = Math.min(height - 1, Math.max(0, row + k - radius)) * width;
      sum = Math.fround(sum + kernel[k] * across[source + column]);
    }
    return sum;
  }
}

/**
 * Gradient of a picture: its magnitude per pixel, and the direction of the level line (dark on a fixed side), radians.
 */
export interface Gradient {
  readonly magnitude: Plane;
  readonly angle: Plane;
}

/** @param from positive; smaller magnitudes get no direction */
export function gradient(plane: Plane, from: number): Gradient {
  const { width, height, data } = plane;
  const magnitude = steepness(plane);
  const angle = new Float32Array(data.length);
  for (let i = width + 1; i < data.length - width - 1; i++) {
    if (magnitude.data[i] < from) continue;
    angle[i] = Math.atan2((data[i + 1] - data[i - 1]) / 2, -(data[i + width] - data[i - width]) / 2);
  }
  return { magnitude, angle: { width, height, data: angle } };
}

/** The gradient's magnitude; 0 along the border. */
export function steepness({ width, height, data }: Plane): Plane {
  const out = new Float32Array(data.length);
  for (let y = 1; y < height - 1; y++) writeSteepness(data, y * width, width, out);
  return { width, height, data: out };
}

/** Of the row that begins at `start`, except its ends. */
function writeSteepness(data: Float32Array, start: number, width: number, out: Float32Array): void {
  for (let i = start + 1; i < start + width - 1; i++) {
    const gx = (data[i + 1] - data[i - 1]) / 2;
    const gy = (data[i + width] - data[i - width]) / 2;
    out[i] = Math.sqrt(gx * gx + gy * gy);
  }
}

/** The plane with values clamped to `ceiling`. */
export function capped({ width, height, data }: Plane, ceiling: number): Plane {
  const out = new Float32Array(data.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.min(data[i], ceiling);
  return { width, height, data: out };
}

function gaussian(sigma: number): Float64Array {
  const radius = Math.ceil(3 * sigma);
  const kernel = new Float64Array(2 * radius + 1).map((_, i) => Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)));
  const sum = kernel.reduce((a, b) => a + b, 0);
  return kernel.map((weight) => weight / sum);
}

/** Pixels that are summed in one go: every weight is read once for all of them. */
const ABREAST = 4;

function blurRows({ width, data }: Plane, kernel: Float64Array): Float32Array {
  const radius = (kernel.length - 1) / 2;
  const out = new Float32Array(data.length);
  const row = new Float64Array(width + 2 * radius + ABREAST);
  const blurred = new Float64Array(width + ABREAST);
  for (let start = 0; start < data.length; start += width) {
    row.set(data.subarray(start, start + width), radius);
    row.fill(row[radius], 0, radius);
    row.fill(row[radius + width - 1], radius + width);
    blurRow(row, kernel, blurred);
    out.set(blurred.subarray(0, width), start);
  }
  return out;
}

/** @param row padded by the kernel's radius on either side */
function blurRow(row: Float64Array, kernel: Float64Array, out: Float64Array): void {
  for (let x = 0; x + ABREAST <= out.length; x += ABREAST) {
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let k = 0; k < kernel.length; k++) {
      const weight = kernel[k];
      first += weight * row[x + k];
      second += weight * row[x + k + 1];
      third += weight * row[x + k + 2];
      fourth += weight * row[x + k + 3];
    }
    out[x] = first;
    out[x + 1] = second;
    out[x + 2] = third;
    out[x + 3] = fourth;
  }
}

import type { Raster } from '../contract.js';
import type { Layer } from '../render/layer.js';
import type { Steps } from '../steps.js';

/** Least height of an edge, grey levels. */
const LEAST_STEP = 50;
/** Pixels on each side over which an edge may rise. */
const MOST_WIDTH = 6;
const ROW_STRIDE = 3;
/** Rows between two yields. */
const ROWS = 128;
/** Least number of edges for a measurement. */
const LEAST_EDGES = 40;
/** Most edges in a room are soft themselves: this quantile of their widths measures the camera. */
const QUANTILE = 0.2;
/** Width of the renderer's own edges by the same measure, pixels. */
const OWN = 0.5;
const MOST_BLUR = 1.5;
/** Share of the photo's blur that is applied to furniture: more looks like haze. */
const TAKEN = 0.85;
/** Photos are sharpened when they are developed: strength per pixel of narrower edges, and its bounds. */
const CRISP = { perPixel: 6, usual: 0.4, most: 0.9 } as const;
/** Radius of the sharpened detail, pixels. */
const DETAIL = 0.9;

/**
 * Width of the edge at `k` along a line of values, as the standard deviation of a Gaussian, or null without an edge: an
 * edge of height h, blurred by a Gaussian of deviation s, is nowhere steeper than h / (s sqrt(2 pi)).
 * @param step from one value of the line to the next
 */
export function edgeWidth(data: Uint8Array, k: number, step: number): number | null {
  const slope = data[k + step] - data[k];
  const steepness = Math.abs(slope);
  if (steepness < LEAST_STEP / 8) return null;
  const sign = Math.sign(slope);
  if ((data[k] - data[k - step]) * sign > steepness) return null;
  if ((data[k + 2 * step] - data[k + step]) * sign >= steepness) return null;
  let [low, high] = [k, k + step];
  const most = MOST_WIDTH * step;
  while (k - low < most && (data[low] - data[low - step]) * sign > 0) low -= step;
  while (high - k < most && (data[high + step] - data[high]) * sign > 0) high += step;
  const height = Math.abs(data[high] - data[low]);
  return height < LEAST_STEP ? null : height / (steepness * Math.sqrt(2 * Math.PI));
}

/** Blur of the photo's sharpest edges, as the standard deviation of a Gaussian in pixels; null with too few edges. */
export function* measureBlur({ width, height, data }: Raster): Steps<number | null> {
  const widths: number[] = [];
  const margin = MOST_WIDTH + 2;
  const collect = (k: number, step: number): void => {
    const found = edgeWidth(data, k * 3 + 1, step * 3);
    if (found !== null) widths.push(found);
  };
  for (let y = margin; y < height - margin; y++) {
    if (y % ROWS === 0) yield;
    const isLine = (y - margin) % ROW_STRIDE === 0;
    for (let x = margin; x < width - margin; x++) {
      if (isLine) collect(y * width + x, 1);
      if ((x - margin) % ROW_STRIDE === 0) collect(y * width + x, width);
    }
  }
  if (widths.length < LEAST_EDGES) return null;
  return Float64Array.from(widths).sort()[Math.floor(widths.length * QUANTILE)];
}

/**
 * Blur that makes furniture as sharp as the photo, pixels of the photo; 0 for a crisp one.
 * @param measured see `measureBlur`
 */
export function blurToMatch(measured: number | null): number {
  if (measured === null) return 0;
  return Math.min(MOST_BLUR, TAKEN * Math.sqrt(Math.max(0, measured * measured - OWN * OWN)));
}

/**
 * Amount of sharpening that makes furniture as crisp as the photo, 0: none.
 * @param measured see `measureBlur`
 */
export function crispnessToMatch(measured: number | null): number {
  return Math.min(CRISP.most, Math.max(0, CRISP.usual + (OWN - (measured ?? OWN)) * CRISP.perPixel));
}

/** Weights of a Gaussian, from its centre outwards. */
function gaussian(sigma: number): number[] {
  const reach = Math.ceil(2.5 * sigma);
  const weights = Array.from({ length: reach + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)));
  const sum = weights.reduce((total, weight, k) => total + (k === 0 ? weight : 2 * weight), 0);
  return weights.map((weight) => weight / sum);
}

/** Least coverage by which a colour is divided. */
const LEAST_COVERAGE = 1e-4;

/**
 * Blurs colour, premultiplied, and coverage together, so that nothing beside the furniture bleeds in.
 * @param sigma pixels of the layer
 */
export function* softenLayer(layer: Layer, sigma: number): Steps<Layer> {
  if (sigma < 0.2) return layer;
  const coverage = new Float32Array(layer.coverage.length);
  const colour = new Float32Array(layer.colour.length);
  yield* blurRows(layer, sigma, (row, around) => {
    for (let k = row * layer.width, at = 0; at < around.length; k++, at += 4) {
      const share = around[at + 3];
      if (share < LEAST_COVERAGE) continue;
      coverage[k] = Math.min(1, share);
      for (let c = 0; c < 3; c++) colour[k * 3 + c] = around[at + c] / share;
    }
  });
  return { ...layer, coverage, colour };
}

/** Upper bound of the factor of a sharpened pixel: more shows as a rim. */
const MOST_CHANGE = 1.2;

/**
 * Sharpens the furniture's colours (unsharp mask), but not its outline.
 * @param amount share of a pixel's difference from its surroundings that is added to it
 */
export function* crispenLayer(layer: Layer, amount: number): Steps<Layer> {
  if (amount < 0.05) return layer;
  const colour = layer.colour.slice();
  yield* blurRows(layer, DETAIL, (row, around) => {
    for (let k = row * layer.width, at = 0; at < around.length; k++, at += 4) {
      if (layer.coverage[k] === 0 || around[at + 3] < LEAST_COVERAGE) continue;
      for (let c = 0; c < 3; c++) {
        const value = layer.colour[k * 3 + c];
        const sharp = value + amount * (value - around[at + c] / around[at + 3]);
        colour[k * 3 + c] = Math.min(value * MOST_CHANGE, Math.max(value / MOST_CHANGE, sharp));
      }
    }
  });
  return { ...layer, colour };
}

/**
 * Blurs the furniture row by row, keeping only the rows that are still needed. `visit` receives rows near furniture:
 * premultiplied colour and coverage, 4 numbers per pixel.
 */
function* blurRows(layer: Layer, sigma: number, visit: (row: number, blurred: Float32Array) => void): Steps<void> {
  const { width, height } = layer;
  const weights = gaussian(sigma);
  const reach = weights.length - 1;
  const line = new Float32Array((width + 2 * reach) * 4);
  const kept = Array.from({ length: 2 * reach + 1 }, () => new Float32Array(width * 4));
  const isEmpty = new Uint8Array(height);
  const out = new Float32Array(width * 4);
  const rowAt = (row: number) => kept[Math.min(height - 1, Math.max(0, row)) % kept.length];
  let next = 0;
  for (let row = 0; row < height; row++) {
    if (row % ROWS === 0) yield;
    for (; next <= Math.min(height - 1, row + reach); next++) {
      isEmpty[next] = weighRow(layer, next, reach, line) ? 0 : 1;
      if (isEmpty[next]) rowAt(next).fill(0);
      else blurLine(line, rowAt(next), weights);
    }
    const [from, to] = [Math.max(0, row - reach), Math.min(height, row + reach + 1)];
    if (isEmpty.subarray(from, to).every((empty) => empty === 1)) continue;
    for (let at = 0, middle = rowAt(row); at < out.length; at++) out[at] = middle[at] * weights[0];
    for (let d = 1; d <= reach; d++) {
      const [above, below, weight] = [rowAt(row - d), rowAt(row + d), weights[d]];
      for (let at = 0; at < out.length; at++) out[at] += (above[at] + below[at]) * weight;
    }
    visit(row, out);
  }
}

/**
 * Writes premultiplied colour and coverage of one row, with its ends repeated `margin` times.
 * @returns whether the row contains furniture
 */
function weighRow({ width, coverage, colour }: Layer, row: number, margin: number, line: Float32Array): boolean {
  let some = false;
  for (let x = -margin; x < width + margin; x++) {
    const k = row * width + Math.min(width - 1, Math.max(0, x));
    const at = (x + margin) * 4;
    const share = coverage[k];
    line[at + 3] = share;
    some ||= share > 0;
    for (let c = 0; c < 3; c++) line[at + c] = share > 0 ? colour[k * 3 + c] * share : 0;
  }
  return some;
}

/** Blurs a line of 4 numbers per pixel that has a margin of the kernel's radius at both ends. */
function blurLine(line: Float32Array, to: Float32Array, weights: readonly number[]): void {
  const margin = (weights.length - 1) * 4;
  for (let at = 0; at < to.length; at++) {
    const middle = at + margin;
    let sum = line[middle] * weights[0];
    for (let d = 1; d < weights.length; d++) sum += (line[middle - d * 4] + line[middle + d * 4]) * weights[d];
    to[at] = sum;
  }
}

import type { Raster } from '../contract.js';
import type { Layer } from '../render/renderScene.js';

/** Edges of fewer grey levels tell too little. */
const LEAST_STEP = 50;
/** Pixels on each side over which an edge may rise. */
const MOST_WIDTH = 6;
const ROW_STRIDE = 3;
/** Edges that are looked at, at least: fewer say nothing of the photo. */
const LEAST_EDGES = 40;
/** Most edges of a room are soft in themselves: this quantile of their widths is the camera's own. */
const QUANTILE = 0.2;
/** Width that the renderer's own edges have by the same measure, pixels. */
const OWN = 0.5;
const MOST_BLUR = 1.5;
/** Of the photo's own blur, what the furniture takes: more reads as fog. */
const TAKEN = 0.85;
/**
 * Photos were sharpened when they were developed: how strongly, per pixel that their edges are narrower, and at most.
 */
const CRISP = { perPixel: 6, usual: 0.4, most: 0.9 } as const;
/** How wide the detail is that is sharpened, pixels. */
const DETAIL = 0.9;

/**
 * Width of the edge that a line of values has at `k`, as the deviation of a Gaussian, or null where it is none: an edge
 * of height h that a Gaussian of deviation s has blurred is nowhere steeper than h / (s sqrt(2 pi)).
 * @param step from one value of the line to the next
 */
function edgeWidth(data: Uint8Array, k: number, step: number): number | null {
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

/** How blurred the photo's sharpest edges are, as the deviation of a Gaussian in pixels; null where it has too few. */
export function measureBlur({ width, height, data }: Raster): number | null {
  const widths: number[] = [];
  const margin = MOST_WIDTH + 2;
  const collect = (k: number, step: number): void => {
    const found = edgeWidth(data, k * 3 + 1, step * 3);
    if (found !== null) widths.push(found);
  };
  for (let y = margin; y < height - margin; y++) {
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
 * What the furniture must be blurred by to look as sharp as a photo, pixels of the photo; 0 for a crisp one.
 * @param measured see `measureBlur`
 */
export function blurToMatch(measured: number | null): number {
  if (measured === null) return 0;
  return Math.min(MOST_BLUR, TAKEN * Math.sqrt(Math.max(0, measured * measured - OWN * OWN)));
}

/**
 * How strongly the furniture's detail must be sharpened to look as crisp as a photo, 0: not at all.
 * @param measured see `measureBlur`
 */
export function crispnessToMatch(measured: number | null): number {
  return Math.min(CRISP.most, Math.max(0, CRISP.usual + (OWN - (measured ?? OWN)) * CRISP.perPixel));
}

/** Weights of a Gaussian, from its middle outwards. */
function gaussian(sigma: number): number[] {
  const reach = Math.ceil(2.5 * sigma);
  const weights = Array.from({ length: reach + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)));
  const sum = weights.reduce((total, weight, k) => total + (k === 0 ? weight : 2 * weight), 0);
  return weights.map((weight) => weight / sum);
}

/** Less than this share of a pixel's colour is nothing to divide by. */
const LEAST_COVERAGE = 1e-4;

/**
 * Blurs furniture and its outline together: colours by how much of the pixel they cover, so that nothing that lies
 * beside bleeds in.
 * @param sigma pixels of the layer
 */
export function softenLayer(layer: Layer, sigma: number): Layer {
  if (sigma < 0.2) return layer;
  const coverage = new Float32Array(layer.coverage.length);
  const colour = new Float32Array(layer.colour.length);
  blurRows(layer, sigma, (row, around) => {
    for (let k = row * layer.width, at = 0; at < around.length; k++, at += 4) {
      const share = around[at + 3];
      if (share < LEAST_COVERAGE) continue;
      coverage[k] = Math.min(1, share);
      for (let c = 0; c < 3; c++) colour[k * 3 + c] = around[at + c] / share;
    }
  });
  return { ...layer, coverage, colour };
}

/** Sharpening changes a pixel by this factor at most: beyond it shows as a rim. */
const MOST_CHANGE = 1.2;

/**
 * Sharpens the furniture's colours (unsharp mask), never its outline.
 * @param amount how much of a pixel's difference from its surroundings is added to it
 */
export function crispenLayer(layer: Layer, amount: number): Layer {
  if (amount < 0.05) return layer;
  const colour = layer.colour.slice();
  blurRows(layer, DETAIL, (row, around) => {
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
 * Blurs the furniture row by row, keeping only the rows that are still needed. `visit` is given the rows near which
 * there is furniture: colour times coverage, and coverage, 4 numbers per pixel.
 */
function blurRows(layer: Layer, sigma: number, visit: (row: number, blurred: Float32Array) => void): void {
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
 * Writes colour times coverage, and coverage, of one row, its ends repeated `margin` times.
 * @returns whether there is any furniture in it
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

/** Blurs a line of 4 numbers per pixel that has a margin of the weights' reach at both ends. */
function blurLine(line: Float32Array, to: Float32Array, weights: readonly number[]): void {
  const margin = (weights.length - 1) * 4;
  for (let at = 0; at < to.length; at++) {
    const middle = at + margin;
    let sum = line[middle] * weights[0];
    for (let d = 1; d < weights.length; d++) sum += (line[middle - d * 4] + line[middle + d * 4]) * weights[d];
    to[at] = sum;
  }
}

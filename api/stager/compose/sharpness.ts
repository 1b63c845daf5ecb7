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
/** Photos were sharpened when they were developed: how strongly, per pixel that their edges are narrower, and at most. */
const CRISP = { perPixel: 5, usual: 0.25, most: 0.5 } as const;
/** How wide the detail is that is sharpened, pixels. */
const DETAIL = 0.9;

/**
 * Width of the edge that a line of values has at `k`, as the deviation of a Gaussian, or null where it is none: an edge
 * of height h that a Gaussian of deviation s has blurred is nowhere steeper than h / (s sqrt(2 pi)).
 */
function edgeWidth(at: (k: number) => number, k: number): number | null {
  const slope = at(k + 1) - at(k);
  const steepness = Math.abs(slope);
  if (steepness < LEAST_STEP / 8) return null;
  const sign = Math.sign(slope);
  if ((at(k) - at(k - 1)) * sign > steepness || (at(k + 2) - at(k + 1)) * sign >= steepness) return null;
  let [low, high] = [k, k + 1];
  while (k - low < MOST_WIDTH && (at(low) - at(low - 1)) * sign > 0) low--;
  while (high - k < MOST_WIDTH && (at(high + 1) - at(high)) * sign > 0) high++;
  const height = Math.abs(at(high) - at(low));
  return height < LEAST_STEP ? null : height / (steepness * Math.sqrt(2 * Math.PI));
}

/** How blurred the photo's sharpest edges are, as the deviation of a Gaussian in pixels; null where it has too few. */
export function measureBlur({ width, height, data }: Raster): number | null {
  const widths: number[] = [];
  const margin = MOST_WIDTH + 2;
  const collect = (lines: number, length: number, value: (line: number, k: number) => number): void => {
    for (let line = margin; line < lines - margin; line += ROW_STRIDE) {
      for (let k = margin; k < length - margin; k++) {
        const found = edgeWidth((along) => value(line, along), k);
        if (found !== null) widths.push(found);
      }
    }
  };
  collect(height, width, (row, column) => data[(row * width + column) * 3 + 1]);
  collect(width, height, (column, row) => data[(row * width + column) * 3 + 1]);
  if (widths.length < LEAST_EDGES) return null;
  return widths.sort((a, b) => a - b)[Math.floor(widths.length * QUANTILE)];
}

/** What the furniture must be blurred by to look as sharp as the photo, pixels of the photo; 0 for a crisp one. */
export function blurToMatch(photo: Raster): number {
  const measured = measureBlur(photo) ?? OWN;
  return Math.min(MOST_BLUR, TAKEN * Math.sqrt(Math.max(0, measured * measured - OWN * OWN)));
}

/** How strongly the furniture's detail must be sharpened to look as crisp as the photo, 0: not at all. */
export function crispnessToMatch(photo: Raster): number {
  const measured = measureBlur(photo) ?? OWN;
  return Math.min(CRISP.most, Math.max(0, CRISP.usual + (OWN - measured) * CRISP.perPixel));
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
  return sigma < 0.2 ? layer : blurred(layer, sigma);
}

/**
 * Sharpens the furniture's colours (unsharp mask), never its outline.
 * @param amount how much of a pixel's difference from its surroundings is added to it
 */
export function crispenLayer(layer: Layer, amount: number): Layer {
  if (amount < 0.05) return layer;
  const around = blurred(layer, DETAIL).colour;
  const colour = layer.colour.map((value, at) => {
    if (layer.coverage[Math.floor(at / 3)] === 0) return value;
    const sharp = value + amount * (value - around[at]);
    return Math.min(value * MOST_CHANGE, Math.max(value / MOST_CHANGE, sharp));
  });
  return { ...layer, colour };
}

/** Sharpening changes a pixel by this factor at most: beyond it shows as a rim. */
const MOST_CHANGE = 1.12;

function blurred(layer: Layer, sigma: number): Layer {
  const { width, height } = layer;
  const weights = gaussian(sigma);
  const first = new Float32Array(width * height * 4);
  for (let k = 0; k < width * height; k++) {
    const share = layer.coverage[k];
    if (share === 0) continue;
    for (let c = 0; c < 3; c++) first[k * 4 + c] = layer.colour[k * 3 + c] * share;
    first[k * 4 + 3] = share;
  }
  const second = new Float32Array(first.length);
  blurAlong(first, second, weights, { lines: height, length: width, line: width, step: 1 });
  blurAlong(second, first, weights, { lines: width, length: height, line: 1, step: width });
  const coverage = new Float32Array(width * height);
  const colour = new Float32Array(width * height * 3);
  for (let k = 0; k < width * height; k++) {
    const share = first[k * 4 + 3];
    if (share < LEAST_COVERAGE) continue;
    coverage[k] = Math.min(1, share);
    for (let c = 0; c < 3; c++) colour[k * 3 + c] = first[k * 4 + c] / share;
  }
  return { ...layer, coverage, colour };
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  /** pixels from one line to the next, and from one pixel of a line to the next */
  readonly line: number;
  readonly step: number;
}

function blurAlong(from: Float32Array, to: Float32Array, weights: readonly number[], along: Lines): void {
  const { lines, length, line, step } = along;
  const reach = weights.length - 1;
  for (let row = 0; row < lines; row++) {
    for (let k = 0; k < length; k++) {
      const at = (row * line + k * step) * 4;
      for (let c = 0; c < 4; c++) {
        let sum = from[at + c] * weights[0];
        for (let d = 1; d <= reach; d++) {
          const before = Math.min(d, k) * step * 4;
          const after = Math.min(d, length - 1 - k) * step * 4;
          sum += (from[at + c - before] + from[at + c + after]) * weights[d];
        }
        to[at + c] = sum;
      }
    }
  }
}

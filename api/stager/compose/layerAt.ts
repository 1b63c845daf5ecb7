import type { Layer } from '../render/layer.js';

/** A layer at one pixel of the photo; the object is reused. */
export interface LayerPixel {
  coverage: number;
  readonly colour: Float64Array;
  readonly ratio: Float64Array;
}

export const createLayerPixel = (): LayerPixel => ({
  coverage: 0,
  colour: new Float64Array(3),
  ratio: new Float64Array(3),
});

/** Reads a pixel; returns false, without writing, where the layer does not change the photo. */
type LayerReader = (x: number, y: number, out: LayerPixel) => boolean;

/** For a layer of the photo's size. */
function readSame(layer: Layer): LayerReader {
  return (x, y, out) => {
    const k = y * layer.width + x;
    if (!changes(layer, k)) return false;
    out.coverage = layer.coverage[k];
    for (let c = 0; c < 3; c++) {
      out.colour[c] = layer.colour[k * 3 + c];
      out.ratio[c] = layer.ratio[k * 3 + c];
    }
    return true;
  };
}

/** Whether the layer changes the photo at this pixel: mostly it does not. */
function changes({ coverage, ratio }: Layer, k: number): boolean {
  if (coverage[k] > 0) return true;
  for (let c = k * 3; c < k * 3 + 3; c++) if (ratio[c] !== 1) return true;
  return false;
}

/** Catmull-Rom weights of four neighbours at a fraction between the middle two. */
function cubicWeights(t: number, out: Float64Array): void {
  out[0] = ((-0.5 * t + 1) * t - 0.5) * t;
  out[1] = (1.5 * t - 2.5) * t * t + 1;
  out[2] = ((-1.5 * t + 2) * t + 0.5) * t;
  out[3] = (0.5 * t - 0.5) * t * t;
}

/** Upper bound of the factor by which upsampled coverage is steepened: more would show the layer's pixels. */
const STEEPEST = 1.7;
/** Radius of the interpolation, pixels. */
const REACH = 2;

/** 1 for the layer's pixels near which it changes the photo: the rest is skipped. */
function busyPixels(layer: Layer): Uint8Array {
  const { width, height } = layer;
  const busy = new Uint8Array(width * height);
  for (let k = 0; k < width * height; k++) {
    if (!changes(layer, k)) continue;
    const x = k % width;
    const y = Math.floor(k / width);
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
      busy.fill(1, row * width + Math.max(0, x - REACH), row * width + Math.min(width, x + REACH + 1));
    }
  }
  return busy;
}

/**
 * Upsamples a smaller layer, edge-aware: coverage is interpolated and steepened to the layer's own sharpness; colours
 * are weighted by coverage and ratios by its complement, so that neither bleeds across an outline.
 */
function readEnlarged(layer: Layer, photo: { readonly width: number; readonly height: number }): LayerReader {
  const { width, height } = layer;
  const perX = width / photo.width;
  const perY = height / photo.height;
  const steepness = Math.min(STEEPEST, Math.max(1, 1 / perX));
  const busy = busyPixels(layer);
  const wx = new Float64Array(4);
  const wy = new Float64Array(4);
  return (x, y, out) => {
    const sx = (x + 0.5) * perX - 0.5;
    const sy = (y + 0.5) * perY - 0.5;
    const column = Math.floor(sx);
    const row = Math.floor(sy);
    const nearest = Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column));
    if (busy[nearest] === 0) return false;
    cubicWeights(sx - column, wx);
    cubicWeights(sy - row, wy);
    out.colour.fill(0);
    out.ratio.fill(0);
    let coverage = 0;
    let least = 1;
    let most = 0;
    let front = 0;
    let back = 0;
    for (let j = 0; j < 4; j++) {
      const v = Math.min(height - 1, Math.max(0, row - 1 + j));
      for (let i = 0; i < 4; i++) {
        const u = Math.min(width - 1, Math.max(0, column - 1 + i));
        const k = v * width + u;
        const weight = wx[i] * wy[j];
        coverage += weight * layer.coverage[k];
        if (layer.coverage[k] < least) least = layer.coverage[k];
        if (layer.coverage[k] > most) most = layer.coverage[k];
        // colours must not overshoot: only the four nearest, with positive weights, contribute
        if (i === 0 || i === 3 || j === 0 || j === 3) continue;
        const near = (i === 1 ? 1 - (sx - column) : sx - column) * (j === 1 ? 1 - (sy - row) : sy - row);
        const covered = near * layer.coverage[k] + 1e-9 * layer.coverage[k];
        const free = near * (1 - layer.coverage[k]) + 1e-9 * (1 - layer.coverage[k]);
        front += covered;
        back += free;
        for (let c = 0; c < 3; c++) {
          out.colour[c] += covered * layer.colour[k * 3 + c];
          out.ratio[c] += free * layer.ratio[k * 3 + c];
        }
      }
    }
    // between what is around, and not between 0 and 1: a wire thinner than a pixel would become a row of dots
    const middle = (least + most) / 2;
    const steep = Math.min(most, Math.max(least, middle + (coverage - middle) * steepness));
    out.coverage = front === 0 ? 0 : back === 0 ? 1 : steep;
    for (let c = 0; c < 3; c++) {
      if (front > 0) out.colour[c] /= front;
      out.ratio[c] = back > 0 ? out.ratio[c] / back : 1;
    }
    return true;
  };
}

/** Reads the layer at the photo's pixels. */
export function layerReader(layer: Layer, photo: { readonly width: number; readonly height: number }): LayerReader {
  return layer.width === photo.width && layer.height === photo.height ? readSame(layer) : readEnlarged(layer, photo);
}

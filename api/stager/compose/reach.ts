/** What a change of the furniture reaches in the picture, and what of the picture before stays. */
import type { GreyRaster, Raster } from '../contract.js';
import { smoothstep } from '../mesh/kit/noise.js';
import { nearest } from '../photo/nearest.js';
import { widen } from '../photo/widen.js';
import { FEW_SAMPLES, SAMPLES } from '../render/samples.js';

/** Levels of 255 by which a pixel of two sketches differs visibly: alone, and as the mean of its neighbourhood. */
const SEEN = { alone: 6, around: 3 } as const;
/** Radius of that neighbourhood, pixels of a sketch. */
const AROUND = 2;
/** Least number of pixels in a square of three that differ alone: fewer are noise. */
const LEAST_ALONE = 3;
/** Pixels of a sketch by which what differs is widened: it is too coarse to show an outline. */
const WIDENED = 1;
/** Pixels of a sketch over which the new picture is blended into the one before. */
const BLENDED = 4;
/** Share of the new picture from which a pixel takes all samples: with fewer its noise shows. */
const MOSTLY = 0.5;
/** Pixels of a sketch beyond, which the filters of the rendering read. */
const READ = 2;

type Size = Pick<GreyRaster, 'width' | 'height'>;

/** 1 .. 0, by the pixels of a sketch: how much of the new picture shows. */
export interface Reach {
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;
}

/** Finds what a change reaches from sketches of the picture before and after it. */
export function findReach(before: Raster, after: Raster): Reach {
  const { width, height } = before;
  let within = widen(differing(before, after), width, WIDENED);
  const shares = Float32Array.from(within);
  for (let step = 1; step <= BLENDED; step++) {
    within = widen(within, width, 1);
    const share = smoothstep(0, 1, 1 - step / (BLENDED + 1));
    for (let k = 0; k < shares.length; k++) if (within[k] === 1 && shares[k] === 0) shares[k] = share;
  }
  return { width, height, shares };
}

/** Share of the picture's pixels that do not stay as they were. */
export const shareReached = ({ shares }: Reach): number => shares.filter((share) => share > 0).length / shares.length;

/** 1 where two sketches differ visibly, else 0. */
function differing(before: Raster, after: Raster): Uint8Array {
  const { width, height } = before;
  const size = { width, height };
  const out = new Uint8Array(width * height);
  const alone = new Float32Array(width * height);
  const change = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    for (let k = 0; k < change.length; k++) {
      change[k] = after.data[k * 3 + c] - before.data[k * 3 + c];
      if (Math.abs(change[k]) > SEEN.alone) alone[k] = 1;
    }
    const around = meanAround(change, size, AROUND);
    for (let k = 0; k < change.length; k++) if (Math.abs(around[k]) > SEEN.around) out[k] = 1;
  }
  const share = meanAround(alone, size, 1);
  for (let k = 0; k < out.length; k++) if (alone[k] === 1 && share[k] * 9 > LEAST_ALONE - 0.5) out[k] = 1;
  return out;
}

/** Means of squares of this radius around each pixel, separable. */
function meanAround(values: Float32Array, { width, height }: Size, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  const clamp = (at: number, end: number) => Math.min(end - 1, Math.max(0, at));
  const count = 2 * radius + 1;
  for (let k = 0; k < values.length; k++) {
    const x = k % width;
    for (let d = -radius; d <= radius; d++) across[k] += values[k - x + clamp(x + d, width)] / count;
  }
  for (let k = 0; k < values.length; k++) {
    const x = k % width;
    for (let d = -radius; d <= radius; d++) out[k] += across[clamp((k - x) / width + d, height) * width + x] / count;
  }
  return out;
}

/** Samples that each pixel of the rendering needs, see Part. */
export function wantedSamples(reach: Reach, width: number, height: number): Uint8Array {
  const within = Uint8Array.from(reach.shares, (share) => (share > 0 ? 1 : 0));
  // one pixel more, as shares are interpolated
  const read = widen(within, reach.width, 1 + READ);
  const out = new Uint8Array(new SharedArrayBuffer(width * height));
  for (let y = 0; y < height; y++) {
    const row = nearest(y, height, reach.height) * reach.width;
    for (let x = 0; x < width; x++) {
      const k = row + nearest(x, width, reach.width);
      out[y * width + x] = reach.shares[k] > MOSTLY ? SAMPLES : read[k] === 1 ? FEW_SAMPLES : 0;
    }
  }
  return out;
}

/** Reads the share of the new picture at the pixels of a picture of any size. */
export function reachReader(reach: Reach, { width, height }: Size) {
  const { shares } = reach;
  const at = (k: number, count: number, of: number) => Math.min(of - 1, Math.max(0, ((k + 0.5) * of) / count - 0.5));
  return (x: number, y: number): number => {
    const [sx, sy] = [at(x, width, reach.width), at(y, height, reach.height)];
    const [left, top] = [Math.floor(sx), Math.floor(sy)];
    const right = Math.min(reach.width - 1, left + 1);
    const bottom = Math.min(reach.height - 1, top + 1) * reach.width;
    const upper = shares[top * reach.width + left] * (left + 1 - sx) + shares[top * reach.width + right] * (sx - left);
    const lower = shares[bottom + left] * (left + 1 - sx) + shares[bottom + right] * (sx - left);
    return upper + (lower - upper) * (sy - top);
  };
}

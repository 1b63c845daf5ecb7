import { FACE } from '../../room/camera/roomBox.js';
import { PLANE, plane, type Frame, type Rows } from '../trace/frame.js';
import { NOT_SEEN } from './resolve.js';

const KERNEL = [0.25, 0.5, 0.25];
/** Added to brightness, so that dark pixels are comparable. */
const FLOOR = 0.05;
/**
 * Length of the mean normal below which a pixel shows several surfaces: it is smoothed with its closest neighbours
 * only.
 */
const ONE_SURFACE = 0.85;
/** Least cosine between normals of the same surface. */
const SAME_SURFACE = 0.7;
/** Standard deviations of the noise that are smoothed. */
const TOLERATED = 1.5;
/**
 * Pixels of about the same direction (cosine) within one of a pixel, itself included, up to which it shows a rod or a
 * wire a few pixels thick: across it, normals turn so fast that a flat surface's weights would leave all its noise.
 */
const THIN = { alike: 0.9, most: 5, tolerated: 3 } as const;

/** One pass of an edge-aware a-trous wavelet filter (Dammertz et al. 2010) over furniture or background. */
export interface SmoothPass {
  readonly of: 'furniture' | 'background';
  /** planes of three numbers, by offset */
  readonly source: number;
  readonly target: number;
  /** the pass: taps are 2 ** level pixels apart */
  readonly level: number;
  /** relative difference of brightness that is smoothed */
  readonly sigma: number;
}

const brightness = (values: Float32Array, at: number) => values[at] * 0.3 + values[at + 1] * 0.6 + values[at + 2] * 0.1;

function copyPixel(from: Float32Array, to: Float32Array, at: number): void {
  to[at] = from[at];
  to[at + 1] = from[at + 1];
  to[at + 2] = from[at + 2];
}

export function smooth(frame: Frame, rows: Rows, pass: SmoothPass): void {
  if (pass.of === 'furniture') smoothFurniture(frame, rows, pass);
  else smoothBackground(frame, rows, pass);
}

/** Weights neighbours by similarity in normal, depth and brightness. */
function smoothFurniture(frame: Frame, rows: Rows, { source, target, level, sigma }: SmoothPass): void {
  const { width, height } = frame;
  const from = plane(frame, source, 3);
  const to = plane(frame, target, 3);
  const coverage = plane(frame, PLANE.coverage, 1);
  const normal = plane(frame, PLANE.normal, 3);
  const depth = plane(frame, PLANE.depth, 1);
  const agreement = plane(frame, PLANE.agreement, 1);
  const spread = plane(frame, PLANE.spread, 1);
  const step = 2 ** level;
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const q = k * 3;
      // such pixels are never read
      if (coverage[k] === 0) continue;
      if (level > 0 && agreement[k] < ONE_SURFACE) {
        copyPixel(from, to, q);
        continue;
      }
      const here = brightness(from, q);
      const isThin = spread[k] < 0;
      const tolerance =
        sigma / (1 + level * 0.7) + ((isThin ? THIN.tolerated : TOLERATED) * Math.abs(spread[k])) / (1 + level * 0.6);
      const perBrightness = 1 / (tolerance * (here + FLOOR));
      const perDepth = 1 / (depth[k] * 0.012 * step + 0.004);
      let weights = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = -1; j <= 1; j++) {
        const row = y + j * step;
        if (row < 0 || row >= height) continue;
        for (let i = -1; i <= 1; i++) {
          const column = x + i * step;
          if (column < 0 || column >= width) continue;
          const n = row * width + column;
          if (coverage[n] === 0) continue;
          const p = n * 3;
          const alike = normal[q] * normal[p] + normal[q + 1] * normal[p + 1] + normal[q + 2] * normal[p + 2];
          if (alike < SAME_SURFACE) continue;
          const nearer = square((depth[k] - depth[n]) * perDepth);
          const brighter = square((brightness(from, p) - here) * perBrightness);
          const flat = agreement[n] * agreement[n];
          const weight =
            (KERNEL[i + 1] * KERNEL[j + 1] * turned(Math.min(1, alike), isThin) * coverage[n] * flat * flat) /
            ((1 + nearer * nearer) * (1 + brighter * brighter));
          weights += weight;
          r += from[p] * weight;
          g += from[p + 1] * weight;
          b += from[p + 2] * weight;
        }
      }
      if (weights <= 0) {
        copyPixel(from, to, q);
        continue;
      }
      to[q] = r / weights;
      to[q + 1] = g / weights;
      to[q + 2] = b / weights;
    }
  }
}

const square = (value: number): number => value * value;

/** Weight of a neighbour by the cosine between its normal and the pixel's. */
function turned(alike: number, isThin: boolean): number {
  const four = alike * alike * alike * alike;
  if (isThin) return four;
  const sixteen = four * four * four * four;
  return sixteen * sixteen;
}

/**
 * Weights neighbours that show the same face by similarity in brightness. A pixel without samples of its reflection
 * takes its neighbours'.
 */
function smoothBackground(frame: Frame, rows: Rows, { source, target, level, sigma }: SmoothPass): void {
  const { width, height, face, span } = frame;
  const from = plane(frame, source, 3);
  const to = plane(frame, target, 3);
  const coverage = plane(frame, PLANE.coverage, 1);
  const fade = plane(frame, PLANE.fade, 1);
  const step = 2 ** level;
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const q = k * 3;
      // only the floor reflects, and only near furniture
      if (coverage[k] === 1 || face[k] !== FACE.floor || fade[k] === 0) continue;
      const isSeen = from[q] !== NOT_SEEN;
      const here = brightness(from, q);
      const perBrightness = 1 / (sigma * (Math.abs(here) + FLOOR));
      // taps are twice as far apart as in the shadow's pass of the same number
      const across = level + 1 < (span[k] & 15) ? 1 : 0;
      const down = level + 1 < span[k] >> 4 ? 1 : 0;
      let weights = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = -down; j <= down; j++) {
        const row = y + j * step;
        if (row < 0 || row >= height) continue;
        for (let i = -across; i <= across; i++) {
          const column = x + i * step;
          if (column < 0 || column >= width) continue;
          const n = row * width + column;
          if (coverage[n] === 1 || face[n] !== face[k] || fade[n] === 0) continue;
          const p = n * 3;
          if (from[p] === NOT_SEEN) continue;
          const brighter = isSeen ? square((brightness(from, p) - here) * perBrightness) : 0;
          const weight = (KERNEL[i + 1] * KERNEL[j + 1] * (1 - coverage[n])) / (1 + brighter * brighter);
          weights += weight;
          r += from[p] * weight;
          g += from[p + 1] * weight;
          b += from[p + 2] * weight;
        }
      }
      if (weights <= 0) {
        copyPixel(from, to, q);
        continue;
      }
      to[q] = r / weights;
      to[q + 1] = g / weights;
      to[q + 2] = b / weights;
    }
  }
}

/** Writes the relative standard deviation of the irradiance around each furniture pixel, negative on what is thin. */
export function measureSpread(frame: Frame, rows: Rows): void {
  const { width, height } = frame;
  const coverage = plane(frame, PLANE.coverage, 1);
  const normal = plane(frame, PLANE.normal, 3);
  const irradiance = plane(frame, PLANE.irradiance, 3);
  const spread = plane(frame, PLANE.spread, 1);
  let count = 0;
  /** Over the pixels around one whose normals are alike. */
  const spreadAt = (k: number, least: number): number => {
    let sum = 0;
    let squares = 0;
    count = 0;
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const n = k + j * width + i;
        if (coverage[n] === 0) continue;
        const alike =
          normal[k * 3] * normal[n * 3] + normal[k * 3 + 1] * normal[n * 3 + 1] + normal[k * 3 + 2] * normal[n * 3 + 2];
        if (alike < least) continue;
        const value = irradiance[n * 3 + 1];
        sum += value;
        squares += value * value;
        count++;
      }
    }
    if (count < 3) return 0;
    const mean = sum / count;
    return Math.sqrt(Math.max(0, squares / count - mean * mean)) / (mean + FLOOR);
  };
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      spread[k] = 0;
      if (coverage[k] === 0 || y < 1 || y >= height - 1 || x < 1 || x >= width - 1) continue;
      spread[k] = spreadAt(k, THIN.alike);
      if (count <= THIN.most) spread[k] = -spreadAt(k, SAME_SURFACE);
    }
  }
}

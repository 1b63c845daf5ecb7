/**
 * Surfaces in a small copy of the photo, independent of the camera: clusters of colour and texture, edges and
 * contrasts.
 */
import type { Steps } from '../../steps.js';
import type { Raster } from '../../contract.js';
import { cluster } from '../../photo/clusters.js';
import { type LabPicture, toLab } from '../../photo/colour.js';
import { type Gradient, type Plane, blur, capped, gradient, grey } from '../../photo/filters.js';

const CLUSTERS = 28;
/** Lightness has less weight than hue: light varies across one surface. */
const LIGHTNESS_WEIGHT = 0.55;
const HUE_WEIGHT = 1.3;
const TEXTURE_WEIGHT = 1.2;
const STEEPEST = 15;
/** Least gradient of an edge. */
export const FAINTEST_EDGE = 1;

export interface Surfaces {
  readonly width: number;
  readonly height: number;
  readonly lab: LabPicture;
  readonly gradient: Gradient;
  /** unit vectors of the level lines at edges */
  readonly along: { readonly x: Float64Array; readonly y: Float64Array };
  readonly clusters: number;
  /** cost in nats of a cluster with this many pixels above the floor's edge */
  readonly costOfSplit: (cluster: number, above: number) => number;
  /** [column][row][cluster]: pixels of the cluster above that row of the column, rows 0..height */
  readonly above: Uint16Array;
  /** 0..1: colour difference between the band above and the band below a pixel */
  readonly contrast: Float32Array;
}

/** @param photo about 160 px long */
export function* readSurfaces(photo: Raster): Steps<Surfaces> {
  const { width, height } = photo;
  const lab = toLab(photo);
  const slope = gradient(blur(grey(photo), 0.8), FAINTEST_EDGE);
  const texture = blur(capped(slope.magnitude, STEEPEST), 1.5);
  const look = featuresOf(lab, texture);
  yield;
  const labels = cluster(look, { dimensions: 4, clusters: CLUSTERS });
  yield;
  const above = countAbove(labels, width, height);
  const costOfSplit = splitCosts(totalsOf(labels));
  yield;
  const contrast = bandContrast(lab);
  const along = directionsOf(slope);
  return { width, height, lab, gradient: slope, along, clusters: CLUSTERS, costOfSplit, above, contrast };
}

function directionsOf({ magnitude, angle }: Gradient): Surfaces['along'] {
  const along = { x: new Float64Array(angle.data.length), y: new Float64Array(angle.data.length) };
  for (let i = 0; i < angle.data.length; i++) {
    if (magnitude.data[i] < FAINTEST_EDGE) continue;
    along.x[i] = Math.cos(angle.data[i]);
    along.y[i] = Math.sin(angle.data[i]);
  }
  return along;
}

/** Four weighted numbers per pixel: colour and texture. */
function featuresOf({ width, height, data }: LabPicture, texture: Plane): Float32Array {
  const look = new Float32Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    look[4 * i] = LIGHTNESS_WEIGHT * data[3 * i];
    look[4 * i + 1] = HUE_WEIGHT * data[3 * i + 1];
    look[4 * i + 2] = HUE_WEIGHT * data[3 * i + 2];
    look[4 * i + 3] = TEXTURE_WEIGHT * texture.data[i];
  }
  return look;
}

function totalsOf(labels: Uint8Array): Float64Array {
  const totals = new Float64Array(CLUSTERS);
  for (let i = 0; i < labels.length; i++) totals[labels[i]]++;
  return totals;
}

/** Memoised: counts are integers, and searches ask for the same ones again and again. */
function splitCosts(totals: Float64Array): Surfaces['costOfSplit'] {
  const starts = new Int32Array(totals.length);
  for (let k = 1; k < totals.length; k++) starts[k] = starts[k - 1] + totals[k - 1] + 1;
  const known = new Float64Array(totals.reduce((sum, total) => sum + total + 1, 0)).fill(NaN);
  return (cluster, above) => {
    const total = totals[cluster];
    if (!total) return 0;
    const at = starts[cluster] + above;
    const before = known[at];
    return Number.isNaN(before) ? (known[at] = total * binaryEntropy((total - above) / total)) : before;
  };
}

/** Nats */
export function binaryEntropy(p: number): number {
  return p <= 0 || p >= 1 ? 0 : -p * Math.log(p) - (1 - p) * Math.log(1 - p);
}

function countAbove(labels: Uint8Array, width: number, height: number): Uint16Array {
  const above = new Uint16Array(width * (height + 1) * CLUSTERS);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const from = (x * (height + 1) + y) * CLUSTERS;
      const to = from + CLUSTERS;
      above.copyWithin(to, from, to);
      above[to + labels[y * width + x]]++;
    }
  }
  return above;
}

/** Height of the compared bands as a share of the picture's, at least four pixels. */
const BAND = 0.045;
/** Pixels left out between a pixel and either band: edges are blurred. */
const GAP = 1;
const SMOOTHING_RADIUS = 4;
/** Colour difference that gives half the contrast. */
const HALF_CONTRAST = 7;

function bandContrast(lab: LabPicture): Float32Array {
  const { width, height } = lab;
  const band = Math.max(4, Math.round(BAND * height));
  const sums = [0, 1, 2].map((channel) => columnSums(lab, channel, channel ? HUE_WEIGHT : 0.8));
  const out = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    const top = Math.max(0, y - GAP - band);
    const topEnd = Math.max(1, y - GAP);
    const low = Math.min(height - 1, y + GAP + 1);
    const lowEnd = Math.min(height, y + GAP + 1 + band);
    for (let x = 0; x < width; x++) {
      let squared = 0;
      for (const sum of sums) {
        const upper = (sum[topEnd * width + x] - sum[top * width + x]) / (topEnd - top);
        const lower = (sum[lowEnd * width + x] - sum[low * width + x]) / (lowEnd - low);
        squared += (upper - lower) ** 2;
      }
      const difference = Math.sqrt(squared);
      out[y * width + x] = difference / (difference + HALF_CONTRAST);
    }
  }
  return out;
}

/** One channel, smoothed along its rows and cumulated down its columns: [row 0..height][column]. */
function columnSums({ width, height, data }: LabPicture, channel: number, weight: number): Float64Array {
  const sums = new Float64Array(width * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = -SMOOTHING_RADIUS; x < width; x++) {
      const enters = x + SMOOTHING_RADIUS;
      const leaves = x - SMOOTHING_RADIUS - 1;
      if (enters < width) sum += data[3 * (y * width + enters) + channel];
      if (leaves >= 0) sum -= data[3 * (y * width + leaves) + channel];
      if (x < 0) continue;
      const count = Math.min(width - 1, enters) - Math.max(0, leaves + 1) + 1;
      sums[(y + 1) * width + x] = sums[y * width + x] + (weight * sum) / count;
    }
  }
  return sums;
}

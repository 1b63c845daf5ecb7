/** Tells carpet from boards and tiles: an even, matt grain without joints. */
import type { Raster, Room } from '../contract.js';
import { type Plane, blur, gradient, grey } from '../photo/filters.js';
import { shrink } from '../photo/resize.js';
import { quantile } from '../photo/quantile.js';
import { floorPixels } from '../subject/furnished.js';

export interface FloorCover {
  /** contrast of details under 2 pixels, relative to that of patterns up to 8 pixels */
  readonly grain: number;
  /** share of the commonest direction of edges, relative to an even distribution: from 1 on */
  readonly stripes: number;
  /** its bright parts relative to the median: from 1 on; daylight is mirrored by boards and tiles */
  readonly shine: number;
}

/** Standard deviations of blurs, pixels. */
const NOISE = 0.7;
const DETAIL = 2;
const PATTERN = 8;
const DIRECTIONS = 12;
/** Gradients above count as this, grey levels per pixel: a single edge must not outweigh a surface. */
const STEEPEST = 15;
const BRIGHT = 0.98;
/** Pixels of the floor: with fewer its grain is not known. */
const FEWEST = 2000;

/**
 * Limits of a carpet. Of 22 photos of empty rooms four show carpet, with a grain from 1.47 on, stripes up to 1.6 and
 * a shine up to 1.24; the others have a grain up to 1.27 (figures: `npm run bench:suggest`).
 */
const LEAST_GRAIN = 1.37;
const MOST_STRIPES = 1.8;
const MOST_SHINE = 1.4;

/** @returns null where too little of the floor is visible */
export function isCarpet(photo: Raster, room: Room): boolean | null {
  const cover = floorCover(photo, room);
  return cover && looksLikeCarpet(cover);
}

export const looksLikeCarpet = ({ grain, stripes, shine }: FloorCover, leastGrain = LEAST_GRAIN): boolean =>
  grain > leastGrain && stripes < MOST_STRIPES && shine < MOST_SHINE;

/**
 * @param photo of the size in which rooms are read for suggestions: the grain depends on it
 * @returns null where too little of the floor is visible
 */
export function floorCover(photo: Raster, room: Room): FloorCover | null {
  const tone = grey(photo);
  const pixels = floorPixels(tone, room);
  if (pixels.length < FEWEST) return null;
  const details = blur(tone, DETAIL);
  const grain = meanDifference(tone, details, pixels) / patternOf(photo, room);
  return { grain, stripes: stripesOf(tone, pixels), shine: shineOf(details, pixels) };
}

/** Contrast of the floor's patterns, grey levels; in a copy of half the size, as wide blurs are slow. */
function patternOf(photo: Raster, room: Room): number {
  const copy = grey(shrink(photo, Math.max(photo.width, photo.height) / 2));
  const details = blur(copy, DETAIL / 2);
  return meanDifference(details, blur(copy, PATTERN / 2), floorPixels(copy, room));
}

function meanDifference(one: Plane, other: Plane, pixels: Int32Array): number {
  let sum = 0;
  for (const pixel of pixels) sum += Math.abs(one.data[pixel] - other.data[pixel]);
  return sum / pixels.length;
}

function stripesOf(tone: Plane, pixels: Int32Array): number {
  const { magnitude, angle } = gradient(blur(tone, NOISE), 0);
  const byDirection = new Float64Array(DIRECTIONS);
  let total = 0;
  for (const pixel of pixels) {
    const turn = (angle.data[pixel] + 2 * Math.PI) % Math.PI;
    const strength = Math.min(STEEPEST, magnitude.data[pixel]);
    byDirection[Math.min(DIRECTIONS - 1, Math.floor((turn / Math.PI) * DIRECTIONS))] += strength;
    total += strength;
  }
  return total > 0 ? (Math.max(...byDirection) / total) * DIRECTIONS : 1;
}

function shineOf({ data }: Plane, pixels: Int32Array): number {
  const tones = Float32Array.from(pixels, (pixel) => data[pixel]);
  return quantile(tones, BRIGHT) / Math.max(1, quantile(tones, 0.5));
}

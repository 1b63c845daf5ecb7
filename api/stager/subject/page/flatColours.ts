/**
 * Finds the fill colours of a page. They are exact: most pixels near such a colour have exactly it, while even a plain
 * wall varies.
 */
import type { Raster } from '../../contract.js';
import { type Rgb, isNear } from './colours.js';

/** Tolerance of an exact colour after JPEG compression, steps of 255, and of a near colour. */
export const EXACT = 5;
const NEAR = 13;
/** Least share of exact pixels among the near ones: plain walls have at most 0.6, clipped windows 0.98. */
const LEAST_EXACT = 0.62;
/** Least share of the picture for a page's colour. */
const LEAST_SHARE = 0.02;
/** Every EVERYth pixel is sampled: a prime, so that the samples do not align in columns. */
const EVERY = 7;
/** The histogram keeps the upper five bits of each channel. */
const BITS = 5;
const DROPPED = 8 - BITS;
const MOST_COLOURS = 6;

/** @returns the exact colours of a picture, the commonest first; none in almost all photos */
export function flatColours(picture: Raster): Rgb[] {
  const sample = everySoManyPixels(picture);
  const least = (sample.length / 3) * LEAST_SHARE * 0.5;
  const colours = fullestBins(sample, least).map((bin) => commonestOf(sample, bin));
  return colours.filter((colour) => isExact(sample, colour));
}

function everySoManyPixels({ data }: Raster): Uint8Array {
  const count = Math.floor(data.length / 3 / EVERY);
  const sample = new Uint8Array(count * 3);
  for (let k = 0; k < count; k++) for (let c = 0; c < 3; c++) sample[3 * k + c] = data[3 * EVERY * k + c];
  return sample;
}

/** The bins with more than `least` pixels, the fullest first; ties in order of appearance. */
function fullestBins(sample: Uint8Array, least: number): number[] {
  const counts = new Uint32Array(2 ** (3 * BITS));
  for (let at = 0; at < sample.length; at += 3) counts[binOf(sample, at)]++;
  const met = new Set<number>();
  for (let at = 0; at < sample.length; at += 3) {
    const bin = binOf(sample, at);
    if (counts[bin] > least) met.add(bin);
  }
  return [...met].sort((one, other) => counts[other] - counts[one]).slice(0, MOST_COLOURS);
}

const binOf = (sample: Uint8Array, at: number): number =>
  ((((sample[at] >> DROPPED) << BITS) | (sample[at + 1] >> DROPPED)) << BITS) | (sample[at + 2] >> DROPPED);

function commonestOf(sample: Uint8Array, bin: number): Rgb {
  const counts = new Uint32Array(3 * 256);
  for (let at = 0; at < sample.length; at += 3) {
    if (binOf(sample, at) !== bin) continue;
    for (let c = 0; c < 3; c++) counts[256 * c + sample[at + c]]++;
  }
  const commonest = (c: number) => indexOfMost(counts.subarray(256 * c, 256 * (c + 1)));
  return [commonest(0), commonest(1), commonest(2)];
}

function indexOfMost(counts: Uint32Array): number {
  return counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0));
}

function isExact(sample: Uint8Array, colour: Rgb): boolean {
  let [exact, near] = [0, 0];
  for (let at = 0; at < sample.length; at += 3) {
    if (!isNear(sample, at, colour, NEAR)) continue;
    near++;
    if (isNear(sample, at, colour, EXACT)) exact++;
  }
  return exact * 3 > sample.length * LEAST_SHARE && exact > near * LEAST_EXACT;
}

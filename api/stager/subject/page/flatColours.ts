/**
 * The colours that a page is filled with. They are exact: of all pixels near such a colour most have just that one,
 * while a wall, however plain, runs through many.
 */
import type { Raster } from '../../contract.js';
import { type Rgb, isNear } from './colours.js';

/** Steps of 255 that JPEG leaves of an exact colour, and what is near it. */
export const EXACT = 5;
const NEAR = 13;
/** Of the pixels near the colour, the share that are exact: plain walls have at most 0.6, burnt-out windows 0.98. */
const LEAST_EXACT = 0.62;
/** Share of the picture from which a colour is a page's. */
const LEAST_SHARE = 0.02;
/** Every so many pixels one is counted: a prime, so that the samples are no columns. */
const EVERY = 7;
/** The histogram keeps the upper five bits of each channel. */
const BITS = 5;
const DROPPED = 8 - BITS;
const MOST_COLOURS = 6;

/** @returns the exact colours of a picture, the commonest first; none in nearly every photo */
export function flatColours(picture: Raster): Rgb[] {
  const sample = everySoManyPixels(picture);
  const bins = binsOf(sample);
  const least = (sample.length / 3) * LEAST_SHARE * 0.5;
  const fullest = [...bins]
    .filter(([, pixels]) => pixels.length > least)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_COLOURS);
  const colours = fullest.map(([, pixels]) => commonestOf(sample, pixels));
  return colours.filter((colour) => isExact(sample, colour));
}

function everySoManyPixels({ data }: Raster): Uint8Array {
  const count = Math.floor(data.length / 3 / EVERY);
  const sample = new Uint8Array(count * 3);
  for (let k = 0; k < count; k++) for (let c = 0; c < 3; c++) sample[3 * k + c] = data[3 * EVERY * k + c];
  return sample;
}

/** Where in the sample each bin's pixels begin. */
function binsOf(sample: Uint8Array): Map<number, number[]> {
  const bins = new Map<number, number[]>();
  for (let at = 0; at < sample.length; at += 3) {
    const [red, green, blue] = [sample[at] >> DROPPED, sample[at + 1] >> DROPPED, sample[at + 2] >> DROPPED];
    const bin = (((red << BITS) | green) << BITS) | blue;
    const pixels = bins.get(bin);
    if (pixels) pixels.push(at);
    else bins.set(bin, [at]);
  }
  return bins;
}

function commonestOf(sample: Uint8Array, pixels: readonly number[]): Rgb {
  const commonest = (channel: number) => {
    const counts = new Uint32Array(256);
    for (const at of pixels) counts[sample[at + channel]]++;
    return counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0));
  };
  return [commonest(0), commonest(1), commonest(2)];
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

import sharp from 'sharp';
import { findInPhoto } from '../../stager/suggest/findInPhoto.js';
import { type JudgedPhoto, timed } from './judgePhoto.js';

/** A photo of 12 megapixels. */
const LARGE = { width: 4000, height: 3000 } as const;
const TIMED = 5;
/** CPU milliseconds for each photo. */
const TARGET = 1500;

/** Prints what a suggestion costs: for the photos as they are, but the first ones, and for some that are enlarged. */
export async function printCosts(photos: readonly JudgedPhoto[]): Promise<void> {
  const warm = photos.slice(0, TIMED);
  const costs: number[] = [];
  for (const { path } of warm) {
    const bytes = await sharp(path).resize(LARGE.width, LARGE.height, { fit: 'fill' }).jpeg().toBuffer();
    costs.push((await timed(() => findInPhoto(bytes))).cpuMs);
  }
  const first = photos[0]?.cpuMs ?? 0;
  const usual = photos.slice(TIMED).map(({ cpuMs }) => cpuMs);
  console.log(
    `\nCPU: ${text(median(usual))} a photo, at most ${text(Math.max(...usual))}; the first of a process ${text(first)}; ` +
      `of 12 megapixels ${text(median(costs))} (target ${text(TARGET)})`,
  );
  if (median(costs) > TARGET) process.exitCode = 1;
}

const text = (ms: number): string => `${Math.round(ms)} ms`;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

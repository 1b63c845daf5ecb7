import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { coloursOf } from './coloursOf.js';
import type { Colours } from './colours.js';
import { type Samples, toSrgb } from './toSrgb.js';

/**
 * Opens a picture, so that what is read of it is in sRGB, by whatever it names its colours: an ICC profile, numbers,
 * chunks, or EXIF. Every picture that somebody sent is opened with it.
 * @param source path of a file, or the encoded bytes
 * @returns a pipeline; `autoOrient` makes it upright
 * @throws Error when the picture cannot be read; faults that every viewer passes over are none
 */
export async function openInSrgb(source: string | Uint8Array, chosen: SharpOptions): Promise<Sharp> {
  const options: SharpOptions = { failOn: 'error', ...chosen };
  const head = await sharp(source, options).metadata();
  const colours = await coloursOf(source, head);
  if (colours) return converted(source, options, head.bitsPerSample ?? 8, colours);
  const picture = sharp(source, options);
  if (!head.icc) return picture;
  // sharp converts 16 bits by a profile to Display P3, and to sRGB only if that is asked for.
  if (head.space === 'rgb16') return picture.withIccProfile('srgb', { attach: false });
  // It ignores the profile of 16 bits of grey.
  if (head.space === 'grey16') return picture.pipelineColourspace('b-w');
  return picture;
}

async function converted(
  source: string | Uint8Array,
  options: SharpOptions,
  bits: number,
  colours: Colours,
): Promise<Sharp> {
  const isDeep = bits > 8;
  const { data, info } = await sharp(source, { ...options, ignoreIcc: true })
    .autoOrient() // the samples have no EXIF
    .toColourspace(isDeep ? 'rgb16' : 'srgb')
    .raw({ depth: isDeep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const samples = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  // Samples of 10 or 12 bits are the upper ones of 16.
  const most = isDeep ? (2 ** bits - 1) * 2 ** (16 - bits) : 255;
  return inSrgb({ data: samples, channels, most, width, height }, colours);
}

interface Raw extends Samples {
  readonly width: number;
  readonly height: number;
}

/** Samples as a picture in sRGB; the memory of the samples is used. */
export function inSrgb({ width, height, ...samples }: Raw, colours: Colours): Sharp {
  const channels = samples.channels === 4 ? 4 : 3;
  return sharp(toSrgb(samples, colours), { raw: { width, height, channels }, limitInputPixels: false });
}

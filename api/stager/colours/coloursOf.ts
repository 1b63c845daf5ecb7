/** What a picture's file says of its colours beside an ICC profile, which decoders apply by themselves. */
import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import {
  ADOBE_RGB,
  type Chromaticity,
  type Colours,
  coloursByGamma,
  coloursByNumbers,
  type Primaries,
  SRGB,
} from './colours.js';
import { namesAdobeRgb } from './exifColours.js';
import { colourBoxesOf } from './isoBoxes.js';
import { pngChunks } from './pngChunks.js';

/** What of a picture's head decides. */
export type Head = Pick<Metadata, 'format' | 'icc' | 'exif'>;

/**
 * The colours that a picture names without an ICC profile, or against it.
 * @param source path of a file, or the encoded bytes
 * @returns null when its ICC profile holds, or it is in sRGB
 */
export async function coloursOf(source: string | Uint8Array, { format, icc, exif }: Head): Promise<Colours | null> {
  if (format === 'png') return pngColours(await bytesOf(source), icc !== undefined);
  if (icc) return null;
  if (format === 'heif') return heifColours(await bytesOf(source)).colours;
  return exif && namesAdobeRgb(exif) ? ADOBE_RGB : null;
}

const bytesOf = async (source: string | Uint8Array): Promise<Buffer> =>
  typeof source === 'string' ? readFile(source) : Buffer.from(source.buffer, source.byteOffset, source.length);

interface HeifColours {
  /** the ICC profile, which goes before the numbers */
  readonly profile: Buffer | null;
  readonly colours: Colours | null;
}

/** The colours of a HEIC or AVIF (ISO/IEC 23008-12). */
export function heifColours(picture: Buffer): HeifColours {
  const boxes = colourBoxesOf(picture).map((content) => ({
    kind: content.toString('latin1', 0, 4),
    content: content.subarray(4),
  }));
  const profile = boxes.find(({ kind }) => kind === 'prof' || kind === 'rICC')?.content ?? null;
  const numbers = boxes.find(({ kind }) => kind === 'nclx')?.content;
  const colours = numbers && !profile ? coloursByNumbers(numbers.readUInt16BE(0), numbers.readUInt16BE(2)) : null;
  return { profile, colours };
}

/** PNG, third edition, by its precedence: cICP, then iCCP, sRGB, and last gAMA with cHRM. */
function pngColours(file: Buffer, hasProfile: boolean): Colours | null {
  const found: Record<string, Buffer> = {};
  for (const { name, at, end } of pngChunks(file)) {
    if (name === 'IDAT') break; // those of the colours stand before
    found[name] ??= file.subarray(at + 8, end - 4);
  }
  const { cICP, sRGB, gAMA, cHRM } = found;
  if (cICP && cICP.length === 4) {
    return coloursByNumbers(cICP.readUInt8(0), cICP.readUInt8(1)) ?? (hasProfile ? SRGB : null);
  }
  if (hasProfile || sRGB) return null;
  const gamma = gAMA && gAMA.length === 4 ? gAMA.readUInt32BE(0) / 100_000 : 0;
  return coloursByGamma(gamma > 0 ? gamma : null, cHRM && cHRM.length === 32 ? chromaticitiesOf(cHRM) : null);
}

function chromaticitiesOf(cHRM: Buffer): Primaries | null {
  const read = (place: number): Chromaticity => [
    cHRM.readUInt32BE(place * 8) / 100_000,
    cHRM.readUInt32BE(place * 8 + 4) / 100_000,
  ];
  const [white, red, green, blue] = [read(0), read(1), read(2), read(3)];
  const area = (red[0] - blue[0]) * (green[1] - blue[1]) - (green[0] - blue[0]) * (red[1] - blue[1]);
  return Math.abs(area) < 1e-3 || white[1] < 0.01 ? null : { white, red, green, blue };
}

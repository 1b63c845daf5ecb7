/** Writes the repository's own pictures. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Raster } from '../stager/contract.js';

export const toSharp = ({ width, height, data }: Raster): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

/** Writes a progressive JPEG and prints its size. */
export async function writeJpeg(file: URL, made: Sharp, quality: number): Promise<void> {
  const jpeg = made.jpeg({ quality, mozjpeg: true });
  const { data, info } = await jpeg.toBuffer({ resolveWithObject: true });
  await writeFile(file, data);
  console.log(`${fileURLToPath(file)}: ${info.width} x ${info.height}, ${Math.round(info.size / 1024)} kB`);
}

/** For a phone, a sharp phone and a desktop: CSS pixels times the screen's density. */
export const WEB_WIDTHS: readonly number[] = [720, 1080, 1440];
/** For lists. */
export const THUMBNAIL_WIDTH = 240;
const WEB_QUALITY = 80;
/** For a tile of the order dialog on a sharp screen, which loads twelve at once. */
export const STYLE_TILE = { width: 400, quality: 68 };

/** Writes a WebP of that width and prints its size. */
export async function writeWebp(file: URL, made: Sharp, { width, quality = WEB_QUALITY }: WebpSize): Promise<void> {
  const path = fileURLToPath(file);
  const { size } = await made.resize({ width }).webp({ quality, effort: 6 }).toFile(path);
  console.log(`${path}: ${Math.round(size / 1024)} kB`);
}

interface WebpSize {
  /** pixels */
  readonly width: number;
  readonly quality?: number;
}

/** Writes NAME-WIDTH.webp for every width that the pages use. */
export async function writeForWeb(folder: URL, name: string, made: Sharp, widths = WEB_WIDTHS): Promise<void> {
  const whole = await made.png().toBuffer();
  for (const width of widths) await writeWebp(new URL(`${name}-${width}.webp`, folder), sharp(whole), { width });
}

/** How the repository's own pictures are written. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Raster } from '../stager/contract.js';

export const toSharp = ({ width, height, data }: Raster): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

/** Writes a progressive JPEG and says what became of it. */
export async function writeJpeg(file: URL, made: Sharp, quality: number): Promise<void> {
  const jpeg = made.jpeg({ quality, mozjpeg: true });
  const { data, info } = await jpeg.toBuffer({ resolveWithObject: true });
  await writeFile(file, data);
  console.log(`${fileURLToPath(file)}: ${info.width} x ${info.height}, ${Math.round(info.size / 1024)} kB`);
}

import { stripJpeg } from './stripJpeg.js';
import { stripPng } from './stripPng.js';
import { stripWebp } from './stripWebp.js';

/**
 * @param file the whole file
 * @param orientation 1..8, as in EXIF: it is kept
 * @returns the parts of the new file, in order; most are views of the old one
 * @throws Error where the file's structure is broken
 */
export type Stripper = (file: Buffer, orientation: number) => Buffer[];

const STRIPPERS: Readonly<Record<string, Stripper>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/**
 * How to take a picture's metadata out (place, time, camera, words) without touching its compressed pixels, colour
 * profile or orientation; null where that cannot be done for the type.
 */
export const stripperFor = (mimeType: string): Stripper | null => STRIPPERS[mimeType] ?? null;

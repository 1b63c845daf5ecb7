import { stripJpeg } from './stripJpeg.js';
import { stripPng } from './stripPng.js';
import { stripWebp } from './stripWebp.js';
import type { Stripper } from './stripper.js';

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

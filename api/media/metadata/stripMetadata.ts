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
 * A function that removes a picture's metadata (location, time, camera, texts) and keeps its compressed pixels, colour
 * profile, orientation, artist and copyright; null when there is none for the type.
 */
export const stripperFor = (mimeType: string): Stripper | null => STRIPPERS[mimeType] ?? null;

import type { Raster } from '../contract.js';
import { figureFor } from './asSeen.js';
import { LINEAR, luminance } from './colour.js';

/** Luminance above which a pixel shows a window or a lamp rather than paint. */
const CLIPPED = 0.93;
/** Of the other pixels, this share is darker than the brightest trim. */
const DARKER = 0.985;
/** Every so many pixels are looked at. */
const STRIDE = 13;
/** Whatever the photo shows, white cloth is no darker and no brighter than this. */
const LEAST = 0.7;
const MOST = { developed: 0.86, asSeen: 0.97 } as const;

/**
 * Linear luminance of the brightest painted surface that a photo shows: no cloth or paper in the room is brighter. What
 * the sensor saw is clipped where it is bright, and so is the furniture.
 * @param asSeen how far the photo shows light as the sensor saw it, 0..1
 */
export function measureTrim({ data }: Raster, asSeen = 0): number {
  const shown: number[] = [];
  for (let at = 0; at + 2 < data.length; at += 3 * STRIDE) {
    const level = luminance(LINEAR[data[at]], LINEAR[data[at + 1]], LINEAR[data[at + 2]]);
    if (level < CLIPPED) shown.push(level);
  }
  const sorted = Float64Array.from(shown).sort();
  const told = Math.min(MOST.developed, Math.max(LEAST, sorted[Math.floor(sorted.length * DARKER)] ?? MOST.developed));
  return figureFor({ developed: told, asSeen: MOST.asSeen }, asSeen);
}

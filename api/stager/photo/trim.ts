import type { Raster } from '../contract.js';
import { figureFor } from './asSeen.js';
import { LINEAR, luminance } from './colour.js';

/** Luminance from which a pixel shows a window or a lamp. */
const CLIPPED = 0.93;
/** Quantile of the other pixels that is the trim. */
const DARKER = 0.985;
/** Every STRIDEth pixel is read. */
const STRIDE = 13;
/** Bounds of the trim. */
const LEAST = 0.7;
const MOST = { developed: 0.86, asSeen: 0.97 } as const;

/**
 * Linear luminance of the brightest painted surface in a photo: no cloth or paper in the room is brighter. Sensor light
 * clips, and the furniture with it.
 * @param asSeen 1: the photo shows light as the sensor saw it .. 0: it does not
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

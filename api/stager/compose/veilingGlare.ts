import type { Raster, Vec3 } from '../contract.js';
import { LINEAR } from '../photo/colour.js';

/** Pixels darker than this share of the photo are its black. */
const DARKEST = 0.001;
/**
 * The darkest thing in an empty room is seldom black: so much of what it shows is taken for the veil, at most that.
 * More would fade dark furniture in rooms that are all pale.
 */
const TRUST = 0.25;
const MOST = 0.004;
/** Every so many pixels are looked at. */
const STRIDE = 3;

/**
 * Linear light per channel that lies over all of the photo, its blacks included: haze, glare in the lens, a faded
 * development. Nothing in such a photo is darker, nor must furniture and its shadows be.
 */
export function measureVeil({ data }: Raster): Vec3 {
  const veil = [0, 1, 2].map((channel) => {
    const counts = new Uint32Array(256);
    let pixels = 0;
    for (let at = channel; at < data.length; at += 3 * STRIDE) {
      counts[data[at]]++;
      pixels++;
    }
    let value = 0;
    for (let below = counts[0]; below < pixels * DARKEST; below += counts[value]) value++;
    return Math.min(MOST, TRUST * LINEAR[value]);
  });
  return [veil[0], veil[1], veil[2]];
}

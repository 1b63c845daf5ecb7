import type { Raster, Vec3 } from '../contract.js';
import { LINEAR } from '../photo/colour.js';

/** Quantile of a photo's brightness that is its black. */
const DARKEST = 0.001;
/**
 * The darkest thing in an empty room is seldom black: share of its light that counts as veil, and the upper bound. More
 * would fade dark furniture in pale rooms.
 */
const TRUST = 0.25;
const MOST = 0.004;
/** Every STRIDEth pixel is read. */
const STRIDE = 3;

/**
 * Linear light per channel that is added to the whole photo, blacks included: haze, veiling glare of the lens, a faded
 * development. Furniture and its shadow must not be darker.
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

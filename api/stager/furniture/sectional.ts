import type { Size } from '../kinds.js';

interface SectionalLayout {
  /** the end that the return runs forward from, along the piece's own x axis: -1 or +1 */
  readonly side: -1 | 1;
  /** metres from front to back of the sofa proper, along the whole width of the rear */
  readonly mainDepth: number;
  /** metres across the return, which takes the whole depth */
  readonly returnWidth: number;
}

const MAIN_DEPTH = 0.95;
const RETURN_WIDTH = 0.98;

/**
 * Where an L-shaped sofa is. Its back stands along the rear (-z) of the footprint; at one end a seat without a back,
 * the return, runs forward to the front edge. An even seed puts the return at -x, the left of who looks at the sofa's
 * front, an odd one at +x. The rest of the footprint, `width - returnWidth` by `depth - mainDepth` metres in the front
 * corner of the other end, is free floor: a coffee table belongs there.
 */
export function sectionalLayout({ width, depth, seed = 0 }: Size & { readonly seed?: number }): SectionalLayout {
  return {
    side: seed % 2 === 0 ? -1 : 1,
    mainDepth: Math.min(MAIN_DEPTH, depth * 0.62),
    returnWidth: Math.min(RETURN_WIDTH, width * 0.42),
  };
}

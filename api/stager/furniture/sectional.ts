import type { Size } from '../kinds.js';

interface SectionalLayout {
  /** the end with the return, along the piece's own x axis: -1 or +1 */
  readonly side: -1 | 1;
  /** metres from front to back of the sofa proper, along the whole width of the rear */
  readonly mainDepth: number;
  /** metres across the return, which takes the whole depth */
  readonly returnWidth: number;
}

const MAIN_DEPTH = 0.95;
const RETURN_WIDTH = 0.98;

/**
 * The parts of an L-shaped sofa's footprint. Its back stands along the rear (-z); at one end a seat without a back, the
 * return, runs forward to the front edge. An even seed puts the return at -x, left as seen from the front, an odd one
 * at +x. The rest of the footprint, `width - returnWidth` by `depth - mainDepth` metres in the front corner of the
 * other end, is free floor: a coffee table belongs there.
 */
export function sectionalLayout({ width, depth, seed = 0 }: Size & { readonly seed?: number }): SectionalLayout {
  return {
    side: seed % 2 === 0 ? -1 : 1,
    mainDepth: Math.min(MAIN_DEPTH, depth * 0.62),
    returnWidth: Math.min(RETURN_WIDTH, width * 0.42),
  };
}

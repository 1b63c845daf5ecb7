/** Final stretch of fused exposures as by listing photographers: until the walls are bright. */
import type { Plane } from '../../stager/light/development/pyramid.js';
import { quantile } from '../../stager/photo/quantile.js';

/** Quantile and its target value, and where highlights begin to be compressed. */
const STRETCH = { share: 0.7, value: 0.84, shoulder: 0.85 } as const;

/** Fits the stretch to the fused picture of the empty room. */
export function fitStretch(fused: Plane): (value: number) => number {
  const gain = STRETCH.value / quantile(fused.data, STRETCH.share);
  const room = 1 - STRETCH.shoulder;
  return (value) => {
    const bright = Math.max(0, value * gain);
    return bright < STRETCH.shoulder ? bright : 1 - room * Math.exp((STRETCH.shoulder - bright) / room);
  };
}

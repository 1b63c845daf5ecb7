/** How listing photographers end a picture of fused exposures: stretched until its walls are bright. */
import type { Plane } from '../../stager/light/development/pyramid.js';
import { quantile } from '../../stager/photo/quantile.js';

/** What value the given share of all stays below, and where bright values are eased. */
const STRETCH = { share: 0.7, value: 0.84, shoulder: 0.85 } as const;

/** Finds the stretch on the fused picture of the empty room. */
export function fitStretch(fused: Plane): (value: number) => number {
  const gain = STRETCH.value / quantile(fused.data, STRETCH.share);
  const room = 1 - STRETCH.shoulder;
  return (value) => {
    const bright = Math.max(0, value * gain);
    return bright < STRETCH.shoulder ? bright : 1 - room * Math.exp((STRETCH.shoulder - bright) / room);
  };
}

/** What a room measures that shows no ruler. */

/** Metres: the usual ceiling. */
export const USUAL_CEILING = 2.6;
/** Metres: an eye, where the ceiling does not tell. */
export const USUAL_EYE = 1.3;
/** Metres: an eye lower or higher than this under the usual ceiling means that the ceiling was misread. */
const EYE_RANGE = [0.75, 1.75] as const;
/** Share of the ceiling's edge that must lie in the picture before it is believed. */
const SEEN_ENOUGH = 0.12;
/** Metres from the eye to the back wall. */
const DEPTH_RANGE = [1.8, 13] as const;

/** Metres from the floor to the eye, or null where the ceiling does not tell it. */
export function eyeUnderCeiling({ ratio, seen }: { readonly ratio: number; readonly seen: number }): number | null {
  const eye = USUAL_CEILING / (1 + ratio);
  return seen > SEEN_ENOUGH && eye > EYE_RANGE[0] && eye < EYE_RANGE[1] ? eye : null;
}

export const isPlausibleDepth = (depth: number): boolean => depth > DEPTH_RANGE[0] && depth < DEPTH_RANGE[1];

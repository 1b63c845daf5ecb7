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

/** A line that goes round the room above the eye. */
interface UpperLine {
  /** its height above the eye over the eye's above the floor */
  readonly ratio: number;
  /** share of it that lies in the picture */
  readonly seen: number;
  /** how well the picture shows it */
  readonly score: number;
}

/** Metres from the floor to the eye, or null where the ceiling, of that height in metres, does not tell it. */
export function eyeUnderCeiling(
  { ratio, seen }: Pick<UpperLine, 'ratio' | 'seen'>,
  ceilingHeight = USUAL_CEILING,
): number | null {
  const eye = ceilingHeight / (1 + ratio);
  return seen > SEEN_ENOUGH && eye > EYE_RANGE[0] && eye < EYE_RANGE[1] ? eye : null;
}

/**
 * Metres: picture rails, cornices and rows of heads that may be taken for the ceiling, and the score from which there
 * is such a line at all.
 */
const USUAL_RAIL = 2.2;
const SURE_RAIL = 0.4;

/** Metres from the floor to an eye that the ceiling does not tell: higher than usual where it is close under a line. */
export function assumedEye({ ratio, seen, score }: UpperLine): number {
  const underRail = USUAL_RAIL / (1 + ratio);
  const isRail = seen > SEEN_ENOUGH && score > SURE_RAIL && USUAL_CEILING / (1 + ratio) >= EYE_RANGE[1];
  return isRail ? Math.max(USUAL_EYE, underRail) : USUAL_EYE;
}

export const isPlausibleDepth = (depth: number): boolean => depth > DEPTH_RANGE[0] && depth < DEPTH_RANGE[1];

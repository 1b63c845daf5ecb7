/**
 * Metric scale of a room from typical heights.
 * The usual ceiling, metres.
 */
/** Metres: the usual ceiling. */
export const USUAL_CEILING = 2.6;
/** Camera height without evidence from the ceiling, metres. */
export const USUAL_EYE = 1.3;
/** Camera heights outside this range, under the usual ceiling, mean that the ceiling was misread; metres. */
const EYE_RANGE = [0.75, 1.75] as const;
/** Least share of the ceiling's edge in the picture. */
const SEEN_ENOUGH = 0.12;
/** Range of the distance to the back wall, metres. */
const DEPTH_RANGE = [1.8, 13] as const;

/** A line around the room above the camera. */
interface UpperLine {
  /** its height above the camera over the camera's height */
  readonly ratio: number;
  /** share of it that is in the picture */
  readonly seen: number;
  /** evidence of the line */
  readonly score: number;
}

/** Camera height in metres, or null if a ceiling of that height gives none. */
export function eyeUnderCeiling(
  { ratio, seen }: Pick<UpperLine, 'ratio' | 'seen'>,
  ceilingHeight = USUAL_CEILING,
): number | null {
  const eye = ceilingHeight / (1 + ratio);
  return seen > SEEN_ENOUGH && eye > EYE_RANGE[0] && eye < EYE_RANGE[1] ? eye : null;
}

/**
 * Height in metres of picture rails, cornices and rows of heads that may be mistaken for the ceiling, and the least
 * evidence of such a line.
 */
const USUAL_RAIL = 2.2;
const SURE_RAIL = 0.4;

/** Camera height in metres without a usable ceiling: higher than usual if a line is close above it. */
export function assumedEye({ ratio, seen, score }: UpperLine): number {
  const underRail = USUAL_RAIL / (1 + ratio);
  const isRail = seen > SEEN_ENOUGH && score > SURE_RAIL && USUAL_CEILING / (1 + ratio) >= EYE_RANGE[1];
  return isRail ? Math.max(USUAL_EYE, underRail) : USUAL_EYE;
}

export const isPlausibleDepth = (depth: number): boolean => depth > DEPTH_RANGE[0] && depth < DEPTH_RANGE[1];

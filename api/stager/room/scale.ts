/** What a room measures that shows no ruler. */
import type { Opening } from '../contract.js';

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

/** Metres: the top of a usual door, and by how much two doors of one room may differ, relative. */
const DOOR_TOP = 2.03;
const DOORS_AGREE = 0.05;
/**
 * Ceilings differ from the usual one by less than this, relative, more often than a door's top is read better: its
 * casing is 4 % of its height.
 */
const NO_DIFFERENCE = 0.06;
/**
 * Certainty from which a door measures the room; where its measure brings the eye nearer to the usual by so much
 * (natural logarithm), two faint witnesses agree, and less is enough. Metres that a door may be wide, casing and all,
 * once it is 2.03 high.
 */
const SURE_DOOR = { alone: 0.88, agreeing: 0.6, nearer: 0.15 } as const;
const DOOR_WIDTH = [0.62, 1.15] as const;
/** Metres of ceilings that there are. */
const CEILING_RANGE = [2.2, 4.5] as const;

interface Measured {
  readonly openings: readonly Opening[];
  readonly eye: number;
  /** null where the ceiling is not seen */
  readonly ceilingHeight: number | null;
}

/** The factor that makes the sure doors of a room 2.03 m high; 1 where none is sure, or they say what cannot be. */
export function scaleOfDoors({ openings, eye, ceilingHeight }: Measured): number {
  const factors = openings
    .filter((opening) => opening.kind === 'door' && isSure(opening, eye) && !isGlazed(opening, openings))
    .filter(({ from, to, top }) => within(((to - from) * DOOR_TOP) / top, DOOR_WIDTH))
    .map(({ top }) => DOOR_TOP / top)
    .sort((a, b) => a - b);
  if (!factors.length || factors[factors.length - 1] > factors[0] * (1 + DOORS_AGREE)) return 1;
  const factor = factors[factors.length >> 1];
  if (Math.abs(factor - 1) < NO_DIFFERENCE) return 1;
  const believable = ceilingHeight === null || within(ceilingHeight * factor, CEILING_RANGE);
  return believable && within(eye * factor, EYE_RANGE) ? factor : 1;
}

const fromUsual = (eye: number): number => Math.abs(Math.log(eye / USUAL_EYE));

function isSure({ certainty, top }: Opening, eye: number): boolean {
  const nearer = fromUsual(eye) - fromUsual((eye * DOOR_TOP) / top);
  return certainty >= (nearer > SURE_DOOR.nearer ? SURE_DOOR.agreeing : SURE_DOOR.alone);
}

/** French doors and tall windows are taken for one another, and the latter are of any height. */
const isGlazed = (door: Opening, openings: readonly Opening[]): boolean =>
  openings.some(
    ({ kind, wall, from, to }) => kind === 'window' && wall === door.wall && from < door.to && to > door.from,
  );

const within = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

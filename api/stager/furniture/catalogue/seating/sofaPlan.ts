import type { Piece } from '../../../contract.js';
import { seatTopOf } from '../../proportions.js';
import type { Fabric, LegKind, SofaShape } from '../../styleBook.js';

/** Dimensions of a sofa's parts, metres, computed once for all its makers. */
export interface SofaPlan {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly shape: SofaShape;
  readonly fabric: Fabric;
  readonly leg: LegKind;
  readonly softness: number;
  readonly seed: number;
  readonly legHeight: number;
  /** top of the seat's cushions, at their edge */
  readonly seatTop: number;
  readonly cushionHeight: number;
  readonly armWidth: number;
  readonly armTop: number;
  /** between the arms */
  readonly inner: number;
  readonly backThickness: number;
  readonly chaise?: Chaise;
}

/** A seat that runs on forward beyond the others, metres. */
export interface Chaise {
  readonly side: -1 | 1;
  /** from the sofa's end inwards */
  readonly width: number;
  /** beyond the front of the sofa */
  readonly reach: number;
}

const ARM_WIDTH: Readonly<Record<SofaShape['arm'], number>> = {
  track: 0.13,
  slim: 0.085,
  round: 0.19,
  rolled: 0.2,
  wood: 0.06,
  frame: 0.05,
  curved: 0.2,
  none: 0,
};

/** Top of the arm between seat (0) and back (1). */
const ARM_RISE: Readonly<Record<SofaShape['arm'], number>> = {
  track: 0.45,
  slim: 0.5,
  round: 0.5,
  rolled: 0.6,
  wood: 0.42,
  frame: 0.55,
  curved: 0.55,
  none: 0,
};

/** Arms nearly as high as the back, one roll around all three sides. */
export const isChesterfield = ({ arm, back }: SofaShape): boolean => arm === 'rolled' && back === 'buttoned';
const CHESTERFIELD_RISE = 0.96;

/** Metres from a sofa's outline to its legs. */
export const LEG_INSET = 0.065;

const LEG_HEIGHT: Readonly<Record<SofaShape['base'], number>> = {
  legs: 0.13,
  plinth: 0.05,
  skirt: 0.03,
  platform: 0.14,
};

interface SofaChoice {
  readonly shape: SofaShape;
  readonly fabric: Fabric;
  readonly leg: LegKind;
  readonly softness: number;
  readonly chaise?: Chaise;
}

export function planSofa(piece: Piece, choice: SofaChoice): SofaPlan {
  const { width, depth, height } = piece;
  const { shape } = choice;
  const armWidth = Math.min(ARM_WIDTH[shape.arm], width * 0.19);
  const seatTop = seatTopOf(height);
  return {
    ...choice,
    width,
    depth,
    height,
    seed: piece.seed % 9973,
    legHeight: Math.min(LEG_HEIGHT[shape.base], height * 0.2),
    seatTop,
    cushionHeight: Math.min(0.17, seatTop * 0.38),
    armWidth,
    armTop: seatTop + (height - seatTop) * (isChesterfield(shape) ? CHESTERFIELD_RISE : ARM_RISE[shape.arm]),
    inner: width - 2 * armWidth,
    backThickness: Math.min(0.19, depth * 0.22),
  };
}

/** Number of seats, at least 60 cm each. */
export const seatCount = (inner: number): number => (inner > 1.62 ? 3 : inner > 0.95 ? 2 : 1);

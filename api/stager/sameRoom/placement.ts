/** How one reading of a room lies in another. */
import { type Axis, along, backAlong } from './fit.js';
import type { BoxWall } from './turnedRoom.js';
import { type BoxSide, axisAcross } from './turns.js';

/** The axes of the first reading, already turned, in those of the second. */
export interface Placement {
  readonly x: Axis;
  readonly z: Axis;
  /** lengths of the second reading per length of the first */
  readonly scale: number;
}

/** How a placement is looked at: from the first room in the second's axes, or the other way round. */
export interface View {
  across(side: BoxSide, at: number): number;
  along(axis: 'x' | 'z', at: number): number;
  readonly scale: number;
}

export const forwards = (placement: Placement): View => ({
  across: (side, at) => along(placement[axisAcross(side)], at),
  along: (axis, at) => along(placement[axis], at),
  scale: placement.scale,
});

export const backwards = (placement: Placement): View => ({
  across: (side, at) => backAlong(placement[axisAcross(side)], at),
  along: (axis, at) => backAlong(placement[axis], at),
  scale: 1 / placement.scale,
});

/** Metres by which a wall may seem to be nearer than it is. */
const NEARER = 0.3;
/** How far beyond the picture's edge a reading places a wall that it does not see: see room/box/metricBox. */
const BEYOND_PICTURE = 0.6;
/** Log likelihoods: of a wall through the other camera, and of one that the other photo should show. */
const THROUGH_CAMERA = -6;
const OVERLOOKED = -2;

const outward = (side: BoxSide): 1 | -1 => (side === 'right' || side === 'front' ? 1 : -1);

/**
 * What speaks against a wall that only the other photo shows: the camera would stand outside, or the wall would be in
 * the picture. Log likelihood.
 * @param at its place in the axes of the photo that does not show it
 */
export function againstUnseen(side: BoxSide, at: number, unseen: BoxWall, cameraSide: BoxSide): number {
  const out = at * outward(side);
  if (out < -NEARER / 3) return THROUGH_CAMERA;
  // behind its camera a photo shows nothing
  if (side === cameraSide) return 0;
  const edge = unseen.at * outward(side) - BEYOND_PICTURE;
  return out < edge - NEARER ? OVERLOOKED : 0;
}

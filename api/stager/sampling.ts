import {
  BOUNCE_Z,
  DIMENSION_SEED,
  HASH_FIRST,
  HASH_SECOND,
  LIGHT,
  MIRROR_TILT,
  MIRROR_TURN,
  PIXEL_SEED,
  SECOND_LIGHT,
  SECOND_Z,
  SEED,
  SIDE,
  STEP_0,
  STEP_1,
  STEP_2,
  STEP_3,
  STEP_4,
  STEP_5,
  STEP_6,
  STEP_7,
  STEP_8,
  STEP_9,
  STEP_10,
  STEP_11,
  STEP_12,
  STEP_13,
  STEP_14,
  STEP_15,
  STEP_16,
} from './kernel/dimensions.js';

const STEPS = [
  STEP_0,
  STEP_1,
  STEP_2,
  STEP_3,
  STEP_4,
  STEP_5,
  STEP_6,
  STEP_7,
  STEP_8,
  STEP_9,
  STEP_10,
  STEP_11,
  STEP_12,
  STEP_13,
  STEP_14,
  STEP_15,
  STEP_16,
];

/** Turns by it leave no direction out, however many there are (Vogel 1979). */
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** What each dimension of a pixel's samples decides. */
export const DIMENSION = {
  /** and two more for where on it */
  light: LIGHT,
  /** and one more: tilt and turn */
  bounceZ: BOUNCE_Z,
  mirrorTilt: MIRROR_TILT,
  mirrorTurn: MIRROR_TURN,
  side: SIDE,
  /** of what a bounce meets, as for the lane itself */
  secondLight: SECOND_LIGHT,
  secondZ: SECOND_Z,
} as const;

/** Wellons' lowbias32 hash to 0..1. */
export function hash(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), HASH_FIRST);
  h = Math.imul(h ^ (h >>> 15), HASH_SECOND);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** The sample's number 0..1 in this dimension: a low-discrepancy sequence, shifted by the pixel's own hash. */
export function sampleNumber(pixel: number, sample: number, dimension: number): number {
  const value = hash(pixel * PIXEL_SEED + dimension * DIMENSION_SEED + SEED) + (sample + 1) * STEPS[dimension];
  return value - Math.floor(value);
}

const TENT_WIDTH = 0.95;

function tent(value: number): number {
  return TENT_WIDTH * (value < 0.5 ? Math.sqrt(2 * value) - 1 : 1 - Math.sqrt(2 - 2 * value));
}

/**
 * Offset within a pixel, in pixels, distributed as a tent. It is the same for every pixel of the picture: so
 * neighbours differ by what they show and not by where they were sampled.
 */
export function jitter(sample: number): { readonly x: number; readonly y: number } {
  return { x: tent(((sample + 0.5) * STEPS[0]) % 1), y: tent(((sample + 0.5) * STEPS[1]) % 1) };
}

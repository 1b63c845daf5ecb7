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

/** Multiples of it distribute directions evenly, for any number of them (Vogel 1979). */
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** What each dimension of a pixel's samples decides. */
export const DIMENSION = {
  /** and the next two for the point on it */
  light: LIGHT,
  /** and the next one: z and azimuth */
  bounceZ: BOUNCE_Z,
  mirrorTilt: MIRROR_TILT,
  mirrorTurn: MIRROR_TURN,
  side: SIDE,
  /** the same for the surface that a bounced ray hits */
  secondLight: SECOND_LIGHT,
  secondZ: SECOND_Z,
} as const;

/** Wellons' lowbias32 hash, scaled to 0..1. */
export function hash(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), HASH_FIRST);
  h = Math.imul(h ^ (h >>> 15), HASH_SECOND);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/**
 * The sample's number 0..1 in this dimension: a low-discrepancy sequence, rotated by the pixel's hash
 * (Cranley-Patterson).
 */
export function sampleNumber(pixel: number, sample: number, dimension: number): number {
  const value = hash(pixel * PIXEL_SEED + dimension * DIMENSION_SEED + SEED) + (sample + 1) * STEPS[dimension];
  return value - Math.floor(value);
}

const TENT_WIDTH = 0.95;

function tent(value: number): number {
  return TENT_WIDTH * (value < 0.5 ? Math.sqrt(2 * value) - 1 : 1 - Math.sqrt(2 - 2 * value));
}

/**
 * Offset within a pixel, in pixels, with a tent distribution (reconstruction filter). It is the same for all pixels of
 * the picture, so that neighbours differ by content only.
 */
export function jitter(sample: number): { readonly x: number; readonly y: number } {
  return { x: tent(((sample + 0.5) * STEPS[0]) % 1), y: tent(((sample + 0.5) * STEPS[1]) % 1) };
}

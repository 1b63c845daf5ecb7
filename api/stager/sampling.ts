/** Fractions of the R-sequences (Roberts 2018, "The unreasonable effectiveness of quasirandom sequences"). */
const STEPS = [
  0.7548776662, 0.569840291, 0.819172513, 0.6710436067, 0.5497004779, 0.8566748838, 0.7338918566, 0.628706721,
  0.5385972572, 0.6180339887, 0.6823278038, 0.724491959, 0.8812714616, 0.7766393891, 0.6844301296, 0.6031687407,
  0.5315553977,
];

/** Turns by it leave no direction out, however many there are (Vogel 1979). */
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** What each dimension of a pixel's samples decides. */
export const DIMENSION = {
  /** and two more for where on it */
  light: 2,
  /** and one more: tilt and turn */
  bounceZ: 5,
  mirrorTilt: 7,
  mirrorTurn: 8,
  side: 9,
  /** of what a bounce meets, as for the lane itself */
  secondLight: 12,
  secondZ: 15,
} as const;

/** Wellons' lowbias32 hash to 0..1. */
export function hash(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** The sample's number 0..1 in this dimension: a low-discrepancy sequence, shifted by the pixel's own hash. */
export function sampleNumber(pixel: number, sample: number, dimension: number): number {
  const value = hash(pixel * 9781 + dimension * 6271 + 17) + (sample + 1) * STEPS[dimension];
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

// @ts-nocheck
/** AssemblyScript: the random numbers of ../sampling.ts, and directions made from them. */

import {
  DIMENSION_SEED,
  HASH_FIRST,
  HASH_SECOND,
  PIXEL_SEED,
  SEED,
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
} from './dimensions';

const STEPS = memory.data<f64>([
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
]);

/** Wellons' lowbias32 hash, scaled to 0..1. */
function hash(value: u32): f64 {
  let h: u32 = (value ^ (value >> 16)) * <u32>HASH_FIRST;
  h = (h ^ (h >> 15)) * <u32>HASH_SECOND;
  return <f64>(h ^ (h >> 16)) / 4294967296;
}

export function sampleNumber(pixel: i32, sample: i32, dimension: i32): f32 {
  const step = load<f64>(STEPS + ((<usize>dimension) << 3));
  const value = hash(<u32>(pixel * PIXEL_SEED + dimension * DIMENSION_SEED + SEED)) + <f64>(sample + 1) * step;
  return <f32>(value - floor(value));
}

export let sine: f32 = 0;
export let cosine: f32 = 0;

/**
 * Writes sine and cosine of a share (0..1) of a full turn, error about 1e-6: Taylor series around the nearest quarter.
 */
export function turnBy(share: f32): void {
  const quarter: f32 = share * 4 + 0.5;
  const whole = floor<f32>(quarter);
  const a: f32 = (quarter - whole - 0.5) * 1.57079632679;
  const q = a * a;
  const s: f32 = a * (1 + q * (-0.16666667 + q * (0.008333333 + q * -0.00019841)));
  const c: f32 = 1 + q * (-0.5 + q * (0.041666667 + q * (-0.0013888889 + q * 0.0000248)));
  const part = <i32>whole & 3;
  sine = part == 0 ? s : part == 1 ? c : part == 2 ? -s : -c;
  cosine = part == 0 ? c : part == 1 ? -s : part == 2 ? -c : s;
}

export function smoothstep(from: f32, to: f32, value: f32): f32 {
  const t = min<f32>(1, max<f32>(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

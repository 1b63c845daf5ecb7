// @ts-nocheck
/** AssemblyScript: the numbers of ../sampling.ts, and directions made of them. */

const STEPS = memory.data<f64>([
  0.7548776662, 0.569840291, 0.819172513, 0.6710436067, 0.5497004779, 0.8566748838, 0.7338918566, 0.628706721,
  0.5385972572, 0.6180339887, 0.6823278038, 0.724491959, 0.8812714616, 0.7766393891, 0.6844301296, 0.6031687407,
  0.5315553977,
]);

export const LIGHT: i32 = 2;
export const LIGHT_A: i32 = 3;
export const LIGHT_B: i32 = 4;
export const BOUNCE_Z: i32 = 5;
export const BOUNCE_TURN: i32 = 6;
export const MIRROR_TILT: i32 = 7;
export const MIRROR_TURN: i32 = 8;
export const SIDE: i32 = 9;
export const REACH: i32 = 10;
export const LAMP: i32 = 11;
/** Of what a bounce meets: the light, two numbers for where on it, and the way on. */
export const SECOND_LIGHT: i32 = 12;
export const SECOND_Z: i32 = 15;
export const SECOND_TURN: i32 = 16;

/** Wellons' lowbias32 hash to 0..1. */
function hash(value: u32): f64 {
  let h: u32 = (value ^ (value >> 16)) * 0x7feb352d;
  h = (h ^ (h >> 15)) * 0x846ca68b;
  return <f64>(h ^ (h >> 16)) / 4294967296;
}

export function sampleNumber(pixel: i32, sample: i32, dimension: i32): f32 {
  const step = load<f64>(STEPS + ((<usize>dimension) << 3));
  const value = hash(<u32>(pixel * 9781 + dimension * 6271 + 17)) + <f64>(sample + 1) * step;
  return <f32>(value - floor(value));
}

export let sine: f32 = 0;
export let cosine: f32 = 0;

/** Sine and cosine of a share 0..1 of a full turn, to some 1e-6: a series over the eighth that it lies in. */
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

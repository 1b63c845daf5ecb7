import type { Raster, Vec3 } from '../contract.js';

/** Linear light 0..1 of an 8-bit sRGB value. */
export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, value) => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** Weight of CIE L* when boards or walls are compared with their surroundings: light varies, paint does not. */
export const LIGHTNESS_WEIGHT = 0.8;
export const HUE_WEIGHT = 1.3;

/** Relative luminance of linear sRGB. */
export const luminance = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The same of the three numbers at an index. */
export const luminanceAt = (values: ArrayLike<number>, at: number): number =>
  luminance(values[at], values[at + 1], values[at + 2]);

/** CIE lightness, 0..100, of a linear colour; clamped near black. */
export const lightness = ([r, g, b]: Vec3): number => 116 * Math.cbrt(Math.max(0.0089, luminance(r, g, b))) - 16;

/** Linear luminance 0..1 of a CIE lightness 0..100. */
export const luminanceOfLightness = (l: number): number => (l > 8 ? ((l + 16) / 116) ** 3 : l / 903.3);

/** A picture in CIE L*a*b* (D65): three numbers per pixel, row-major. */
export interface LabPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function toLab({ width, height, data }: Raster): LabPicture {
  const out = new Float32Array(width * height * 3);
  for (let i = 0; i < out.length; i += 3) writeLab(out, i, LINEAR[data[i]], LINEAR[data[i + 1]], LINEAR[data[i + 2]]);
  return { width, height, data: out };
}

/** CIE L*a*b* (D65) of linear RGB, 0..1 each. */
export function labOf([r, g, b]: Vec3): Vec3 {
  const out: [number, number, number] = [0, 0, 0];
  writeLab(out, 0, r, g, b);
  return out;
}

function writeLab(out: Float32Array | number[], i: number, r: number, g: number, b: number): void {
  const x = labCurve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = labCurve(luminance(r, g, b));
  const z = labCurve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  out[i] = 116 * y - 16;
  out[i + 1] = 500 * (x - y);
  out[i + 2] = 200 * (y - z);
}

const CURVE_STEPS = 4096;
const CURVE = Float32Array.from({ length: CURVE_STEPS + 2 }, (_, i) => exactLabCurve(i / CURVE_STEPS));

/** Below this the cube root is too steep for the table. */
const TABLE_FROM = 0.02;

function labCurve(t: number): number {
  if (t < TABLE_FROM) return exactLabCurve(t);
  const at = Math.min(CURVE_STEPS, t * CURVE_STEPS);
  const i = Math.floor(at);
  return CURVE[i] + (at - i) * (CURVE[i + 1] - CURVE[i]);
}

function exactLabCurve(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
}

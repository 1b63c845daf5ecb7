/** The sRGB curve (IEC 61966-2-1) on values 0..1. */
const STEPS = 4096;
const exact = (linear: number): number => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
const TABLE = Float32Array.from({ length: STEPS + 2 }, (_, k) => exact(k / STEPS));
/** Below this the curve is too steep for the table. */
const TABLE_FROM = 0.01;

/** sRGB value 0..1 of linear light; clamped at white. */
export function encodeSrgb(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 1;
  if (linear < TABLE_FROM) return exact(linear);
  const at = linear * STEPS;
  const k = Math.floor(at);
  return TABLE[k] + (TABLE[k + 1] - TABLE[k]) * (at - k);
}

/** Linear light of an sRGB value 0..1. */
export const decodeSrgb = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

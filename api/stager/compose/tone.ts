const STEPS = 4096;

const encode = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
const TABLE = Float32Array.from({ length: STEPS + 2 }, (_, k) => encode(k / STEPS) * 255);
/** Below this the curve bends too much for the table. */
const TABLE_FROM = 0.01;

/** 8-bit sRGB value, not yet rounded, of linear light. */
export function toSrgb(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  if (linear < TABLE_FROM) return encode(linear) * 255;
  const at = linear * STEPS;
  const k = Math.floor(at);
  return TABLE[k] + (TABLE[k + 1] - TABLE[k]) * (at - k);
}

/** Linear light that is shown as it is; brighter is eased towards white. A filmic curve would not match the photo. */
const SHOULDER = 0.72;
const ROOM = 1 - SHOULDER;

export const easeBright = (linear: number): number =>
  linear < SHOULDER ? linear : SHOULDER + ROOM * (1 - Math.exp(-(linear - SHOULDER) / ROOM));

/** Shares of the brightest that paint and cloth may be, up to which linear light is shown as it is. */
const SHOWN_AS_IT_IS = 0.6;

/** Linear light eased towards the brightest that paint and cloth may be, and never beyond it. */
export function easeBelow(linear: number, brightest: number, asItIs = SHOWN_AS_IT_IS): number {
  const from = asItIs * brightest;
  const room = brightest - from;
  return linear < from ? linear : from + room * (1 - Math.exp(-(linear - from) / room));
}

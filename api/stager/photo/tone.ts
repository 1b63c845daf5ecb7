import { encodeSrgb } from './srgb.js';

/** 8-bit sRGB value, not yet rounded, of linear light. */
export const toSrgb = (linear: number): number => 255 * encodeSrgb(linear);

/** Linear light that is shown as it is; brighter is eased towards white. A filmic curve would not match the photo. */
const SHOULDER = 0.72;
const ROOM = 1 - SHOULDER;

export const easeBright = (linear: number): number =>
  linear < SHOULDER ? linear : SHOULDER + ROOM * (1 - Math.exp(-(linear - SHOULDER) / ROOM));

/**
 * Linear light eased towards the brightest that paint and cloth may be, and never beyond it.
 * @param asItIs share of the brightest up to which light is shown as it is
 */
export function easeBelow(linear: number, brightest: number, asItIs: number): number {
  const from = asItIs * brightest;
  const room = brightest - from;
  return linear < from ? linear : from + room * (1 - Math.exp(-(linear - from) / room));
}

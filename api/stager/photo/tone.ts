import { encodeSrgb } from './srgb.js';

/** 8-bit sRGB value of linear light, not rounded. */
export const toSrgb = (linear: number): number => 255 * encodeSrgb(linear);

/**
 * Linear light up to here is unchanged, brighter light is compressed towards white. A filmic curve would not match the
 * photo.
 */
const SHOULDER = 0.72;
const ROOM = 1 - SHOULDER;

export const easeBright = (linear: number): number =>
  linear < SHOULDER ? linear : SHOULDER + ROOM * (1 - Math.exp(-(linear - SHOULDER) / ROOM));

/**
 * Compresses linear light below an upper bound.
 * @param asItIs share of the bound up to which light is unchanged
 */
export function easeBelow(linear: number, brightest: number, asItIs: number): number {
  const from = asItIs * brightest;
  const room = brightest - from;
  return linear < from ? linear : from + room * (1 - Math.exp(-(linear - from) / room));
}

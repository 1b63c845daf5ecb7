import type { Vec3 } from '../../contract.js';
import { smoothstep } from '../../mesh/kit/noise.js';
import type { TextureSample } from './sample.js';

export function brighten(out: TextureSample, by: number): void {
  out.r *= by;
  out.g *= by;
  out.b *= by;
}

/** Mixes the sample's colour with another. */
export function blend(out: TextureSample, colour: Vec3, share: number): void {
  out.r += (colour[0] - out.r) * share;
  out.g += (colour[1] - out.g) * share;
  out.b += (colour[2] - out.b) * share;
}

/** Distance from the nearest whole number, 0..0.5. */
export function fromWhole(value: number): number {
  const share = value - Math.floor(value);
  return share < 0.5 ? share : 1 - share;
}

/**
 * How much of a detail that repeats every `period` metres is left, 0..1, in a pixel of `footprint` metres: it is faded
 * out below two pixels per period to avoid moire.
 */
export const resolved = (period: number, footprint: number): number => smoothstep(1.6, 3.2, period / footprint);

/** Metres that a pixel spans in a horizontal direction of the room (x, z; unit length). */
export function footprintToward({ across, along, alongX, alongZ }: TextureSample, x: number, z: number): number {
  const share = (x * alongX + z * alongZ) ** 2;
  return Math.sqrt(along * along * share + across * across * (1 - share));
}

/** 1 up to `low`, 0 from `high` on, smooth between. */
export const fade = (low: number, high: number, value: number): number => 1 - smoothstep(low, high, value);

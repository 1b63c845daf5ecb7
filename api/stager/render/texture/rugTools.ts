/** Tools for patterns of rugs. u and v in metres from the rug's centre. */
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { Material } from '../../mesh/mesh.js';

/** Width of the transition between two yarns, metres. */
const BLUR = 0.0015;

/** 1 between two distances from the edge. */
export const band = (value: number, from: number, to: number): number =>
  smoothstep(from - BLUR, from + BLUR, value) - smoothstep(to - BLUR, to + BLUR, value);

/** The number of repeats that fits the length best. */
export const repeats = (length: number, each: number): number => Math.max(1, Math.round(length / each));

/** The point at which a pattern is sampled; reused for all points. */
export interface Place {
  /** metres from the rug's centre */
  u: number;
  v: number;
  /** metres from the rug's nearest edge */
  edge: number;
  /** size of a pixel on the rug along u and along v, metres */
  wideU: number;
  wideV: number;
}

/**
 * Positive: share of the figure; negative: of the third colour; 0: the ground. One number, as nothing must be
 * allocated.
 */
export type Pattern = (material: Material, place: Place) => number;

export const half = (material: Material, axis: 0 | 1): number => material.halfSize?.[axis] ?? 1;

/** Offset of each rug's noise. */
export const shiftOf = (material: Material): number => ((material.seed ?? 0) % 17) * 1.37;

/** Noise at the scale of some knots, stretched along the weft, 0..1: it decides where pile is gone. */
export const ragged = (u: number, v: number): number =>
  0.45 * noise2(u * 26, v * 52, 29) + 0.33 * noise2(u * 74, v * 120, 31) + 0.22 * cellNoise(u * 125, v * 170, 33);

/** Wear of the pile in broad patches, about 0..1: above 0.5 more than half is gone. */
export const rubbed = (material: Material, u: number, v: number): number =>
  fbm2(u * 1.5 + shiftOf(material), v * 1.9, 41, 3) / 0.82 + (ragged(u, v) - 0.5) * 0.5;

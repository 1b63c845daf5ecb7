/** What the patterns of rugs are drawn with. u and v in metres from the rug's middle. */
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { Material } from '../../mesh/mesh.js';

/** Width of the blur between two yarns, metres: knots are one yarn or the other. */
const BLUR = 0.0015;

/** 1 between two distances from the edge. */
export const band = (value: number, from: number, to: number): number =>
  smoothstep(from - BLUR, from + BLUR, value) - smoothstep(to - BLUR, to + BLUR, value);

/** The whole number of repeats nearest to the wished, so that a pattern ends where the rug does. */
export const repeats = (length: number, each: number): number => Math.max(1, Math.round(length / each));

/** Where a pattern is asked for. One object is filled again and again. */
export interface Place {
  /** metres from the rug's middle */
  u: number;
  v: number;
  /** metres from the rug's nearest edge */
  edge: number;
  /** metres of the rug that a pixel shows along u and along v */
  wideU: number;
  wideV: number;
}

/** Positive: share of the figure; negative: of the third colour; 0: the ground. One number: nothing is allocated. */
export type Pattern = (material: Material, place: Place) => number;

export const half = (material: Material, axis: 0 | 1): number => material.halfSize?.[axis] ?? 1;

/** A start of its own for each rug's noise. */
export const shiftOf = (material: Material): number => ((material.seed ?? 0) % 17) * 1.37;

/** Ragged at the size of some knots and drawn out along the weft: what decides where pile is gone, 0..1. */
export const ragged = (u: number, v: number): number =>
  0.45 * noise2(u * 26, v * 52, 29) + 0.33 * noise2(u * 74, v * 120, 31) + 0.22 * cellNoise(u * 125, v * 170, 33);

/** How far pile is rubbed off by feet and years, about 0..1 in broad patches: above 0.5 more is gone than left. */
export const rubbed = (material: Material, u: number, v: number): number =>
  fbm2(u * 1.5 + shiftOf(material), v * 1.9, 41, 3) / 0.82 + (ragged(u, v) - 0.5) * 0.5;

/** What the patterns of rugs are drawn with. u and v in metres from the rug's middle. */
import { smoothstep } from '../meshkit/noise.js';
import type { Material } from '../mesh.js';

/** Width of the blur between two yarns, metres: as sharp as pile allows. */
export const BLUR = 0.005;

/** 1 between two distances from the edge. */
export const band = (value: number, from: number, to: number): number =>
  smoothstep(from - BLUR, from + BLUR, value) - smoothstep(to - BLUR, to + BLUR, value);

/** 1 within `half` metres of a line. */
export const line = (away: number, half: number): number => 1 - smoothstep(half - BLUR, half + BLUR, away);

/** The whole number of repeats nearest to the wished, so that a pattern ends where the rug does. */
export const repeats = (length: number, each: number): number => Math.max(1, Math.round(length / each));

/** Positive: share of the figure; negative: of the third colour; 0: the ground. One number: nothing is allocated. `footprint`: metres per pixel. */
export type Pattern = (material: Material, u: number, v: number, edge: number, footprint: number) => number;

export const half = (material: Material, axis: 0 | 1): number => material.halfSize?.[axis] ?? 1;

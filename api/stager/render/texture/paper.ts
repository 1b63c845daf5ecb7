/** Paper, and pigment on it. x and y as in `paintings.ts`. */
import type { Vec3 } from '../../contract.js';
import { fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { TextureSample } from './sample.js';
import { blend, brighten } from './blend.js';

export const PAPER: Vec3 = [0.84, 0.82, 0.77];
export const INK: Vec3 = [0.045, 0.045, 0.05];

/** Cotton paper with its grain. */
export function layPaper(out: TextureSample, x: number, y: number, colour = PAPER): void {
  blend(out, colour, 0.92);
  brighten(out, 0.985 + (noise2(x * 110, y * 110, 251) - 0.5) * 0.05);
}

/** Density of settled pigment, about 1: clouds and grain. */
export const settled = (x: number, y: number, seed: number): number =>
  0.72 + 0.5 * fbm2(x * 3.2 + seed, y * 3.2, 253, 3) + (noise2(x * 70, y * 70, 257) - 0.5) * 0.14;

/** Pigment accumulates at the rim of a wash. `inside`: distance from its rim */
export const rimmed = (inside: number): number => 0.12 * (1 - smoothstep(0.002, 0.016, inside));

/** A wash of watercolour on the paper. `inside`: distance from its rim, negative outside of it */
export function wash(out: TextureSample, colour: Vec3, inside: number, strength: number, density: number): void {
  if (inside <= -0.004) return;
  blend(out, colour, smoothstep(-0.004, 0.004, inside) * Math.min(0.97, strength * density + rimmed(inside)));
}

/** Share of ink within a drawn line. `away`: distance from it; `half`: half its width */
export const drawn = (away: number, half: number): number => 1 - smoothstep(half * 0.6, half * 1.1, away);

/** Rugs: yarn, pile and edge over a pattern. u and v in metres from the rug's centre; `halfSize` is half its size. */
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { Material } from '../../mesh/mesh.js';
import type { TextureSample } from './sample.js';
import { blend, brighten, footprintToward, fromWhole } from './blend.js';
import { rugPatternOf } from './rugPattern.js';
import type { Place } from './rugTools.js';

/** Woven flat, without pile. */
const FLAT: ReadonlySet<string> = new Set(['kilim', 'jute', 'grid', 'stripes', 'rows']);

/** Of these the yarn is the pattern: they are drawn per pixel, not per knot. */
const DRAWN: ReadonlySet<string> = new Set(['jute', 'grid', 'rows']);

/** Size of a knot, metres, along and across the weft; of a flat weave's step. */
const KNOT = { u: 0.0036, v: 0.003 } as const;
const WEFT = { u: 0.003, v: 0.0024 } as const;

/** These have their own binding. */
const BOUND: ReadonlySet<string> = new Set(['jute', 'grid']);

/** Width of the serged edge, metres, and the pitch of its yarn. */
export const SERGED = 0.011;
const TURN = 0.006;

const place: Place = { u: 0, v: 0, edge: 0, wideU: 0, wideV: 0 };

/** Metres to the nearest edge. */
function edgeAt(material: Material, u: number, v: number): number {
  const [halfU, halfV] = material.halfSize ?? [1, 1];
  return Math.min(halfU - Math.abs(u), halfV - Math.abs(v));
}

/** Gives the sample the yarn of the pattern at a place. */
function colourAt(material: Material, out: TextureSample, u: number, v: number): void {
  const turn = material.turn ?? 0;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  place.u = u;
  place.v = v;
  place.edge = Math.max(0, edgeAt(material, u, v));
  place.wideU = footprintToward(out, cos, -sin);
  place.wideV = footprintToward(out, sin, cos);
  const amount = Math.max(-1, Math.min(1, rugPatternOf(material)(material, place)));
  if (amount > 0 && material.colour2) blend(out, material.colour2, amount);
  if (amount < 0 && material.colour3) blend(out, material.colour3, -amount);
}

/** Dye lots: bands of the weft differ in tone, more with their distance. */
const lotsOf = (u: number, v: number): number => noise2(u * 0.5, v * 8, 27) + 0.6 * noise2(u * 0.7, v * 41, 28) - 0.8;

/** Knots that vary in tone each, in tufts and in clumps: texture at every scale. */
function paintPile(material: Material, out: TextureSample, u: number, v: number): void {
  const row = Math.floor(v / KNOT.v);
  const column = Math.floor(u / KNOT.u + (row & 1) * 0.5);
  colourAt(material, out, (column + 0.5 - (row & 1) * 0.5) * KNOT.u, (row + 0.5) * KNOT.v);
  const knot = cellNoise(column, row, 1) - 0.5;
  const lean = cellNoise(column, row, 7) - 0.5;
  // about three knots of one ply
  const tuft = cellNoise(column / 3 + 0.37 * row, row / 3, 11) - 0.5;
  const clump = noise2(u * 33, v * 40, 41) - 0.5;
  // the pile lies over in patches: lighter one way, darker the other
  const lie = smoothstep(0.3, 0.44, fbm2(u * 1.7 + 0.5 * v + 7, v * 2.1, 31, 3) * 0.86) - 0.5;
  brighten(out, 1 + 0.3 * knot + 0.22 * tuft + 0.15 * clump + 0.13 * lotsOf(u, v) + 0.07 * lie);
  const bump = material.bump ?? 0.42;
  out.bumpX = (lean + 0.8 * tuft) * bump;
  out.bumpZ = (knot + 0.8 * clump) * bump;
}

/** Weft over warp: fine ribs, yarn by yarn. */
function paintFlat(material: Material, out: TextureSample, u: number, v: number): void {
  const row = Math.floor(v / WEFT.v);
  const column = Math.floor(u / WEFT.u);
  if (DRAWN.has(material.pattern ?? '')) colourAt(material, out, u, v);
  else colourAt(material, out, (column + 0.5) * WEFT.u, (row + 0.5) * WEFT.v);
  const stitch = cellNoise(column + (row & 1) * 31, row, 3) - 0.5;
  const yarn = noise2(u * 26, v * 190, 7) - 0.5;
  const clump = noise2(u * 40, v * 62, 41) - 0.5;
  brighten(out, 1 + 0.2 * stitch + 0.26 * yarn + 0.16 * clump + 0.15 * lotsOf(u, v));
  const bump = (material.bump ?? 0.4) * 0.8;
  out.bumpX = stitch * bump;
  out.bumpZ = (yarn + 0.5 * clump) * bump;
}

/** The serged edge: turns of one yarn around the border, dark grooves between them. */
function paintSerging(material: Material, out: TextureSample, u: number, v: number): void {
  if (material.colour2) blend(out, material.colour2, 0.4);
  const [halfU, halfV] = material.halfSize ?? [1, 1];
  const along = halfU - Math.abs(u) < halfV - Math.abs(v) ? v : u;
  const groove = smoothstep(0, 0.5, fromWhole(along / TURN) * 2);
  brighten(out, 0.84 + 0.2 * groove + 0.16 * (cellNoise(along / TURN, 1, 5) - 0.5));
}

export function paintRug(material: Material, out: TextureSample, u: number, v: number): void {
  const { pattern = 'plain' } = material;
  if (edgeAt(material, u, v) < SERGED && !BOUND.has(pattern)) paintSerging(material, out, u, v);
  else if (FLAT.has(pattern)) paintFlat(material, out, u, v);
  else paintPile(material, out, u, v);
}

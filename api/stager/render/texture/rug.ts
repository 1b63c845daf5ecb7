/** Rugs: yarn, pile and wear over a pattern. u and v in metres from the rug's middle; `halfSize` is half its size. */
import { fbm2, noise2, smoothstep } from '../meshkit/noise.js';
import type { Material } from '../mesh.js';
import type { TextureSample } from '../texture.js';
import { blend, brighten } from './blend.js';
import { rugPatternAt } from './rugPattern.js';

/** Woven flat, without pile. */
const FLAT: ReadonlySet<string> = new Set(['kilim', 'jute', 'grid', 'stripes']);

/** Metres that pile may hide the line between two yarns by. */
const SHAG = 0.007;

/** Tufts stand this way and that: each shows the yarn of a knot some millimetres beside it. */
function paintPile(material: Material, out: TextureSample, u: number, v: number): void {
  const tuft = noise2(u * 150, v * 150, 1);
  const yarn = noise2(u * 150, v * 150, 7);
  const [halfU, halfV] = material.halfSize ?? [1, 1];
  const [knotU, knotV] = [u + (tuft - 0.5) * SHAG, v + (yarn - 0.5) * SHAG];
  const edge = Math.min(halfU - Math.abs(knotU), halfV - Math.abs(knotV));
  colourAt(material, out, knotU, knotV, edge);
  // pile lies over in patches, where feet and the vacuum left it
  const lie = fbm2(u * 1.6 + 7, v * 2.3, 31, 2);
  const track =
    Math.sin(u * 9.5 + 3 * noise2(u * 1.2, v * 0.8, 37)) * smoothstep(0.3, 0.5, noise2(u * 0.9, v * 0.9, 39));
  const lump = noise2(u * 38, v * 38, 41);
  const abrash = noise2(3, v * 11, 27);
  const tufts = 0.36 * (tuft + yarn - 1) * 0.5 + 0.3 * (lump - 0.5);
  const shade = 1.02 + tufts + (lie - 0.36) * 0.3 + track * 0.04 + (abrash - 0.5) * 0.08;
  brighten(out, shade);
  const bump = material.bump ?? 0.6;
  out.bumpX = (tuft - 0.5) * bump + (lump - 0.5) * bump * 0.6 + (lie - 0.36) * 0.5;
  out.bumpZ = (yarn - 0.5) * bump + (lie - 0.36) * 0.25;
}

/** Weft over warp: fine ribs, yarn by yarn. */
function paintFlat(material: Material, out: TextureSample, u: number, v: number): void {
  const [halfU, halfV] = material.halfSize ?? [1, 1];
  const edge = Math.min(halfU - Math.abs(u), halfV - Math.abs(v));
  colourAt(material, out, u, v, edge);
  const rib = noise2(u * 60, v * 240, 3);
  const yarn = noise2(u * 230, v * 70, 7);
  const slow = fbm2(u * 3.2, v * 3.2, 1, 2);
  const abrash = noise2(3, v * 11, 27);
  brighten(out, 0.8 + 0.26 * rib + 0.12 * yarn + (slow - 0.37) * 0.2 + (abrash - 0.5) * 0.12);
  const bump = (material.bump ?? 0.5) * 0.7;
  out.bumpX = (yarn - 0.5) * bump;
  out.bumpZ = (rib - 0.5) * bump;
}

function colourAt(material: Material, out: TextureSample, u: number, v: number, edge: number): void {
  const amount = Math.max(-1, Math.min(1, rugPatternAt(material, u, v, edge, out.footprint)));
  if (amount > 0 && material.colour2) blend(out, material.colour2, amount);
  if (amount < 0 && material.colour3) blend(out, material.colour3, -amount);
}

export function paintRug(material: Material, out: TextureSample, u: number, v: number): void {
  if (FLAT.has(material.pattern ?? '')) paintFlat(material, out, u, v);
  else paintPile(material, out, u, v);
}

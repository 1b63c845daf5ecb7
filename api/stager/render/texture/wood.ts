/** Wood: glued staves with growth rings, pores and end grain. */
import type { Material } from '../../mesh/mesh.js';
import { cellNoise, fbm2, fbm3, noise2, noise3, smoothstep } from '../../mesh/kit/noise.js';
import type { Painter, TextureSample } from './sample.js';
import { brighten } from './blend.js';

/** Width of a stave, metres. */
const STAVE = 0.13;
/** Default growth rings per metre. */
const RINGS = 110;

/** Brush strokes under a coat of colour; `painted` is worn at its edges, `lacquered` is even. */
function paintCovered(material: Material, out: TextureSample, u: number, v: number, lump: number): void {
  const brush = noise2(u * 260, v * 6, 51);
  const rubbed = material.pattern === 'painted';
  brighten(out, 0.97 + (rubbed ? 0.06 : 0.015) * (brush - 0.5) + 0.04 * lump);
  if (!rubbed) return;
  out.bumpX = (brush - 0.5) * 0.06;
  out.roughness += (brush - 0.5) * 0.12;
}

/**
 * Grain along v. Each stave is a flat cut at its own distance from a log's pith: its rings show as arches in the middle
 * and as lines towards the sides. `scale`: rings per metre; `contrast`: of the rings; `bump`: depth of the pores.
 * Patterns: `painted` and `lacquered` cover the grain, `reclaimed` adds knots, stains and saw marks.
 */
export const paintWood: Painter = (material, out, u, v, x, y, z) => {
  if (material.pattern === 'painted' || material.pattern === 'lacquered')
    return paintCovered(material, out, u, v, noise3(x * 4, y * 4, z * 4) - 0.5);
  const contrast = material.contrast ?? 1;
  const pores = material.bump ?? 0.6;
  const stave = Math.floor(u / STAVE);
  const own = cellNoise(stave, 1, 17);
  const cut = cellNoise(stave, 2, 17);
  const tone = cellNoise(stave, 3, 17);
  // the cut is at a small angle to the pith, and logs are curved
  const sway = noise2(v * 1.3 + own * 40, stave, 5) - 0.5;
  const depth = 0.012 + 0.05 * own + (v - Math.floor(v * 0.4) * 2.5) * 0.022 * (cut - 0.3) + sway * 0.03;
  const across = u - (stave + 0.15 + 0.7 * cut) * STAVE + sway * 0.02;
  const wobble = fbm2(u * 16, v * 1.6, stave, 2);
  const ring = (Math.sqrt(across * across + depth * depth) + wobble * 0.011) * (material.scale ?? RINGS);
  const year = ring - Math.floor(ring);
  // a growth ring begins pale and ends in a narrow dark line of varying strength
  const late = smoothstep(0.25, 0.9, year) * (1 - smoothstep(0.93, 1, year));
  const strength = 0.55 + 0.9 * cellNoise(Math.floor(ring), stave, 23);
  const fibre = noise2(u * 300, v * 5, 2) - 0.5;
  const pore = smoothstep(0.66, 0.82, noise2(u * 520, v * 14, 9)) * (1 - 0.6 * late);
  const slow = fbm2(u * 5, v * 0.8, 31, 2) - 0.36;
  let k = 1 + contrast * (0.06 - 0.26 * late * strength + 0.16 * slow + 0.16 * (tone - 0.5));
  k += fibre * 0.09 * (0.4 + contrast) - pore * 0.16 * pores;
  const warm = contrast * (0.5 * late * strength + 0.5 * (tone - 0.5));
  if (material.pattern === 'reclaimed') {
    const knot = fbm2(u * 7, v * 2.6, 61, 2);
    const stain = fbm3(x * 3, y * 3, z * 3, 2);
    const nail = noise2(u * 22, v * 5, 67);
    k *= 0.82 + stain * 0.5 - smoothstep(0.55, 0.64, knot) * 0.5 - smoothstep(0.86, 0.9, nail) * 0.4;
    const saw = noise2(u * 6, v * 150, 63);
    k *= 0.93 + saw * 0.14;
    out.bumpZ = (saw - 0.5) * 0.1;
  }
  // the joint between two staves
  const joint = u / STAVE - stave;
  k *= 1 - 0.16 * (1 - smoothstep(0.002, 0.008, Math.min(joint, 1 - joint)));
  brighten(out, k < 0.25 ? 0.25 : k);
  out.r *= 1 + warm * 0.1;
  out.b *= 1 - warm * 0.22;
  out.roughness += pore * 0.2 * pores + (0.3 - late) * 0.07;
  out.bumpX = (fibre - pore * 0.6) * 0.07 * pores;
};

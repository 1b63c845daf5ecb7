import type { Material } from '../mesh.js';
import { noise2, noise3, smoothstep } from '../meshkit/noise.js';
import type { TextureSample } from '../texture.js';
import { blend, brighten, fromWhole } from './blend.js';

/**
 * A leaf: midrib, side veins, patches of light and dark. u: -1..1 across, v: 0..1 along.
 * Patterns: `banded` (snake plant: cross bands, pale margin), `plain` (stems, needles).
 */
export function paintLeaf(
  material: Material,
  out: TextureSample,
  u: number,
  v: number,
  x: number,
  y: number,
  z: number,
): void {
  const patch = noise3(x * 11, y * 11, z * 11);
  if (material.pattern === 'plain') {
    brighten(out, 0.75 + patch * 0.5);
    return;
  }
  if (material.pattern === 'banded') {
    const band = noise2(u * 1.4, v * 17, 3) + 0.35 * noise2(u * 7, v * 60, 5);
    if (material.colour2) blend(out, material.colour2, smoothstep(0.62, 0.8, band) * 0.6);
    if (material.colour3) blend(out, material.colour3, smoothstep(0.72, 0.84, Math.abs(u)));
    brighten(out, 0.85 + patch * 0.3);
    return;
  }
  const midrib = Math.exp(-u * u * 90);
  const vein = 1 - smoothstep(0.03, 0.09, fromWhole(v * 9 + Math.abs(u) * 1.4));
  brighten(out, 0.72 + 0.5 * patch + midrib * 0.5 + vein * 0.12);
  out.r *= 1 + (patch - 0.4) * 0.5;
}

import type { Material } from '../../mesh/mesh.js';
import { fbm2, noise2, noise3, smoothstep } from '../../mesh/kit/noise.js';
import type { Painter, TextureSample } from './sample.js';
import { blend, brighten, fromWhole } from './blend.js';

/** Snake plant: fine grey-green zigzag across dark green, a narrow pale margin. */
function paintBanded(material: Material, out: TextureSample, u: number, v: number, patch: number): void {
  const zigzag = v * 34 + (noise2(u * 3.2, v * 60, 7) - 0.5) * 2.4 + Math.abs(u) * 0.8;
  const band = fbm2(u * 0.9 + v * 3, zigzag, 3, 2);
  if (material.colour2) blend(out, material.colour2, smoothstep(0.3, 0.52, band) * 0.75);
  const wave = (noise2(v * 50, 0, 11) - 0.5) * 0.05;
  if (material.colour3) blend(out, material.colour3, smoothstep(0.8, 0.88, Math.abs(u) + wave));
  // pale at the base, and lines along the blade
  brighten(
    out,
    (0.8 + patch * 0.3) * (0.85 + 0.15 * smoothstep(0, 0.25, v)) + (noise2(u * 26, v * 3, 13) - 0.5) * 0.08,
  );
}

/**
 * A leaf: midrib, side veins, patches of light and dark, a tip that is younger than its base. u: -1..1 across, v: 0..1
 * along. Patterns: `banded` (snake plant: cross bands, pale margin), `blade` (grasses and palms: lines along), `plain`
 * (stems, needles).
 */
export const paintLeaf: Painter = (material, out, u, v, x, y, z) => {
  const patch = noise3(x * 9, y * 9, z * 9);
  if (material.pattern === 'plain') {
    brighten(out, 0.75 + patch * 0.5);
    return;
  }
  if (material.pattern === 'banded') return paintBanded(material, out, u, v, patch);
  if (material.pattern === 'blade') {
    const line = noise2(u * 5, v * 1.5, 17) - 0.5;
    brighten(out, (0.72 + 0.5 * patch + 0.14 * line) * (0.86 + 0.28 * v));
    const dry = smoothstep(0.9, 1, v) * smoothstep(0.45, 0.7, patch);
    out.r *= 1 + (patch - 0.4) * 0.4 + dry * 1.6;
    out.g *= 1 + dry * 0.5;
    return;
  }
  const midrib = Math.exp(-u * u * 260) * (1 - 0.55 * v);
  const along = v * 9 - Math.abs(u) * 1.5;
  const near = fromWhole(along);
  const vein = (1 - smoothstep(0.03, 0.1, near)) * (1 - Math.abs(u) * 0.6);
  const lump = (smoothstep(0, 0.5, near) - 0.5) * 0.12;
  const speck = noise3(x * 60, y * 60, z * 60) - 0.5;
  brighten(out, (0.72 + 0.46 * patch + speck * 0.12 + lump) * (0.9 + 0.2 * v) + midrib * 1.05 + vein * 0.24);
  // young and sunlit parts are yellower
  const warm = (patch - 0.42) * 0.5 + 0.12 * v + midrib * 0.3;
  out.r *= 1 + warm;
  out.b *= 1 - 0.4 * warm;
  out.roughness += speck * 0.16;
  out.bumpY = -vein * 0.12 + (u > 0 ? lump : -lump) * 0.5;
};

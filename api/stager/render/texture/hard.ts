/** Wood, cane, stone, tiles, paper. */
import type { Material } from '../mesh.js';
import { cellNoise, fbm2, fbm3, noise2, noise3, smoothstep } from '../meshkit/noise.js';
import type { TextureSample } from '../texture.js';
import { blend, brighten, fromWhole } from './blend.js';

/** Grain along v. Patterns: satin (default), lacquer, painted, reclaimed. */
export function paintWood(
  material: Material,
  out: TextureSample,
  u: number,
  v: number,
  x: number,
  y: number,
  z: number,
): void {
  if (material.pattern === 'painted' || material.pattern === 'lacquered') {
    const brush = noise2(u * 260, v * 6, 51);
    brighten(out, 0.96 + 0.05 * brush + 0.04 * noise3(x * 4, y * 4, z * 4));
    if (material.pattern === 'painted') {
      out.bumpX = (brush - 0.5) * 0.05;
      out.roughness += (brush - 0.5) * 0.1;
    }
    return;
  }
  const contrast = material.contrast ?? 1;
  const grain = fbm2(u * 38, v * 2.2, 4, 3);
  const ring = fbm2(u * 9 + grain * 1.2, v * 0.7, 7, 3);
  const pore = noise2(u * 420, v * 9, 2);
  let k = 1 + (0.42 * (ring - 0.5) + (grain - 0.44) * 0.28 - smoothstep(0.68, 0.8, pore) * 0.13) * contrast;
  const warm = (ring - 0.44) * 0.1 * contrast;
  if (material.pattern === 'reclaimed') {
    const knot = fbm2(u * 7, v * 2.6, 61, 2);
    const stain = fbm3(x * 3, y * 3, z * 3, 2);
    k *= 0.8 + stain * 0.55 - smoothstep(0.55, 0.64, knot) * 0.45;
    const saw = noise2(u * 6, v * 150, 63);
    k *= 0.94 + saw * 0.12;
    out.bumpZ = (saw - 0.5) * 0.08;
  }
  brighten(out, k);
  out.r *= 1 + warm * 0.3;
  out.b *= 1 - warm * 0.5;
  out.roughness += (grain - 0.44) * 0.12;
  out.bumpX = (grain - 0.44) * 0.03;
}

/** Woven cane or rattan: `scale` strands per metre, gaps between them dark. */
export function paintCane(material: Material, out: TextureSample, u: number, v: number): void {
  const scale = material.scale ?? 70;
  const s = fromWhole(u * scale);
  const t = fromWhole(v * scale);
  const diagonal = fromWhole((u + v) * scale * 0.5);
  const other = fromWhole((u - v) * scale * 0.5);
  const strand = Math.max(
    1 - smoothstep(0.2, 0.3, s),
    1 - smoothstep(0.2, 0.3, t),
    1 - smoothstep(0.1, 0.17, diagonal),
    1 - smoothstep(0.1, 0.17, other),
  );
  const fibre = noise2(u * 300, v * 300, 71);
  brighten(out, (0.28 + 0.72 * strand) * (0.88 + 0.24 * fibre));
  out.bumpX = (0.25 - s) * 0.5 * strand;
  out.bumpZ = (0.25 - t) * 0.5 * strand;
}

/** Patterns: marble, travertine, terrazzo, concrete, glaze. In room coordinates, so that veins run through. */
export function paintStone(
  material: Material,
  out: TextureSample,
  _u: number,
  _v: number,
  x: number,
  y: number,
  z: number,
): void {
  const second = material.colour2 ?? material.colour;
  switch (material.pattern) {
    case 'marble': {
      const warp = fbm3(x * 2.4, y * 2.4, z * 2.4, 4);
      const vein = Math.abs(Math.sin((x + z * 0.7 + y * 1.3) * 4 + warp * 11));
      const fine = Math.abs(Math.sin((x * 1.7 - z + y) * 9 + warp * 17));
      blend(out, second, (1 - smoothstep(0, 0.09, vein)) * 0.75 + (1 - smoothstep(0, 0.05, fine)) * 0.22);
      brighten(out, 0.94 + warp * 0.13);
      return;
    }
    case 'travertine': {
      const layers = fbm3(x * 2, y * 16, z * 2, 3);
      blend(out, second, smoothstep(0.38, 0.62, layers) * 0.45);
      const pit = fbm3(x * 42, y * 90, z * 42, 2);
      brighten(out, 1 - smoothstep(0.54, 0.62, pit) * 0.2);
      return;
    }
    case 'terrazzo': {
      const chip = noise3(x * 95, y * 95, z * 95);
      const other = noise3(x * 70 + 9, y * 70, z * 70);
      blend(out, second, smoothstep(0.72, 0.76, chip) * 0.85);
      if (material.colour3) blend(out, material.colour3, smoothstep(0.74, 0.78, other) * 0.85);
      brighten(out, 0.97 + 0.06 * chip);
      return;
    }
    case 'concrete': {
      const cloud = fbm3(x * 3.2, y * 3.2, z * 3.2, 4);
      blend(out, second, smoothstep(0.36, 0.64, cloud) * 0.8);
      const hole = noise3(x * 70, y * 70, z * 70);
      brighten(out, 0.97 + 0.08 * noise3(x * 240, y * 240, z * 240) - smoothstep(0.82, 0.88, hole) * 0.3);
      out.roughness += (cloud - 0.45) * 0.2;
      return;
    }
    default: {
      const flow = fbm3(x * 7, y * 4, z * 7, 3);
      blend(out, second, smoothstep(0.4, 0.62, flow) * 0.35);
      brighten(out, 0.95 + 0.1 * noise3(x * 120, y * 120, z * 120));
      out.roughness += (flow - 0.45) * 0.12;
    }
  }
}

/** Square tiles with grout. `scale`: tiles per metre. */
export function paintTile(material: Material, out: TextureSample, u: number, v: number): void {
  const scale = material.scale ?? 10;
  const s = fromWhole(u * scale);
  const t = fromWhole(v * scale);
  const tint = cellNoise(u * scale, v * scale, 81);
  brighten(out, 0.92 + tint * 0.16);
  const grout = 1 - smoothstep(0.02, 0.035, Math.min(s, t));
  if (material.colour2) blend(out, material.colour2, grout);
  out.roughness += grout * 0.5;
}

/** Rice paper or parchment: fibres and faint folds. `pattern: 'ribs'` shows the hoops behind. */
export function paintPaper(
  material: Material,
  out: TextureSample,
  u: number,
  v: number,
  x: number,
  y: number,
  z: number,
): void {
  const fibre = fbm2(u * 60, v * 60, 91, 2);
  let k = 0.94 + (fibre - 0.36) * 0.22;
  if (material.pattern === 'ribs') k *= 0.8 + 0.2 * smoothstep(0.03, 0.12, fromWhole(v * (material.scale ?? 24)));
  brighten(out, k * (0.97 + 0.06 * noise3(x * 8, y * 8, z * 8)));
}

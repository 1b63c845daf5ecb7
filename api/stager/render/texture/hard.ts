/** Cane and wicker, tiles, paper, metal. */
import type { Material } from '../../mesh/mesh.js';
import { cellNoise, fbm2, noise2, noise3, smoothstep } from '../../mesh/kit/noise.js';
import type { Painter, TextureSample } from './sample.js';
import { blend, brighten, fromWhole, resolved } from './blend.js';

/** Default weavers of wicker per metre, and weavers per stake's spacing. */
const WEAVERS = 64;
const BETWEEN_STAKES = 2.5;

/** Turns of the split cane that an edge is bound with, per metre. */
const TURNS = 110;

/** An edge wound with split cane; v runs along the edge. */
function paintBound(out: TextureSample, u: number, v: number): void {
  // the winding is a helix
  const turn = v * TURNS + u * 9;
  const row = Math.floor(turn);
  const across = (turn - row) * 2 - 1;
  const seen = resolved(1.4 / TURNS, out.footprint);
  const own = cellNoise(row, 3, 75) - 0.5;
  brighten(out, 0.9 + (0.14 - 0.3 * across ** 4) * seen + own * (0.06 + 0.12 * seen));
  out.bumpX = across * 0.3 * seen;
  out.bumpZ = across * 0.3 * seen;
}

/** Round weavers along u that pass before and behind upright stakes. `scale`: weavers per metre. */
function paintWicker(material: Material, out: TextureSample, u: number, v: number): void {
  const weavers = material.scale ?? WEAVERS;
  const row = Math.floor(v * weavers);
  const across = (v * weavers - row) * 2 - 1;
  const phase = (u * weavers) / BETWEEN_STAKES + (row & 1);
  const wave = Math.sin(phase * Math.PI);
  // a weaver bulges in front of a stake and recedes behind the next
  const front = 0.5 + 0.5 * wave;
  const round = Math.sqrt(Math.max(0, 1 - across * across));
  const own = cellNoise(row, Math.floor(u / 0.35), 73);
  const fibre = noise2(u * 120, v * 900, 71);
  const seen = resolved(2 / weavers, out.footprint);
  const shade = 0.81 + ((0.42 + 0.58 * round) * (0.66 + 0.4 * front) - 0.75) * seen;
  brighten(out, shade * (1 + (own - 0.5) * (0.06 + 0.18 * seen)) * (0.92 + 0.16 * fibre) * 1.08);
  out.r *= 1 + (own - 0.5) * 0.1;
  out.bumpY = across * 0.46 * (0.4 + 0.6 * front) * seen;
  out.bumpX = Math.cos(phase * Math.PI) * 0.22 * seen;
  out.roughness += (1 - round) * 0.2 * seen;
}

/**
 * Woven cane: `scale` strands per metre, gaps between them dark. Patterns `wicker`: willow or rattan rods; `bound`: an
 * edge.
 */
export function paintCane(material: Material, out: TextureSample, u: number, v: number): void {
  if (material.pattern === 'wicker') return paintWicker(material, out, u, v);
  if (material.pattern === 'bound') return paintBound(out, u, v);
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
  const seen = resolved(1 / scale, out.footprint);
  brighten(out, (0.8 + (0.72 * strand - 0.52) * seen) * (0.88 + 0.24 * fibre));
  out.bumpX = (0.25 - s) * 0.5 * strand * seen;
  out.bumpZ = (0.25 - t) * 0.5 * strand * seen;
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
export const paintPaper: Painter = (material, out, u, v, x, y, z) => {
  const fibre = fbm2(u * 60, v * 60, 91, 2);
  let k = 0.94 + (fibre - 0.36) * 0.22;
  if (material.pattern === 'ribs') k *= 0.8 + 0.2 * smoothstep(0.03, 0.12, fromWhole(v * (material.scale ?? 24)));
  brighten(out, k * (0.97 + 0.06 * noise3(x * 8, y * 8, z * 8)));
};

/**
 * Metal and coated metal. Patterns: `brushed` (fine lines along u), `powder` (fine relief of a powder coat), `forged`
 * (mill scale, dents); else polished, with faint waves that distort reflections.
 */
export const paintMetal: Painter = (material, out, u, v, x, y, z) => {
  switch (material.pattern) {
    case 'brushed': {
      const line = noise2(u * 4, v * 900, 95) - 0.5;
      brighten(out, 1 + line * 0.09);
      out.roughness += line * 0.1;
      out.bumpY = line * 0.09;
      return;
    }
    case 'powder': {
      const peel = noise3(x * 700, y * 700, z * 700) - 0.5;
      brighten(out, 0.97 + 0.06 * noise3(x * 9, y * 9, z * 9));
      out.bumpX = peel * 0.05;
      out.bumpY = -peel * 0.05;
      return;
    }
    case 'forged': {
      const scale = noise3(x * 34, y * 34, z * 34);
      const rust = smoothstep(0.62, 0.8, noise3(x * 15 + 3, y * 15, z * 15));
      brighten(out, 0.82 + 0.36 * scale);
      out.r *= 1 + 0.5 * rust;
      out.b *= 1 - 0.3 * rust;
      out.roughness += rust * 0.25 + (scale - 0.5) * 0.16;
      out.bumpX = (noise3(x * 60, y * 60, z * 60) - 0.5) * 0.09;
      out.bumpY = (noise3(x * 60 + 9, y * 60, z * 60) - 0.5) * 0.09;
      return;
    }
    default: {
      const wave = noise3(x * 22, y * 22, z * 22) - 0.5;
      out.bumpX = wave * 0.02;
      out.bumpZ = -wave * 0.02;
    }
  }
};

/**
 * A lit shade or bulb: `glow` is the share of the material's emission at a point, highest near the bulb. v runs from
 * the lower rim in metres over `halfSize[1]` * 2 and then down the inside, which is brighter. Patterns: `cloth`
 * (threads), `pleats` (folds; `scale` of them per metre of circumference), `ribs` (hoops behind paper), `bulb`.
 */
export function paintShade(material: Material, out: TextureSample, u: number, v: number): void {
  const tall = (material.halfSize?.[1] ?? 0.1) * 2;
  const inside = v > tall;
  const t = inside ? 2 - v / tall : v / tall;
  if (material.pattern === 'bulb') {
    const away = (t - 0.6) * 2.6;
    out.glow = 0.5 + 0.75 * Math.exp(-away * away);
    out.g *= 0.8 + 0.2 * out.glow;
    return;
  }
  // a band of light around the bulb that fades out before the rims
  const away = (t - 0.44) * 2.7;
  out.glow = (0.2 + 0.95 * Math.exp(-away * away)) * (inside ? 1.5 : 1);
  let k = 1;
  if (material.pattern === 'ribs') {
    const hoop = smoothstep(0.03, 0.14, fromWhole(v * (material.scale ?? 24)));
    k = 0.82 + 0.18 * hoop + (fbm2(u * 60, v * 60, 91, 2) - 0.36) * 0.14;
  } else if (material.pattern === 'pleats') {
    const folds = material.scale ?? 70;
    const fold = (fromWhole(u * folds) * 2 - 0.5) * resolved(1 / folds, out.footprint);
    k = 0.92 + 0.24 * fold;
    out.bumpX = fold * 0.3;
  } else {
    const warp = noise2(u * 420, v * 30, 93) - 0.5;
    const weft = noise2(u * 30, v * 420, 94) - 0.5;
    const slub = smoothstep(0.7, 0.9, noise2(u * 9, v * 240, 96));
    k = 1 + (warp + weft) * 0.17 - slub * 0.09;
  }
  brighten(out, k);
  out.glow *= k;
}

/** Rugs. u and v in metres from the rug's middle; `halfSize` is half its width and depth. */
import type { Material } from '../mesh.js';
import { cellNoise, fbm2, noise2, smoothstep } from '../meshkit/noise.js';
import type { TextureSample } from '../texture.js';
import { blend, brighten, fromWhole } from './blend.js';

const band = (value: number, from: number, to: number): number =>
  smoothstep(from - 0.006, from + 0.006, value) - smoothstep(to - 0.006, to + 0.006, value);

/** Share of the figure (+) or of the third colour (-) at a point: one number, so that nothing is allocated. */
function patternAt(material: Material, u: number, v: number, edge: number): number {
  // knots are laid one by one: no outline on a rug is ruler-straight
  const wobble = (noise2(u * 11, v * 11, 5) - 0.5) * 0.022;
  switch (material.pattern) {
    case 'border':
      return Math.max(band(edge, 0.05, 0.065), band(edge, 0.1, 0.19), 0.6 * band(edge, 0.215, 0.225));
    case 'diamond': {
      const a = fromWhole((u + v + wobble) * 1.9);
      const b = fromWhole((u - v + wobble) * 1.9);
      const lines = 1 - smoothstep(0.035, 0.06, Math.min(a, b));
      return edge > 0.05 ? lines * 0.85 : 0;
    }
    case 'stripes': {
      const place = fromWhole((v + wobble * 0.5) * 2.6);
      const thin = fromWhole((v + wobble * 0.5) * 2.6 + 0.27);
      if (place < 0.09) return smoothstep(0.09, 0.075, place) || 0.9;
      return thin < 0.025 ? -0.8 : 0;
    }
    case 'oriental':
      return orientalAt(material, u + wobble * 0.3, v + wobble * 0.3, edge);
    case 'kilim':
      return kilimAt(u, v + wobble * 0.2, edge);
    case 'pebble': {
      const field = fbm2(u * 0.8 + 3, v * 0.8, 11, 2);
      const contour = fromWhole(field * 6);
      return (1 - smoothstep(0.02, 0.07, contour)) * 0.4 + smoothstep(0.34, 0.5, field) * 0.35;
    }
    case 'abstract': {
      const seed = (material.seed ?? 0) % 97;
      const field = fbm2(u * 0.8 + seed, v * 0.9, 13, 3);
      const stroke = fbm2(u * 1.6 + seed, v * 0.5 + 3, 15, 3);
      const veil = smoothstep(0.42, 0.5, field) * 0.7;
      return stroke > 0.56 ? -smoothstep(0.56, 0.6, stroke) * 0.7 : veil * (0.75 + 0.25 * noise2(u * 40, v * 8, 3));
    }
    case 'fans': {
      const row = Math.floor(v * 4.4);
      const s = (fromWhole(u * 2.2 + (row & 1) * 0.5) * 2) / 2;
      const t = v * 4.4 - row;
      const radius = Math.sqrt(s * s * 1.1 + t * t * 0.27);
      const ring = fromWhole(radius * 6.5);
      return radius < 0.52 ? (ring < 0.12 ? 0.85 : radius < 0.14 ? -0.8 : 0) : 0.25;
    }
    case 'grid': {
      const mat = fromWhole(u / 0.9 + 0.5) * 0.9;
      return edge < 0.03 || mat < 0.018 ? -0.85 : 0.18 * (fromWhole(v * 90) > 0.25 ? 1 : 0);
    }
    case 'jute': {
      const rings = fromWhole(edge * 22);
      return edge < 0.06 ? -0.85 : 0.7 * smoothstep(0.1, 0.4, rings);
    }
    case 'sheepskin':
      return 0.3 * smoothstep(0.4, 0.6, fbm2(u * 6, v * 6, 3, 2));
    default:
      return edge < 0.035 ? 0.6 : 0.12 * smoothstep(0.1, 0.35, fromWhole(v * 60));
  }
}

/** Distance from the middle of the nearest of staggered flowers, in units of their spacing. */
function flowerAt(u: number, v: number, perMetre: number): number {
  const column = Math.round(u * perMetre);
  const x = u * perMetre - column;
  const y = fromWhole(v * perMetre + (column & 1) * 0.5);
  const away = Math.sqrt(x * x + y * y);
  return away > 0.3 ? away : away * (1 + 0.16 * Math.cos(6 * Math.atan2(y, x)));
}

/** Three borders, a field of vines and flowers, quarter medallions in its corners, a star in the middle. */
function orientalAt(material: Material, u: number, v: number, edge: number): number {
  const [halfU, halfV] = material.halfSize ?? [1, 1];
  const border = Math.min(0.24, Math.min(halfU, halfV) * 0.26);
  if (band(edge, 0.03, 0.042) + band(edge, border, border + 0.014) > 0.1) return -0.85;
  if (edge < 0.03) return 0.9;
  const along = halfU - Math.abs(u) < halfV - Math.abs(v) ? v : u;
  if (edge < border) {
    const across = (edge - border * 0.56) / border;
    const vine = Math.abs(across - 0.26 * Math.sin(along * 17));
    const head = Math.hypot(fromWhole(along * 2.7 + 0.25) * 1.7, across);
    if (head < 0.12) return -0.85;
    if (head < 0.25) return 0.15;
    return vine < 0.045 ? -0.55 : 0.88;
  }
  const s = u / (halfU - border);
  const t = v / (halfV - border);
  const cornerS = 1 - Math.abs(s);
  const cornerT = 1 - Math.abs(t);
  let star = Math.sqrt(s * s + t * t);
  let corner = Math.sqrt(cornerS * cornerS + cornerT * cornerT);
  // edges are scalloped; far from them their outline need not be known
  if (star < 0.5) star *= 1 + 0.09 * Math.cos(8 * Math.atan2(t, s));
  if (corner < 0.42) corner *= 1 + 0.07 * Math.cos(12 * Math.atan2(cornerT, cornerS));
  if (star < 0.42 || corner < 0.36) {
    const ring = star < 0.42 ? star / 0.42 : corner / 0.36;
    if (ring > 0.93) return -0.85;
    const small = flowerAt(u, v, 6.5);
    if (ring < 0.22) return -0.8;
    if (ring < 0.3) return 0.3;
    return small < 0.14 ? -0.7 : small < 0.24 ? 0.1 : 0.88;
  }
  const flower = flowerAt(u, v, 4.6);
  if (flower < 0.1) return -0.8;
  if (flower < 0.24) return 0.75;
  const vine = Math.abs(Math.sin(u * 14.5 + Math.sin(v * 14.5) * 1.3) * Math.sin(v * 14.5 + Math.sin(u * 14.5) * 1.3));
  return vine < 0.055 ? -0.42 : 0;
}

/** Bands of stepped triangles and lozenges. */
function kilimAt(u: number, v: number, edge: number): number {
  if (edge < 0.04) return 0.8;
  const height = 0.3;
  const row = Math.floor(v / height);
  const t = v / height - row;
  const stepped = Math.floor(t * 9) / 9;
  if (t < 0.09) return -0.8;
  const width = (row & 1) === 0 ? 3.2 : 4.4;
  const s = fromWhole(u * width) * 2;
  const lozenge = Math.abs(stepped - 0.5) * 2 + s;
  if (lozenge < 0.34) return -0.8;
  if (lozenge < 0.72) return 0.85;
  return cellNoise(row, 3, 7) > 0.55 && lozenge > 1.25 ? -0.75 : 0;
}

export function paintRug(material: Material, out: TextureSample, u: number, v: number): void {
  const [halfU, halfV] = material.halfSize ?? [1, 1];
  const edge = Math.min(halfU - Math.abs(u), halfV - Math.abs(v));
  const amount = patternAt(material, u, v, edge);
  if (amount > 0 && material.colour2) blend(out, material.colour2, amount);
  if (amount < 0 && material.colour3) blend(out, material.colour3, -amount);
  const tuft = noise2(u * 160, v * 160, 1);
  const yarn = noise2(u * 160, v * 160, 7);
  const flat = material.pattern === 'kilim' || material.pattern === 'jute' || material.pattern === 'grid';
  const pile = flat ? noise2(u * 70, v * 230, 3) : (tuft + yarn) * 0.5;
  const slow = fbm2(u * 3.2, v * 3.2, 1, 2);
  // yarn is dyed by the skein: bands across the loom differ a little
  const abrash = noise2(3, v * 11, 27);
  const bound = 1 - 0.3 * (1 - smoothstep(0.004, 0.018, edge));
  brighten(out, (0.78 + 0.34 * pile + (slow - 0.37) * 0.24 + (abrash - 0.5) * 0.1) * bound);
  const bump = material.bump ?? 0.5;
  out.bumpX = (tuft - 0.5) * bump;
  out.bumpZ = (yarn - 0.5) * bump;
}

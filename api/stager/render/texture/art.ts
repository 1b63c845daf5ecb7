/**
 * Pictures. u and v in metres from the picture's middle, `halfSize` half its size; colours: the ground and two
 * pigments. The seed moves every shape, so two pictures of one motif are not alike.
 */
import type { Vec3 } from '../../contract.js';
import type { Material } from '../mesh.js';
import { cellNoise, fbm2, noise2, smoothstep } from '../meshkit/noise.js';
import type { TextureSample } from '../texture.js';
import { blend, brighten, fromWhole } from './blend.js';
import { PAINTINGS } from './paintings.js';
import { PHOTOGRAPHS } from './photographs.js';
import { PRINTS } from './prints.js';

const INK: Vec3 = [0.03, 0.03, 0.032];
const CLOUD: Vec3 = [0.78, 0.75, 0.7];
const FOLIAGE: Vec3 = [0.09, 0.14, 0.07];

type Picture = (out: TextureSample, s: number, t: number, seed: number, first: Vec3, second: Vec3) => void;

const chance = (seed: number, which: number): number => cellNoise(seed, which, 77);

/** Overlapping discs and hills of flat colour. */
const shapes: Picture = (out, s, t, seed, first, second) => {
  const hill = -0.3 + 0.22 * Math.sin(s * (1.4 + chance(seed, 1)) + seed);
  if (t < hill) blend(out, first, 0.95);
  const low = -0.62 + 0.2 * Math.sin(s * 2.1 + seed * 2);
  if (t < low) blend(out, second, 0.9);
  const sun = Math.hypot(s - (chance(seed, 2) - 0.5), t - 0.15 - chance(seed, 3) * 0.3);
  if (sun < 0.32) blend(out, second, 0.85);
  const moon = Math.hypot(s - (chance(seed, 4) - 0.3), t + 0.1);
  if (moon < 0.17) blend(out, INK, 0.85);
};

/** Two or three soft-edged fields of colour. */
const fields: Picture = (out, s, t, seed, first, second) => {
  const ragged = (fbm2(s * 5 + seed, t * 9, 3, 3) - 0.44) * 0.16;
  const divide = (chance(seed, 1) - 0.5) * 0.5;
  const inside = 1 - smoothstep(0.78, 0.86, Math.max(Math.abs(s), Math.abs(t)) + ragged);
  const upper = smoothstep(divide - 0.02, divide + 0.05, t + ragged);
  const lower = 1 - smoothstep(divide - 0.16, divide - 0.08, t + ragged);
  blend(out, first, inside * upper * 0.9);
  blend(out, second, inside * lower * 0.9);
};

/** Sky, distant ridges, a meadow and a tree. */
const landscape: Picture = (out, s, t, seed, first, second) => {
  blend(out, CLOUD, 0.6 * smoothstep(0.35, 0.6, fbm2(s * 2 + seed, t * 4, 5, 4)));
  const far = -0.05 + (fbm2(s * 1.3 + seed, 2, 9, 3) - 0.44) * 0.7;
  const middle = -0.28 + (fbm2(s * 1.7 + seed, 8, 11, 3) - 0.44) * 0.6;
  if (t < far) blend(out, first, 0.65);
  if (t < middle) blend(out, FOLIAGE, 0.75);
  const path = Math.abs(s - 0.3 * Math.sin(t * 4 + seed)) < 0.05 + (middle - t) * 0.16;
  if (t < middle - 0.05) blend(out, second, path ? 0.75 : 0.3 + 0.3 * noise2(s * 60, t * 25, 3));
  const treeX = (chance(seed, 5) - 0.5) * 1.3;
  const crown = Math.hypot((s - treeX) * 1.3, t - 0.02) + (fbm2(s * 14, t * 14, 13, 3) - 0.44) * 0.35;
  if (crown < 0.28 || (Math.abs(s - treeX) < 0.018 && t < 0 && t > middle - 0.1)) blend(out, FOLIAGE, 0.9);
};

/** One stem with paired leaves. */
const botanical: Picture = (out, s, t, seed, first, second) => {
  const lean = 0.12 * Math.sin(t * 2 + seed);
  const x = s - lean;
  const pairs = 3.4 + chance(seed, 1) * 2;
  const share = t * pairs - Math.abs(x) * 2.2 + 40;
  const across = share - Math.floor(share) - 0.5;
  const reach = 0.62 * (1 - smoothstep(-0.3, 0.95, t)) + 0.1;
  const width = 0.36 * Math.sin(Math.PI * Math.min(1, Math.abs(x) / reach));
  const inLeaf = Math.abs(x) < reach && Math.abs(across) < width && t > -0.62 && t < 0.85;
  if (inLeaf) blend(out, Math.abs(across) < 0.03 ? second : first, 0.9);
  if (Math.abs(x) < 0.014 && t > -0.9 && t < 0.88) blend(out, first, 0.95);
};

const STROKE = 0.011;

/** Pen drawing of a stem with long leaves, over a flat shape of colour; or nested arches. */
const line: Picture = (out, s, t, seed, first, second) => {
  if (chance(seed, 1) < 0.35) {
    const base = -0.5;
    const radius = t > base ? Math.hypot(s, t - base) : Math.abs(s);
    const ring = Math.floor(radius * 7);
    const inside = t > base - 0.35 && ring > 0 && ring < 5;
    if (inside && radius * 7 - ring > 0.14) blend(out, (ring & 1) === 0 ? first : second, 0.8);
    return;
  }
  const blotX = s - (chance(seed, 2) - 0.5) * 0.6;
  const blotY = t - (chance(seed, 3) - 0.5) * 0.5;
  const blot = Math.hypot(blotX, blotY) + 0.06 * Math.sin(3 * Math.atan2(blotY, blotX) + seed);
  if (blot < 0.38) blend(out, first, 0.45);
  let nearest = Math.abs(s - 0.12 * Math.sin(t * 2.2 + seed)) + (Math.abs(t) > 0.8 ? 1 : 0);
  for (let leaf = 0; leaf < 7; leaf++) {
    const side = (leaf & 1) === 0 ? 1 : -1;
    const rootY = -0.6 + leaf * 0.2;
    const rootX = 0.12 * Math.sin(rootY * 2.2 + seed);
    const angle = Math.PI / 2 - side * (0.75 + 0.35 * chance(seed, leaf + 10));
    const along = (s - rootX) * Math.cos(angle) + (t - rootY) * Math.sin(angle);
    const across = (t - rootY) * Math.cos(angle) - (s - rootX) * Math.sin(angle);
    const length = 0.5 - leaf * 0.025;
    if (along < 0 || along > length) continue;
    const half = 0.11 * Math.sin((Math.PI * along) / length) ** 0.8;
    nearest = Math.min(nearest, Math.abs(Math.abs(across) - half), along < length * 0.8 ? Math.abs(across) * 1.4 : 1);
  }
  blend(out, INK, (1 - smoothstep(STROKE * 0.6, STROKE, nearest)) * 0.9);
};

/** A brush circle and a few strokes. */
const ink: Picture = (out, s, t, seed, first, second) => {
  const angle = Math.atan2(t - 0.05, s);
  const radius = Math.hypot(s, t - 0.05);
  const turn = (angle + Math.PI) / (2 * Math.PI);
  const width = 0.11 * (1 - turn * 0.75);
  const dry = fbm2(angle * 9 + seed, radius * 40, 17, 3);
  const stroke = 1 - smoothstep(width * 0.7, width, Math.abs(radius - 0.52 - 0.03 * Math.sin(angle * 2 + seed)));
  blend(out, INK, stroke * smoothstep(0.2 + turn * 0.22, 0.34 + turn * 0.22, dry + 0.1) * 0.95);
  if (Math.abs(s - 0.66) < 0.05 && Math.abs(t + 0.72) < 0.07) blend(out, second, 0.9);
  if (radius < 0.12 && chance(seed, 2) > 0.5) blend(out, first, 0.7);
};

/** Sea, horizon, clouds and a sail. */
const seascape: Picture = (out, s, t, seed, first, second) => {
  const horizon = -0.12 + (chance(seed, 1) - 0.5) * 0.3;
  blend(out, CLOUD, 0.75 * smoothstep(0.38, 0.58, fbm2(s * 1.6 + seed, t * 3.5, 19, 4)));
  if (t < horizon) {
    blend(out, first, 0.85);
    const foam = noise2(s * (5 / (0.14 + horizon - t)), (horizon - t) * 26, 21);
    blend(out, CLOUD, smoothstep(0.6, 0.95, foam) * 0.35);
  }
  const shore = -0.72 + (fbm2(s * 1.4 + seed, 5, 23, 2) - 0.36) * 0.35;
  if (t < shore) blend(out, second, 0.85);
  const sailX = (chance(seed, 3) - 0.5) * 1.1;
  const sail = t - horizon;
  if (sail > 0.02 && sail < 0.34 && s - sailX > -0.09 + sail * 0.26 && s < sailX) blend(out, CLOUD, 0.95);
};

/** Fruit and a jug on a table's edge, lit from the left against a dark ground. */
const stillLife: Picture = (out, s, t, seed, first, second) => {
  brighten(out, 0.16 + 0.12 * smoothstep(0.9, -0.9, s));
  const edge = -0.34 + 0.03 * Math.sin(s * 3 + seed);
  if (t < edge) blend(out, first, 0.45 + 0.2 * smoothstep(-0.9, edge, t));
  const jugX = -0.34 + (chance(seed, 1) - 0.5) * 0.24;
  const rise = (t - edge + 0.1) / 0.82;
  const belly = 0.24 * Math.sin(Math.PI * Math.min(1, Math.max(0, rise)) ** 0.7) ** 0.6 + 0.03;
  const across = (s - jugX) / Math.max(0.02, belly);
  if (rise > 0 && rise < 1 && Math.abs(across) < 1) {
    out.r = second[0] * (0.5 - 0.4 * across);
    out.g = second[1] * (0.5 - 0.4 * across);
    out.b = second[2] * (0.5 - 0.4 * across);
    if (Math.hypot(across + 0.45, (rise - 0.4) * 2.4) < 0.16) blend(out, CLOUD, 0.7);
  }
  for (let fruit = 0; fruit < 5; fruit++) {
    const radius = 0.09 + 0.05 * chance(seed, fruit + 10);
    const x = s - (-0.02 + fruit * 0.15 + 0.06 * chance(seed, fruit + 20));
    const y = t - (edge - 0.06 + radius * 0.7 + (fruit === 2 ? 0.13 : 0));
    const away = Math.hypot(x, y) / radius;
    if (away >= 1) continue;
    const light =
      0.28 + 0.72 * Math.max(0, 0.75 * Math.sqrt(1 - away * away) - (0.5 * x) / radius + (0.35 * y) / radius);
    const ripe = chance(seed, fruit + 30);
    out.r = (0.3 + 0.3 * ripe) * light;
    out.g = (0.26 - 0.18 * ripe) * light;
    out.b = 0.04 * light;
  }
};

/** Deco fans in rows. */
const fans: Picture = (out, s, t, seed, first, second) => {
  const rows = 2.2 + chance(seed, 1);
  const row = Math.floor((t + 1) * rows);
  const x = fromWhole((s + 1) * rows * 0.5 + (row & 1) * 0.5) * 2;
  const y = (t + 1) * rows - row;
  const radius = Math.hypot(x, y) * 0.72;
  const ring = Math.floor(radius * 6);
  if (radius < 0.72) blend(out, (ring & 1) === 0 ? first : second, ring === 3 ? 0.2 : 0.85);
};

/** Blocks on a grid, some left blank. */
const grid: Picture = (out, s, t, seed, first, second) => {
  const column = Math.floor((s + 1) * 2.5);
  const row = Math.floor((t + 1) * 2.5);
  const value = cellNoise(column + seed, row, 25);
  const gap = Math.min(fromWhole((s + 1) * 2.5), fromWhole((t + 1) * 2.5)) < 0.06;
  if (gap || value < 0.25) return;
  blend(out, value > 0.75 ? second : value > 0.45 ? first : INK, 0.85);
};

/** Broad strokes of a loaded brush. */
const gesture: Picture = (out, s, t, seed, first, second) => {
  for (let stroke = 0; stroke < 4; stroke++) {
    const angle = (chance(seed, stroke * 3) - 0.5) * 1.6;
    const across = -Math.sin(angle) * s + Math.cos(angle) * t - (chance(seed, stroke * 3 + 1) - 0.5) * 1.1;
    const along = Math.cos(angle) * s + Math.sin(angle) * t;
    const reach = 0.5 + 0.5 * chance(seed, stroke * 3 + 2);
    const width = 0.1 + 0.16 * chance(seed, stroke + 30) + (fbm2(along * 3 + seed, stroke, 27, 2) - 0.36) * 0.14;
    const bristles = fbm2(along * 2.5, across * 45 + stroke * 9, 29, 3);
    const inside =
      (1 - smoothstep(width - 0.03, width, Math.abs(across))) * (1 - smoothstep(reach - 0.15, reach, Math.abs(along)));
    const colour = stroke === 3 ? INK : (stroke & 1) === 0 ? first : second;
    blend(out, colour, inside * smoothstep(0.2, 0.42, bristles) * 0.92);
  }
};

/** Lines of a poster's blocks of type: letters too far away to be read. */
const typography: Picture = (out, s, t, seed, first) => {
  const row = Math.floor((t + 1) * 4);
  const inRow = (t + 1) * 4 - row;
  const letter = Math.floor((s + 1) * (5 + Math.floor(chance(seed, row) * 4)));
  const weight = cellNoise(letter, row + seed, 31);
  const used = Math.abs(s) < 0.78 && row > 0 && row < 7 && inRow > 0.16 && inRow < 0.84;
  if (!used || weight < 0.12) return;
  const share = (s + 1) * (5 + Math.floor(chance(seed, row) * 4)) - letter;
  if (share < 0.12 || share > 0.88) return;
  const hole = weight > 0.45 && Math.abs(share - 0.5) < 0.16 && Math.abs(inRow - 0.5 - (weight - 0.7) * 0.5) < 0.14;
  if (!hole) blend(out, row === 3 ? first : INK, 0.9);
};

const PICTURES: Readonly<Record<string, Picture>> = {
  shapes,
  fields,
  landscape,
  botanical,
  line,
  ink,
  seascape,
  stillLife,
  fans,
  grid,
  gesture,
  typography,
};

const LARGE = { ...PAINTINGS, ...PHOTOGRAPHS, ...PRINTS };

/** Circles are drawn as circles, whatever the sheet's shape; other pictures fill it. */
const ROUND: ReadonlySet<string> = new Set(['ink', 'shapes']);

export function paintArt(material: Material, out: TextureSample, u: number, v: number): void {
  const [halfU, halfV] = material.halfSize ?? [0.5, 0.5];
  const seed = (material.seed ?? 0) % 997;
  const first = material.colour2 ?? INK;
  const second = material.colour3 ?? INK;
  const large = LARGE[material.pattern ?? ''];
  if (large) {
    const unit = Math.min(halfU, halfV);
    large(out, u / unit, v / unit, { wide: halfU / unit, tall: halfV / unit, seed, first, second });
    return;
  }
  const even = ROUND.has(material.pattern ?? '') ? Math.min(halfU, halfV) : 0;
  const s = u / (even || halfU);
  const t = v / (even || halfV);
  (PICTURES[material.pattern ?? 'shapes'] ?? shapes)(out, s, t, seed, first, second);
  // the tooth of the paper and the thickness of the paint
  brighten(out, 0.86 + 0.3 * fbm2(s * 4, t * 4, 3, 3) + (noise2(u * 380, v * 380, 5) - 0.5) * 0.07);
}

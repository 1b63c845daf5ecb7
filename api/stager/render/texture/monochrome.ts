/** Paintings that are black and white photographs, with a broad mat. */
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { TextureSample } from './sample.js';
import { fade } from './blend.js';
import { chance, type Painting } from './paintings.js';
import { distanceFromPiece } from './pen.js';

/** Writes a silver print: slightly warm, with film grain. */
function silver(out: TextureSample, grey: number, x: number, y: number): void {
  const tone = Math.max(0.012, Math.min(0.82, grey)) * (0.95 + 0.1 * noise2(x * 160, y * 160, 551));
  out.r = tone * 1.015;
  out.g = tone;
  out.b = tone * 0.965;
}

/** A colonnade in hard sunlight: round arches, and their shadows on the wall behind. */
const arcade: Painting = (out, x, y, { tall, seed }) => {
  const each = 0.86 + 0.3 * chance(seed, 1);
  const place = x / each + chance(seed, 2) + 20;
  const u = (place - Math.floor(place) - 0.5) * each;
  const spring = (0.12 + 0.2 * chance(seed, 3)) * tall;
  const half = each * 0.36;
  const floor = -0.72 * tall;
  const arch = (px: number, py: number): number => (py > spring ? Math.hypot(px, py - spring) : Math.abs(px)) - half;
  const grain = 0.04 * (fbm2(x * 5 + seed, y * 5, 553, 4) - 0.44);
  let grey = 0.66 - 0.1 * smoothstep(0, tall, y) + grain * 2;
  const opening = arch(u, y);
  if (y < floor) {
    // light falls through the arches in long bars
    const slant = x + (floor - y) * 1.3;
    const bar = slant / each + chance(seed, 2) + 20;
    const lit = Math.abs(bar - Math.floor(bar) - 0.5) * each - half;
    grey = 0.1 + 0.5 * (1 - smoothstep(-0.02, 0.02, lit)) + grain;
  } else if (opening < 0) {
    // the reveal is dark on the sunny side; behind it the back wall with a patch of sun
    const reveal = arch(u - 0.1 * each, y);
    const patch = arch(u + 0.2 * each, y + 0.34);
    grey = reveal > 0 ? 0.34 - 0.1 * smoothstep(0, 0.1, reveal) : 0.045 + 0.05 * smoothstep(-tall, tall, y);
    if (reveal < 0 && patch < 0) grey = 0.4 * fade(-0.02, 0, patch) + grain;
  } else grey *= 1 - 0.5 * (1 - smoothstep(0, 0.02, Math.abs(opening - 0.06) - 0.004));
  silver(out, grey, x, y);
};

/** Posts of an old pier in water that a long exposure has smoothed. */
const pier: Painting = (out, x, y, { wide, tall, seed }) => {
  const line = 0.14 * tall;
  const vanish = (chance(seed, 1) - 0.5) * 0.8 * wide;
  const cloud = fbm2(x * 0.5 + seed, y * 2.2, 561, 4);
  let grey =
    y > line
      ? 0.64 - 0.4 * smoothstep(0.36, 0.62, cloud) * smoothstep(line, tall, y)
      : 0.58 - 0.3 * fade(-tall, line, y);
  grey -= 0.16 * (1 - smoothstep(0, 0.03, Math.abs(y - line + 0.012)));
  grey += y < line ? 0.04 * (fbm2(x * 0.8, y * 9 + seed, 563, 3) - 0.44) : 0;
  for (let post = 0; post < 18; post++) {
    const near = 1 / (1 + (post >> 1) * 0.55);
    const foot = line - 0.98 * tall * near;
    const at = vanish + (post & 1 ? 0.42 : -0.24) * near * 1.3 + 0.04 * (chance(seed, post) - 0.5) * near;
    const high = (0.42 + 0.2 * chance(seed, post + 30)) * near * tall;
    const half = 0.036 * near;
    const dx = Math.abs(x - at - 0.03 * (chance(seed, post + 60) - 0.5) * (y - foot));
    const edge = 1 - smoothstep(half * 0.8, half * 1.1, dx);
    if (y > foot && y < foot + high)
      grey += (0.03 + 0.05 * noise2(x * 40, y * 9, 565) + 0.1 * (1 - near) - grey) * edge;
    const below = foot - y;
    if (below > 0 && below < high) grey += (0.16 - grey) * edge * 0.75 * (1 - below / high);
  }
  silver(out, grey, x, y);
};

/**
 * Straight branches of a bare tree, from its foot at (0, 0) to about 1 above: x, y, x, y, half the width at the base.
 */
function grow(seed: number): number[] {
  const limbs: number[] = [];
  const add = (x: number, y: number, angle: number, long: number, level: number): void => {
    const [tx, ty] = [x + long * Math.cos(angle), y + long * Math.sin(angle)];
    limbs.push(x, y, tx, ty, 0.026 * 0.6 ** level);
    if (level === 6) return;
    for (let k = 0; k < (level === 0 ? 3 : 2); k++) {
      const own = cellNoise(limbs.length + k, level, 571 + seed);
      const spread = level === 0 ? (k - 1) * 0.55 : (k - 0.5) * 0.95;
      add(tx, ty, angle + spread + (own - 0.5) * 0.5, long * (0.66 + 0.2 * own), level + 1);
    }
  };
  add(0, 0, Math.PI / 2, 0.26, 0);
  return limbs;
}

const TREES: readonly (readonly number[])[] = [grow(1), grow(2), grow(3)];

/** A bare tree in snow, mist behind it. */
const loneTree: Painting = (out, x, y, { wide, tall, seed }) => {
  const ground = -0.46 * tall + 0.1 * Math.sin(x * 0.9 + seed);
  const below = ground - y;
  let grey =
    0.6 + 0.16 * smoothstep(0, 0.5, below) - 0.16 * smoothstep(ground, tall, y) * fbm2(x * 0.7 + seed, y, 573, 3);
  const wood = ground + 0.07 + 0.1 * (fbm2(x * 3 + seed, 1, 575, 4) - 0.3) - y;
  if (below < 0) grey -= 0.12 * smoothstep(0, 0.05, wood);
  const at = (chance(seed, 1) - 0.5) * 1.1 * wide;
  const scale = 1.04 * Math.min(1.15, tall);
  const [tx, ty] = [(x - at) / scale, (y - (-0.46 * tall + 0.1 * Math.sin(at * 0.9 + seed)) + 0.01) / scale];
  const tree = TREES[seed % TREES.length] ?? [];
  let cover = 0;
  if (ty > -0.02 && ty < 1.2 && Math.abs(tx) < 0.9)
    for (let k = 0; k + 4 < tree.length; k += 5) {
      const half = Math.max(0.0028, tree[k + 4]);
      const away = distanceFromPiece(tx, ty, tree[k], tree[k + 1], tree[k + 2], tree[k + 3]);
      if (away < half * 1.5) cover = Math.max(cover, 1 - smoothstep(half * 0.7, half * 1.3, away));
    }
  grey += (0.03 - grey) * cover * 0.94;
  // tufts of grass pierce the snow
  const blade = noise2(x * 60, y * 7, 577);
  grey -=
    0.4 *
    smoothstep(0.78, 0.9, blade) *
    smoothstep(0.02, 0.1, below) *
    smoothstep(0.5, 0.6, fbm2(x * 3 + seed, y * 5, 579, 2) + 0.1);
  silver(out, grey, x, y);
};

/** The shadow of palm leaves on a plastered wall. */
const shadows: Painting = (out, x, y, { wide, tall, seed }) => {
  let grey = 0.6 + 0.1 * (fbm2(x * 2.2 + seed, y * 2.2, 581, 4) - 0.44) + 0.03 * (noise2(x * 30, y * 30, 583) - 0.5);
  grey += 0.1 * smoothstep(-wide, wide, x + 0.5 * y);
  let shade = 0;
  for (let leaf = 0; leaf < 3; leaf++) {
    const angle = 0.5 + 0.75 * leaf + 0.5 * (chance(seed, leaf) - 0.5);
    const [dx, dy] = [x + (0.95 - 0.2 * leaf) * wide, y + (0.9 - 0.24 * leaf) * tall];
    const along = dx * Math.cos(angle) + dy * Math.sin(angle);
    const long = 1.5 + 0.4 * wide;
    const share = along / long;
    if (share < 0 || share > 1.02) continue;
    const across = dy * Math.cos(angle) - dx * Math.sin(angle) + 0.34 * share * share * (leaf === 1 ? -1 : 1);
    // the farther from the wall, the softer the shadow
    const soft = 0.02 + 0.05 * leaf + 0.05 * share;
    const reach = 0.62 * Math.sin(Math.PI * Math.min(1, 0.14 + 0.84 * share)) ** 0.7;
    const away = Math.abs(across) / Math.max(0.05, reach);
    const blade = share * 17 - away * 3.2;
    const off = Math.abs(blade - Math.floor(blade) - 0.5) * 2;
    const inLeaf =
      smoothstep(0.3 + 0.55 * away - soft * 3, 0.3 + 0.55 * away + soft * 3, off) *
      (1 - smoothstep(1 - soft * 3, 1, away));
    const rib = 1 - smoothstep(0.012, 0.012 + soft, Math.abs(across));
    shade = Math.max(shade, Math.max(inLeaf, rib) * (0.95 - 0.16 * leaf));
  }
  silver(out, grey * (1 - 0.68 * shade), x, y);
};

export const MONOCHROME: Readonly<Record<string, Painting>> = { arcade, pier, loneTree, shadows };

/** Paintings of landscapes and still life. */
import type { Vec3 } from '../../contract.js';
import { mix } from '../../mesh/kit/vector.js';
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { TextureSample } from './sample.js';
import { blend, brighten, fade } from './blend.js';
import { BLACK, chance, CHALK, type Painting, relief, SAND } from './paintings.js';

interface Season {
  readonly sky: Vec3;
  readonly far: Vec3;
  readonly grass: Vec3;
  readonly flower: Vec3;
}

/** Spring, summer, autumn, winter. */
const SEASONS: readonly Season[] = [
  { sky: [0.5, 0.62, 0.68], far: [0.16, 0.27, 0.16], grass: [0.3, 0.4, 0.12], flower: [0.75, 0.42, 0.45] },
  { sky: [0.42, 0.58, 0.7], far: [0.09, 0.16, 0.1], grass: [0.5, 0.38, 0.12], flower: [0.6, 0.09, 0.04] },
  { sky: [0.62, 0.56, 0.46], far: [0.2, 0.09, 0.05], grass: [0.42, 0.22, 0.06], flower: [0.55, 0.17, 0.03] },
  { sky: [0.6, 0.63, 0.68], far: [0.17, 0.2, 0.25], grass: [0.72, 0.74, 0.77], flower: [0.3, 0.33, 0.4] },
];

/** @param count how many of the seasons suit, from spring on */
const seasonOf = (seed: number, count: number): Season =>
  SEASONS[Math.floor(chance(seed, 9) * count * 0.999)] ?? SEASONS[0]!;

/** Tone of the brush dab at a point, 0..1: one dab per cell, with irregular outlines. */
function dab(x: number, y: number, layer: number): number {
  const bendX = 1.1 * (noise2(x * 0.9, y * 0.9, layer) - 0.5) + 0.6 * (noise2(x * 3.1, y * 3.1, layer + 1) - 0.5);
  const bendY = 1.1 * (noise2(x * 0.9, y * 0.9, layer + 2) - 0.5) + 0.6 * (noise2(x * 3.1, y * 3.1, layer + 3) - 0.5);
  const row = Math.floor(y + bendY);
  return cellNoise(Math.floor(x + bendX + 0.5 * (row & 1)), row, layer);
}

/** A meadow in flower before a wood, the season by the seed. */
const meadow: Painting = (out, x, y, { tall, seed, first, second }) => {
  const season = seasonOf(seed, 3);
  const line = (0.1 + 0.16 * chance(seed, 1)) * tall;
  const stroke = dab(x * 9 + seed, y * 26, 451);
  blend(out, mix(season.sky, first, 0.18), 1);
  blend(out, CHALK, 0.75 * smoothstep(0.42, 0.62, fbm2(x * 1.2 + seed, y * 3, 453, 4)));
  brighten(out, 0.93 + 0.14 * stroke);
  const wood = line + 0.1 + 0.3 * (fbm2(x * 2.1 + seed, 1, 455, 4) - 0.3) - y;
  if (wood > 0) {
    blend(out, mix(season.far, first, 0.25), smoothstep(0, 0.02, wood + 0.03 * (stroke - 0.5)) * 0.95);
    brighten(out, 0.6 + 0.9 * dab(x * 22, y * 26, 457));
  }
  const below = line - y;
  if (below > 0) {
    // dabs grow towards the viewer in steps
    const step = Math.floor(5 * smoothstep(0, 1.2 * tall, below + 0.1 * (noise2(x * 6, y * 6, 458) - 0.5)));
    const near = step / 5;
    const size = 36 - 5 * step;
    const tuft = dab(x * size * 0.7 + seed + step * 9, y * size * (1.5 - near), 459);
    blend(out, season.grass, smoothstep(0, 0.015, below) * 0.96);
    brighten(out, 0.55 + 0.7 * tuft * (1 - 0.25 * near));
    const drift = fbm2(x * 1.5 + seed, y * 4, 461, 3);
    const petal = dab(x * size * 0.8 + 40 + step * 5, y * size + seed, 467);
    if (petal > 0.86 - 0.9 * (drift - 0.36) - 0.12 * near)
      blend(out, petal > 0.9 ? CHALK : mix(season.flower, second, 0.3), 0.85);
    blend(out, BLACK, 0.3 * near * smoothstep(0.62, 0.7, tuft));
  }
  relief(out, x * 2, y, 0.7);
};

/** White trunks of birches in a wood of one season. */
const birches: Painting = (out, x, y, { wide, tall, seed, first }) => {
  const season = seasonOf(seed, 4);
  const leaf = dab(x * 15 + seed, y * 15, 471);
  blend(out, mix(season.sky, CHALK, 0.4), 1);
  const crown = fbm2(x * 1.4 + seed, y * 1.4, 473, 4) + 0.16 * (y / tall);
  blend(out, season.grass, smoothstep(0.36, 0.5, crown + 0.16 * (leaf - 0.5)) * 0.8);
  blend(
    out,
    leaf > 0.75 ? season.flower : mix(season.far, first, 0.3),
    smoothstep(0.46, 0.58, crown + 0.3 * (leaf - 0.5)) * 0.8,
  );
  const ground = -0.66 * tall + 0.08 * Math.sin(x * 1.7 + seed) - y;
  blend(out, mix(season.far, first, 0.35), smoothstep(-0.04, 0.06, ground + 0.1 * (leaf - 0.5)) * 0.9);
  brighten(out, 0.82 + 0.36 * dab(x * 24, y * 9, 475));
  const trunks = Math.round(5 + 3.5 * wide);
  for (let k = 0; k < trunks; k++) {
    const depth = k / (trunks - 1);
    const at = (((k * 0.618 + chance(seed, 2)) % 1) - 0.5) * 2.1 * wide;
    const lean = (chance(seed, k + 10) - 0.5) * 0.16;
    const half = 0.022 + 0.06 * depth ** 1.6;
    const foot = (-0.6 - 0.3 * depth) * tall;
    const across = (x - at - lean * y + 0.02 * Math.sin(y * 3 + k)) / half;
    if (y < foot || Math.abs(across) > 1) continue;
    const bark = noise2(y * 26 + k * 5, across * 1.2, 477);
    const tone = mix(season.far, CHALK, 0.35 + 0.62 * depth);
    blend(out, tone, fade(0.8, 1, Math.abs(across)));
    brighten(out, 1 - 0.45 * smoothstep(-0.1, 1, across));
    blend(out, BLACK, smoothstep(0.68, 0.76, bark + 0.12 * Math.abs(across)) * (0.4 + 0.5 * depth));
  }
  relief(out, y, x, 0.6);
};

const DEEP: Vec3 = [0.03, 0.09, 0.12];
const GLASS: Vec3 = [0.16, 0.34, 0.33];

/** A breaking wave, painted wet: dark swell, thin green crest, foam. */
const breaker: Painting = (out, x, y, { tall, seed, first, second }) => {
  const line = 0.32 * tall;
  const drag = fbm2(x * 1.3 + seed, y * 8, 481, 4) - 0.44;
  blend(out, CHALK, 1);
  blend(
    out,
    mix(first, CHALK, 0.45),
    fade(-0.1, 0.1, fbm2(x * 1.1 + seed, y * 2.4, 483, 4) - 0.44 + 0.14 * (y - line)) * 0.8,
  );
  blend(out, second, smoothstep(0.02, 0.12, drag) * 0.2);
  if (y < line) {
    blend(out, mix(DEEP, first, 0.35), 0.96);
    brighten(out, 1 + 1.1 * drag + 0.5 * smoothstep(line - 0.2, line, y));
    const crest = 0.04 * tall + 0.2 * Math.sin(x * 1.05 + seed) * tall + 0.05 * Math.sin(x * 4.3 + seed * 2);
    const below = crest - y;
    blend(out, GLASS, smoothstep(-0.01, 0.06, below) * (1 - smoothstep(0.06, 0.34, below)) * 0.85);
    const spray = fbm2(x * 4 + seed, y * 4 - x, 485, 4);
    const lip = fade(0, 0.05, Math.abs(below) - 0.05 * (spray - 0.2) * 3);
    blend(out, CHALK, lip * smoothstep(0.36, 0.5, spray + 0.1) * 0.95);
    const fallen = crest - 0.42 - y + (spray - 0.44) * 0.7;
    blend(out, CHALK, smoothstep(0, 0.1, fallen) * (0.5 + 0.5 * smoothstep(0.4, 0.5, spray)) * 0.92);
    const backwash = smoothstep(0.3, 0.62, fallen) * smoothstep(0.44, 0.5, fbm2(x * 2.2, y * 8 + seed, 487, 3));
    blend(out, mix(SAND, first, 0.3), backwash * 0.7);
  }
  relief(out, x * 1.5, y + 0.1 * Math.sin(x * 2), 0.9);
};

const LILAC: Vec3 = [0.22, 0.14, 0.36];
const STUBBLE: Vec3 = [0.46, 0.36, 0.16];

/** Rows of lavender towards a farm's trees under a wide sky. */
const rows: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  const line = 0.18 * tall;
  const vanish = (chance(seed, 1) - 0.5) * 0.9 * wide;
  blend(out, mix([0.5, 0.6, 0.68], second, 0.12), 1);
  blend(out, CHALK, 0.85 * smoothstep(0.38, 0.6, fbm2(x * 1.1 + seed, y * 2.6, 491, 4)));
  const hills = line + 0.16 + 0.3 * (fbm2(x * 0.9 + seed, 2, 493, 3) - 0.36) - y;
  blend(out, mix([0.24, 0.28, 0.36], first, 0.3), smoothstep(0, 0.02, hills) * 0.85);
  const trees =
    line +
    0.03 +
    0.17 * smoothstep(0.44, 0.6, fbm2(x * 3 + seed, 5, 495, 3)) -
    y +
    0.04 * (dab(x * 24, y * 24, 497) - 0.5);
  blend(out, [0.06, 0.1, 0.055], smoothstep(0, 0.02, trees) * 0.94);
  const below = line - y;
  if (below > 0) {
    const across = (x - vanish) / (below + 0.1);
    const ridge = Math.cos(across * 7.5);
    const tuft = dab(across * 40, Math.log(below + 0.06) * 26, 499);
    blend(out, STUBBLE, 0.96);
    blend(out, mix(LILAC, first, 0.2), smoothstep(-0.35, 0.1, ridge + 0.5 * (tuft - 0.5)) * 0.95);
    brighten(out, 0.62 + 0.3 * ridge + 0.6 * tuft);
    blend(out, CHALK, 0.22 * smoothstep(0.8, 0.95, tuft) * smoothstep(0.2, 0.8, ridge));
  }
  relief(out, x * 2, y, 0.6);
};

interface Fruit {
  readonly x: number;
  readonly size: number;
  readonly pear: boolean;
  readonly colour: Vec3;
}

const BASKET: readonly Fruit[] = [
  { x: -0.5, size: 0.21, pear: true, colour: [0.42, 0.38, 0.08] },
  { x: 0.62, size: 0.17, pear: false, colour: [0.5, 0.12, 0.05] },
  { x: 0.36, size: 0.19, pear: true, colour: [0.5, 0.33, 0.07] },
  { x: -0.14, size: 0.16, pear: false, colour: [0.55, 0.26, 0.04] },
];

/** Fruit and a bottle on a cloth, laid in with a broad brush: light from the left, shadows to the right. */
const stillLife: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  const brush = fbm2(x * 3 + seed, y * 5, 501, 3) - 0.44;
  blend(out, mix(first, CHALK, 0.25 + 0.25 * fade(-wide, wide, x + brush)), 1);
  brighten(out, 0.85 + brush * 0.7);
  const edge = -0.3 * tall;
  const table = edge + 0.02 * Math.sin(x * 2 + seed) - y;
  blend(out, mix(CHALK, second, 0.12), smoothstep(0, 0.012, table) * 0.95);
  if (table > 0) brighten(out, 0.86 + brush * 0.3);
  const side = chance(seed, 1) < 0.5 ? 1 : -1;
  bottle(out, x - 0.1 * side, y - edge + 0.1, second);
  for (const [k, fruit] of BASKET.entries()) {
    const dx = x - side * fruit.x * Math.min(1.2, wide) - 0.05 * (chance(seed, k) - 0.5);
    const dy = y - edge + 0.05 + 0.06 * (k % 3) - fruit.size;
    const cast = 1 - Math.hypot((dx - fruit.size) / (fruit.size * 1.7), (dy + fruit.size * 0.85) / (fruit.size * 0.28));
    blend(out, mix(BLACK, first, 0.4), smoothstep(0, 0.5, cast) * 0.55);
    // a pear's neck: the upper half is narrower
    const neck = fruit.pear && dy > 0 ? 1 + 0.55 * smoothstep(0, fruit.size * 1.3, dy) : 1;
    const round = Math.hypot(dx * neck, dy * (fruit.pear && dy > 0 ? 0.66 : 1)) / fruit.size;
    if (
      Math.abs(dx - 0.012) < 0.011 &&
      dy > fruit.size * (fruit.pear ? 1.3 : 0.8) &&
      dy < fruit.size * (fruit.pear ? 1.75 : 1.2)
    )
      blend(out, BLACK, 0.85);
    if (round > 1) continue;
    const light = -0.62 * (dx / fruit.size) + 0.5 * (dy / fruit.size) + 0.4 * (1 - round);
    const plane = Math.round((light + brush * 0.6) * 3.2) / 3.2;
    blend(out, fruit.colour, fade(0.95, 1, round));
    brighten(out, Math.max(0.22, 0.75 + plane * 0.75));
    blend(out, CHALK, 0.6 * fade(0.16, 0.26, Math.hypot(dx / fruit.size + 0.36, dy / fruit.size - 0.36)));
  }
  relief(out, x + y * 0.4, y, 0.6);
};

/** A dark bottle, from its foot. */
function bottle(out: TextureSample, x: number, y: number, colour: Vec3): void {
  if (y < 0 || y > 1.1) return;
  const half = 0.05 + 0.13 * (1 - smoothstep(0.52, 0.74, y));
  if (Math.abs(x) > half) return;
  blend(out, mix(BLACK, colour, 0.35), 0.97);
  const glint = fade(0.008, 0.02, Math.abs(x + half * 0.55)) * (y < 0.56 ? 1 : 0.5);
  blend(out, CHALK, glint * 0.6);
  brighten(out, 1.3 - 0.5 * (x / half));
}

export const SCENES: Readonly<Record<string, Painting>> = { meadow, birches, breaker, rows, stillLife };

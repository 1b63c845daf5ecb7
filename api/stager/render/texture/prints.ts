/** Paintings that are watercolour prints behind glass with a mat, in the room's two pigments. */
import type { Vec3 } from '../../contract.js';
import { fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { TextureSample } from './sample.js';
import { blend, fromWhole } from './blend.js';
import { chance, type Painting } from './paintings.js';
import { INK, layPaper, PAPER, rimmed, settled } from './paper.js';

const RIDGES = 5;

/** Ridges of hills, one behind another in haze, under a low sun. */
const hills: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  layPaper(out, x, y);
  blend(out, second, 0.16 * smoothstep(-0.2 * tall, 0.75 * tall, y) * settled(x, y * 0.4, seed));
  const sunX = (chance(seed, 1) - 0.5) * wide;
  const sun = 0.17 + 0.06 * chance(seed, 2) - Math.hypot(x - sunX, y - (0.42 + 0.16 * chance(seed, 3)) * tall);
  blend(out, second, smoothstep(0, 0.008, sun) * (0.68 * settled(x, y, seed + 3) + rimmed(sun)));
  for (let ridge = 0; ridge < RIDGES; ridge++) {
    const near = ridge / (RIDGES - 1);
    const shape = fbm2(x * (0.75 + 0.2 * ridge) + seed * 1.3 + ridge * 7, ridge * 3.1, 259, 4) - 0.46;
    const below = (0.34 - 1.02 * near) * tall + shape * (0.62 - 0.2 * near) - y;
    if (below <= -0.004) continue;
    // haze lies in the valleys: each wash thins out downwards
    const haze = 1 - 0.62 * smoothstep(0.02, 0.42, below) * (1 - near);
    const strength = (0.26 + 0.6 * near) * haze * settled(x, y, seed + ridge * 11);
    const cover = smoothstep(-0.004, 0.004, below);
    blend(out, PAPER, cover * 0.55 * (1 - near));
    blend(out, ridge === 2 ? second : first, cover * Math.min(0.95, strength + rimmed(below)));
    if (ridge === RIDGES - 1) blend(out, INK, cover * 0.34);
  }
};

/** A large sun that dissolves over a few strokes of ink. */
const moon: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  layPaper(out, x, y);
  const middle = (chance(seed, 1) - 0.5) * 0.5 * wide;
  const high = (0.1 + 0.12 * chance(seed, 2)) * tall;
  const radius = 0.5 + 0.1 * chance(seed, 3);
  const wobble = (fbm2(x * 2.2 + seed, y * 2.2, 261, 3) - 0.44) * 0.03;
  const disc = radius - Math.hypot(x - middle, y - high) + wobble;
  // the wash ran down: strong above, thin below
  const run = smoothstep(high - radius * 1.05, high + radius * 0.7, y + (noise2(x * 7, y, 263) - 0.5) * 0.12);
  blend(out, second, smoothstep(0, 0.008, disc) * (0.22 + 0.7 * run) * settled(x, y, seed));
  for (let stroke = 0; stroke < 4; stroke++) {
    const at = (-0.34 - 0.15 * stroke) * tall + 0.05 * Math.sin(x * (1.1 + 0.3 * stroke) + seed + stroke * 2);
    const left = (chance(seed, 10 + stroke) - 0.75) * wide;
    const long = (0.7 + 0.9 * chance(seed, 20 + stroke)) * wide;
    const along = (x - left) / long;
    if (along < 0 || along > 1) continue;
    const thick = (0.012 + 0.035 * chance(seed, 30 + stroke)) * Math.sin(Math.PI * along ** 0.7) ** 0.5;
    const dry = smoothstep(0.1, 0.34, fbm2(x * 3, y * 60 + stroke, 265, 3) - 0.3 * along);
    const inside = 1 - smoothstep(thick * 0.75, thick, Math.abs(y - at));
    blend(out, stroke % 2 === 0 ? first : INK, inside * dry * 0.85);
  }
};

/** One curved frond with its leaflets in pairs. (x, y): from its middle; `tall`: half its length */
function addFrond(
  out: TextureSample,
  x: number,
  y: number,
  tall: number,
  seed: number,
  colours: readonly Vec3[],
): void {
  const up = (y + tall) / (2 * tall);
  if (up < 0 || up > 1) return;
  const bend = (chance(seed, 1) < 0.5 ? 1 : -1) * 0.3 * tall;
  const aside = x - bend * (up * up - 0.4);
  const reach = 0.6 * tall * Math.sin(Math.PI * Math.min(1, 0.12 + 0.84 * up)) ** 0.8;
  const away = Math.abs(aside) / Math.max(0.02, reach);
  if (Math.abs(aside) < 0.011 * (1.2 - up)) blend(out, colours[1], 0.9);
  if (up < 0.16 || away > 1) return;
  const pairs = 15;
  const place = up * pairs - away * 1.9 + (aside > 0 ? 0.18 : 0);
  const leaflet = Math.floor(place);
  const half =
    0.43 * Math.sin(Math.PI * Math.min(1, 0.06 + 0.94 * away) ** 0.75) * (0.85 + 0.25 * chance(seed, leaflet));
  const inside = half - (0.5 - fromWhole(place));
  if (inside <= 0) return;
  const tone = 0.66 + 0.3 * chance(seed, leaflet + 40) - 0.16 * away;
  blend(
    out,
    colours[0],
    smoothstep(0, 0.05, inside) * Math.min(0.96, tone * settled(x, y, seed) + rimmed(inside * 0.2)),
  );
}

/** Pressed fronds, painted leaf by leaf: one on an upright sheet, two or three on a wide one. */
const frond: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  layPaper(out, x, y);
  const count = Math.max(1, Math.round((wide / tall) * 1.4));
  for (let k = 0; k < count; k++) {
    const at = ((k + 0.5) / count - 0.5) * 2 * wide * 0.86;
    const colour = k % 2 === 0 ? first : second;
    addFrond(out, x - at, y - (chance(seed, k + 60) - 0.5) * 0.1, tall * (0.78 - 0.14 * (k % 2)), seed + k * 5, [
      colour,
      INK,
    ]);
  }
};

export const PRINTS: Readonly<Record<string, Painting>> = { hills, moon, frond };

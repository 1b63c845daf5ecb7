/** Paintings that are textiles: woven bands, tie-dyed indigo, patchwork. */
import type { Vec3 } from '../../contract.js';
import { mix } from '../../mesh/kit/vector.js';
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { TextureSample } from './sample.js';
import { blend, brighten, fromWhole } from './blend.js';
import { chance, type Painting } from './paintings.js';

const WOOL: Vec3 = [0.68, 0.61, 0.5];
const CHARCOAL: Vec3 = [0.05, 0.048, 0.046];

/** Ribs of a plain weave. */
function weave(out: TextureSample, x: number, y: number, yarn: number): void {
  const [column, row] = [Math.floor(x / yarn), Math.floor(y / (yarn * 0.6))];
  const [a, b] = [x / yarn - column - 0.5, y / (yarn * 0.6) - row - 0.5];
  const over = (column + row) & 1 ? 1 : 0.8;
  brighten(out, over * (1.06 - 0.5 * b * b - 0.3 * a * a) * (0.92 + 0.16 * cellNoise(column, row, 601)));
  out.bumpY += b * 0.4;
}

/** Bands of wool: stripes, steps and lozenges in uneven numbers. */
const weaving: Painting = (out, x, y, { tall, seed, first, second }) => {
  const count = 7;
  const place = ((y / tall + 1) / 2) * count;
  const band = Math.min(count - 1, Math.floor(place + 0.24 * Math.sin(place * 2 + seed)));
  const inBand = place + 0.24 * Math.sin(place * 2 + seed) - band;
  const own = Math.floor(cellNoise(band, seed, 603) * 4);
  const tones = [WOOL, first, WOOL, second, WOOL, CHARCOAL];
  const ground = tones[(band * 2 + Math.floor(chance(seed, 1) * 6)) % 6] ?? WOOL;
  const figure = ground === WOOL ? (band % 2 === 0 ? first : second) : WOOL;
  blend(out, ground, 0.96);
  // figures grow in steps of whole threads
  const step = 0.05;
  const s = Math.round(x / step) * step;
  const t = Math.round((inBand - 0.5) / 0.125) * 0.125;
  const lozenge = Math.abs(fromWhole(s / 0.5) * 2) + Math.abs(t) * 1.6;
  const inside = [
    fromWhole(inBand * 3) < 0.22,
    lozenge < 0.62 && !(lozenge < 0.3),
    fromWhole(s / 0.24 + (t > 0 ? 0.25 : 0)) < 0.13 && Math.abs(t) < 0.4,
    Math.abs(t - 0.3 * (fromWhole(s / 0.42) * 4 - 1)) < 0.16,
  ][own];
  if (inside) blend(out, figure, 0.94);
  weave(out, x, y, 0.03);
};

const INDIGO: Vec3 = [0.022, 0.045, 0.115];

/** Cloth that was folded and bound before dyeing: rings or rays, mirrored at the folds. */
const shibori: Painting = (out, x, y, { wide, tall, seed, first }) => {
  const columns = Math.max(2, Math.round(2.2 * wide));
  const rows = Math.max(2, Math.round(2.2 * tall));
  const s = fromWhole(((x / wide + 1) / 2) * columns * 0.5 + 0.25) * 2;
  const t = fromWhole(((y / tall + 1) / 2) * rows * 0.5 + 0.25) * 2;
  const soft = (fbm2(x * 3.4 + seed, y * 3.4, 611, 4) - 0.44) * 0.24;
  const [dx, dy] = [s - 0.5, t - 0.5];
  const radius = Math.hypot(dx, dy) + soft * 0.5;
  const angle = Math.atan2(dy, dx);
  const rings = Math.cos(radius * (24 + 6 * chance(seed, 1)) + soft * 5);
  const rays = Math.cos(angle * 10 + soft * 8) * smoothstep(0.06, 0.3, radius);
  const diamond = Math.cos((Math.abs(dx) + Math.abs(dy)) * 22 + soft * 6);
  const style = Math.floor(chance(seed, 2) * 2.99);
  const resist = [rings, diamond, 0.5 * rings + 0.6 * rays][style] ?? rings;
  blend(out, mix(INDIGO, first, 0.2), 0.97);
  brighten(out, 0.8 + 0.8 * fbm2(x * 5, y * 5 + seed, 613, 3));
  const fold = Math.min(fromWhole(s), fromWhole(t));
  const white =
    smoothstep(0.1, 0.85, resist + soft) *
    (0.5 + 0.5 * noise2(x * 22, y * 22, 615)) *
    smoothstep(0.02, 0.1, fold + 0.04);
  blend(out, WOOL, white * 0.86);
  weave(out, x, y, 0.017);
};

/** Patchwork of half squares, quilted: a line of stitches along every seam. */
const quilt: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  const each = (2 * Math.min(wide, tall)) / 4;
  const [s, t] = [x / each + 20, y / each + 20];
  const [column, row] = [Math.floor(s), Math.floor(t)];
  const [a, b] = [s - column, t - row];
  const own = cellNoise(column, row + seed, 621);
  // the diagonals form a star of four, or are parallel
  const turned = chance(seed, 1) < 0.5 ? ((column + row) & 1) === 0 : own < 0.5;
  const diagonal = turned ? a - b : a + b - 1;
  const tones = [first, second, CHARCOAL, WOOL, mix(first, WOOL, 0.55), mix(second, WOOL, 0.45)];
  const dark = tones[Math.floor(own * 2.99)] ?? first;
  const light = tones[3 + Math.floor(cellNoise(column, row + seed, 623) * 2.99)] ?? WOOL;
  blend(out, diagonal > 0 ? dark : light, 0.96);
  const seam = Math.min(a, 1 - a, b, 1 - b, Math.abs(diagonal) * 0.7) * each;
  brighten(out, 1 - 0.34 * (1 - smoothstep(0, 0.016, seam)) + 0.05 * smoothstep(0.02, 0.1, seam));
  const stitch = 1 - smoothstep(0.004, 0.009, Math.abs(seam - 0.032));
  if (fromWhole((a + b) * 9) > 0.18) blend(out, WOOL, stitch * 0.6);
  brighten(out, 0.94 + 0.12 * noise2(x * 90, y * 90, 625));
  out.bumpX +=
    (fbm2(x * 6, y * 6 + seed, 627, 2) - 0.36) * 0.2 - 0.2 * (1 - smoothstep(0, 0.03, seam)) * (a < 0.5 ? 1 : -1);
};

export const WALL_TEXTILES: Readonly<Record<string, Painting>> = { weaving, shibori, quilt };

/** Paintings of flat forms: cut and pasted paper, screen prints. */
import type { Vec3 } from '../../contract.js';
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import { blend, brighten } from './blend.js';
import { chance, type Painting } from './paintings.js';
import { drawn, INK } from './paper.js';

const CREAM: Vec3 = [0.8, 0.76, 0.67];
const BLUSH: Vec3 = [0.62, 0.4, 0.31];
const FOREST: Vec3 = [0.06, 0.11, 0.08];
const OCHRE: Vec3 = [0.52, 0.32, 0.09];

const within = (distance: number): number => 1 - smoothstep(-0.004, 0.004, distance);

/** Chips of coloured paper, straight-edged, without overlap. */
const terrazzo: Painting = (out, x, y, { seed, first, second }) => {
  blend(out, CREAM, 0.95);
  const each = 0.36;
  const [cellX, cellY] = [Math.floor(x / each), Math.floor(y / each)];
  const tones = [first, second, INK, BLUSH, OCHRE, first];
  for (let k = 0; k < 9; k++) {
    const column = cellX + (k % 3) - 1;
    const row = cellY + Math.floor(k / 3) - 1;
    const own = (which: number): number => cellNoise(column + seed, row, 411 + which);
    if (own(0) < 0.12) continue;
    const dx = x - (column + 0.3 + 0.4 * own(1)) * each;
    const dy = y - (row + 0.3 + 0.4 * own(2)) * each;
    const corners = 3 + Math.floor(own(4) * 3);
    const size = each * (corners === 3 ? 0.16 : 0.2) * (0.8 + 1.1 * own(3) ** 1.5);
    let distance = -1;
    for (let side = 0; side < corners; side++) {
      const angle = own(5) * 6.3 + ((side + 0.5 * own(6 + side)) * 2 * Math.PI) / corners;
      distance = Math.max(distance, dx * Math.cos(angle) + dy * Math.sin(angle) - size * (0.6 + 0.4 * own(12 + side)));
    }
    blend(out, tones[Math.floor(own(20) * 5.99)] ?? first, within(distance) * 0.95);
  }
  brighten(out, 0.97 + 0.06 * noise2(x * 60, y * 60, 413));
};

/** A mobile of wire and sheet metal over a large pale disc. */
const mobile: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  blend(out, CREAM, 0.95);
  const disc = Math.hypot(x + 0.24 * wide, y + 0.2 * tall) - 0.56;
  blend(out, BLUSH, within(disc) * 0.34);
  const tones = [first, second, INK, OCHRE, first, second];
  const side = chance(seed, 1) < 0.5 ? 1 : -1;
  let wire = drawn(Math.abs(x), 0.008) * (y > 0.55 * tall ? 1 : 0);
  let [hang, high, arm] = [0, 0.55 * tall, 0.66 * wide];
  for (let k = 0; k < 5; k++) {
    const turn = k % 2 === 0 ? side : -side;
    const [dx, long] = [(x - hang) * turn, arm * (1 + 0.4 * chance(seed, k + 10))];
    const bow = high + 0.1 * arm * (1 - ((dx - 0.2 * arm) / (0.8 * arm)) ** 2);
    if (dx > -0.55 * arm && dx < long * 0.85) wire = Math.max(wire, drawn(Math.abs(y - bow), 0.009));
    // a leaf at the long end, the next arm at the short end
    const tip = long * 0.85;
    const tipY = high + 0.1 * arm * (1 - ((tip - 0.2 * arm) / (0.8 * arm)) ** 2);
    const [lx, ly] = [dx - tip, y - tipY];
    const size = (0.2 + 0.07 * chance(seed, k + 20)) * (1 - 0.07 * k);
    const along = lx * 0.5 - ly * 0.87;
    const across = lx * 0.87 + ly * 0.5;
    const leaf =
      along > 0 && along < 2 * size
        ? Math.abs(across) - size * 0.62 * Math.sin(Math.PI * (along / (2 * size)) ** 0.7)
        : 1;
    const form = k === 1 ? Math.hypot(lx, ly + size * 0.8) - size * 0.7 : leaf;
    blend(out, tones[k] ?? first, within(form) * 0.96);
    const nextHigh = high - 0.24 * tall;
    const end = hang - turn * 0.55 * arm;
    const endY = high + 0.1 * arm * (1 - (0.75 / 0.8) ** 2);
    if (y < endY && y > nextHigh) wire = Math.max(wire, drawn(Math.abs(x - end), 0.008));
    [hang, high, arm] = [end, nextHigh, arm * 0.78];
  }
  blend(out, INK, wire * 0.9);
  brighten(out, 0.97 + 0.06 * noise2(x * 60, y * 60, 415));
};

/** Seaweed of cut paper, one form on each block of colour. */
const algae: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  blend(out, CREAM, 0.95);
  const columns = Math.max(2, Math.round(wide * 2));
  const rows = Math.max(2, Math.round(tall * 1.6));
  const [s, t] = [((x / wide + 1) / 2) * columns, ((y / tall + 1) / 2) * rows];
  const [column, row] = [Math.floor(s), Math.floor(t)];
  const own = cellNoise(column + seed, row, 421);
  const grounds = [first, CREAM, second, OCHRE, CREAM, BLUSH];
  const ground = (column * 2 + row * 3 + Math.floor(chance(seed, 1) * 6)) % 6;
  const shift = 0.03 * (cellNoise(row, column + seed, 423) - 0.5);
  const block = Math.max(Math.abs(s - column - 0.5), Math.abs(t - row - 0.5)) - 0.47 + shift;
  blend(out, grounds[ground] ?? CREAM, within(block * 0.4) * 0.94);
  const [u, v] = [(s - column - 0.5) * 2 * (own < 0.5 ? 1 : -1), (t - row - 0.5) * 2];
  // a stem with round lobes to both sides
  const bend = u - 0.16 * Math.sin(v * 2.4 + own * 6);
  const lobes = 3.2 + Math.floor(own * 2);
  const place = (v + 0.9) * lobes * 0.55 - Math.abs(bend) * 0.9 + (bend > 0 ? 0.35 : 0);
  const off = (place - Math.floor(place) - 0.5) / (lobes * 0.55);
  const reach = 0.62 * Math.sqrt(Math.max(0, 1 - (v / 0.86) ** 2));
  const lobe = Math.max(Math.abs(off) - 0.13, Math.abs(bend) - reach + 0.5 * off * off * 4);
  const form = Math.min(lobe, Math.max(Math.abs(bend) - 0.075, Math.abs(v) - 0.8));
  const figures = [CREAM, FOREST, CREAM, INK, first, CREAM];
  blend(out, figures[ground] ?? INK, within(form * 0.4) * within(block * 0.4 + 0.02) * 0.95);
  brighten(out, 0.95 + 0.1 * noise2(x * 5, y * 40, 425));
};

/** Quarter rings on square tiles in random orientations. */
const tiles: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  blend(out, CREAM, 0.95);
  const each = (2 * Math.min(wide, tall)) / 3;
  const [s, t] = [x / each + 0.5 + 20, y / each + 0.5 + 20];
  const [column, row] = [Math.floor(s), Math.floor(t)];
  const own = cellNoise(column, row + seed, 431);
  const turn = Math.floor(own * 4);
  const [a, b] = [s - column, t - row];
  const [u, v] = [turn & 1 ? 1 - a : a, turn & 2 ? 1 - b : b];
  const style = cellNoise(column, row + seed, 433);
  const radius = Math.hypot(u, v);
  const tones = [first, second, INK, OCHRE];
  const pick = (k: number): Vec3 => tones[Math.floor(cellNoise(column + k, row + seed, 435) * 3.99)] ?? first;
  if (style < 0.2) blend(out, pick(0), 0.94 * within((radius - 0.97) * each));
  else if (style < 0.32) blend(out, pick(1), 0.94 * within((u - v) * each * 0.7));
  else {
    const ring = Math.min(3, Math.floor(radius * 4.1));
    const edge = Math.abs(radius * 4.1 - Math.round(radius * 4.1)) / 4.1;
    const share = smoothstep(0, 0.01, edge);
    if (radius < 0.975 && ring !== 1 && ring < 4)
      blend(out, ring === 0 ? pick(2) : ring === 2 ? pick(0) : pick(3), 0.94 * share);
  }
  const joint = Math.min(a, 1 - a, b, 1 - b) * each;
  blend(out, CREAM, within(joint - 0.012) * 0.9);
  brighten(out, 0.96 + 0.08 * fbm2(x * 9, y * 9, 437, 2));
};

/** Translucent sheets that overlap and darken where they do. */
const overlaps: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  blend(out, CREAM, 0.95);
  const tones = [first, second, OCHRE, second, FOREST, BLUSH];
  for (let k = 0; k < 6; k++) {
    const dx = x - (chance(seed, k * 4) - 0.5) * 1.15 * wide;
    const dy = y - (chance(seed, k * 4 + 1) - 0.5) * 1.15 * tall;
    const size = 0.3 + 0.3 * chance(seed, k * 4 + 2);
    const angle = (chance(seed, k * 4 + 3) - 0.5) * 0.5;
    const [a, b] = [dx * Math.cos(angle) + dy * Math.sin(angle), dy * Math.cos(angle) - dx * Math.sin(angle)];
    // pebbles, ovals and upright bars
    const wave = 1 + 0.16 * Math.sin(2 * Math.atan2(b, a) + k) + 0.1 * Math.sin(3 * Math.atan2(b, a) + seed);
    const oval = Math.hypot(a * 0.8, b * 1.2) - size * wave;
    const bar = Math.max(Math.abs(a) - size * 0.36, Math.abs(b) - size * 1.35);
    const share = within(k % 3 === 2 ? bar : oval) * 0.86;
    const tone = tones[k] ?? first;
    out.r *= 1 - share * (1 - Math.min(1, tone[0] * 1.25));
    out.g *= 1 - share * (1 - Math.min(1, tone[1] * 1.25));
    out.b *= 1 - share * (1 - Math.min(1, tone[2] * 1.25));
  }
  const arc = Math.hypot(x - (chance(seed, 40) - 0.5) * wide, y + 0.5 * tall) - 0.9;
  blend(out, INK, drawn(Math.abs(arc), 0.008) * 0.85);
  brighten(out, 0.96 + 0.08 * noise2(x * 70, y * 70, 441));
};

/** Sails of flat colour one behind another over bands of water. */
const regatta: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  blend(out, CREAM, 0.95);
  const line = -0.42 * tall;
  if (y < line) {
    const band = Math.floor(((line - y) / tall) * 8 + 0.35 * Math.sin(x * 2.2 + seed));
    blend(out, band % 2 === 0 ? first : second, 0.5 + 0.12 * band);
  }
  const sails = Math.max(4, Math.round(wide * 4.4));
  for (let k = 0; k < sails; k++) {
    const mast = ((k + 0.5) / sails - 0.5) * 1.7 * wide + (chance(seed, k) - 0.5) * 0.1;
    const foot = line + 0.04 - 0.16 * chance(seed, k + 20) * tall;
    const high = (0.62 + 0.6 * chance(seed, k + 40)) * tall;
    const rise = (y - foot) / high;
    if (rise < -0.1 || rise > 1) continue;
    const belly = 0.1 * Math.sin(Math.PI * Math.max(0, rise));
    const main = Math.max(mast - x + 0.01, x - mast - (1 - rise) * 0.34 - belly, -rise);
    const jib = Math.max(x - mast + 0.012, mast - x - (0.82 - rise) * 0.24 - belly * 0.5, -rise);
    const tones = [first, CREAM, second, INK, BLUSH];
    const pick = Math.floor(chance(seed, k + 60) * 4.99);
    blend(out, INK, drawn(Math.abs(x - mast), 0.008) * 0.8 * (rise > -0.02 ? 1 : 0));
    blend(out, tones[pick] ?? first, within(main) * 0.9);
    blend(out, tones[(pick + 2) % 5] ?? second, within(jib) * 0.9);
    const hull = Math.max(Math.abs(x - mast - 0.04) - 0.24 - rise, -0.1 - rise, rise + 0.02);
    blend(out, INK, within(hull * 0.5) * 0.9);
  }
  brighten(out, 0.96 + 0.08 * noise2(x * 60, y * 60, 445));
};

export const CUT_PAPER: Readonly<Record<string, Painting>> = { terrazzo, mobile, algae, tiles, overlaps, regatta };

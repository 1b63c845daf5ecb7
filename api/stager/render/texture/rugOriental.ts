/** Oriental rugs: a knotted carpet with medallion and borders, a worn one, a flat-woven kilim. */
import { cellNoise, noise2, smoothstep } from '../../mesh/kit/noise.js';
import { fromWhole } from './blend.js';
import { half, ragged, repeats, rubbed, shiftOf, type Pattern } from './rugTools.js';

const TURN = 2 * Math.PI;

/** Share of a yarn: positive the figure's, negative the third colour's. */
const FIGURE = 0.95;
const THIRD = -0.95;

/** A flower from above, in rings: centre, petals with gaps, rim. `away` in metres, `size` its radius. */
function rosette(away: number, angle: number, size: number, petals: number): number | null {
  const rim = size * (0.82 + 0.18 * Math.cos(petals * angle));
  if (away > rim) return null;
  if (away < size * 0.22) return THIRD;
  if (away < size * 0.34) return FIGURE;
  return away > rim - size * 0.16 ? THIRD : 0.2;
}

/** A scrolling vine along a border with a flower in each of its bends. `across`: metres from the border's middle */
function vine(along: number, across: number, tall: number): number {
  const pitch = tall * 1.5;
  const phase = (along / pitch) * Math.PI;
  const wave = Math.sin(phase) * tall * 0.2;
  const bend = Math.round(along / pitch - 0.5) + 0.5;
  const x = along - bend * pitch;
  const y = across - Math.sin(bend * Math.PI) * -tall * 0.12;
  const flower = rosette(Math.hypot(x, y), Math.atan2(y, x), tall * 0.34, 8);
  if (flower !== null) return flower;
  if (Math.abs(across - wave) < tall * 0.028) return THIRD;
  // leaves on both sides of the stem
  const leaf = fromWhole(along / (pitch / 5)) * 2;
  const side = across - wave;
  if (Math.abs(side) < tall * 0.2 * leaf && Math.abs(side) > tall * 0.07 && leaf > 0.45) return 0;
  return FIGURE;
}

/** Guard, main border with its vine, guard; a line between each two. `edge` from 0 to `width`. */
function borders(along: number, edge: number, width: number): number {
  const guard = Math.min(0.045, width * 0.2);
  const outer = 0.022;
  if (edge < outer) return FIGURE;
  if (edge < outer + 0.006 || edge > width - 0.007) return THIRD;
  for (const start of [outer + 0.006, width - 0.007 - guard]) {
    const across = edge - start;
    if (across < 0 || across >= guard) continue;
    if (across < 0.005 || across > guard - 0.005) return THIRD;
    const bead = Math.hypot(fromWhole(along / (guard * 1.3)) * guard * 1.3, across - guard / 2);
    return bead < guard * 0.16 ? THIRD : bead < guard * 0.34 ? FIGURE : 0.1;
  }
  const from = outer + 0.006 + guard;
  const to = width - 0.007 - guard;
  return vine(along, edge - (from + to) / 2, to - from);
}

/** Flowers, buds and arabesques over the field, on a lattice with mirror symmetry in both axes. */
function arabesque(u: number, v: number): number {
  const pitch = 0.235;
  const x = u / pitch;
  const y = v / pitch;
  const column = Math.round(x);
  const row = Math.round(y);
  const [dx, dy] = [(x - column) * pitch, (y - row) * pitch];
  const flower = rosette(Math.hypot(dx, dy), Math.atan2(dy, dx), ((column + row) & 1) === 0 ? 0.056 : 0.036, 6);
  if (flower !== null) return flower;
  const [sx, sy] = [(x - Math.floor(x) - 0.5) * pitch, (y - Math.floor(y) - 0.5) * pitch];
  const bud = rosette(Math.hypot(sx, sy), Math.atan2(sy, sx), 0.026, 4);
  if (bud !== null) return -bud;
  // stems run along level lines of a sum of waves
  const stem = Math.cos(TURN * x) + Math.cos(TURN * y) + 0.55 * Math.cos(TURN * 2 * x) * Math.cos(TURN * y);
  if (Math.abs(stem + 0.25) < 0.13) return 0.8;
  const leaves = Math.sin(TURN * 2 * x) * Math.sin(TURN * 3 * y);
  return leaves > 0.72 ? THIRD * 0.8 : leaves < -0.8 ? 0.6 : 0;
}

/** Distance from the middle of a lobed oval, 1 at its rim. */
function lobed(x: number, y: number, lobes: number): number {
  return Math.hypot(x, y) / (0.93 + 0.07 * Math.abs(Math.cos((lobes / 2) * Math.atan2(y, x))));
}

/** A lobed medallion: rings around a rosette, its widest filled with the figure's yarn. `ring`: 0 .. 1 */
function medallion(ring: number, u: number, v: number): number {
  if (ring > 0.96) return THIRD;
  if (ring > 0.9) return 0.15;
  if (ring > 0.87) return THIRD;
  if (ring > 0.44) {
    const inner = arabesque(u * 1.35, v * 1.35);
    return inner === 0 ? FIGURE : inner > 0.5 ? 0 : inner;
  }
  if (ring > 0.41) return THIRD;
  const petal = 0.3 + 0.07 * Math.cos(12 * Math.atan2(v, u));
  if (ring > petal) return 0;
  return ring > 0.14 ? THIRD : ring > 0.07 ? FIGURE : 0;
}

/** Three borders, a field of arabesques, a lobed medallion in its middle, a quarter of one in each corner. */
export const oriental: Pattern = (material, { u, v, edge }) => {
  const [halfU, halfV] = [half(material, 0), half(material, 1)];
  const width = Math.min(0.32, Math.min(halfU, halfV) * 0.34);
  // hand-woven lines are not quite straight
  const sway = (noise2(u * 3.1, v * 3.1, 67) - 0.5) * 0.008;
  if (edge < width) return borders((halfU - Math.abs(u) < halfV - Math.abs(v) ? v : u) + sway, edge, width);
  const [fieldU, fieldV] = [halfU - width, halfV - width];
  const [x, y] = [(u + sway) / fieldU, (v + sway) / fieldV];
  const middle = lobed(x / 0.62, y / 0.66, 16);
  if (middle < 1) return medallion(middle, u + sway, v);
  if (middle < 1.035) return FIGURE;
  const corner = lobed((1 - Math.abs(x)) / 0.5, (1 - Math.abs(y)) / 0.56, 16);
  if (corner < 0.95) {
    const inner = arabesque(u * 1.35 + 0.1, v * 1.35);
    return inner === 0 ? 0.8 : inner > 0.5 ? 0 : inner;
  }
  if (corner < 1) return THIRD;
  return arabesque(u + sway, v);
};

/** Share of the pattern that is left: at most, and in the most worn places. */
const KEPT = { most: 0.74, least: 0.05 } as const;

/** The same after long wear: pale all over, in patches down to its foundation, knot by knot. */
export const distressed: Pattern = (material, place) => {
  const { u, v } = place;
  const amount = oriental(material, place);
  const gone = rubbed(material, u, v);
  const worn = smoothstep(0.42, 0.7, gone);
  // stripes along the weft where the pile is gone first
  const stripe = noise2(u * 3.5 + shiftOf(material), v * 34, 69);
  const left = KEPT.most + (KEPT.least - KEPT.most) * worn;
  const kept = ragged(u, v) * 0.6 + stripe * 0.4 < 0.3 + 0.34 * worn ? 0.45 : 1.12;
  return amount * left * kept;
};

/** Bands of stepped lozenges between rows of teeth, in whole repeats, within a border of triangles. */
export const kilim: Pattern = (material, { u, v, edge }) => {
  const frame = 0.11;
  if (edge < 0.022) return 0.95;
  if (edge < frame) {
    const along = half(material, 0) - Math.abs(u) < half(material, 1) - Math.abs(v) ? v : u;
    if (edge < 0.03 || edge > frame - 0.008) return -0.95;
    return fromWhole(along / 0.085) * 2 > (edge - 0.03) / (frame - 0.038) ? -0.95 : 0.9;
  }
  const deep = 2 * (half(material, 1) - frame);
  const wide = 2 * (half(material, 0) - frame);
  const rows = repeats(deep, 0.36) | 1;
  const place = (v / deep + 0.5) * rows;
  const row = Math.floor(place);
  const t = place - row;
  const broad = (row & 1) === 0;
  // every band has its own dye lot and fading
  const faded = 0.62 + 0.26 * cellNoise(row, 7, 71);
  const across = (u / wide + 0.5) * repeats(wide, broad ? 0.4 : 0.26);
  return faded * band(t, across, broad, Math.max(6, Math.round(deep / rows / 0.03)));
};

/** One band of a kilim. `t`: 0..1 over it; `steps`: wefts to it. */
function band(t: number, across: number, broad: boolean, steps: number): number {
  if (t < 0.045 || t > 0.955) return broad ? -0.95 : 0.95;
  if (t < 0.14) return fromWhole(across * 4) * 2 > (t - 0.045) / 0.095 ? 0.95 : -0.95;
  // slits: a flat weave changes its colour in steps of whole wefts
  const high = Math.abs((Math.floor(t * steps) + 0.5) / steps - 0.55) * 2.2;
  const side = (Math.floor(fromWhole(across) * 2 * 9) + 0.5) / 9;
  const lozenge = high + side;
  if (lozenge < 0.22) return 0.95;
  if (lozenge < 0.5) return -0.95;
  if (lozenge < 0.64) return 0;
  if (lozenge < 0.86) return broad ? 0.95 : -0.95;
  return lozenge > 1.5 ? (broad ? -0.9 : 0.95) : 0;
}

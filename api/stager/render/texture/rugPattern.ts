/** Patterns of rugs: which of three yarns a place is knotted in. u and v in metres from the rug's middle. */
import { cellNoise, fbm2, noise2, smoothstep } from '../meshkit/noise.js';
import { fromWhole, resolved } from './blend.js';
import { kilim, oriental } from './rugOriental.js';
import { BLUR, band, half, line, repeats, type Pattern } from './rugTools.js';

/** A quiet field in a darker binding, brushed this way and that. */
const plain: Pattern = (_material, u, v, edge, footprint) => {
  if (edge < 0.022) return 0.75;
  const lines = 0.06 * smoothstep(0.1, 0.35, fromWhole(v * 34)) * resolved(1 / 34, footprint);
  return 0.1 * smoothstep(0.35, 0.6, fbm2(u * 1.3, v * 2.2, 19, 2)) + lines;
};

/** Frame within frame: bands of unlike width in two colours, and a trellis in the field, tone on tone. */
const border: Pattern = (_material, u, v, edge) => {
  if (edge < 0.018) return 0.9;
  if (edge > 0.235) {
    const trellis = Math.min(fromWhole((u + v) * 3.2), fromWhole((u - v) * 3.2)) / 3.2;
    return 0.16 * line(trellis, 0.008);
  }
  const third = band(edge, 0.125, 0.165);
  if (third > 0.05) return -0.9 * third;
  return Math.max(
    band(edge, 0.06, 0.072),
    band(edge, 0.1, 0.12),
    band(edge, 0.17, 0.19),
    0.8 * band(edge, 0.215, 0.224),
  );
};

/** Beni Ourain: a lattice of double-lined diamonds, a small lozenge in each, in even repeats. */
const diamond: Pattern = (material, u, v) => {
  const columns = repeats(2 * half(material, 0), 0.42);
  const rows = repeats(2 * half(material, 1), 0.56);
  const wide = (2 * half(material, 0)) / columns;
  const tall = (2 * half(material, 1)) / rows;
  // a hand's width of sway in two metres, not a shake in every knot
  const sway = (noise2(u * 1.7, v * 1.7, 5) - 0.5) * 0.02;
  const s = fromWhole((u + sway) / wide + 0.5 * (columns % 2));
  const t = fromWhole((v + sway) / tall + 0.5 * (rows % 2));
  const away = Math.abs(s + t - 0.5) * Math.min(wide, tall) * 0.7;
  const main = Math.max(line(away, 0.011), line(Math.abs(away - 0.042), 0.0055));
  const inner = Math.max(line((s + t) * wide * 0.7, 0.022), line((1 - s - t) * wide * 0.7, 0.022));
  return Math.max(main * 0.95, inner * 0.8);
};

/** Broad and narrow bands across, evenly spaced, the narrow ones in the third colour. */
const stripes: Pattern = (material, _u, v) => {
  const count = repeats(2 * half(material, 1), 0.3);
  const place = ((v / half(material, 1) + 1) / 2) * count;
  const share = place - Math.floor(place);
  const wide = 0.3;
  const broad = line(Math.abs(share - 0.3) * wide, 0.045);
  const pair = line(Math.abs(Math.abs(share - 0.74) - 0.055) * wide, 0.007);
  const edges = line(Math.abs(Math.abs(share - 0.3) * wide - 0.056), 0.003);
  return Math.max(broad * 0.9, edges * 0.6) - pair * 0.9;
};

/** Lines like the rings around stones in raked sand, and a few of the stones. */
const pebble: Pattern = (material, u, v, edge) => {
  const shift = (material.seed ?? 0) % 13;
  const field = fbm2(u * 0.75 + shift, v * 0.75, 11, 2);
  const contour = fromWhole(field * 9) / 9;
  const lines = 1 - smoothstep(0.006, 0.011, contour);
  const stone = smoothstep(0.545, 0.552, field);
  const low = smoothstep(0.24, 0.232, field);
  return (edge < 0.02 ? 0.5 : 0) + (stone > 0.5 ? -0.75 * stone : Math.max(lines * 0.8, low * 0.55));
};

/** A design worn nearly away: brushed clouds of the figure, traces of the third colour, a border that comes and goes. */
const faded: Pattern = (material, u, v, edge) => {
  const shift = (material.seed ?? 0) % 17;
  const cloud = fbm2(u * 1.1 + shift, v * 2.1, 23, 3);
  const brushed = noise2(u * 5, v * 46 + shift, 29);
  const worn = smoothstep(0.3, 0.56, cloud + (brushed - 0.5) * 0.24);
  const trace = fbm2(u * 2.6 - shift, v * 4.4, 37, 3) + (brushed - 0.5) * 0.2;
  const deep = smoothstep(0.5, 0.6, trace) * smoothstep(0.34, 0.5, cloud);
  if (deep > 0.25) return -0.8 * deep;
  const frame = band(edge, 0.1, 0.13) + 0.7 * band(edge, 0.2, 0.212);
  return 0.08 + 0.72 * worn + 0.3 * frame * (1 - worn) * smoothstep(0.25, 0.5, trace);
};

/** A few large clean shapes: a wave of the figure's colour, a disc of the third, a moon of the ground, a line. */
const abstract: Pattern = (material, u, v) => {
  const seed = material.seed ?? 0;
  const [halfU, halfV] = [half(material, 0), half(material, 1)];
  const x = seed & 1 ? -u : u;
  const y = seed & 2 ? -v : v;
  const size = Math.min(halfU, halfV);
  const wave = size * (0.34 * Math.sin((x / halfU) * 2.5 + 0.5 + (seed % 5) * 0.1) - 0.12);
  const below = wave - y;
  const disc = Math.hypot(x - halfU * 0.4, y - halfV * 0.2) - size * 0.44;
  const moon = Math.hypot(x + halfU * 0.58, y + halfV * 0.92) - size * 0.58;
  const stroke = line(Math.abs(below + size * 0.16), size * 0.014);
  if (disc < 0) return -0.9;
  if (stroke > 0.3) return -0.9 * stroke;
  if (below < -BLUR) return 0;
  return moon < 0 ? 0.22 : 0.92 * smoothstep(-BLUR, BLUR, below);
};

/** Rows of scallops, each a fan of ribs under two rings. */
const fans: Pattern = (material, u, v) => {
  const columns = repeats(2 * half(material, 0), 0.34);
  const wide = (2 * half(material, 0)) / columns;
  const radius = wide * 0.5;
  const row = Math.floor((v + half(material, 1)) / radius);
  // the lowest row lies on top: look for the first fan that covers the place
  for (let above = 0; above < 2; above++) {
    const at = row + 1 - above;
    const s = (fromWhole(u / wide + (at & 1) * 0.5) * wide) / radius;
    const t = (at * radius - (v + half(material, 1))) / radius;
    const away = Math.sqrt(s * s + t * t);
    if (away > 1) continue;
    if (away > 0.94) return 0.95;
    if (away > 0.78) return 0;
    if (away > 0.7) return -0.9;
    if (away < 0.2) return -0.9;
    const rib = fromWhole((Math.atan2(s, Math.abs(t) + 1e-6) / Math.PI) * 11);
    return rib < 0.14 ? 0.85 : 0.12;
  }
  return 0.3;
};

/** Tatami: woven mats of rush in dark cloth bindings, their lengths laid across each other. */
const grid: Pattern = (material, u, v, edge, footprint) => {
  const columns = repeats(2 * half(material, 0), 0.9);
  const wide = (2 * half(material, 0)) / columns;
  const seam = fromWhole((u + half(material, 0)) / wide) * wide;
  if (edge < 0.032 || seam < 0.022) return -0.95;
  const rush = fromWhole(v * 72);
  const woven = (smoothstep(0.15, 0.4, rush) - 0.45) * resolved(1 / 72, footprint);
  return 0.16 + 0.35 * woven + 0.12 * (noise2(u * 6, v * 120, 3) - 0.5);
};

/** Plaits per metre. */
const JUTE = 52;

/** Plaits laid round and round, every one of slightly another fibre, and a broad binding of cotton. */
const jute: Pattern = (_material, u, v, edge, footprint) => {
  if (edge < 0.07) return -0.9 * smoothstep(0.07, 0.062, edge);
  const plait = edge * JUTE;
  const row = Math.floor(plait);
  const along = Math.abs(u) > Math.abs(v) ? v : u;
  const strand = fromWhole(plait) * 2;
  const twist = fromWhole(along * 38 + (row & 1) * 0.5 + strand * 0.35);
  const woven = 0.24 * smoothstep(0.5, 0.1, strand) + 0.26 * smoothstep(0.3, 0.46, twist);
  const fibre = 0.3 * noise2(along * 2.3, row * 7.3, 5) + 0.42 * smoothstep(0.3, 0.7, noise2(along * 26, row * 3.1, 6));
  return 0.1 + fibre + (woven - 0.24) * resolved(1 / JUTE, footprint);
};

const sheepskin: Pattern = (_material, u, v) => 0.3 * smoothstep(0.4, 0.6, fbm2(u * 6, v * 6, 3, 2));

/** A chessboard of large squares, softened by the pile. */
const checker: Pattern = (material, u, v, edge) => {
  if (edge < 0.02) return 0.85;
  const columns = repeats(2 * half(material, 0), 0.24);
  const rows = repeats(2 * half(material, 1), 0.24);
  const s = fromWhole((((u / half(material, 0) + 1) / 2) * columns + 0.5) * 0.5) - 0.25;
  const t = fromWhole((((v / half(material, 1) + 1) / 2) * rows + 0.5) * 0.5) - 0.25;
  return s * t > 0 ? 0.62 : 0;
};

/** Chips of two colours strewn over the ground. */
const terrazzo: Pattern = (_material, u, v) => {
  const column = Math.floor(u * 11);
  const row = Math.floor(v * 11);
  const s = u * 11 - column - 0.5 + (cellNoise(column, row, 42) - 0.5) * 0.5;
  const t = v * 11 - row - 0.5 + (cellNoise(column, row, 43) - 0.5) * 0.5;
  const turn = cellNoise(column, row, 44) * 3;
  const [c, d] = [Math.cos(turn), Math.sin(turn)];
  const size = 0.12 + 0.2 * cellNoise(column, row, 45);
  const chip = Math.abs(s * c + t * d) * 1.2 + Math.abs(t * c - s * d) * 0.9;
  if (chip > size) return 0;
  return cellNoise(column, row, 46) > 0.45 ? 0.9 : -0.9;
};

const PATTERNS: Readonly<Record<string, Pattern>> = {
  plain,
  border,
  diamond,
  stripes,
  pebble,
  abstract,
  faded,
  fans,
  grid,
  jute,
  sheepskin,
  checker,
  terrazzo,
  oriental,
  kilim,
};

/**
 * Which yarn shows at a place.
 *
 * @param edge metres from the nearest edge of the rug
 * @returns above 0 the share of the figure's colour, below 0 that of the third, -1..1
 */
export const rugPatternAt: Pattern = (material, u, v, edge, footprint) =>
  (PATTERNS[material.pattern ?? 'plain'] ?? plain)(material, u, v, edge, footprint);

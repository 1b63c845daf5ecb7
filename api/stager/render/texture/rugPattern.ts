/** Patterns of rugs: which of three yarns a place is knotted in. u and v in metres from the rug's middle. */
import { cellNoise, noise2 } from '../meshkit/noise.js';
import type { Material } from '../mesh.js';
import { fromWhole } from './blend.js';
import { distressed, kilim, oriental } from './rugOriental.js';
import { band, half, ragged, repeats, shiftOf, type Pattern } from './rugTools.js';
import { grid, jute, rows, stripes } from './rugWoven.js';

/** A field of one yarn within two fine lines. */
const plain: Pattern = (_material, { edge }) => 0.9 * (band(edge, 0.07, 0.082) + band(edge, 0.1, 0.106));

/** Beni Ourain: a lattice of thin dark lozenges on cream, drawn by hand, a short stroke in some of them. */
const diamond: Pattern = (material, { u, v }) => {
  const columns = repeats(2 * half(material, 0), 0.44);
  const tiers = repeats(2 * half(material, 1), 0.6);
  const wide = (2 * half(material, 0)) / columns;
  const tall = (2 * half(material, 1)) / tiers;
  // straight lines; a hand counts its knots well, but not perfectly
  const sway = (noise2(u * 5, v * 5, 5) - 0.5) * 0.005;
  const across = (u + sway) / wide + 0.5 * (columns % 2);
  const down = (v + sway) / tall + 0.5 * (tiers % 2);
  const s = fromWhole(across);
  const t = fromWhole(down);
  const slope = (wide * tall) / Math.hypot(wide, tall);
  const away = Math.abs(s + t - 0.5) * slope;
  if (away < 0.0085) return 0.95;
  // the middles: of every second lozenge a small one
  const inner = Math.min(s + t, 1 - s - t) * slope;
  const marked = cellNoise(Math.round(across * 2), Math.round(down * 2), 59) > 0.55;
  return marked && inner > 0.022 && inner < 0.036 ? 0.85 : 0;
};

/** Side of a square of `lines`, metres: the checker of two comes again every half metre. */
const LINES = 0.25;

/** Squares cut into triangles, each hatched along one of its sides in a tone of its own, a pale line between them. */
const lines: Pattern = (material, { u, v }) => {
  const wide = (2 * half(material, 0)) / repeats(2 * half(material, 0), LINES);
  const tall = (2 * half(material, 1)) / repeats(2 * half(material, 1), LINES);
  const across = (u + half(material, 0)) / wide;
  const down = (v + half(material, 1)) / tall;
  const [column, row] = [Math.floor(across), Math.floor(down)];
  const falls = ((column + row) & 1) === 0;
  const s = across - column;
  const t = falls ? down - row : 1 - (down - row);
  const side = s + t < 1 ? 0 : 1;
  // from the diagonal inwards; beside it lies the line
  const away = (Math.abs(s + t - 1) * Math.min(wide, tall)) / Math.SQRT2;
  const rim = Math.min(fromWhole(across) * wide, fromWhole(down) * tall);
  if (away < 0.006 || rim < 0.006) return 0;
  const tone = cellNoise(column * 2 + side, row, 63);
  const hatch = fromWhole((tone > 0.5 ? away : rim) / 0.03) > 0.27;
  if (tone < 0.22) return 0.1;
  if (tone < 0.4) return -0.5;
  return hatch ? (tone > 0.72 ? 0.62 : 0.42) : tone > 0.72 ? 0.34 : 0.12;
};

/** How much colour strokes along the weft have left, 0..1: patches of half a metre, torn into strokes of a hand. */
function strokes(u: number, v: number, layer: number): number {
  // two lattices, turned against each other and the rug, and bent: the noise's own must not show as upright edges
  const bend = noise2(u * 1.3, v * 1.3, layer + 5);
  const x = u * 0.9 + v * 0.43 + 0.4 * bend;
  const y = v * 1.5 - u * 0.36 - 0.3 * bend;
  const patch = noise2(x * 2.7, y * 2.3, layer) + noise2((x - y) * 2.2, (x + y) * 2.5, layer + 1);
  return 0.27 * patch + 0.27 * noise2(x * 6.1, y * 11, layer + 3) + 0.19 * noise2(u * 13, v * 29, layer + 4);
}

/** Colour laid on in strokes and rubbed off again: dense in the middle of a patch, loose knots at its rim. */
const abrash: Pattern = (material, { u, v }) => {
  const shift = shiftOf(material);
  const loose = ragged(u, v) - 0.5;
  const patch = strokes(u + shift, v, 23) + loose * 0.36;
  if (patch > 0.56) return patch > 0.62 ? 0.72 : 0.5;
  const other = strokes(u - shift, v + 3, 43) + loose * 0.36;
  if (other > 0.63) return other > 0.68 ? -0.55 : -0.35;
  if (patch > 0.52) return 0.26;
  return other < 0.36 ? -0.18 : loose > 0.11 ? 0.2 : 0.03;
};

/** Rows of scallops, each a fan of ribs under two rings. */
const fans: Pattern = (material, { u, v }) => {
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

const PATTERNS: Readonly<Record<string, Pattern>> = {
  plain,
  diamond,
  lines,
  abrash,
  rows,
  stripes,
  fans,
  grid,
  jute,
  oriental,
  distressed,
  kilim,
};

/** Which yarn shows at a place of a rug of this material. */
export const rugPatternOf = ({ pattern }: Material): Pattern => PATTERNS[pattern ?? 'plain'] ?? plain;

/** Patterns of rugs: which of three yarns a point is knotted in. u and v in metres from the rug's centre. */
import { cellNoise, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { Material } from '../../mesh/mesh.js';
import { fromWhole } from './blend.js';
import { distressed, kilim, oriental } from './rugOriental.js';
import { band, half, ragged, repeats, shiftOf, type Pattern } from './rugTools.js';
import { grid, jute, rows, stripes } from './rugWoven.js';

/** A field of one yarn within two fine lines. */
const plain: Pattern = (_material, { edge }) => 0.9 * (band(edge, 0.07, 0.082) + band(edge, 0.1, 0.106));

/** Beni Ourain: a hand-knotted lattice of lozenges on cream, of lines with varying course and width. */
const diamond: Pattern = (material, { u, v }) => {
  const columns = repeats(2 * half(material, 0), 0.52);
  const tiers = repeats(2 * half(material, 1), 0.66);
  const wide = (2 * half(material, 0)) / columns;
  const tall = (2 * half(material, 1)) / tiers;
  const shift = shiftOf(material);
  // hand-knotted lines are not quite straight
  const sway = (noise2(u * 2.6 + shift, v * 2.6, 5) - 0.5) * 0.034 + (noise2(u * 17, v * 17, 6) - 0.5) * 0.008;
  const across = (u + sway) / wide + 0.5 * (columns % 2);
  const down = (v - sway) / tall + 0.5 * (tiers % 2);
  const slope = (wide * tall) / Math.hypot(wide, tall);
  const away = Math.abs(fromWhole(across) + fromWhole(down) - 0.5) * slope;
  // long pile overlaps the line's edge
  const width = 0.0075 + 0.005 * noise2(u * 7 + shift, v * 7, 9) + (ragged(u, v) - 0.5) * 0.008;
  return away < width ? 0.95 : 0;
};

/** Side of a square of `lines`, metres: the pattern repeats every two squares. */
const LINES = 0.25;

/** Squares of two triangles, each hatched in its own tone, a pale line between them. */
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
  // from the diagonal inwards; the line is beside it
  const away = (Math.abs(s + t - 1) * Math.min(wide, tall)) / Math.SQRT2;
  const rim = Math.min(fromWhole(across) * wide, fromWhole(down) * tall);
  if (away < 0.006 || rim < 0.006) return 0;
  const tone = cellNoise(column * 2 + side, row, 63);
  const hatch = fromWhole((tone > 0.5 ? away : rim) / 0.03) > 0.27;
  if (tone < 0.22) return 0.1;
  if (tone < 0.4) return -0.5;
  return hatch ? (tone > 0.72 ? 0.62 : 0.42) : tone > 0.72 ? 0.34 : 0.12;
};

/** How much colour strokes along the weft left, 0..1: patches of half a metre, broken into strokes of about 15 cm. */
function strokes(u: number, v: number, layer: number): number {
  // two lattices, rotated and warped: the noise's own lattice must not show
  const bend = noise2(u * 1.3, v * 1.3, layer + 5);
  const x = u * 0.9 + v * 0.43 + 0.4 * bend;
  const y = v * 1.5 - u * 0.36 - 0.3 * bend;
  const patch = noise2(x * 2.7, y * 2.3, layer) + noise2((x - y) * 2.2, (x + y) * 2.5, layer + 1);
  return 0.27 * patch + 0.27 * noise2(x * 6.1, y * 11, layer + 3) + 0.19 * noise2(u * 13, v * 29, layer + 4);
}

/** Colour in rubbed strokes: dense in the middle of a patch, thinning knot by knot to its rim. */
const abrash: Pattern = (material, { u, v }) => {
  const shift = shiftOf(material);
  const loose = ragged(u, v);
  const streak = noise2(u * 4 + shift, v * 44, 53) - 0.5;
  const patch = smoothstep(0.44, 0.66, strokes(u + shift, v, 23) + 0.1 * streak);
  const other = smoothstep(0.5, 0.7, strokes(u - shift, v + 3, 43) + 0.1 * streak);
  // each knot is dyed or not; the denser the patch, the more are
  if (loose < 0.12 + 0.76 * patch) return 0.2 + 0.6 * patch;
  if (loose > 1 - 0.1 - 0.66 * other) return -0.2 - 0.45 * other;
  return 0.14 * patch - 0.1 * other;
};

/** Rows of scallops, each a fan of ribs under two rings. */
const fans: Pattern = (material, { u, v }) => {
  const columns = repeats(2 * half(material, 0), 0.34);
  const wide = (2 * half(material, 0)) / columns;
  const radius = wide * 0.5;
  const row = Math.floor((v + half(material, 1)) / radius);
  // the lowest row is on top: take the first fan that covers the point
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

/** Rugs of the East: a knotted carpet with medallion and borders, the same worn by years, a flat-woven kilim. */
import { cellNoise } from '../meshkit/noise.js';
import { fromWhole } from './blend.js';
import { half, repeats, rubbed, stagger, type Pattern } from './rugTools.js';

/** Steps of a geometric design, metres: three knots or four. */
const STEP = 0.019;

const stepped = (value: number): number => (Math.floor(value / STEP) + 0.5) * STEP;

/** Teeth of two colours that bite into each other. `across`: 0..1 over the guard */
const teeth = (along: number, across: number, pitch: number): number =>
  fromWhole(along / pitch) * 2 > across ? 0.95 : 0;

/** Guard, main border of stepped palmettes on a vine, guard; each between two lines. `edge` up to `width`. */
function borders(along: number, edge: number, width: number): number {
  const guard = Math.min(0.05, width * 0.18);
  if (edge < 0.026) return 0.95;
  if (edge < 0.034 || (edge > width - 0.009 && edge < width)) return -0.95;
  if (edge < 0.034 + guard) return teeth(along, (edge - 0.034) / guard, 0.068);
  if (edge < 0.042 + guard) return -0.95;
  if (edge > width - 0.009 - guard) return teeth(along + 0.034, (width - 0.009 - edge) / guard, 0.068);
  if (edge > width - 0.018 - guard) return -0.95;
  const tall = width - 0.06 - 2 * guard;
  const across = stepped(edge - width / 2);
  const pitch = tall * 1.75;
  const number = Math.round(along / pitch);
  const palmette = Math.abs(stepped(along - number * pitch)) * 0.9 + Math.abs(across);
  if (palmette < tall * 0.11) return number & 1 ? 0.95 : -0.95;
  if (palmette < tall * 0.24) return number & 1 ? 0 : 0.3;
  if (palmette < tall * 0.42) return number & 1 ? -0.95 : 0;
  const vine = Math.abs(across - tall * 0.3 * (fromWhole(along / pitch) * 4 - 1) * (number & 1 ? 1 : -1));
  return vine < 0.011 ? -0.8 : 0.95;
}

/** A stepped medallion: rings of all three colours around a star, small flowers in the widest. `ring`: 0 .. 1 */
function medallion(ring: number, u: number, v: number): number {
  if (ring > 0.94) return -0.95;
  if (ring > 0.88) return 0;
  if (ring > 0.52) {
    const flower = stagger(u, v, 9);
    return flower < 0.12 ? 0.1 : flower < 0.22 ? -0.9 : 0.95;
  }
  if (ring > 0.47) return 0;
  if (ring > 0.24) return stagger(u, v, 11) < 0.16 ? 0 : -0.95;
  return ring > 0.18 ? 0 : ring > 0.08 ? 0.95 : -0.95;
}

/** Flowers with four leaves, strewn in rows, on the ground of the field. */
function flowers(u: number, v: number): number {
  const pitch = 0.19;
  const row = Math.round(v / pitch);
  const place = u / pitch + (row & 1) * 0.5;
  const column = Math.round(place);
  const x = Math.abs(place - column) * pitch;
  const y = Math.abs(v - row * pitch);
  const own = cellNoise(column, row, 61);
  const away = x + y;
  if (away < 0.014) return own > 0.5 ? 0.95 : -0.95;
  if (away < 0.026) return 0;
  if (away < 0.048) return own > 0.5 ? -0.95 : 0.95;
  if (Math.abs(x - y) < 0.008 && away < 0.088) return own > 0.5 ? 0.9 : -0.8;
  return Math.min(x, y) < 0.004 && away < 0.078 ? 0.55 : 0;
}

/** Three borders, a field of flowers, a stepped medallion in its middle, a quarter of one in each corner. */
export const oriental: Pattern = (material, { u, v, edge }) => {
  const [halfU, halfV] = [half(material, 0), half(material, 1)];
  const width = Math.min(0.34, Math.min(halfU, halfV) * 0.34);
  if (edge < width) return borders(halfU - Math.abs(u) < halfV - Math.abs(v) ? v : u, edge, width);
  const [fieldU, fieldV] = [halfU - width, halfV - width];
  const x = stepped(Math.abs(u)) / fieldU;
  const y = stepped(Math.abs(v)) / fieldV;
  const middle = (x + y) / 0.82;
  if (middle < 1) return medallion(middle, u, v);
  const corner = (2 - x - y) / 0.62;
  if (corner < 1) return corner > 0.9 ? 0.95 : stagger(u, v, 10) < 0.16 ? 0.9 : -0.9;
  return middle < 1.05 || corner < 1.08 ? 0.9 : flowers(u, v);
};

/** The same after a century of feet: in patches the pile is down to its pale foundation. */
export const distressed: Pattern = (material, place) => {
  const amount = oriental(material, place);
  const gone = rubbed(material, place.u, place.v);
  if (gone > 0.66) return amount * 0.12;
  return amount * (gone > 0.56 ? 0.45 : 0.95);
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
  const across = (u / wide + 0.5) * repeats(wide, broad ? 0.4 : 0.26);
  if (t < 0.045 || t > 0.955) return broad ? -0.95 : 0.95;
  if (t < 0.14) return fromWhole(across * 4) * 2 > (t - 0.045) / 0.095 ? 0.95 : -0.95;
  // slits: a flat weave changes its colour in steps of whole wefts
  const steps = Math.max(6, Math.round(deep / rows / 0.03));
  const high = Math.abs((Math.floor(t * steps) + 0.5) / steps - 0.55) * 2.2;
  const side = (Math.floor(fromWhole(across) * 2 * 9) + 0.5) / 9;
  const lozenge = high + side;
  if (lozenge < 0.22) return 0.95;
  if (lozenge < 0.5) return -0.95;
  if (lozenge < 0.64) return 0;
  if (lozenge < 0.86) return broad ? 0.95 : -0.95;
  return lozenge > 1.5 ? (broad ? -0.9 : 0.95) : 0;
};

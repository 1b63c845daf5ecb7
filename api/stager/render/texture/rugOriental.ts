/** Rugs of the East: a knotted carpet with medallion and borders, a flat-woven kilim. */
import { fromWhole } from './blend.js';
import { band, half, repeats, type Pattern } from './rugTools.js';

/** Distance from the middle of the nearest of staggered flowers, in units of their spacing. */
function flowerAt(u: number, v: number, perMetre: number): number {
  const column = Math.round(u * perMetre);
  const x = u * perMetre - column;
  const y = fromWhole(v * perMetre + (column & 1) * 0.5);
  const away = Math.sqrt(x * x + y * y);
  return away > 0.3 ? away : away * (1 + 0.16 * Math.cos(6 * Math.atan2(y, x)));
}

/** Three borders, a field of vines and flowers, quarter medallions in its corners, a star in the middle. */
export const oriental: Pattern = (material, u, v, edge) => {
  const [halfU, halfV] = [half(material, 0), half(material, 1)];
  const width = Math.min(0.26, Math.min(halfU, halfV) * 0.27);
  if (edge < 0.02) return 0.95;
  if (band(edge, 0.03, 0.04) + band(edge, width - 0.012, width) > 0.1) return -0.9;
  if (edge < 0.055) return 0.9;
  const along = halfU - Math.abs(u) < halfV - Math.abs(v) ? v : u;
  if (edge < width - 0.04) return borderVine(along, (edge - width * 0.5) / width);
  // a guard of small beads between border and field
  if (edge < width) return Math.hypot(fromWhole(along * 16) / 16, edge - width + 0.026) < 0.012 ? -0.9 : 0;
  const s = u / (halfU - width);
  const t = v / (halfV - width);
  const cornerS = 1 - Math.abs(s);
  const cornerT = 1 - Math.abs(t);
  let star = Math.sqrt(s * s + t * t);
  let corner = Math.sqrt(cornerS * cornerS + cornerT * cornerT);
  // edges are scalloped; far from them their outline need not be known
  if (star < 0.56) star *= 1 + 0.1 * Math.cos(8 * Math.atan2(t, s));
  if (corner < 0.46) corner *= 1 + 0.08 * Math.cos(12 * Math.atan2(cornerT, cornerS));
  if (star < 0.46 || corner < 0.38) return medallion(star < 0.46 ? star / 0.46 : corner / 0.38, u, v);
  const flower = flowerAt(u, v, 4.2);
  if (flower < 0.08) return -0.9;
  if (flower < 0.13) return 0.2;
  if (flower < 0.24) return 0.85;
  const vine = Math.abs(Math.sin(u * 13.2 + Math.sin(v * 13.2) * 1.3) * Math.sin(v * 13.2 + Math.sin(u * 13.2) * 1.3));
  return vine < 0.06 ? -0.55 : 0;
};

function borderVine(along: number, across: number): number {
  const vine = Math.abs(across - 0.2 * Math.sin(along * 17));
  const head = Math.hypot(fromWhole(along * 2.7 + 0.25) * 1.7, across);
  if (head < 0.1) return -0.9;
  if (head < 0.15) return 0.9;
  if (head < 0.24) return 0.05;
  return vine < 0.04 ? -0.65 : 0.92;
}

function medallion(ring: number, u: number, v: number): number {
  if (ring > 0.93) return -0.9;
  if (ring < 0.18) return -0.9;
  if (ring < 0.27) return 0.1;
  if (ring > 0.62 && ring < 0.67) return 0;
  const small = flowerAt(u, v, 6.5);
  return small < 0.12 ? -0.85 : small < 0.24 ? 0.1 : 0.92;
}

/** Bands of stepped lozenges between rows of teeth, in whole repeats. */
export const kilim: Pattern = (material, u, v, edge) => {
  if (edge < 0.035) return 0.9;
  const rows = repeats(2 * half(material, 1), 0.34) | 1;
  const place = ((v / half(material, 1) + 1) / 2) * rows;
  const row = Math.floor(place);
  const t = place - row;
  const tall = (2 * half(material, 1)) / rows;
  const columns = repeats(2 * half(material, 0), (row & 1) === 0 ? 0.36 : 0.24);
  const across = ((u / half(material, 0) + 1) / 2) * columns;
  const s = fromWhole(across) * 2;
  if (t < 0.05) return -0.9;
  if (t < 0.17) return fromWhole(across * 4) * 2 > (t - 0.05) / 0.12 ? 0.9 : -0.9;
  // steps of whole knots
  const steps = Math.max(4, Math.round(tall / 0.03));
  const stepped = Math.abs((Math.floor(t * steps) + 0.5) / steps - 0.58) * 2.3;
  const lozenge = stepped + s;
  if (lozenge < 0.26) return 0.9;
  if (lozenge < 0.55) return -0.9;
  if (lozenge < 0.82) return (row & 1) === 0 ? 0.9 : 0;
  return lozenge > 1.45 ? -0.85 : 0;
};

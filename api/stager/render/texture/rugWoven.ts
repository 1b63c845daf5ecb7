/** Rugs whose yarn is their pattern: thick wool in rows, plaited jute, mats of rush, stripes. */
import { cellNoise, noise2, smoothstep } from '../../mesh/kit/noise.js';
import { fromWhole } from './blend.js';
import { band, half, repeats, type Pattern } from './rugTools.js';

/** How much of a detail that repeats every `period` metres is left, 0..1: samples of a pixel average the rest. */
const seen = (period: number, wide: number): number => (wide > 0 ? smoothstep(0.9, 1.9, period / wide) : 1);

/** Metres from row to row of hand-woven wool, and the length of one stitch. */
const ROW = 0.026;
const STITCH = 0.058;

/** Thick felted yarn: staggered stitches, dark gaps between them, each stitch of its own tone. */
export const rows: Pattern = (_material, { u, v, wideU, wideV }) => {
  const wave = 0.003 * Math.sin(u * 31 + v * 5);
  const row = Math.floor((v + wave) / ROW);
  const across = fromWhole((v + wave) / ROW) * 2;
  // a stitch leans over the one below
  const lean = ((v + wave) / ROW - row) * 0.22;
  const place = u / STITCH + lean + (row & 1) * 0.5 + 0.25 * cellNoise(row, 3, 51);
  const along = fromWhole(place) * 2;
  const own = cellNoise(Math.floor(place), row, 53);
  // the round thread is light, the gaps around each stitch are dark
  const between = 1 - smoothstep(0.08, 0.42, across);
  const ends = 0.5 * (1 - smoothstep(0.03, 0.2, along));
  const gap = between * seen(ROW, wideV) + ends * seen(STITCH, wideU) * (1 - between);
  const fleck = smoothstep(0.7, 0.9, own);
  return 0.02 + 0.58 * gap + 0.2 * fleck;
};

/** Broad and narrow stripes across, unevenly spaced, in two colours. */
export const stripes: Pattern = (material, { v }) => {
  const count = repeats(2 * half(material, 1), 0.42);
  const place = ((v / half(material, 1) + 1) / 2) * count;
  const group = Math.floor(place);
  const share = place - group;
  const wide = (2 * half(material, 1)) / count;
  const at = share * wide;
  const own = cellNoise(group, 5, 57);
  const start = wide * (0.1 + 0.1 * own);
  if (band(at, start, start + 0.072) > 0.5) return 0.9;
  if (band(at, start + 0.086, start + 0.094) + band(at, start - 0.022, start - 0.014) > 0.5) return 0.75;
  const pair = wide * (0.64 + 0.08 * own);
  if (band(at, pair, pair + 0.02) + band(at, pair + 0.034, pair + 0.054) > 0.5) return -0.9;
  return 0.04;
};

/** Tatami: mats of rush in dark cloth bindings, laid in alternating directions. */
export const grid: Pattern = (material, { u, v, edge, wideV }) => {
  const columns = repeats(2 * half(material, 0), 0.9);
  const wide = (2 * half(material, 0)) / columns;
  const seam = fromWhole((u + half(material, 0)) / wide) * wide;
  if (edge < 0.032 || seam < 0.022) return -0.95;
  const rush = fromWhole(v * 72);
  const woven = (smoothstep(0.15, 0.4, rush) - 0.45) * seen(1 / 72, wideV);
  return 0.3 + 0.35 * woven + 0.34 * (noise2(u * 5, v * 95, 3) - 0.5);
};

/** Plaits per metre. */
const JUTE = 36;

/** Plaits in concentric rounds, each of slightly different fibre, and a broad cotton binding. */
export const jute: Pattern = (material, { u, v, edge, wideU, wideV }) => {
  if (edge < 0.055) return -0.95;
  const plait = edge * JUTE;
  const row = Math.floor(plait);
  const upright = half(material, 0) - Math.abs(u) < half(material, 1) - Math.abs(v);
  const along = upright ? v : u;
  const strand = fromWhole(plait) * 2;
  const twist = fromWhole(along * 27 + (row & 1) * 0.5 + strand * 0.35);
  const gap = 0.7 * (1 - smoothstep(0.08, 0.4, strand)) * seen(1 / JUTE, upright ? wideU : wideV);
  const crossing = 0.3 * smoothstep(0.32, 0.46, twist) * seen(1 / 27, upright ? wideV : wideU);
  const fibre =
    0.34 * noise2(along * 2.3, row * 7.3, 5) + 0.5 * smoothstep(0.3, 0.75, noise2(along * 26, row * 3.1, 6));
  return (0.02 + fibre * 0.45 + 0.85 * gap + 0.9 * crossing) * 0.72;
};

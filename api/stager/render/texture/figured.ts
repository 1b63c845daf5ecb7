/** Cloth with a woven or printed figure, for cushions. */
import { cellNoise, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { Painter } from './sample.js';
import { blend, fromWhole, resolved } from './blend.js';
import { paintFabric } from './cloth.js';

/** Share of the second colour at a place of the cloth, metres. */
type Figure = (u: number, v: number) => number;

/** 1 for distances below `half`, with an edge as wide as a yarn. */
const drawn = (away: number, half: number): number => 1 - smoothstep(half - 0.0012, half + 0.0012, away);

/** Zigzags of two yarns, the rows of a twill that turns. */
const herringbone: Figure = (u, v) => {
  const column = u / 0.03;
  const slant = fromWhole(column * 0.5) * 0.06;
  return drawn(fromWhole((v + slant) / 0.019) * 0.019, 0.0042) * 0.9;
};

/** Thin lines that cross in squares. */
const windowpane: Figure = (u, v) => {
  const away = Math.min(fromWhole(u / 0.082), fromWhole(v / 0.082)) * 0.082;
  return drawn(away, 0.0026) * 0.92;
};

/** Marks drawn by hand in bands: rows of strokes, crosses, zigzags between lines. */
const mudcloth: Figure = (u, v) => {
  const wander = (noise2(u * 14, v * 14, 301) - 0.5) * 0.006;
  const row = Math.floor((v + wander) / 0.07);
  const t = v + wander - (row + 0.5) * 0.07;
  const kind = Math.floor(cellNoise(row, 5, 303) * 3);
  const lines = drawn(Math.abs(Math.abs(t) - 0.029), 0.0022);
  const each = 0.046;
  const own = Math.floor(u / each);
  const s = u - (own + 0.5) * each + (cellNoise(own, row, 305) - 0.5) * 0.006;
  if (kind === 0) return Math.max(lines, Math.abs(t) < 0.018 ? drawn(Math.abs(s - t * 0.25), 0.0032) : 0);
  if (kind === 1) {
    const cross = Math.min(Math.abs(s - t), Math.abs(s + t));
    return Math.max(lines, Math.abs(t) < 0.015 ? drawn(cross * 0.71, 0.003) : 0);
  }
  return Math.max(lines, drawn(Math.abs(t - (Math.abs(s) * 1.3 - 0.016)) * 0.62, 0.003));
};

/** Short tufted dashes, row by row half a step apart. */
const dashes: Figure = (u, v) => {
  const row = Math.floor(v / 0.027);
  const t = v - (row + 0.5) * 0.027;
  const along = fromWhole(u / 0.058 + (row & 1) * 0.5) * 0.058;
  return drawn(Math.abs(t), 0.0046) * drawn(along, 0.016);
};

interface Drawing {
  readonly figure: Figure;
  /** metres at which its finer lines repeat: at lower resolution only the mean is shown */
  readonly period: number;
  readonly mean: number;
}

/** Number of samples per side, and side in metres, from which a figure's mean is computed. */
const SAMPLED = { places: 96, metres: 0.83 } as const;

function drawing(figure: Figure, period: number): Drawing {
  const { places, metres } = SAMPLED;
  let sum = 0;
  for (let k = 0; k < places * places; k++) {
    sum += figure(((k % places) / places) * metres, (Math.floor(k / places) / places) * metres);
  }
  return { figure, period, mean: sum / (places * places) };
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  herringbone: drawing(herringbone, 0.011),
  windowpane: drawing(windowpane, 0.03),
  mudcloth: drawing(mudcloth, 0.02),
  dashes: drawing(dashes, 0.027),
};

export const paintFigured: Painter = (material, out, u, v, x, y, z) => {
  const { figure, period, mean } = DRAWINGS[material.pattern ?? ''] ?? DRAWINGS.herringbone;
  const seen = resolved(period, Math.max(out.footprint, out.along * 0.5));
  if (material.colour2) blend(out, material.colour2, seen > 0 ? mean + (figure(u, v) - mean) * seen : mean);
  paintFabric(material, out, u, v, x, y, z);
};

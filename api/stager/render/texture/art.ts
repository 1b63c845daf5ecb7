/**
 * Framed pictures. u and v in metres from the picture's centre, `halfSize` half its size; colours: the ground and two
 * pigments. The seed moves every shape, so that two pictures of one motif differ.
 */
import type { Vec3 } from '../../contract.js';
import type { Material } from '../../mesh/mesh.js';
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { TextureSample } from './sample.js';
import { ABSTRACTS } from './abstracts.js';
import { blend, brighten, fromWhole } from './blend.js';
import { CUT_PAPER } from './cutPaper.js';
import { DRAWINGS } from './drawings.js';
import { MONOCHROME } from './monochrome.js';
import { PAINTINGS } from './paintings.js';
import { PHOTOGRAPHS } from './photographs.js';
import { PRINTS } from './prints.js';
import { SCENES } from './scenes.js';
import { WALL_TEXTILES } from './wallTextiles.js';
import { WATERCOLOURS } from './watercolours.js';

const INK: Vec3 = [0.03, 0.03, 0.032];

type Picture = (out: TextureSample, s: number, t: number, seed: number, first: Vec3, second: Vec3) => void;

const chance = (seed: number, which: number): number => cellNoise(seed, which, 77);

/** Two or three soft-edged fields of colour. */
const fields: Picture = (out, s, t, seed, first, second) => {
  const ragged = (fbm2(s * 5 + seed, t * 9, 3, 3) - 0.44) * 0.16;
  const divide = (chance(seed, 1) - 0.5) * 0.5;
  const inside = 1 - smoothstep(0.78, 0.86, Math.max(Math.abs(s), Math.abs(t)) + ragged);
  const upper = smoothstep(divide - 0.02, divide + 0.05, t + ragged);
  const lower = 1 - smoothstep(divide - 0.16, divide - 0.08, t + ragged);
  blend(out, first, inside * upper * 0.9);
  blend(out, second, inside * lower * 0.9);
};

/** A brush circle and a few strokes. */
const ink: Picture = (out, s, t, seed, first, second) => {
  const [dx, dy] = [s - (chance(seed, 3) - 0.5) * 0.16, t - 0.05 - (chance(seed, 4) - 0.5) * 0.3];
  const angle = Math.atan2(dy, dx);
  const radius = Math.hypot(dx, dy) * (0.84 + 0.4 * chance(seed, 5));
  const begun = (angle + Math.PI) / (2 * Math.PI) + chance(seed, 6);
  const turn = begun - Math.floor(begun);
  const width = 0.11 * (1 - turn * 0.75);
  const dry = fbm2(angle * 9 + seed, radius * 40, 17, 3);
  const stroke = 1 - smoothstep(width * 0.7, width, Math.abs(radius - 0.52 - 0.03 * Math.sin(angle * 2 + seed)));
  blend(out, INK, stroke * smoothstep(0.2 + turn * 0.22, 0.34 + turn * 0.22, dry + 0.1) * 0.95);
  if (Math.abs(s - 0.66) < 0.05 && Math.abs(t + 0.72) < 0.07) blend(out, second, 0.9);
  if (radius < 0.12 && chance(seed, 2) > 0.5) blend(out, first, 0.7);
};

/** Deco fans in rows. */
const fans: Picture = (out, s, t, seed, first, second) => {
  const rows = 2.2 + chance(seed, 1);
  const row = Math.floor((t + 1) * rows);
  const x = fromWhole((s + 1) * rows * 0.5 + (row & 1) * 0.5) * 2;
  const y = (t + 1) * rows - row;
  const radius = Math.hypot(x, y) * 0.72;
  const ring = Math.floor(radius * 6);
  if (radius < 0.72) blend(out, (ring & 1) === 0 ? first : second, ring === 3 ? 0.2 : 0.85);
};

/** Blocks on a grid, some left blank. */
const grid: Picture = (out, s, t, seed, first, second) => {
  const column = Math.floor((s + 1) * 2.5);
  const row = Math.floor((t + 1) * 2.5);
  const value = cellNoise(column + seed, row, 25);
  const gap = Math.min(fromWhole((s + 1) * 2.5), fromWhole((t + 1) * 2.5)) < 0.06;
  if (gap || value < 0.25) return;
  blend(out, value > 0.75 ? second : value > 0.45 ? first : INK, 0.85);
};

const PICTURES: Readonly<Record<string, Picture>> = {
  fields,
  ink,
  fans,
  grid,
};

const LARGE = {
  ...PAINTINGS,
  ...ABSTRACTS,
  ...SCENES,
  ...PRINTS,
  ...WATERCOLOURS,
  ...DRAWINGS,
  ...CUT_PAPER,
  ...PHOTOGRAPHS,
  ...MONOCHROME,
  ...WALL_TEXTILES,
};

/** These keep their proportions on any sheet; the others are stretched to fill it. */
const ROUND: ReadonlySet<string> = new Set(['ink']);

export function paintArt(material: Material, out: TextureSample, u: number, v: number): void {
  const [halfU, halfV] = material.halfSize ?? [0.5, 0.5];
  const seed = (material.seed ?? 0) % 997;
  const first = material.colour2 ?? INK;
  const second = material.colour3 ?? INK;
  const large = LARGE[material.pattern ?? ''];
  if (large) {
    const unit = Math.min(halfU, halfV);
    large(out, u / unit, v / unit, { wide: halfU / unit, tall: halfV / unit, seed, first, second });
    return;
  }
  const even = ROUND.has(material.pattern ?? '') ? Math.min(halfU, halfV) : 0;
  const s = u / (even || halfU);
  const t = v / (even || halfV);
  (PICTURES[material.pattern ?? 'fields'] ?? fields)(out, s, t, seed, first, second);
  // paper grain and paint thickness
  brighten(out, 0.86 + 0.3 * fbm2(s * 4, t * 4, 3, 3) + (noise2(u * 380, v * 380, 5) - 0.5) * 0.07);
}

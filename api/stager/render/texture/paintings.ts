/**
 * Large abstract paintings. x and y from the picture's centre, in units of half its shorter side, so that shapes keep
 * their proportions on any sheet. `wide` and `tall`: half the sheet's size in those units.
 */
import type { Vec3 } from '../../contract.js';
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { TextureSample } from './sample.js';
import { blend, brighten } from './blend.js';

interface Sheet {
  readonly wide: number;
  readonly tall: number;
  readonly seed: number;
  readonly first: Vec3;
  readonly second: Vec3;
}

export type Painting = (out: TextureSample, x: number, y: number, sheet: Sheet) => void;

export const BLACK: Vec3 = [0.022, 0.022, 0.026];
export const CHALK: Vec3 = [0.8, 0.78, 0.73];
export const SAND: Vec3 = [0.52, 0.44, 0.33];
const GOLD: Vec3 = [0.5, 0.33, 0.11];

export const chance = (seed: number, which: number): number => cellNoise(seed, which, 77);

/** Ridges that a stiff brush or a knife leaves along x: variation of brightness, and relief. */
export function relief(out: TextureSample, along: number, across: number, strength: number): void {
  const ridge = noise2(along * 2.6, across * 46, 151) - 0.5;
  brighten(out, 1 + ridge * 0.24 * strength);
  out.bumpY += ridge * 0.34 * strength;
  out.bumpX += (noise2(along * 22, across * 9, 153) - 0.5) * 0.1 * strength;
}

/** A featureless landscape, laid on with a knife: chalky sky, ragged dark horizon, broken colour below. */
const horizon: Painting = (out, x, y, { tall, seed, first, second }) => {
  const line = (-0.3 + 0.34 * chance(seed, 1)) * tall;
  const slow = fbm2(x * 1.1 + seed, y * 3.2, 131, 4) - 0.45;
  const drag = fbm2(x * 1.6 + seed * 3, y * 13, 133, 3) - 0.44;
  blend(out, CHALK, 0.8);
  brighten(out, 1.02 + slow * 0.55 + drag * 0.22);
  // washes of both colours that thin out upwards
  const height = (y - line) / Math.max(0.2, tall - line);
  blend(out, first, smoothstep(0.02, 0.3, slow + 0.16 - Math.abs(height - 0.42) * 0.5) * 0.6);
  blend(out, second, smoothstep(0.05, 0.24, drag + slow * 0.6 - height * 0.36) * 0.75);
  const below = line - y + drag * 0.2 + slow * 0.12;
  if (below > 0) {
    blend(out, first, smoothstep(0, 0.02, below) * 0.94);
    const patch = fbm2(x * 1.5 + seed * 7, y * 8, 137, 4) - 0.45;
    blend(out, second, smoothstep(0.03, 0.09, patch + below * 0.06) * 0.9);
    blend(out, CHALK, smoothstep(0.06, 0.14, fbm2(x * 1.3 - seed, y * 10, 139, 4) - 0.5 + below * 0.13) * 0.9);
    blend(out, BLACK, smoothstep(0.02, 0.1, drag + 0.1 - below * 0.5) * 0.82);
  }
  relief(out, x, y, 0.8);
};

/** One curved stroke of a broad brush that runs dry towards its end; 0..1. */
function swept(x: number, y: number, seed: number, which: number): number {
  const angle = (chance(seed, which) - 0.5) * 0.9 + (which % 2 === 0 ? 0 : 1.35);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const dx = x - (chance(seed, which + 1) - 0.5) * 0.9;
  const dy = y - (chance(seed, which + 2) - 0.5) * 0.7;
  const along = dx * cosine + dy * sine;
  const bend = (chance(seed, which + 3) - 0.5) * 0.9;
  const across = dy * cosine - dx * sine - bend * along * along;
  const reach = 0.75 + 0.4 * chance(seed, which + 4);
  const half = 0.15 + 0.11 * chance(seed, which + 5) + (noise2(along * 4, which, 141) - 0.5) * 0.05;
  const share = (along + reach) / (2 * reach);
  const hair =
    noise2(along * 0.9 + seed, across * 62 + which * 5, 143) * 0.6 + noise2(along * 7, across * 130, 145) * 0.4;
  const dry = smoothstep(0.5, 1.02, share) * 0.75 + smoothstep(0.72, 1, Math.abs(across) / half) * 0.3;
  const ends = smoothstep(0, 0.03, share + (hair - 0.5) * 0.06) * (1 - smoothstep(0.94, 1, share - (hair - 0.5) * 0.2));
  const side = 1 - smoothstep(half - 0.012, half, Math.abs(across) + (hair - 0.5) * 0.02);
  return ends * side * smoothstep(dry - 0.06, dry + 0.06, hair + 0.1);
}

/** Heavy black strokes over one of colour on bare canvas. */
const strokes: Painting = (out, x, y, { seed, first, second }) => {
  blend(out, CHALK, 0.7);
  brighten(out, 0.98 + (fbm2(x * 2 + seed, y * 2, 147, 3) - 0.44) * 0.14);
  const ground = fbm2(x * 0.9 + seed * 5, y * 1.3, 149, 4) - 0.47 + x * 0.12;
  blend(out, second, smoothstep(0.0, 0.05, ground) * 0.82);
  const under = swept(x * 0.9, y * 0.9, seed, 40);
  blend(out, first, under * 0.95);
  const black = Math.max(swept(x, y, seed, 10), swept(x, y, seed, 21), swept(x * 1.2, y * 1.2, seed, 34));
  blend(out, BLACK, black * 0.97);
  relief(out, x + y * 0.3, y - x * 0.3, 0.35 + 0.5 * Math.max(black, under));
};

/** Poured ink: bands that fold around each other, an edge of gold, much of the sheet bare. */
const poured: Painting = (out, x, y, { seed, first, second }) => {
  const [px, py] = [x * 0.8 + seed * 0.37, y * 0.8];
  const qx = fbm2(px, py, 161, 4) - 0.45;
  const qy = fbm2(px + 5.2, py + 1.3, 163, 4) - 0.45;
  const fold = fbm2(px + 3.1 * qx, py + 3.1 * qy, 165, 5);
  const lean = (chance(seed, 3) - 0.5) * 1.4;
  const flood = fold - 0.47 + 0.24 * (x * Math.sin(lean) - y * Math.cos(lean)) + 0.07;
  blend(out, CHALK, 0.75);
  brighten(out, 1.02 - 0.08 * smoothstep(-0.16, 0.02, flood));
  // the pale bloom that water leaves before the pigment
  blend(out, first, 0.4 * smoothstep(-0.09, 0.01, flood));
  const depth = smoothstep(0.005, 0.02, flood);
  blend(out, first, depth * (0.72 + 0.28 * smoothstep(0.1, 0.3, flood)));
  const band = Math.sin((fold + qx * 0.9) * 38);
  blend(out, BLACK, depth * smoothstep(-0.1, 0.9, band) * 0.62);
  blend(out, CHALK, depth * smoothstep(0.72, 0.98, -band) * 0.5);
  blend(out, second, depth * smoothstep(0.05, 0.13, qy) * 0.55);
  const gilt =
    (1 - smoothstep(0.004, 0.011, Math.abs(flood - 0.012))) * smoothstep(0.38, 0.52, fbm2(x * 3, y * 3, 167, 2));
  blend(out, GOLD, gilt * 0.95);
  out.roughness -= gilt * 0.4;
};

const within = (distance: number): number => 1 - smoothstep(-0.004, 0.004, distance);

/** Big flat forms as if cut from painted paper, overlapping: half discs, an arch, a leaf, a bar. */
const cutouts: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  const turn = chance(seed, 1) < 0.5 ? 1 : -1;
  const flip = chance(seed, 2) < 0.5 ? 1 : -1;
  const s = x * turn;
  const t = y * flip;
  const wobble = (fbm2(x * 3 + seed, y * 3, 171, 2) - 0.36) * 0.03;
  blend(out, CHALK, 0.55);
  const panel = within(s - 0.1 * wide - wobble);
  blend(out, second, panel * 0.24);
  const disc = Math.hypot(s + 0.3 * wide, t - 0.24 * tall) - 0.56 + wobble;
  blend(out, first, within(disc) * 0.97);
  const half = Math.max(Math.hypot(s - 0.22 * wide, t + 0.2 * tall) - 0.62 - wobble, t + 0.2 * tall + wobble * 0.4);
  blend(out, BLACK, within(half) * 0.94);
  const arch = Math.hypot(s - 0.42 * wide, Math.max(0, t - 0.18 * tall)) - 0.34 + wobble;
  blend(out, second, within(Math.max(arch, -0.26 * tall - t)) * 0.96);
  const inner = Math.hypot(s - 0.42 * wide, Math.max(0, t - 0.18 * tall)) - 0.17 + wobble;
  blend(out, CHALK, within(Math.max(inner, -0.26 * tall - t)) * 0.94);
  const along = (s + 0.42 * wide) * 0.45 + (t + 0.42 * tall) * 0.89;
  const across = (t + 0.42 * tall) * 0.45 - (s + 0.42 * wide) * 0.89;
  const leaf = Math.abs(along) < 0.5 ? Math.abs(across) - 0.19 * Math.cos((along / 0.5) * (Math.PI / 2)) : 1;
  blend(out, GOLD, within(leaf + wobble) * 0.92);
  blend(out, BLACK, within(Math.max(Math.abs(across) - 0.007, Math.abs(along) - 0.56)) * 0.9);
  brighten(out, 1 + (fbm2(x * 7, y * 2.4, 173, 3) - 0.44) * 0.2);
  relief(out, y, x, 0.3);
};

/** Broad slabs of thick colour set edge to edge with a knife, the ground showing between them. */
const slabs: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  blend(out, CHALK, 0.6);
  brighten(out, 1 + (fbm2(x * 1.6 + seed, y * 5, 181, 3) - 0.44) * 0.2);
  const tones = [BLACK, first, second, CHALK, first, CHALK, SAND, second];
  for (let slab = 0; slab < 18; slab++) {
    const own = slab * 7;
    const dx = x / wide - (((slab % 4) - 1.5) * 0.5 + (chance(seed, own) - 0.5) * 0.34);
    const dy = y / tall - (0.95 - Math.floor(slab / 4) * 0.47 + (chance(seed, own + 1) - 0.5) * 0.36);
    const angle = (chance(seed, own + 2) - 0.5) * 0.24;
    const along = dx * Math.cos(angle) + dy * Math.sin(angle);
    const across = dy * Math.cos(angle) - dx * Math.sin(angle);
    const ragged = (fbm2(along * 6 + slab, across * 6, 183, 3) - 0.44) * 0.12;
    const halfLong = 0.2 + 0.28 * chance(seed, own + 3);
    const halfWide = 0.14 + 0.24 * chance(seed, own + 4);
    const edge = Math.max(Math.abs(along) - halfLong, Math.abs(across) - halfWide) + ragged;
    if (edge > 0) continue;
    const tone = tones[Math.floor(chance(seed, own + 5) * 7.99)];
    // the knife runs dry towards one end
    const scraped = fbm2(along * 3 + slab, across * 24, 185, 3) - 0.3 - 0.34 * (along / halfLong);
    blend(out, tone, smoothstep(0, 0.02, -edge) * (0.5 + 0.47 * smoothstep(-0.16, 0.02, scraped)));
    if (slab % 3 === 0) relief(out, along, across, 0.8);
  }
  relief(out, x, y, 0.3);
};

export const PAINTINGS: Readonly<Record<string, Painting>> = { horizon, strokes, poured, cutouts, slabs };

/** Large abstract paintings: stains, one broad brush stroke, rows of dabs, combed plaster. */
import { mix } from '../../mesh/kit/vector.js';
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import { blend, brighten, fade } from './blend.js';
import { BLACK, chance, CHALK, type Painting, relief, SAND } from './paintings.js';

/** Thin paint that soaked into bare canvas: petals of colour, darker where they overlap. */
const veils: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  blend(out, CHALK, 0.85);
  for (let veil = 0; veil < 6; veil++) {
    const at = ((veil + 0.5) / 6 - 0.5) * 1.5 * wide + (chance(seed, veil) - 0.5) * 0.4;
    const lean = (chance(seed, veil + 10) - 0.5) * 0.8;
    const foot = (-0.95 + 0.3 * chance(seed, veil + 20)) * tall;
    const long = (0.9 + 0.6 * chance(seed, veil + 30)) * tall;
    const rise = (y - foot) / long;
    const reach = (0.28 + 0.2 * chance(seed, veil + 40)) * (0.6 + 0.5 * wide);
    const half = reach * Math.sin(Math.PI * Math.min(1, Math.max(0, rise)) ** 0.8) ** 0.75;
    const ragged = (fbm2(x * 2.6 + veil * 9 + seed, y * 2.6, 511, 4) - 0.44) * 0.26;
    const inside = half - Math.abs(x - at - lean * (y - foot) * 0.5) + ragged;
    if (inside <= -0.03) continue;
    const tones = [first, second, mix(first, CHALK, 0.45), mix(second, CHALK, 0.5), SAND, first];
    const tone = tones[veil] ?? first;
    const body = 0.4 + 0.34 * fade(0, 0.28, inside) + 0.3 * (fbm2(x * 1.3, y * 1.3 + veil, 513, 3) - 0.44);
    const share = smoothstep(-0.03, 0.02, inside) * body;
    out.r *= 1 - share * (1 - tone[0]);
    out.g *= 1 - share * (1 - tone[1]);
    out.b *= 1 - share * (1 - tone[2]);
  }
  brighten(out, 0.97 + 0.06 * noise2(x * 90, y * 90, 515));
};

/** One slow turn of a brush as broad as a broom, in a single colour. */
const sweep: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  blend(out, CHALK, 0.92);
  brighten(out, 0.97 + 0.08 * fbm2(x * 2 + seed, y * 2, 521, 3));
  const side = chance(seed, 1) < 0.5 ? 1 : -1;
  const [s, t] = [(x / Math.max(1, wide * 0.86)) * side, y / Math.max(1, tall * 0.86)];
  // an open loop: the radius grows with the turn, so its end passes its beginning
  const angle = Math.atan2(t + 0.08, s - 0.04);
  const turn = (angle + Math.PI * 1.35) / (2 * Math.PI);
  const share = turn - Math.floor(turn);
  const radius = Math.hypot(s - 0.04, t + 0.08);
  const path = 0.44 + 0.2 * share + 0.06 * Math.sin(angle * 2 + seed);
  const half = 0.2 - 0.05 * share + 0.02 * Math.sin(share * 9);
  const across = (radius - path) / half;
  const hair = noise2(share * 2.2 + seed, across * 17, 523) * 0.6 + noise2(share * 16, across * 36, 525) * 0.4;
  const dry = smoothstep(0.42, 1, share) * 0.78 + smoothstep(0.75, 1, Math.abs(across)) * 0.25;
  const body = smoothstep(dry - 0.08, dry + 0.08, hair + 0.08) * smoothstep(0, 0.012, share + 0.02 * (hair - 0.4));
  const ink = (1 - smoothstep(0.95, 1.02, Math.abs(across) + (hair - 0.5) * 0.1)) * body;
  blend(out, chance(seed, 2) < 0.5 ? first : BLACK, ink * 0.96);
  brighten(out, 1 + ink * (hair - 0.5) * 0.6);
  const dot = Math.hypot(x + side * 0.05 * wide, y - 0.02) - 0.13;
  blend(out, second, fade(0, 0.012, dot + 0.03 * (hair - 0.5)) * 0.95);
  relief(out, share * 4, across, 0.3 + 0.5 * ink);
};

/** Rows of short vertical dabs that change colour from row to row. */
const dabs: Painting = (out, x, y, { tall, seed, first, second }) => {
  blend(out, CHALK, 0.92);
  const high = 0.155;
  const wave = 0.05 * Math.sin(x * 2.2 + seed);
  const row = Math.floor((y + wave) / high + 50);
  const inRow = (y + wave) / high + 50 - row;
  const each = 0.088;
  const column = Math.floor(x / each + 0.5 * (row & 1) + 50);
  const inColumn = x / each + 0.5 * (row & 1) + 50 - column;
  const own = cellNoise(column + seed, row, 531);
  const [dx, dy] = [(inColumn - 0.5) * each, (inRow - 0.5) * high];
  const bend = 0.012 * Math.sin(dy * 20 + own * 6);
  const ragged = (noise2(x * 50, y * 50, 533) - 0.5) * 0.014;
  const inside = Math.min(each * 0.4 - Math.abs(dx - bend), high * 0.45 - Math.abs(dy)) + ragged;
  const rise = (y / tall + 1) / 2 + 0.24 * (own - 0.5) + 0.2 * (fbm2(x * 0.9 + seed, y, 535, 2) - 0.36);
  const tones = [first, mix(first, CHALK, 0.35), SAND, second, mix(second, CHALK, 0.4)];
  const tone = tones[Math.max(0, Math.min(4, Math.floor(rise * 5)))] ?? first;
  if (own < 0.04) return;
  const load = 0.78 + 0.2 * smoothstep(-0.4, 0.4, dy / high + (noise2(x * 9, y * 60, 537) - 0.5) * 0.6);
  blend(out, tone, smoothstep(0, 0.012, inside) * load);
  relief(out, y * 3, x * 2, 0.5);
};

/** Thick plaster combed in arcs: no colour, only shading of the ridges. */
const plaster: Painting = (out, x, y, { wide, tall, seed, second }) => {
  blend(out, mix(CHALK, second, 0.06), 0.96);
  brighten(out, 0.93 + 0.1 * fbm2(x * 3 + seed, y * 3, 541, 3));
  let depth = 0;
  for (let arc = 0; arc < 4; arc++) {
    const [cx, cy] = [(chance(seed, arc * 3) - 0.5) * 2 * wide, (arc - 1.5) * 0.6 * tall];
    const [dx, dy] = [x - cx, y - cy];
    const radius = Math.hypot(dx, dy) + 0.015 * Math.sin(Math.atan2(dy, dx) * 2 + seed) * 2;
    const outer = 0.8 + 0.24 * chance(seed, arc * 3 + 1);
    const inside = smoothstep(0, 0.02, outer - radius) * smoothstep(0, 0.02, radius - 0.16);
    if (inside <= 0) continue;
    // the newest arc covers those below it
    const ridge =
      Math.sin((radius / 0.062) * Math.PI) + 0.35 * (noise2(radius * 60, Math.atan2(dy, dx) * 4, 543) - 0.5);
    const [nx, ny] = [dx / Math.max(0.01, radius), dy / Math.max(0.01, radius)];
    depth = depth * (1 - inside) + inside * ridge;
    const slope = Math.cos((radius / 0.062) * Math.PI) * inside;
    out.bumpX += nx * slope * 0.34;
    out.bumpY += ny * slope * 0.34;
    brighten(out, 1 + slope * (nx * -0.5 + ny * 0.6) * 0.14 + 0.06 * ridge * inside);
  }
  blend(out, SAND, 0.14 * fade(-1, 0.2, depth));
};

export const ABSTRACTS: Readonly<Record<string, Painting>> = { veils, sweep, dabs, plaster };

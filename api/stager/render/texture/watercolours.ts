/** Paintings that are watercolours, and a cyanotype of plants. */
import type { Vec3 } from '../../contract.js';
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { TextureSample } from './sample.js';
import { blend, brighten, fade } from './blend.js';
import { chance, type Painting } from './paintings.js';
import { drawn, INK, layPaper, PAPER, settled, wash } from './paper.js';

/** Horizontal bars of a broad brush; where two overlap their colours mix. */
const washes: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  layPaper(out, x, y);
  const bars = 6;
  for (let bar = 0; bar < bars; bar++) {
    const middle = (0.72 - (1.44 * bar) / (bars - 1)) * tall + (chance(seed, bar) - 0.5) * 0.06;
    const half = (0.15 + 0.05 * chance(seed, bar + 10)) * tall;
    const [left, right] = [-0.82 + 0.4 * chance(seed, bar + 20) ** 2, 0.82 - 0.5 * chance(seed, bar + 30) ** 2];
    const edge = (fbm2(x * 2.4 + bar * 7 + seed, y * 2.4, 371, 3) - 0.44) * 0.05;
    const inside = Math.min(half - Math.abs(y - middle), x - left * wide, right * wide - x) + edge;
    const flow =
      0.35 + 0.5 * smoothstep(left * wide, right * wide, x) * (bar % 2 === 0 ? 1 : -1) + (bar % 2 === 0 ? 0 : 0.5);
    wash(
      out,
      bar % 3 === 1 ? second : first,
      inside,
      Math.max(0.24, flow) * (bar === 4 ? 0.45 : 0.9),
      settled(x, y, seed + bar),
    );
  }
};

/** A pile of pebbles, each in its own wash. */
const stones: Painting = (out, x, y, { tall, seed, first, second }) => {
  layPaper(out, x, y);
  const ground = -0.78 * tall;
  const shadow = 1 - Math.hypot((x - 0.2) / 0.75, (y - ground) / 0.07);
  wash(out, INK, shadow * 0.07, 0.24, settled(x, y, seed));
  const count = 5;
  let foot = ground;
  let lean = 0;
  for (let stone = 0; stone < count; stone++) {
    const high = (0.44 - 0.055 * stone + 0.05 * chance(seed, stone)) * tall * 0.72;
    const long = (0.56 - 0.085 * stone) * (0.85 + 0.4 * chance(seed, stone + 10));
    lean += (chance(seed, stone + 20) - 0.5) * 0.14;
    const [dx, dy] = [(x - lean) / long, (y - foot - high / 2) / (high / 2)];
    foot += high * 0.97;
    const round = Math.pow(Math.abs(dx) ** 2.4 + Math.abs(dy) ** 2.2, 1 / 2.3);
    const inside = (1 - round + 0.04 * (noise2(dx * 2 + stone, dy * 2, 373) - 0.5)) * (high / 2);
    if (inside <= 0) continue;
    blend(out, PAPER, 0.9);
    const pigment = stone === 2 ? second : stone % 2 === 0 ? first : INK;
    const shade = 0.3 + 0.32 * fade(-0.9, 0.6, dy + dx * 0.4);
    wash(out, pigment, inside, stone === 2 ? shade + 0.2 : shade, settled(x, y, seed + stone * 3));
    const vein = Math.abs(dy - 0.3 * dx - 0.3 * Math.sin(dx * 2 + stone));
    if (stone === 1 || stone === 4) blend(out, PAPER, 0.6 * drawn(vein * high * 0.5, 0.018));
  }
};

interface Sprig {
  readonly seed: number;
  /** the leaves' length, and their width as a share of it */
  readonly leaf: number;
  readonly round: number;
  readonly pairs: number;
  /** half the length of the stem */
  readonly tall: number;
  readonly colours: readonly [Vec3, Vec3];
}

/** Course of the stem: it bends aside towards its tip. */
const stemX = ({ seed, tall }: Sprig, share: number): number =>
  (chance(seed, 1) < 0.5 ? -1 : 1) * (0.22 + 0.25 * chance(seed, 2)) * tall * (share * share - 0.3);

/** A vertical leafy twig, its leaves in pairs along a bent stem. */
function addSprig(out: TextureSample, x: number, y: number, sprig: Sprig): void {
  const { seed, tall, leaf, round, pairs, colours } = sprig;
  const share = (y + tall) / (2 * tall);
  if (share > 0 && share < 1)
    blend(out, colours[1], drawn(Math.abs(x - stemX(sprig, share)), 0.017 * (1.3 - share)) * 0.9);
  for (let k = 0; k < pairs * 2; k++) {
    const at = 0.14 + (0.86 * (k >> 1)) / pairs + (k & 1 ? 0.03 : 0);
    const side = k & 1 ? 1 : -1;
    const long = leaf * (1.1 - 0.5 * at) * (0.8 + 0.4 * chance(seed, k + 10));
    const angle = Math.PI / 2 - side * (0.75 + 0.35 * chance(seed, k + 40));
    const [dx, dy] = [x - stemX(sprig, at), y - (2 * at - 1) * tall];
    const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / long;
    if (along < 0 || along > 1) continue;
    const across = (dy * Math.cos(angle) - dx * Math.sin(angle)) / long;
    const half = round * 0.5 * Math.sin(Math.PI * along ** (0.75 + 0.25 * round));
    const inside = (half - Math.abs(across)) * long;
    if (inside <= 0) continue;
    const tone = 0.5 + 0.3 * chance(seed, k + 70) + (across * side > 0 ? 0.12 : -0.08) - 0.12 * along;
    blend(out, PAPER, 0.35);
    wash(out, chance(seed, k + 90) < 0.25 ? colours[1] : colours[0], inside, tone, settled(x, y, seed + k));
    if (Math.abs(across) < 0.012 / round) blend(out, colours[1], 0.45);
  }
}

/** Eucalyptus: round leaves along one or more bent stems. */
const eucalyptus: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  layPaper(out, x, y);
  const count = Math.max(1, Math.round(wide * 1.3));
  for (let k = 0; k < count; k++) {
    const at = ((k + 0.5) / count - 0.5) * 1.8 * wide;
    const long = tall * (0.82 - 0.12 * (k % 2));
    addSprig(out, x - at, y + 0.04 * tall, {
      seed: seed + k * 3,
      tall: long,
      leaf: 0.3,
      round: 0.92,
      pairs: 7,
      colours: [first, second],
    });
  }
};

const LEMON: Vec3 = [0.74, 0.47, 0.05];
const LEAF_DARK: Vec3 = [0.06, 0.13, 0.055];

/** A lemon branch, hung with fruit. */
const lemons: Painting = (out, x, y, { wide, tall, seed, first }) => {
  layPaper(out, x, y);
  const count = Math.max(1, Math.round(wide * 1.3));
  for (let k = 0; k < count; k++) {
    const at = ((k + 0.5) / count - 0.5) * 1.9 * wide;
    const down = {
      seed: seed + k * 3,
      tall: tall * 0.86,
      leaf: 0.42,
      round: 0.42,
      pairs: 6,
      colours: [first, LEAF_DARK],
    } as const;
    addSprig(out, x - at, -y, down);
    for (let fruit = 0; fruit < 4; fruit++) {
      const share = 0.28 + 0.2 * fruit;
      const radius = 0.155 + 0.03 * chance(seed, fruit + k * 9);
      const fx = x - at - stemX(down, share) - (fruit % 2 === 0 ? 1 : -1) * (0.16 + 0.06 * chance(seed, fruit));
      const fy = -y - (2 * share - 1) * down.tall - 0.1;
      // the tip of a lemon
      const round = Math.hypot(fx, fy * 0.84) - 0.02 * Math.exp(-((fx / 0.04) ** 2)) * (fy > 0 ? 1 : 0);
      const inside = radius - round;
      if (inside <= 0) continue;
      blend(out, PAPER, 0.95);
      const light = smoothstep(-0.8, 0.9, (fx * 0.7 + fy * 0.5) / radius);
      wash(out, LEMON, inside, 0.74 + 0.2 * light, settled(x, y, seed + fruit));
      blend(out, first, 0.2 * light * smoothstep(0.4, 1, round / radius));
      blend(out, PAPER, 0.5 * (1 - smoothstep(0.02, 0.05, Math.hypot(fx + radius * 0.4, fy + radius * 0.35))));
    }
  }
};

/** Overcast sky over a calm sea: colours that ran into one another, a sandbank, a far coast. */
const seaMist: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  layPaper(out, x, y);
  const line = (-0.24 + 0.22 * chance(seed, 1)) * tall;
  const bleed = fbm2(x * 0.9 + seed, y * 1.7 + 0.4 * fbm2(x, y, 381, 3), 383, 4);
  if (y > line) {
    const rise = (y - line) / (tall - line);
    blend(out, first, smoothstep(0.36, 0.62, bleed + 0.18 * rise) * (0.2 + 0.5 * rise));
    blend(out, second, smoothstep(0.42, 0.6, fbm2(x * 0.8 - seed, y * 2.4, 385, 3)) * 0.42 * (1 - rise));
    const coast =
      line + 0.05 + 0.12 * (fbm2(x * 1.7 + seed * 3, 3, 387, 3) - 0.36) - y + 0.05 * x * (chance(seed, 2) - 0.5);
    wash(out, first, coast, 0.5, settled(x, y, seed));
    return;
  }
  const near = (line - y) / (line + tall);
  const swell = fbm2(x * (2.6 - 1.6 * near) + seed, (line - y) * (9 - 4 * near), 389, 3);
  wash(out, first, line - y, 0.42 + 0.45 * near + (swell - 0.44) * 0.8, settled(x, y * 2, seed + 5));
  blend(out, PAPER, smoothstep(0.56, 0.66, swell + 0.06 * (1 - near)) * 0.6);
  const bank = -0.72 * tall + 0.24 * (fbm2(x * 0.8 + seed, 1, 391, 2) - 0.36) + 0.18 * (x / wide) - y;
  if (bank > 0) blend(out, PAPER, 0.9);
  wash(out, second, bank, 0.5, settled(x, y, seed + 9));
};

const PRUSSIAN: Vec3 = [0.012, 0.05, 0.13];

/** A cyanotype of weeds and ferns: they blocked the light and stayed white. */
const cyanotype: Painting = (out, x, y, { wide, tall, seed, first }) => {
  blend(out, PRUSSIAN, 0.97);
  blend(out, first, 0.16);
  brighten(out, 0.8 + 0.5 * fbm2(x * 1.4 + seed, y * 1.4, 395, 3));
  // the brush that applied the salts left an uneven margin
  const margin =
    Math.min(wide - Math.abs(x), tall - Math.abs(y)) -
    0.07 +
    0.05 * (noise2(x * 2, y * 16, 397) + noise2(x * 16, y * 2, 399) - 1);
  let light = 0;
  const count = Math.max(1, Math.round(wide * 1.25));
  for (let k = 0; k < count; k++) {
    const at = ((k + 0.5) / count - 0.5) * 1.7 * wide;
    const long = tall * (0.8 - 0.14 * (k % 2));
    const share = (y + long) / (2 * long);
    if (share < 0 || share > 1) continue;
    const bend = (chance(seed, k) - 0.5) * 0.7 * long * (share * share - 0.3);
    const aside = x - at - bend;
    light = Math.max(light, drawn(Math.abs(aside), 0.017 * (1.3 - share)));
    const reach = 0.46 * long * Math.sin(Math.PI * Math.min(1, 0.1 + 0.87 * share)) ** 0.7;
    const away = Math.abs(aside) / Math.max(0.02, reach);
    if (away > 1 || share < 0.12) continue;
    // side stems with their own leaflets: a fern's frond is bipinnate
    const pairs = 11;
    const place = share * pairs - away * 1.3 + (aside > 0 ? 0.5 : 0);
    const off = place - Math.floor(place) - 0.5;
    const leaflets = Math.abs(
      Math.sin(away * (13 - 5 * share) * Math.PI * (0.7 + 0.3 * cellNoise(Math.floor(place), k, 401))),
    );
    const half = 0.06 + 0.36 * (1 - away * 0.75) * Math.sqrt(leaflets);
    light = Math.max(light, smoothstep(0, 0.05, half - Math.abs(off)) * (0.82 - 0.3 * noise2(x * 14, y * 14, 403)));
  }
  blend(out, PAPER, light * 0.93);
  blend(out, PAPER, 1 - smoothstep(-0.01, 0.012, margin));
};

export const WATERCOLOURS: Readonly<Record<string, Painting>> = {
  washes,
  stones,
  eucalyptus,
  lemons,
  seaMist,
  cyanotype,
};

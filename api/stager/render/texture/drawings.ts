/** Paintings drawn in ink and charcoal on paper. */
import type { Vec3 } from '../../contract.js';
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import { blend, fade, fromWhole } from './blend.js';
import { chance, type Painting } from './paintings.js';
import { drawn, INK, layPaper, settled, wash } from './paper.js';
import { distanceFrom, type Line, smoothLine } from './pen.js';

/** Half the width of a pen's line, in half lengths of the sheet's shorter side. */
const PEN = 0.0115;

/** Contours of a sitting woman's back, her hair put up. */
const BACK: readonly Line[] = [
  smoothLine([
    [-0.1, 0.66],
    [-0.1, 0.53],
    [-0.2, 0.45],
    [-0.41, 0.38],
    [-0.53, 0.24],
    [-0.57, 0.02],
    [-0.6, -0.2],
    [-0.5, -0.42],
  ]),
  smoothLine([
    [-0.37, 0.12],
    [-0.34, -0.04],
    [-0.27, -0.22],
    [-0.3, -0.42],
    [-0.44, -0.62],
    [-0.5, -0.8],
    [-0.42, -0.95],
  ]),
  smoothLine([
    [0.14, 0.64],
    [0.13, 0.53],
    [0.24, 0.44],
    [0.43, 0.35],
    [0.53, 0.2],
    [0.5, 0],
    [0.58, -0.22],
    [0.42, -0.36],
  ]),
  smoothLine([
    [0.36, 0.1],
    [0.33, -0.06],
    [0.25, -0.24],
    [0.31, -0.44],
    [0.45, -0.62],
    [0.5, -0.8],
    [0.4, -0.95],
  ]),
  smoothLine([
    [0.03, 0.36],
    [-0.02, 0.12],
    [0.01, -0.16],
    [-0.01, -0.46],
  ]),
  smoothLine([
    [0, -0.62],
    [0.01, -0.74],
    [-0.02, -0.95],
  ]),
  smoothLine([
    [-0.24, 0.27],
    [-0.13, 0.2],
    [-0.1, 0.08],
  ]),
  smoothLine([
    [0.26, 0.24],
    [0.16, 0.17],
    [0.14, 0.06],
  ]),
  smoothLine([
    [-0.1, 0.66],
    [-0.18, 0.76],
    [-0.12, 0.92],
    [0.03, 0.97],
    [0.17, 0.9],
    [0.2, 0.75],
    [0.14, 0.64],
    [0.02, 0.6],
    [-0.1, 0.66],
  ]),
  smoothLine([
    [-0.04, 0.9],
    [-0.03, 1.04],
    [0.07, 1.08],
    [0.14, 1.02],
    [0.11, 0.92],
    [0.02, 0.93],
  ]),
];

/** A woman's back in a few lines over a shape of colour. */
const figure: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  layPaper(out, x, y);
  const side = chance(seed, 1) < 0.5 ? 1 : -1;
  const scale = 0.86 * Math.min(1.12, tall);
  const [bx, by] = [x - side * (0.24 + 0.1 * wide), y - 0.1 * tall];
  const blot = 0.52 + 0.07 * Math.sin(3 * Math.atan2(by, bx) + seed) - Math.hypot(bx, by * 0.86);
  wash(out, chance(seed, 2) < 0.5 ? first : second, blot, 0.5, settled(x, y, seed));
  const [fx, fy] = [(side * (x + 0.08 * side * wide)) / scale, (y + 0.06) / scale];
  let nearest = 1;
  for (const line of BACK) nearest = Math.min(nearest, distanceFrom(line, fx, fy));
  const pressed = PEN * (0.8 + 0.7 * noise2(fx * 3, fy * 3, 311));
  blend(out, INK, drawn(nearest * scale, pressed) * 0.92);
};

/** Roofs and towers of a town across water, in pen with a wash behind. */
const city: Painting = (out, x, y, { tall, seed, first, second }) => {
  layPaper(out, x, y);
  const quay = -0.34 * tall;
  wash(
    out,
    second,
    y - quay,
    0.34 * (1 - smoothstep(quay, 0.75 * tall, y + 0.3 * fbm2(x * 1.4, y, 313, 3))),
    settled(x, y, seed),
  );
  let ink = drawn(Math.abs(y - quay + 0.004 * Math.sin(x * 30)), PEN);
  let hidden = false;
  for (let row = 0; row < 3 && !hidden; row++) {
    const wideEach = 0.3 - 0.02 * row;
    const column = Math.floor((x + row * 0.13) / wideEach + 40);
    const inside = (x + row * 0.13) / wideEach + 40 - column;
    const own = cellNoise(column, row + seed, 315);
    const kind = cellNoise(column + 9, row + seed, 317);
    const high = quay + (0.3 + 0.2 * row + (own > 0.85 ? 0.34 : 0.22 * own)) * tall;
    const roof =
      high +
      (kind < 0.45
        ? (0.5 - Math.abs(inside - 0.5)) * 0.34
        : kind < 0.6
          ? 0.16 * Math.sqrt(Math.max(0, 0.25 - (inside - 0.5) ** 2)) * 2
          : 0);
    if (y > roof + PEN || y < quay) continue;
    hidden = true;
    if (kind > 0.75 && y < roof) blend(out, first, 0.3 * settled(x, y, seed + row));
    const edge = Math.min(Math.abs(y - roof), fromWhole(inside) * wideEach, kind < 0.6 ? Math.abs(y - high) : 1);
    ink = Math.max(ink, drawn(edge, PEN));
    const [wx, wy] = [inside * (3 + Math.floor(own * 2.9)), (high - y) * 9];
    const pane = Math.max(Math.abs(wx - Math.floor(wx) - 0.5) - 0.2, Math.abs(wy - Math.floor(wy) - 0.5) - 0.3);
    if (y < high && wy > 0.3 && y > quay + 0.05 && cellNoise(Math.floor(wx) + column * 5, Math.floor(wy), 319) > 0.25)
      ink = Math.max(ink, (1 - smoothstep(0.02, 0.08, Math.abs(pane) * 0.9)) * 0.75);
  }
  // the water reflects the town in broken strokes
  const depth = quay - y;
  const ripple = fbm2(x * 4 + seed, y * 34, 321, 3);
  if (depth > 0.02)
    ink = Math.max(ink, smoothstep(0.6, 0.68, ripple + 0.1 * (1 - depth)) * (1 - smoothstep(0.1, 0.6, depth)) * 0.7);
  blend(out, INK, ink * 0.86);
};

const SOOT: Vec3 = [0.03, 0.029, 0.028];

/** Masses of charcoal, rubbed and wiped: a dark hill against light, or boulders. */
const charcoal: Painting = (out, x, y, { tall, seed }) => {
  layPaper(out, x, y);
  const tooth = noise2(x * 95, y * 95, 331) * 0.55 + noise2(x * 38, y * 38, 333) * 0.45;
  let dark = 0.62 * fbm2(x * 1.1 + seed, y * 1.9, 335, 4) * smoothstep(-0.3 * tall, 0.9 * tall, y);
  for (let mass = 0; mass < 3; mass++) {
    const at = (chance(seed, mass * 4) - 0.5) * 1.7;
    const foot = (-0.06 - 0.3 * mass) * tall;
    const steep = 0.55 + 0.5 * chance(seed, mass * 4 + 1);
    const top =
      foot +
      (0.66 - 0.12 * mass) * tall * Math.exp(-(((x - at) / (0.5 + steep * 0.5)) ** 2)) +
      (fbm2(x * 2.3 + seed, mass, 337, 4) - 0.44) * 0.34;
    const below = top - y;
    if (below <= -0.02) continue;
    // strokes of the side of the stick follow the slope
    const stroke = fbm2((x - at) * 5 + below * 3, (y + (x - at) * 0.5) * 26, 339 + mass, 3) - 0.44;
    const body = (0.97 - 0.42 * smoothstep(0.05, 0.6, below)) * smoothstep(-0.02, 0.03, below);
    dark = dark * (1 - smoothstep(-0.02, 0.03, below)) + body * (1 + stroke * 0.7);
  }
  const wiped = smoothstep(0.56, 0.62, fbm2(x * 1.6 - seed, y * 4.4 + x, 341, 3));
  dark *= 1 - 0.6 * wiped;
  blend(out, SOOT, smoothstep(tooth * 0.62, tooth * 0.62 + 0.62, dark) * 0.95);
};

/** Wild flowers on thin stems: umbels, drawn in ink and dotted with colour. */
const umbels: Painting = (out, x, y, { wide, tall, seed, first, second }) => {
  layPaper(out, x, y);
  const count = Math.round(3 + 2.6 * wide);
  let ink = 0;
  for (let stem = 0; stem < count; stem++) {
    const foot = ((stem + 0.5) / count - 0.5) * 1.3 * wide + (chance(seed, stem) - 0.5) * 0.1;
    const lean = (chance(seed, stem + 20) - 0.5) * 0.5;
    const high = (0.12 + 0.58 * chance(seed, stem + 40)) * tall;
    const rise = (y + 0.92 * tall) / (high + 0.92 * tall);
    const at = (share: number): number => foot + lean * share * share;
    if (rise > 0 && rise < 1) ink = Math.max(ink, drawn(Math.abs(x - at(rise)), PEN * (1.25 - 0.5 * rise)));
    // narrow leaves alternate along the stem
    for (let leaf = 0; leaf < 3; leaf++) {
      const from = 0.16 + 0.17 * leaf + 0.06 * chance(seed, stem * 3 + leaf);
      const side = (leaf + stem) & 1 ? 1 : -1;
      const along = (x - at(from)) * side;
      const long = 0.24 - 0.05 * leaf;
      if (along < 0 || along > long) continue;
      const middle = (from * (high / tall + 0.92) - 0.92) * tall + along * (1.5 - along * 2.2);
      wash(
        out,
        first,
        0.032 * Math.sin((Math.PI * along) / long) - Math.abs(y - middle) * 0.6,
        0.7,
        settled(x, y, seed),
      );
    }
    const [hx, hy] = [x - at(1), y - high];
    const reach = 0.2 + 0.13 * chance(seed, stem + 60);
    const radius = Math.hypot(hx, hy * 1.15);
    if (radius > reach * 1.25 || hy < -0.02) continue;
    const spoke = (Math.atan2(hy, hx) / Math.PI) * 10;
    const bent = Math.abs(spoke - Math.round(spoke)) * radius * 0.31;
    if (radius < reach) ink = Math.max(ink, drawn(bent, PEN * 0.6));
    const turn = Math.round(spoke);
    const tip = reach * (0.86 + 0.2 * cellNoise(turn, stem + seed, 343));
    const dot = Math.hypot(bent, radius - tip) - 0.034 * (0.8 + 0.5 * cellNoise(turn, stem, 345));
    wash(
      out,
      stem % 3 === 1 ? first : second,
      -dot + 0.02 * (noise2(x * 40, y * 40, 347) - 0.5),
      0.85,
      settled(x, y, seed),
    );
  }
  blend(out, INK, ink * 0.85);
};

/** A flowering branch across the sheet, the wood in ink, the flowers in colour. */
const blossom: Painting = (out, x, y, { wide, tall, seed, second }) => {
  layPaper(out, x, y);
  const side = chance(seed, 1) < 0.5 ? 1 : -1;
  const s = (x * side) / wide;
  const branch = (share: number): number =>
    (-0.55 + 0.75 * share + 0.16 * Math.sin(share * 5 + seed) + 0.06 * Math.sin(share * 13)) * tall;
  const share = (s + 1.05) / 1.8;
  const dry = noise2(x * 50, y * 9, 351);
  if (share < 1) {
    const half = 0.075 * (1 - share) + 0.012;
    const knot = half * (0.85 + 0.4 * noise2(share * 22, 1, 353));
    blend(
      out,
      INK,
      drawn(Math.abs(y - branch(share)) * 0.85, knot) * smoothstep(0.08, 0.3, dry + 0.35 - share * 0.2) * 0.94,
    );
  }
  const spray = (twig: number, at: number): number =>
    (0.2 + 0.7 * chance(seed, twig + 30)) * at + 0.1 * Math.sin(at * 4 + twig + seed);
  for (let twig = 0; twig < 8; twig++) {
    const from = 0.16 + 0.1 * twig + 0.05 * chance(seed, twig + 50);
    const up = twig % 2 === 0 ? 1 : -0.8;
    const long = (0.3 + 0.35 * chance(seed, twig + 10)) * tall;
    const rise = ((y - branch(from)) / long) * up;
    const rootX = (from * 1.8 - 1.05) * wide * side;
    const lean = spray(twig, rise) * long * side;
    if (rise > 0 && rise < 1) blend(out, INK, drawn(Math.abs(x - rootX - lean), 0.016 * (1.15 - rise)) * 0.9);
    for (let flower = 0; flower < 3; flower++) {
      if (chance(seed, twig * 5 + flower + 70) < 0.3) continue;
      const at = 0.2 + 0.38 * flower + 0.1 * chance(seed, twig * 3 + flower + 90);
      const fx = x - rootX - spray(twig, at) * long * side;
      const fy = y - branch(from) - (at * long) / up;
      const size = (flower === 2 ? 0.07 : 0.12) + 0.06 * chance(seed, twig * 3 + flower);
      const radius = Math.hypot(fx, fy);
      if (radius > size) continue;
      const angle = Math.atan2(fy, fx) + twig + flower;
      const petal = size * (0.72 + 0.28 * Math.abs(Math.cos(angle * 2.5))) - radius;
      wash(out, second, petal, 0.5 + 0.35 * fade(0, size * 0.7, radius), settled(x, y, seed + twig));
      if (radius < size * 0.16) blend(out, INK, 0.6);
    }
  }
};

/** Contour lines of a map. */
const contours: Painting = (out, x, y, { seed, first, second }) => {
  layPaper(out, x, y);
  const height = (px: number, py: number): number => fbm2(px * 0.62 + seed * 0.7, py * 0.62, 361, 2) * 34;
  const here = height(x, y);
  const slope = Math.hypot(height(x + 0.004, y) - here, height(x, y + 0.004) - here) / 0.004;
  const level = Math.round(here);
  blend(out, second, here > 21 ? 0.6 : here > 18.5 ? 0.24 : 0);
  const away = Math.abs(here - level) / Math.max(4, slope);
  blend(out, level % 4 === 0 ? INK : first, drawn(away, level % 4 === 0 ? 0.013 : 0.008) * 0.85);
};

export const DRAWINGS: Readonly<Record<string, Painting>> = { figure, city, charcoal, umbels, blossom, contours };

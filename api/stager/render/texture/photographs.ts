/** Paintings that are large framed photographs, toned in the room's pigments. */
import type { Vec3 } from '../../contract.js';
import { cellNoise, fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { TextureSample } from './sample.js';
import { blend } from './blend.js';
import { chance, type Painting } from './paintings.js';

/**
 * Writes a duotone grey: warm silver, and a pigment that colours the midtones most: black and paper white stay neutral.
 * @param toned share of the pigment, 0: silver only
 */
function print(out: TextureSample, grey: number, pigment: Vec3, toned: number): void {
  const level = Math.max(0.05, 0.3 * pigment[0] + 0.59 * pigment[1] + 0.11 * pigment[2]);
  const share = toned * Math.min(1, 4 * grey * (1.1 - grey));
  const tone = (silver: number, channel: number) =>
    grey * (silver + share * (Math.min(1.7, Math.max(0.45, channel / level)) - silver));
  out.r = tone(1.015, pigment[0]);
  out.g = tone(1, pigment[1]);
  out.b = tone(0.965, pigment[2]);
}

/** Share of the room's pigment in prints of mist and of sand. */
const TONED = { mist: 0.1, sand: 0.27 } as const;

/** How far a point is inside the nearest conifer of a row that stands on `ground`; more than 0 inside. */
function conifer(x: number, y: number, ground: number, spacing: number, row: number): number {
  const column = Math.floor(x / spacing);
  let best = -1;
  for (let k = -1; k <= 1; k++) {
    const own = cellNoise(column + k, row, 191);
    const tall = spacing * (1.5 + 2.6 * own * own);
    const middle = (column + k + 0.2 + 0.6 * cellNoise(column + k, row, 193)) * spacing;
    const up = (y - ground + spacing * 0.25) / tall;
    if (up < 0 || up > 1) continue;
    // boughs: a sawtooth that is finer towards the tip
    const bough = (up * (9 + 5 * own)) % 1;
    const ragged = 0.72 + 0.4 * (1 - bough) + 0.5 * (noise2(x * 60, y * 70, 195) - 0.5);
    const inside = (1 - up) * spacing * 0.42 * ragged + spacing * 0.012 - Math.abs(x - middle);
    if (inside > best) best = inside;
  }
  return best;
}

/** Wooded ridges, one behind another, in rising mist. */
const pines: Painting = (out, x, y, { tall, seed, first }) => {
  let grey = 0.66 + 0.12 * y + (fbm2(x * 0.8 + seed, y * 1.6, 197, 3) - 0.44) * 0.16;
  for (let ridge = 0; ridge < 5; ridge++) {
    const near = ridge / 4;
    const shape = fbm2(x * (0.55 + 0.2 * near) + seed * 1.7 + ridge * 9, ridge, 199, 4) - 0.44;
    const ground = (0.42 - 0.34 * ridge) * tall * 0.9 + shape * (0.9 - 0.35 * near);
    const spacing = 0.035 + 0.1 * near * near;
    const below = ground - y;
    const tree = ridge === 0 ? -1 : conifer(x + seed, y, ground, spacing, ridge);
    const cover = Math.max(smoothstep(-0.004, 0.006, below), smoothstep(0, 0.003 + 0.002 * near, tree));
    if (cover <= 0) continue;
    const dark = 0.46 * (1 - near) ** 1.3 + 0.018;
    const mist =
      smoothstep(0.02, 0.6, below + (fbm2(x * 1.5, y * 2.5, 201 + ridge, 3) - 0.44) * 0.5) * (0.85 - 0.5 * near);
    const tone = dark * (0.9 + 0.3 * noise2(x * (30 + 60 * near), y * 90, 203) * (0.3 + near)) + mist * (0.6 - dark);
    grey += (tone - grey) * cover;
  }
  print(out, grey, first, TONED.mist);
};

/** Sand in low sun: crests with a lit and a shaded side. */
const dunes: Painting = (out, x, y, { wide, tall, seed, second }) => {
  let grey = 0.6 + 0.2 * (y / tall) + 0.04 * (noise2(x * 1.3 + seed, y * 3, 211) - 0.5);
  for (let dune = 0; dune < 4; dune++) {
    const peak = (chance(seed, dune * 5) - 0.5) * 1.5 * wide;
    const high = (0.34 - 0.36 * dune + 0.16 * chance(seed, dune * 5 + 1)) * tall;
    const away = x - peak;
    const top = high - Math.abs(away) * (away > 0 ? 0.32 : 0.24) + 0.06 * Math.sin(x * 2.3 + seed + dune * 2);
    const depth = top - y;
    if (depth <= 0) continue;
    // the crest runs towards the viewer in a long bend
    const crest = away - depth * (0.55 + 0.5 * chance(seed, dune * 5 + 2)) + 0.16 * Math.sin(depth * 3.4 + dune + seed);
    const shaded = smoothstep(-0.006, 0.012, crest);
    const soft = smoothstep(0, 0.9, depth);
    const lit = 0.74 - 0.3 * soft + 0.1 * (1 - smoothstep(0, 0.5, -crest));
    const dark = 0.035 + 0.16 * smoothstep(0, 1.1, crest) + 0.05 * soft;
    const ripple =
      Math.sin((y * 1.2 - x * 0.35 + 0.5 * fbm2(x * 2, y * 2, 213, 2)) * 95) *
      0.05 *
      (1 - shaded) *
      smoothstep(0.05, 0.4, depth);
    const tone = (lit + ripple) * (1 - shaded) + dark * shaded;
    grey += (tone * (0.95 + 0.1 * noise2(x * 150, y * 150, 215)) - grey) * smoothstep(0, 0.008, depth);
  }
  print(out, grey, second, TONED.sand);
};

const DEEP: Vec3 = [0.012, 0.075, 0.12];
const SHOAL: Vec3 = [0.09, 0.32, 0.34];
const FOAM: Vec3 = [0.82, 0.83, 0.82];
const SAND: Vec3 = [0.56, 0.45, 0.32];
const WET: Vec3 = [0.3, 0.24, 0.17];

/** Waves on a beach, from high above: deep water, shoal, lace of foam, wet and dry sand. */
const shore: Painting = (out, x, y, { seed, first }) => {
  const lean = (chance(seed, 1) - 0.5) * 1.1;
  const toSea = x * Math.sin(lean) + y * Math.cos(lean);
  const along = x * Math.cos(lean) - y * Math.sin(lean);
  const swing = (fbm2(along * 1.1 + seed, toSea * 0.6, 221, 4) - 0.45) * 0.8;
  const place = toSea + swing + 0.24;
  out.r = SAND[0];
  out.g = SAND[1];
  out.b = SAND[2];
  const grain = 0.94 + 0.12 * fbm2(x * 9, y * 9, 223, 3);
  out.r *= grain;
  out.g *= grain;
  out.b *= grain;
  blend(out, WET, smoothstep(-0.2, -0.1, place + (noise2(along * 4, 1, 225) - 0.5) * 0.06) * 0.75);
  const water = smoothstep(0, 0.02, place);
  blend(out, SHOAL, water * (0.55 + 0.4 * smoothstep(0, 0.3, place)));
  const deep = place + (fbm2(x * 1.6, y * 1.6, 227, 3) - 0.44) * 0.5;
  blend(out, DEEP, smoothstep(0.2, 1, deep) * 0.95);
  blend(out, first, (0.2 + 0.35 * smoothstep(0.2, 1, deep)) * water);
  const glint = noise2(along * 26, toSea * 60, 229);
  blend(out, FOAM, water * smoothstep(0.82, 0.96, glint) * 0.14);
  // surf: broken foam behind a solid front, two older lines farther out
  const lace = fbm2(along * 7 + seed, toSea * 9, 231, 4);
  for (let wave = 0; wave < 3; wave++) {
    const front = wave * 0.3 + (fbm2(along * 1.7 + wave * 5 + seed, 3, 233, 3) - 0.44) * 0.16;
    const behind = place - front;
    if (behind < -0.02 || behind > 0.34) continue;
    const body = smoothstep(-0.004, 0.012, behind) * (1 - smoothstep(0.01, 0.05 - 0.01 * wave, behind));
    const web = 1 - smoothstep(0.006, 0.05, Math.abs(lace - 0.46));
    const trail = smoothstep(0, 0.01, behind) * (1 - smoothstep(0.05, 0.3, behind)) * web;
    blend(out, FOAM, Math.max(body, trail * 0.85) * (1 - 0.28 * wave));
  }
};

/** A printed page: a heading, lines of words in two columns. */
const text: Painting = (out, x, y, { wide, tall }) => {
  const column = x < 0 ? 0 : 1;
  const s = (x - (column - 0.5) * wide) / (wide * 0.42);
  const t = (tall * 0.8 - y) * 17;
  const row = Math.floor(t);
  if (Math.abs(s) > 1 || row < 0 || row > tall * 27 || (row < 4 && column === 0)) {
    if (row === 1 && column === 0 && Math.abs(s) < 0.7) blend(out, [0.05, 0.05, 0.05], 0.8);
    return;
  }
  const word = cellNoise(s * 9 + row * 3.7, row, 241 + column);
  const last = cellNoise(row, column, 243) < 0.18 && s > 0.1;
  if (word < 0.12 || last || t - row > 0.55) return;
  blend(out, [0.09, 0.09, 0.09], 0.62);
};

export const PHOTOGRAPHS: Readonly<Record<string, Painting>> = { pines, dunes, shore, text };

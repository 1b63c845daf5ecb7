/** Woven, piled and tanned: what upholstery, bedding and curtains are covered with. */
import type { Material } from '../mesh.js';
import { cellNoise, fbm2, noise2, noise3, noise3Slope, smoothstep, type Slope } from '../meshkit/noise.js';
import type { Painter, TextureSample } from '../texture.js';
import { blend, brighten, fromWhole, resolved } from './blend.js';

/** Threads of a plain weave per metre: 4 mm of mottling is what a photo of a room resolves. */
const THREADS = 260;
/** Creases per metre. */
const CREASES = 8.5;
/** How near to a crease's line the cloth is bent, share of the noise's range. */
const FOLD = 0.1;

const slope: Slope = { value: 0, x: 0, y: 0, z: 0 };

/** Soft dents as wide as a hand, and along some lines between them a pinched crease. Adds to the bump. */
function addCreases(out: TextureSample, strength: number, x: number, y: number, z: number): void {
  if (strength <= 0) return;
  // seen along the cloth, creases crowd into less than a pixel each
  const seen = strength * (0.2 + 0.8 * resolved(0.08, out.along));
  noise3Slope(x * CREASES, y * CREASES * 0.75, z * CREASES, slope);
  const off = (slope.value - 0.5) / FOLD;
  const bend = seen * (0.12 - 0.34 * off * Math.exp(-off * off));
  out.bumpX += slope.x * bend;
  out.bumpY += slope.y * bend;
  out.bumpZ += slope.z * bend;
}

/**
 * Warp and weft of uneven, slightly mixed yarn. `pattern`: `linen` adds long slubs, `melange` flecks of lighter and
 * darker wool.
 */
export const paintFabric: Painter = (material, out, u, v, x, y, z) => {
  const scale = material.scale ?? THREADS;
  const contrast = material.contrast ?? 0.22;
  const bump = material.bump ?? 0.1;
  // single threads are only seen from near by; from further off they would be mere noise
  const seen = 0.3 + 0.7 * resolved(1.6 / scale, out.footprint);
  const warp = 0.5 + (noise2(u * scale, v * scale * 0.16, 3) - 0.5) * seen;
  const weft = 0.5 + (noise2(u * scale * 0.16, v * scale, 9) - 0.5) * seen;
  const slow = noise2(u * 4.5, v * 4.5, 5);
  // thicker yarn here and there: what is left of the weave where its threads are too fine to be seen
  const thick = noise2(u * 95, v * 9, 27) + noise2(u * 9, v * 95, 29) - 1;
  let k = 1 + (warp + weft - 1 + 0.45 * thick) * contrast + (slow - 0.5) * 0.06;
  if (material.pattern === 'linen') {
    const slub = noise2(u * 9, v * 340, 17) + noise2(u * 340, v * 9, 18);
    k += (smoothstep(1.25, 1.7, slub) - 0.1) * contrast * seen;
  } else if (material.pattern === 'melange') {
    const fleck = noise2(u * scale * 0.6, v * scale * 0.6, 13);
    const tuft = noise2(u * 62, v * 62, 33);
    const pale = smoothstep(0.62, 0.85, fleck) * seen;
    const dark = (1 - smoothstep(0.15, 0.38, fleck)) * seen;
    const tufted = (tuft - 0.5) * (0.15 + 0.35 * resolved(1 / 62, out.footprint));
    k += (pale - dark + tufted) * contrast * 0.7;
  }
  brighten(out, k);
  out.bumpX = (warp - 0.5) * bump;
  out.bumpZ = (weft - 0.5) * bump;
  out.bumpY = (warp - weft) * 0.5 * bump;
  addCreases(out, material.crease ?? 0, x, y, z);
};

/** Stitches of plain knitting: each a V of two legs of yarn, in columns; no two are drawn equally tight. */
function paintKnit(material: Material, out: TextureSample, u: number, v: number): void {
  const scale = material.scale ?? 90;
  const stray = noise2(u * 16, v * 16, 6) * 0.5;
  const column = Math.floor(u * scale + stray);
  const s = u * scale + stray - column - 0.5;
  const side = s < 0 ? -1 : 1;
  const climb = v * scale * 1.35 - Math.abs(s) * 1.3 + stray;
  const t = climb - Math.floor(climb) - 0.5;
  const across = Math.abs(s) * 4 - 1;
  const yarn = (1 - 3.2 * t * t) * (1 - 0.6 * across * across);
  const uneven = noise2(column * 0.8, Math.floor(climb) * 0.8, 4) - 0.5;
  const slow = fbm2(u * 12, v * 12, 2, 2) - 0.36;
  const contrast = material.contrast ?? 0.3;
  const seen = resolved(1.2 / scale, out.footprint);
  brighten(out, 1 + (yarn - 0.55) * contrast * seen + uneven * contrast * 0.5 + slow * 0.16);
  const bump = (material.bump ?? 0.3) * seen;
  out.bumpX = (side * across - t) * 0.5 * bump;
  out.bumpZ = t * 1.6 * bump + uneven * bump * 0.4;
  out.bumpY = t * bump;
}

/** Coarse over-and-under of thick yarn: jute, rope. Pattern `knit`: throws, poufs. */
export function paintWeave(material: Material, out: TextureSample, u: number, v: number): void {
  if (material.pattern === 'knit') return paintKnit(material, out, u, v);
  const scale = material.scale ?? 130;
  const contrast = material.contrast ?? 0.3;
  const seen = resolved(1 / scale, out.footprint);
  const bump = (material.bump ?? 0.22) * seen;
  const column = Math.floor(u * scale);
  const row = Math.floor(v * scale);
  const s = u * scale - column - 0.5;
  const t = v * scale - row - 0.5;
  const over = ((column + row) & 1) === 0;
  const yarn = over ? 1 - 4 * s * s : 1 - 4 * t * t;
  const uneven = noise2(column * 0.7, row * 0.7, 4);
  const slow = fbm2(u * 14, v * 14, 2, 2) - 0.36;
  brighten(out, 1 + (yarn - 0.62) * contrast * seen + (uneven - 0.5) * contrast * 0.6 + slow * 0.2);
  out.bumpX = (over ? s : 0) * bump * 1.6 + (uneven - 0.5) * bump * 0.5;
  out.bumpZ = (over ? 0 : t) * bump * 1.6 + (uneven - 0.5) * bump * 0.5;
}

/** Loops of looped yarn: round lumps of about 8 mm with dark gaps. */
export const paintBoucle: Painter = (material, out, _u, _v, x, y, z) => {
  const scale = material.scale ?? 128;
  const bump = material.bump ?? 0.55;
  // turned out of the room's axes: the lattice of the noise must not show on upright and level faces
  const a = (0.36 * x + 0.48 * y - 0.8 * z) * scale;
  const b = (-0.8 * x + 0.6 * y) * scale;
  const c = (0.48 * x + 0.64 * y + 0.6 * z) * scale;
  noise3Slope(a, b, c, slope);
  const small = noise3(a * 2.3, b * 2.3, c * 2.3 + 5);
  // clusters of loops: what is left where single ones are too fine to be seen
  const cluster = noise3(a * 0.34, b * 0.34, c * 0.34 + 9);
  const seen = 0.35 + 0.65 * resolved(1.5 / scale, out.footprint);
  const loops = 0.34 * (slope.value - 0.5) + 0.2 * (small - 0.5) * seen;
  brighten(out, 1 + loops * seen + (cluster - 0.5) * 0.1);
  const lean = -bump * 0.5 * seen;
  out.bumpX = (0.36 * slope.x - 0.8 * slope.y + 0.48 * slope.z) * lean;
  out.bumpY = (0.48 * slope.x + 0.6 * slope.y + 0.64 * slope.z) * lean;
  out.bumpZ = (-0.8 * slope.x + 0.6 * slope.z) * lean;
};

/** The nap of a velvet lies this way and that: slow patches of light and dark. */
export const paintVelvet: Painter = (material, out, u, v, x, y, z) => {
  const nap = fbm2(u * 5, v * 3.2, 21, 3);
  const brushed = noise2(u * 30, v * 7, 23);
  const fine = noise2(u * 420, v * 420, 25);
  brighten(out, 0.9 + (nap - 0.42) * 0.55 + (brushed - 0.5) * 0.14 + (fine - 0.5) * 0.1);
  const bump = material.bump ?? 0.08;
  out.bumpX = (nap - 0.44) * bump * 3 + (fine - 0.5) * bump;
  out.bumpZ = (brushed - 0.5) * bump * 1.6;
  addCreases(out, material.crease ?? 0, x, y, z);
};

/** Grain of pebbles, creases, and the sheen of worn places. */
export const paintLeather: Painter = (material, out, u, v, x, y, z) => {
  const bump = material.bump ?? 0.1;
  const pebble = noise3(x * 190, y * 190, z * 190);
  const worn = fbm2(u * 4, v * 4, 31, 3);
  const crease = fbm2(u * 26, v * 26, 35, 2);
  brighten(out, 0.8 + worn * 0.5 + (pebble - 0.5) * 0.1 - smoothstep(0.5, 0.66, crease) * 0.07);
  out.r *= 1 + (worn - 0.45) * 0.14;
  out.roughness += (0.45 - worn) * 0.28;
  out.bumpX = (pebble - 0.5) * bump + (crease - 0.36) * bump;
  out.bumpY = (noise3(x * 190 + 7, y * 190, z * 190) - 0.5) * bump;
  out.bumpZ = (crease - 0.36) * bump;
  addCreases(out, material.crease ?? 0, x, y, z);
};

/** Groups of stripes along v: one broad, two narrow. `scale`: groups per metre. */
export const paintStripes: Painter = (material, out, u, v, x, y, z) => {
  const place = u * (material.scale ?? 9);
  const share = place - Math.floor(place);
  const broad = smoothstep(0.06, 0.075, share) - smoothstep(0.33, 0.345, share);
  const narrow = smoothstep(0.5, 0.51, share) - smoothstep(0.545, 0.555, share);
  const other = smoothstep(0.84, 0.85, share) - smoothstep(0.885, 0.895, share);
  if (material.colour2) blend(out, material.colour2, Math.max(broad, narrow, other) * 0.9);
  paintFabric(material, out, u, v, x, y, z);
};

/** Ogee figures woven in satin on a dull ground. `scale`: repeats per metre. */
export const paintDamask: Painter = (material, out, u, v, x, y, z) => {
  const scale = material.scale ?? 5.5;
  const row = Math.floor(v * scale * 0.72);
  const s = fromWhole(u * scale + (row & 1) * 0.5);
  const t = v * scale * 0.72 - row - 0.5;
  const ogee = 0.36 * Math.cos(t * Math.PI) ** 1.5;
  const outline = 1 - smoothstep(0.012, 0.04, Math.abs(s - ogee));
  const petal = s * s * 26 + (t + 0.08) * (t + 0.08) * 9;
  const lobes = 0.62 + 0.3 * Math.cos(7 * Math.atan2(t, s + 0.001));
  const flower = 1 - smoothstep(lobes * 0.5, lobes * 0.5 + 0.09, petal);
  const figure = Math.max(outline, flower);
  if (material.colour2) blend(out, material.colour2, figure * 0.85);
  paintFabric(material, out, u, v, x, y, z);
  out.roughness -= figure * 0.3;
};

/** Small sprigs scattered on a ground. `scale`: sprigs per metre. */
export const paintFloral: Painter = (material, out, u, v, x, y, z) => {
  const scale = material.scale ?? 21;
  const column = Math.floor(u * scale);
  const row = Math.floor(v * scale + (column & 1) * 0.5);
  const chance = cellNoise(column, row, 41);
  const s = u * scale - column - 0.5 + (cellNoise(column, row, 42) - 0.5) * 0.4;
  const t = v * scale + (column & 1) * 0.5 - row - 0.5 + (cellNoise(column, row, 43) - 0.5) * 0.4;
  const radius = Math.sqrt(s * s + t * t);
  const turn = Math.atan2(t, s) + chance * 6;
  const petals = 0.17 + 0.07 * Math.cos(turn * 5);
  const flower = chance > 0.42 ? 1 - smoothstep(petals, petals + 0.05, radius) : 0;
  if (material.colour2) blend(out, material.colour2, flower * (0.65 + 0.35 * chance));
  const leafSide = Math.abs(s * 0.6 + t * 0.8);
  const stem = 1 - smoothstep(0.02, 0.06, Math.abs(s * 0.8 - t * 0.6));
  const sprig = stem * (1 - smoothstep(0.2, 0.3, leafSide)) * (1 - flower);
  if (sprig > 0) {
    out.r += (0.26 - out.r) * sprig * 0.55;
    out.g += (0.34 - out.g) * sprig * 0.55;
    out.b += (0.18 - out.b) * sprig * 0.55;
  }
  paintFabric(material, out, u, v, x, y, z);
};

/** Woven, piled and leather covers of upholstery, bedding and curtains. */
import type { Material } from '../../mesh/mesh.js';
import { cellNoise, fbm2, noise2, noise3, noise3Slope, smoothstep, type Slope } from '../../mesh/kit/noise.js';
import type { Painter, TextureSample } from './sample.js';
import { blend, brighten, fromWhole, resolved } from './blend.js';
import { addCreases, heatherAt } from './yarn.js';

/** Threads of a plain weave per metre. */
const THREADS = 420;

const slope: Slope = { value: 0, x: 0, y: 0, z: 0 };

/** Relief of a plain weave, -0.5..0.5; `seen`: how much of it the picture resolves. */
function overAndUnder(u: number, v: number, scale: number): number {
  const column = Math.floor(u * scale);
  const row = Math.floor(v * scale);
  const s = u * scale - column - 0.5;
  const t = v * scale - row - 0.5;
  return ((column + row) & 1) === 0 ? 0.3 - 2.4 * s * s : 0.3 - 2.4 * t * t;
}

/**
 * Warp and weft of uneven, mixed yarn. `pattern`: `linen` adds long slubs, `melange` short flecks of lighter and darker
 * wool. Worn areas are paler.
 */
export const paintFabric: Painter = (material, out, u, v, x, y, z) => {
  const scale = material.scale ?? THREADS;
  const contrast = material.contrast ?? 0.22;
  const bump = material.bump ?? 0.1;
  const wool = material.pattern === 'melange';
  const { warp, weft } = heatherAt(u, v, out.footprint, wool ? 0.62 : 0.5);
  const handled = noise3(x * 3.1, y * 3.1, z * 3.1 + 40) - 0.5;
  const rubbed = noise2(u * 11, v * 8, 5) - 0.5;
  let k = 1 + (warp + weft) * contrast + handled * 0.085 + rubbed * 0.035;
  // single threads are visible from nearby only; farther away they would be noise
  const seen = resolved(1.6 / scale, out.footprint);
  if (seen > 0) {
    const thread = overAndUnder(u, v, scale) * seen;
    k += thread * contrast * 0.7;
    out.bumpY = thread * bump;
  }
  if (material.pattern === 'linen') {
    const drawn = resolved(1 / 130, out.footprint);
    const across = smoothstep(0.7, 0.92, noise2(u * 11, v * 330, 17));
    const upright = smoothstep(0.74, 0.94, noise2(u * 330, v * 11, 18));
    k += (across + 0.7 * upright - 0.16) * contrast * 0.8 * drawn;
  }
  brighten(out, k);
  // yarns differ in hue as well: some are warmer
  const warmer = (warp - weft) * contrast * 0.16;
  out.r *= 1 + warmer;
  out.b *= 1 - warmer;
  out.bumpX = warp * bump;
  out.bumpZ = weft * bump;
  addCreases(out, material.crease ?? 0, x, y, z);
};

/** Stitches of plain knitting: V shapes of two strands, in columns, each slightly different. */
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

/** Coarse plain weave of thick yarn: jute, rope. Pattern `knit`: throws, poufs. */
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

/** Loops of curled yarn: bright knots of about 7 mm over dark pits. */
export const paintBoucle: Painter = (material, out, u, v, x, y, z) => {
  const scale = material.scale ?? 150;
  const bump = material.bump ?? 0.6;
  const { warp, weft } = heatherAt(u, v, out.footprint, 0.85, scale * 2);
  const handled = noise3(x * 3.1, y * 3.1, z * 3.1 + 40) - 0.5;
  const near = resolved(2.2 / scale, out.footprint);
  let k = 1 + (warp + weft) * 0.3 + handled * 0.08;
  if (near > 0) {
    // rotated against the room's axes: the noise's lattice must not show on horizontal and vertical faces
    const a = (0.36 * x + 0.48 * y - 0.8 * z) * scale;
    const b = (-0.8 * x + 0.6 * y) * scale;
    const c = (0.48 * x + 0.64 * y + 0.6 * z) * scale;
    noise3Slope(a, b, c, slope);
    // a loop is a ridge along a level line of the noise
    const off = (slope.value - 0.5) * 4.2;
    const ridge = 1 / (1 + off * off);
    k += (ridge - 0.62) * 0.2 * near;
    const lean = -bump * 0.4 * near * off * ridge;
    out.bumpX = (0.36 * slope.x - 0.8 * slope.y + 0.48 * slope.z) * lean;
    out.bumpY = (0.48 * slope.x + 0.6 * slope.y + 0.64 * slope.z) * lean;
    out.bumpZ = (-0.8 * slope.x + 0.6 * slope.z) * lean;
  }
  brighten(out, k);
  out.bumpX += warp * bump * 0.5;
  out.bumpY += (warp - weft) * bump * 0.35;
  out.bumpZ += weft * bump * 0.5;
};

/** The nap of velvet: low-frequency patches of light and dark where it was brushed. */
export const paintVelvet: Painter = (material, out, u, v, x, y, z) => {
  const stray = noise2(u * 6, v * 6, 22) * 0.4;
  const nap = 0.42 + (smoothstep(0.28, 0.58, fbm2(u * 4.2 + stray, v * 2.8 - stray, 21, 3)) - 0.5) * 0.42;
  const brushed = noise2(u * 30, v * 7, 23);
  const { warp, weft } = heatherAt(u, v, out.footprint, 0.9);
  brighten(out, 0.9 + (nap - 0.42) * 0.62 + (brushed - 0.5) * 0.1 + (warp + weft) * 0.1);
  const bump = material.bump ?? 0.08;
  out.bumpX = (nap - 0.44) * bump * 3 + warp * bump;
  out.bumpZ = (brushed - 0.5) * bump * 1.6;
  addCreases(out, material.crease ?? 0, x, y, z);
};

/** Cells of leather's pebbles per metre. */
const PEBBLES = 300;

/**
 * Grain of pebbles with dark furrows; worn places are paler and shinier. Oil and wear vary the colour of old leather
 * more.
 */
export const paintLeather: Painter = (material, out, u, v, x, y, z) => {
  const bump = material.bump ?? 0.16;
  const { warp, weft } = heatherAt(u, v, out.footprint, 0.8);
  const worn = fbm2(u * 2.7, v * 2.7, 31, 3) - 0.44;
  const mottled = fbm2(u * 15, v * 15, 51, 2) - 0.37;
  let k = 0.98 + worn * 0.28 + mottled * 0.18 + (warp + weft) * 0.11;
  const seen = resolved(1.7 / PEBBLES, out.footprint);
  if (seen > 0) {
    noise3Slope(x * PEBBLES, y * PEBBLES, z * PEBBLES, slope);
    k -= (1 - smoothstep(0.22, 0.42, slope.value)) * seen * 0.14;
    const pebble = bump * 0.5 * seen;
    out.bumpX = slope.x * pebble;
    out.bumpY = slope.y * pebble;
    out.bumpZ = slope.z * pebble;
  }
  brighten(out, k);
  // rubbed places are paler and yellower
  out.b *= 1 - worn * 0.18 - mottled * 0.1;
  out.r *= 1 + worn * 0.05;
  out.roughness += -worn * 0.2 - mottled * 0.15 + (warp - weft) * 0.2;
  out.bumpX += (warp + mottled * 0.4) * bump * 0.4;
  out.bumpZ += (weft + mottled * 0.4) * bump * 0.4;
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

/** Shared by woven textures: yarn of uneven tone, and creases. */
import { grain2, noise3Slope, type Slope } from '../../mesh/kit/noise.js';
import type { TextureSample } from './sample.js';
import { resolved } from './blend.js';

/** Default cells of the finest mottling per metre: a yarn's thickness. */
const YARNS = 520;
/** Width of a noise cell in pixels: wide enough not to alias, too narrow to be a blot. */
const PIXELS = 1.2;
/** Factor of the yarns' contrast per doubling of the footprint. */
const FADING = 0.74;
/** Creases per metre. */
const CREASES = 7.5;
/** Half width of a crease, as a share of the noise's range. */
const FOLD = 0.1;

const slope: Slope = { value: 0, x: 0, y: 0, z: 0 };

/** Tone of mixed yarn at one point; reused for all points. */
interface Heather {
  /** of warp and weft, about -0.5..0.5 each */
  warp: number;
  weft: number;
}

const heather: Heather = { warp: 0, weft: 0 };

function addGrain(u: number, v: number, cells: number, long: number, share: number): void {
  if (share <= 0.02) return;
  heather.warp += grain2(u * cells, v * cells * long, 3) * share;
  heather.weft += grain2(u * cells * long, v * cells, 9) * share;
}

/**
 * Mottling of mixed yarn: single yarns from nearby; from farther away about as fine as the picture resolves, as real
 * cloth never looks smooth. `long`: inverse length of a fleck along its yarn, 1: a dot.
 */
export function heatherAt(u: number, v: number, footprint: number, long: number, yarns = YARNS): Readonly<Heather> {
  const octave = Math.log2(Math.max(1, PIXELS * footprint * yarns));
  const whole = Math.floor(octave);
  const coarse = octave - whole;
  heather.warp = 0;
  heather.weft = 0;
  const cells = yarns * 0.5 ** whole;
  const left = Math.min(1, 1.3 * FADING ** octave);
  addGrain(u, v, cells, long, left * Math.sqrt(1 - coarse));
  addGrain(u, v, cells * 0.5, long, left * Math.sqrt(coarse));
  return heather;
}

/** Soft dents about 10 cm wide, with pinched creases between some of them. Adds to the bump. */
export function addCreases(out: TextureSample, strength: number, x: number, y: number, z: number): void {
  if (strength <= 0) return;
  // at grazing angles creases are narrower than a pixel
  const seen = strength * (0.2 + 0.8 * resolved(0.08, out.along));
  noise3Slope(x * CREASES, y * CREASES * 0.75, z * CREASES, slope);
  const off = (slope.value - 0.5) / FOLD;
  const bend = seen * (0.12 - 0.34 * off * Math.exp(-off * off));
  out.bumpX += slope.x * bend;
  out.bumpY += slope.y * bend;
  out.bumpZ += slope.z * bend;
}

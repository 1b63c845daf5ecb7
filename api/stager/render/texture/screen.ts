import { cellNoise, fbm2, smoothstep } from '../../mesh/kit/noise.js';
import type { Painter } from './sample.js';
import { paintGarden } from './garden.js';

/** Brightness of a page, as a share of the material's colour. */
const PAGE = 0.9;

const fraction = (value: number): number => value - Math.floor(value);

/**
 * A screen's picture, as a share of its material's colour. u and v in metres from its centre. Patterns: `off` (dark
 * glass), `picture` (a dim landscape), `desktop` (windows with lines of text), `game` (a glowing horizon), `garden` (a
 * window's view: see `paintGarden`).
 */
export const paintScreen: Painter = (material, out, u, v, x, y, z) => {
  if (material.pattern === undefined || material.pattern === 'off') return;
  if (material.pattern === 'garden') {
    paintGarden(material, out, u, v, x, y, z);
    return;
  }
  const [halfU, halfV] = material.halfSize ?? [0.3, 0.2];
  const s = u / halfU;
  const t = v / halfV;
  const seed = (material.seed ?? 0) % 89;
  const hills = fbm2(s * 1.4 + seed, 0.5, 3, 3);
  let red = 0.2;
  let green = 0.3;
  let blue = 0.45;
  if (material.pattern === 'desktop') {
    // a wallpaper of dunes, a document with a heading, a bar below
    const dune = smoothstep(-0.02, 0.02, hills * 1.3 - 0.7 - t);
    const sky = 0.5 + 0.22 * t;
    const page = Math.abs(s + 0.22) < 0.5 && t < 0.8 && t > -0.72;
    const row = (t + 0.72) * 15;
    const long = cellNoise(0, Math.floor(row), seed) * 0.55 - 0.36;
    const heading = t > 0.52;
    const text =
      page && s > -0.62 && s < (heading ? 0 : long + 0.4) && Math.abs(fraction(row) - 0.5) < (heading ? 0.3 : 0.14);
    const bar = Math.abs(t + 0.9) < 0.05 && Math.abs(s) < 0.36;
    const tone = page ? (text ? 0.45 : PAGE) : bar ? 0.72 : 0;
    red = tone || sky * 0.86 - dune * 0.06;
    green = tone || sky * 0.84 - dune * 0.12;
    blue = tone || sky * 0.9 - dune * 0.22;
  } else if (material.pattern === 'game') {
    const glow = Math.exp(-Math.abs(t + 0.1) * 3);
    const peak = smoothstep(0, 0.02, hills * 1.2 - 0.75 - t);
    red = 0.12 + glow * 0.9 - peak * 0.3;
    green = 0.06 + glow * 0.25 + (1 - glow) * 0.1 * (1 - peak);
    blue = 0.25 + glow * 0.6 - peak * 0.1;
  } else {
    const ridge = smoothstep(-0.02, 0.03, hills * 1.4 - 0.85 - t);
    const near = smoothstep(-0.02, 0.03, fbm2(s * 2 + seed, 4, 7, 3) * 1.2 - 1.1 - t);
    red = 0.55 + 0.2 * t - ridge * 0.3 - near * 0.12;
    green = 0.5 + 0.22 * t - ridge * 0.2 - near * 0.12;
    blue = 0.6 + 0.3 * t - ridge * 0.25 - near * 0.25;
  }
  out.r *= Math.max(0.02, Math.min(1, red));
  out.g *= Math.max(0.02, Math.min(1, green));
  out.b *= Math.max(0.02, Math.min(1, blue));
};

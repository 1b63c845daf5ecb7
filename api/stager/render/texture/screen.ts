import type { Material } from '../mesh.js';
import { cellNoise, fbm2, smoothstep } from '../meshkit/noise.js';
import type { TextureSample } from '../texture.js';

/** How bright a page is against the screen's darkest, share of the material's colour. */
const PAGE = 0.9;

/**
 * What a screen shows, as a share of its material's colour. u and v in metres from its middle. Patterns: `off` (dark
 * glass), `picture` (a dim landscape), `desktop` (windows with lines of text), `game` (a glowing horizon).
 */
export function paintScreen(material: Material, out: TextureSample, u: number, v: number): void {
  if (material.pattern === undefined || material.pattern === 'off') return;
  const [halfU, halfV] = material.halfSize ?? [0.3, 0.2];
  const s = u / halfU;
  const t = v / halfV;
  const seed = (material.seed ?? 0) % 89;
  const hills = fbm2(s * 1.4 + seed, 0.5, 3, 3);
  let red = 0.2;
  let green = 0.3;
  let blue = 0.45;
  if (material.pattern === 'desktop') {
    const inWindow = Math.abs(s + 0.25) < 0.6 && Math.abs(t) < 0.72;
    const line = cellNoise(0, Math.floor(t * 24), seed) * 0.9 - 0.75;
    const text = inWindow && s + 0.25 < line && Math.abs(t * 24 - Math.floor(t * 24) - 0.5) < 0.2;
    const tone = inWindow ? (text ? 0.35 : PAGE) : 0.25 + 0.15 * (t + 1);
    red = tone * 0.95;
    green = tone;
    blue = tone * (inWindow ? 1 : 1.5);
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
}

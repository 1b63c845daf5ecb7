import { PLANE, plane, type Frame, type Rows } from '../frame.js';

const KERNEL = [0.25, 0.5, 0.25];
/** Per pass: how far the ratio may differ to be smoothed together, at 16 samples. The first only takes out noise. */
const TOLERANCES = [9, 0.5, 0.3, 0.18, 0.12, 0.08];
export const SHADOW_PASSES = TOLERANCES.length;

const background = (coverage: number) => coverage < 1;

/** The ratio lit / unlit of every background pixel, raw, into the spread plane, which the furniture has no need of. */
export function takeRatio(frame: Frame, rows: Rows, { lit, unlit }: ShadowPlanes): void {
  const n = plane(frame, lit, 3);
  const d = plane(frame, unlit, 3);
  const raw = plane(frame, PLANE.spread, 1);
  for (let k = rows.from * frame.width; k < rows.to * frame.width; k++) {
    const q = k * 3;
    const below = d[q] + d[q + 1] + d[q + 2];
    raw[k] = below > 1e-9 ? (n[q] + n[q + 1] + n[q + 2]) / below : 1;
  }
}

/** Offsets of the planes that a pass reads. */
export interface ShadowPlanes {
  readonly lit: number;
  readonly unlit: number;
}

/** Mean of the ratio over the 3 x 3 neighbours on the same face: an outlier must not protect itself. */
export function guideRatio(frame: Frame, rows: Rows): void {
  const { width, height, face } = frame;
  const coverage = plane(frame, PLANE.coverage, 1);
  const raw = plane(frame, PLANE.spread, 1);
  const guide = plane(frame, PLANE.guide, 1);
  const fade = plane(frame, PLANE.fade, 1);
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      if (!background(coverage[k]) || fade[k] === 0) continue;
      let sum = 0;
      let count = 0;
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
          const n = j * width + i;
          if (!background(coverage[n]) || face[n] !== face[k]) continue;
          sum += raw[n];
          count++;
        }
      }
      guide[k] = count ? sum / count : 1;
    }
  }
}

export interface ShadowPass {
  readonly level: number;
  readonly source: ShadowPlanes;
  readonly target: ShadowPlanes;
  readonly samples: number;
}

/**
 * One a-trous pass over numerator and denominator together, weighted by the guide. Taps stay near on the surface: on a
 * floor that is seen at a low angle a few rows are as far as a whole piece of furniture.
 */
export function smoothShadow(frame: Frame, rows: Rows, { level, source, target, samples }: ShadowPass): void {
  const { width, height, face, span } = frame;
  const litFrom = plane(frame, source.lit, 3);
  const unlitFrom = plane(frame, source.unlit, 3);
  const litTo = plane(frame, target.lit, 3);
  const unlitTo = plane(frame, target.unlit, 3);
  const coverage = plane(frame, PLANE.coverage, 1);
  const guide = plane(frame, PLANE.guide, 1);
  const fade = plane(frame, PLANE.fade, 1);
  const step = level === 0 ? 1 : 2 ** (level - 1);
  const perRatio = 1 / (TOLERANCES[level] * Math.sqrt(16 / samples));
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const q = k * 3;
      // what is left out here is never read
      if (!background(coverage[k]) || fade[k] === 0) continue;
      const here = guide[k];
      const across = level < (span[k] & 15) ? 1 : 0;
      const down = level < span[k] >> 4 ? 1 : 0;
      let l0 = 0;
      let l1 = 0;
      let l2 = 0;
      let u0 = 0;
      let u1 = 0;
      let u2 = 0;
      for (let j = -down; j <= down; j++) {
        const row = y + j * step;
        if (row < 0 || row >= height) continue;
        for (let i = -across; i <= across; i++) {
          const column = x + i * step;
          if (column < 0 || column >= width) continue;
          const n = row * width + column;
          if (!background(coverage[n]) || face[n] !== face[k] || fade[n] === 0) continue;
          const difference = (guide[n] - here) * perRatio;
          const square = difference * difference;
          const weight = (KERNEL[i + 1] * KERNEL[j + 1]) / (1 + square * square);
          const p = n * 3;
          l0 += litFrom[p] * weight;
          l1 += litFrom[p + 1] * weight;
          l2 += litFrom[p + 2] * weight;
          u0 += unlitFrom[p] * weight;
          u1 += unlitFrom[p + 1] * weight;
          u2 += unlitFrom[p + 2] * weight;
        }
      }
      // a pass in one direction alone must not weigh less for its neighbours' next
      const whole = (2 - across) * (2 - down);
      litTo[q] = l0 * whole;
      litTo[q + 1] = l1 * whole;
      litTo[q + 2] = l2 * whole;
      unlitTo[q] = u0 * whole;
      unlitTo[q + 1] = u1 * whole;
      unlitTo[q + 2] = u2 * whole;
    }
  }
}

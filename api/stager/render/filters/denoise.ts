import { PLANE, type Frame } from '../frame.js';
import { roomRatio } from './ratio.js';
import type { RowTask } from './rowTask.js';
import { SHADOW_PASSES, type ShadowPlanes } from './shadow.js';

/** Relative differences that are smoothed away at 16 samples, and passes (an even number: they end where they began). */
const IRRADIANCE = { sigma: 0.22, passes: 4 } as const;
const SPECULAR = { sigma: 0.6, passes: 2 } as const;
const REFLECTION = { sigma: 2, passes: 4 } as const;

const SUMS: ShadowPlanes = { lit: PLANE.lit, unlit: PLANE.unlit };
const SCRATCH: ShadowPlanes = { lit: PLANE.scratch, unlit: PLANE.scratch2 };

export interface DenoiseOptions {
  /** samples that the frame holds */
  readonly samples: number;
  /** runs a task over all rows of the frame */
  readonly run: (task: RowTask) => Promise<void>;
}

async function smoothPlane(
  { run }: DenoiseOptions,
  of: 'furniture' | 'background',
  plane: number,
  { sigma, passes }: { readonly sigma: number; readonly passes: number },
): Promise<void> {
  for (let level = 0; level < passes; level++) {
    const [source, target] = level % 2 === 0 ? [plane, PLANE.scratch] : [PLANE.scratch, plane];
    await run({ kind: 'smooth', pass: { of, source, target, level, sigma } });
  }
}

/** Afterwards `irradiance` holds the furniture's linear colour. */
export async function denoiseFurniture(options: DenoiseOptions): Promise<void> {
  const noise = Math.sqrt(16 / options.samples);
  await options.run({ kind: 'spread' });
  await smoothPlane(options, 'furniture', PLANE.irradiance, { ...IRRADIANCE, sigma: IRRADIANCE.sigma * noise });
  await smoothPlane(options, 'furniture', PLANE.specular, SPECULAR);
  await options.run({ kind: 'colour' });
}

/**
 * From means per pixel to what is composed with the photo. Afterwards `irradiance` holds the furniture's linear
 * colour, `lit` the ratio that the photo is multiplied with, `reflection` what is added to it.
 */
export async function denoise(frame: Frame, options: DenoiseOptions): Promise<void> {
  const { run, samples } = options;
  await denoiseFurniture(options);
  await smoothPlane(options, 'background', PLANE.reflection, REFLECTION);
  const undimmed = roomRatio(frame);
  for (let level = 0; level < SHADOW_PASSES; level++) {
    const [source, target] = level % 2 === 0 ? [SUMS, SCRATCH] : [SCRATCH, SUMS];
    await run({ kind: 'takeRatio', planes: source });
    await run({ kind: 'guide' });
    await run({ kind: 'shadow', pass: { level, source, target, samples } });
  }
  await run({ kind: 'ratio', undimmed });
  await run({ kind: 'seams' });
}

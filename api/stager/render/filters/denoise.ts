import { PLANE } from '../trace/frame.js';
import type { Tone } from './develop.js';
import type { RowTask } from './rowTask.js';
import type { Camera } from '../../contract.js';

/** Relative differences that are smoothed away at 16 samples, and passes: even numbers. */
const IRRADIANCE = { sigma: 0.22, passes: 4 } as const;
const SPECULAR = { sigma: 0.9, passes: 4 } as const;
const REFLECTION = { sigma: 6, passes: 4 } as const;
/** A coarse look is wanted soon: passes of the irradiance; the floor's mirror images are not smoothed. */
const COARSE_PASSES = 4;

interface DenoiseOptions {
  /** samples that the frame holds */
  readonly samples: number;
  readonly tone: Tone;
  /** develops the colours as the photo was, once they are all there; absent: they are shown as they are lit */
  readonly develop?: (() => Promise<void>) | undefined;
  /** runs a task over all rows of the frame */
  readonly run: (task: RowTask) => Promise<void>;
}

export interface LayerOptions extends DenoiseOptions {
  /** in pixels of the frame */
  readonly camera: Camera;
  /** for a first look */
  readonly coarse: boolean;
}

interface Smoothing {
  readonly plane: number;
  readonly scratch: number;
  readonly sigma: number;
  readonly passes: number;
}

/** Takes out single dots, then smooths; the result lies in the scratch plane (an odd number of steps). */
async function smoothFurniture({ run }: DenoiseOptions, { plane, scratch, sigma, passes }: Smoothing): Promise<void> {
  await run({ kind: 'despeckle', source: plane, target: scratch });
  for (let level = 0; level < passes; level++) {
    const [source, target] = level % 2 === 0 ? [scratch, plane] : [plane, scratch];
    await run({ kind: 'smooth', pass: { of: 'furniture', source, target, level, sigma } });
  }
}

/** Afterwards `irradiance` holds the furniture's linear colour. */
export async function denoiseFurniture(options: DenoiseOptions, coarse = false): Promise<void> {
  const noise = Math.sqrt(16 / options.samples);
  const passes = coarse ? COARSE_PASSES : IRRADIANCE.passes;
  const irradiance = { passes, plane: PLANE.irradiance, scratch: PLANE.scratch };
  await options.run({ kind: 'spread' });
  await smoothFurniture(options, { ...irradiance, sigma: IRRADIANCE.sigma * noise });
  await options.run({ kind: 'outline', source: PLANE.scratch, target: PLANE.irradiance });
  const specular = { ...SPECULAR, plane: PLANE.specular, scratch: PLANE.scratch2 };
  await smoothFurniture(options, coarse ? { ...specular, passes: COARSE_PASSES } : specular);
  await options.run({ kind: 'light', tone: options.tone });
  await options.develop?.();
  await options.run({ kind: 'colour', tone: options.tone });
}

async function smoothReflection({ run }: DenoiseOptions): Promise<void> {
  const { sigma, passes } = REFLECTION;
  for (let level = 0; level < passes; level++) {
    const [source, target] = level % 2 === 0 ? [PLANE.reflection, PLANE.scratch] : [PLANE.scratch, PLANE.reflection];
    await run({ kind: 'smooth', pass: { of: 'background', source, target, level, sigma } });
  }
}

/**
 * From means per pixel to what is composed with the photo. Afterwards `irradiance` holds the furniture's linear
 * colour, `ratio` what the photo is multiplied with.
 */
export async function denoise(options: LayerOptions, darkenContacts: () => void): Promise<void> {
  const { run, camera, coarse } = options;
  const develop = async () => {
    if (!coarse) await smoothReflection(options);
    darkenContacts();
    // what the furniture does to the light around it is developed with it
    await run({ kind: 'ratio', camera });
    await options.develop?.();
  };
  await denoiseFurniture({ ...options, develop }, coarse);
  await run({ kind: 'sunshine', camera });
  await run({ kind: 'seams' });
  if (coarse) return;
  await run({ kind: 'blendMixed' });
  await run({ kind: 'takeMixed' });
}

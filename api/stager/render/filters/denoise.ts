import { PLANE } from '../trace/frame.js';
import type { Tone } from './develop.js';
import type { RowTask } from './rowTask.js';
import type { Camera } from '../../contract.js';

/** Relative differences that are smoothed at 16 samples, and numbers of passes (even). */
const IRRADIANCE = { sigma: 0.22, passes: 4 } as const;
const SPECULAR = { sigma: 0.9, passes: 4 } as const;
const REFLECTION = { sigma: 6, passes: 4 } as const;
/** Passes of a preview: its irradiance only; reflections on the floor are not smoothed. */
const COARSE_PASSES = 4;

interface DenoiseOptions {
  /** samples per pixel in the frame */
  readonly samples: number;
  readonly tone: Tone;
  /** applies the photo's development to the colours; absent: none */
  readonly develop?: (() => Promise<void>) | undefined;
  /** runs a task over all rows of the frame */
  readonly run: (task: RowTask) => Promise<void>;
}

export interface LayerOptions extends DenoiseOptions {
  /** in pixels of the frame */
  readonly camera: Camera;
  /** a preview */
  readonly coarse: boolean;
}

interface Smoothing {
  readonly plane: number;
  readonly scratch: number;
  readonly sigma: number;
  readonly passes: number;
}

/** Despeckles, then smooths; the result is in the scratch plane (an odd number of steps). */
async function smoothFurniture({ run }: DenoiseOptions, { plane, scratch, sigma, passes }: Smoothing): Promise<void> {
  await run({ kind: 'despeckle', source: plane, target: scratch });
  for (let level = 0; level < passes; level++) {
    const [source, target] = level % 2 === 0 ? [scratch, plane] : [plane, scratch];
    await run({ kind: 'smooth', pass: { of: 'furniture', source, target, level, sigma } });
  }
}

/** Afterwards the irradiance plane holds the furniture's linear colour. */
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
 * Turns means per pixel into what is composited. Afterwards the irradiance plane holds the furniture's linear colour,
 * the ratio plane the factor of the photo.
 */
export async function denoise(options: LayerOptions, darkenContacts: () => void): Promise<void> {
  const { run, camera, coarse } = options;
  const develop = async () => {
    if (!coarse) await smoothReflection(options);
    darkenContacts();
    // the shadow around the furniture is developed together with it
    await run({ kind: 'ratio', camera });
    await options.develop?.();
  };
  await denoiseFurniture({ ...options, develop }, coarse);
  await run({ kind: 'sunshine', camera, trim: options.tone.developed?.trim ?? 1 });
  await run({ kind: 'seams' });
  if (coarse) return;
  await run({ kind: 'blendMixed' });
  await run({ kind: 'takeMixed' });
}

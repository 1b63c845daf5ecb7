/**
 * A sketch is a small, coarse rendering. Two of them, of a plan and of the plan that a person made of it, show what the
 * change reaches: the same random numbers are drawn for both, so that they differ where something changes only.
 */
import type { Plane } from '../light/development/pyramid.js';
import type { Layer } from './layer.js';
import type { RenderRequest } from './scenePlan.js';
import { denoiseFrame, measureShades, prepareScene } from './steps.js';
import type { Frame } from './trace/frame.js';
import { ROUGH_SHADES } from './trace/shade.js';
import type { WorkerPool } from './workerPool.js';

/** A sketch is smaller than the picture by this factor. */
const SKETCH_STEP = 3;
/** Samples per pixel of a sketch. */
export const SKETCHED = 4;

export interface Sketch {
  readonly layer: Layer;
  /** what the layer was made of: sums of samples */
  readonly sums: Pick<Frame, 'width' | 'height' | 'data'>;
  /** see developFrame */
  readonly light: Plane | null;
}

export interface SketchOptions {
  readonly pool: WorkerPool;
  readonly signal?: AbortSignal | undefined;
}

/** Renders a sketch; it has its own memory. */
export async function renderSketch(request: RenderRequest, { pool, signal }: SketchOptions): Promise<Sketch> {
  const plan = await prepareScene(pool, request, { step: SKETCH_STEP, signal });
  const { picture } = plan.shared.frames;
  await measureShades(pool, plan, ROUGH_SHADES);
  await pool.run({ kind: 'trace', pass: { from: 0, to: SKETCHED, pixels: 'all' } });
  const sums = { ...picture, data: picture.data.slice() };
  const look = { step: 1, taken: 1, samples: SKETCHED } as const;
  return { sums, ...(await denoiseFrame(pool, plan, { name: 'picture', look, coarse: true, signal })) };
}

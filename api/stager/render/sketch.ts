/**
 * A sketch is a small, coarse rendering. Two of them, of a plan and of the plan that a person made of it, show what the
 * change reaches: the same random numbers are drawn for both, so that they differ where something changes only.
 */
import { nearest } from '../photo/nearest.js';
import type { Steps } from '../steps.js';
import type { Layer } from './layer.js';
import type { RenderRequest } from './scenePlan.js';
import { SAMPLES } from './samples.js';
import { denoiseFrame, measureShades, prepareScene } from './steps.js';
import { SUM_PLANES, plane, type Frame } from './trace/frame.js';
import { SHADE_PARTS } from './trace/shade.js';
import type { WorkerPool } from './workerPool.js';

/** A sketch is smaller than the picture by this factor. */
const SKETCH_STEP = 3;
/** Samples per pixel of a sketch. */
const SKETCHED = 4;
/** Rows that are filled between two yields. */
const ROWS = 128;

export interface Sketch {
  readonly layer: Layer;
  /** what the layer was made of: sums of samples */
  readonly sums: Sums;
}

type Sums = Pick<Frame, 'width' | 'height' | 'data'>;

export interface SketchOptions {
  readonly pool: WorkerPool;
  readonly signal?: AbortSignal | undefined;
}

/** Renders a sketch; it has its own memory. */
export async function renderSketch(request: RenderRequest, { pool, signal }: SketchOptions): Promise<Sketch> {
  const plan = await prepareScene(pool, request, { step: SKETCH_STEP, signal });
  const { picture } = plan.shared.frames;
  await measureShades(pool, plan, SHADE_PARTS[0]);
  await pool.run({ kind: 'trace', pass: { from: 0, to: SKETCHED, pixels: 'all' } });
  const sums = { ...picture, data: picture.data.slice() };
  const look = { step: 1, taken: 1, samples: SKETCHED } as const;
  return { sums, layer: await denoiseFrame(pool, plan, { name: 'picture', look, coarse: true, signal }) };
}

/**
 * Completes a frame that was traced in part only, because all of it is developed together: pixels without samples take
 * those of a sketch, and all count as if they had SAMPLES.
 * @param wanted see Part
 */
export function* fillFromSketch(frame: Frame, wanted: Uint8Array, sketch: Sums): Steps<void> {
  const { width, height } = frame;
  const columns = Int32Array.from({ length: width }, (_, x) => nearest(x, width, sketch.width));
  for (const [offset, channels] of SUM_PLANES) {
    const drawn = plane({ ...frame, ...sketch }, offset, channels);
    const sums = plane(frame, offset, channels);
    for (let y = 0; y < height; y++) {
      if (y % ROWS === 0) yield;
      const row = nearest(y, height, sketch.height) * sketch.width;
      for (let x = 0; x < width; x++) {
        const k = y * width + x;
        const samples = wanted[k];
        if (samples === SAMPLES) continue;
        const [from, at] = samples > 0 ? [sums, k] : [drawn, row + columns[x]];
        const more = SAMPLES / (samples > 0 ? samples : SKETCHED);
        for (let c = 0; c < channels; c++) sums[k * channels + c] = more * from[at * channels + c];
      }
    }
  }
}

/**
 * A sketch is a small, coarse rendering. Two of them, of a plan and of the plan that a person made of it, show what the
 * change reaches: the same random numbers are drawn for both, so that they differ where something changes only.
 */
import type { Steps } from '../runWithYields.js';
import type { Layer } from './layer.js';
import type { RenderRequest } from './scenePlan.js';
import { denoiseFrame, measureShades, prepareScene } from './steps.js';
import { SUM_PLANES, plane, type Frame } from './trace/frame.js';
import { SHADE_PARTS } from './trace/shade.js';
import type { WorkerPool } from './workerPool.js';

/** A sketch is smaller than the picture by this factor. */
export const SKETCH_STEP = 3;
/** Samples per pixel of a sketch. */
const SAMPLES = 4;
/** Rows that are filled between two yields. */
const ROWS = 128;

export interface Sketch {
  readonly layer: Layer;
  /** what the layer was made of: sums of samples */
  readonly sums: Sums;
}

type Sums = Pick<Frame, 'width' | 'height' | 'data'>;

interface SketchOptions {
  readonly pool: WorkerPool;
  readonly signal?: AbortSignal | undefined;
}

/** Renders a sketch; it has its own memory. */
export async function renderSketch(request: RenderRequest, { pool, signal }: SketchOptions): Promise<Sketch> {
  const plan = await prepareScene(pool, request, { step: SKETCH_STEP, signal });
  const { picture } = plan.shared.frames;
  await measureShades(pool, plan, SHADE_PARTS[0]);
  await pool.run({ kind: 'trace', pass: { from: 0, to: SAMPLES, pixels: 'all' } });
  const sums = { ...picture, data: picture.data.slice() };
  const look = { step: 1, taken: 1, samples: SAMPLES } as const;
  return { sums, layer: await denoiseFrame(pool, plan, { name: 'picture', look, coarse: true, signal }) };
}

/**
 * Fills the pixels of a frame that were not traced from a sketch: what surrounds the others is developed with them.
 * @param wanted 1 for traced pixels, else 0
 * @param samples of the traced pixels
 */
export function* fillFromSketch(frame: Frame, wanted: Uint8Array, sketch: Sums, samples: number): Steps<void> {
  const { width, height } = frame;
  const more = samples / SAMPLES;
  const columns = Int32Array.from({ length: width }, (_, x) => nearest(x, width, sketch.width));
  for (const [offset, channels] of SUM_PLANES) {
    const from = plane({ ...frame, ...sketch }, offset, channels);
    const to = plane(frame, offset, channels);
    for (let y = 0; y < height; y++) {
      if (y % ROWS === 0) yield;
      const row = nearest(y, height, sketch.height) * sketch.width;
      for (let x = 0; x < width; x++) {
        const k = y * width + x;
        if (wanted[k] === 1) continue;
        const at = (row + columns[x]) * channels;
        for (let c = 0; c < channels; c++) to[k * channels + c] = more * from[at + c];
      }
    }
  }
}

const nearest = (k: number, count: number, of: number): number =>
  Math.min(of - 1, Math.floor(((k + 0.5) * of) / count));

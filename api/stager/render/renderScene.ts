import { runWithYields } from '../runWithYields.js';
import { ROUGH_SAMPLES } from '../kernel/layout.js';
import type { ResolveOptions } from './filters/resolve.js';
import type { Layer } from './layer.js';
import { FIRST, SECOND, type Look, type RenderRequest } from './scenePlan.js';
import { fillFromSketch, rowsOf, type Part } from './part.js';
import { denoiseFrame, measureShades, prepareScene } from './steps.js';
import { FEW_SAMPLES, SAMPLES } from './samples.js';
import { ROUGH_SHADES, SHADES } from './trace/shade.js';
import { CORNERS, tileCount, type Pass, type SampleRange } from './trace/tile.js';
import { createWorkerPool, type WorkerPool } from './workerPool.js';

interface Step extends Pass {
  /** measurements of the furniture's shadow on the room before it */
  readonly shades?: readonly SampleRange[];
  /** the preview after it */
  readonly look?: Look;
}

/**
 * The passes, and the previews after them. They are the same with and without a viewer: floating-point sums depend on
 * their order.
 */
const PASSES: readonly Step[] = [
  { from: 0, to: ROUGH_SAMPLES, pixels: 'corners', shades: [ROUGH_SHADES], look: FIRST },
  { from: 0, to: ROUGH_SAMPLES, pixels: 'others', shades: [SHADES] },
  { from: ROUGH_SAMPLES, to: FEW_SAMPLES, pixels: 'all', look: SECOND },
  { from: FEW_SAMPLES, to: SAMPLES, pixels: 'all' },
];
/** The same for a part of the picture, which has no previews. */
const PASSES_OF_PART: readonly Step[] = [
  { from: 0, to: FEW_SAMPLES, pixels: 'all', shades: [ROUGH_SHADES, SHADES] },
  { from: FEW_SAMPLES, to: SAMPLES, pixels: 'all' },
];
const SHARE: Readonly<Record<Pass['pixels'], number>> = {
  all: 1,
  corners: 1 / CORNERS ** 2,
  others: 1 - 1 / CORNERS ** 2,
};
const POLL_MS = 200;

export interface RenderOptions {
  readonly signal?: AbortSignal | undefined;
  readonly threads?: number;
  /** a pool that outlives the rendering; absent: one is created and closed */
  readonly pool?: WorkerPool;
  /** progress, 0..1 */
  readonly onShare?: (share: number) => void;
  /** called at the end of each step, once per request */
  readonly onStep?: (ended: 'building' | 'tracing' | 'denoising') => void;
  /** receives a coarse preview, then a finer one; its memory is reused once the returned promise resolves */
  readonly onLook?: (layer: Layer) => Promise<void>;
  /** absent: the whole picture is traced; previews are of whole pictures only */
  readonly part?: Part | undefined;
}

const WHOLE: ResolveOptions = { step: 1, taken: 1, samples: SAMPLES };

/** Progress at the end of tracing. */
const TRACED = 0.85;

/**
 * Path-traces the furniture into the room of the photo. The layer has its own memory and depends on the request alone.
 * @throws the signal's reason, once it is aborted
 */
export async function renderScene(request: RenderRequest, options: RenderOptions = {}): Promise<Layer> {
  if (options.pool) return renderWith(options.pool, request, options);
  const pool = createWorkerPool(options);
  try {
    return await renderWith(pool, request, options);
  } finally {
    await pool.close();
  }
}

async function renderWith(pool: WorkerPool, request: RenderRequest, options: RenderOptions): Promise<Layer> {
  const { signal, onShare, onStep, onLook, part } = options;
  const plan = await prepareScene(pool, request, { looks: onLook !== undefined, wanted: part?.wanted, signal });
  const { frames } = plan.shared;
  onStep?.('building');
  const tiles = tileCount(frames.picture);
  let traced = 0;
  const trace = async (pass: Pass) => {
    const share = (TRACED * SHARE[pass.pixels] * (pass.to - pass.from)) / SAMPLES;
    const ticker = setInterval(() => onShare?.(traced + (share * pool.done()) / tiles), POLL_MS);
    try {
      await pool.run({ kind: 'trace', pass });
    } finally {
      clearInterval(ticker);
    }
    traced += share;
    onShare?.(traced);
  };
  let looking: Promise<void> = Promise.resolve();
  try {
    for (const { look, shades = [], ...pass } of part ? PASSES_OF_PART : PASSES) {
      for (const samples of shades) await measureShades(pool, plan, samples);
      await trace(pass);
      if (!onLook || !look) continue;
      await looking;
      const sampled = { ...look, samples: pass.to };
      const shown = await denoiseFrame(pool, plan, { name: look.name, look: sampled, coarse: true, signal });
      looking = onLook(shown.layer);
      // awaited below; without a handler an earlier rejection would be unhandled
      looking.catch(() => undefined);
    }
    await looking;
    const excerpt = part && { rows: rowsOf(part, frames.picture), light: part.sketch.light };
    if (part && excerpt) await runWithYields(fillFromSketch(frames.picture, excerpt.rows, part), signal);
    onStep?.('tracing');
    const finishing = { name: 'picture', look: WHOLE, coarse: false, signal, part: excerpt } as const;
    const { layer } = await denoiseFrame(pool, plan, finishing);
    onStep?.('denoising');
    return layer;
  } finally {
    await Promise.allSettled([looking]);
  }
}

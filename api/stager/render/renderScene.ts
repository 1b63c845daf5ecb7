import { runWithYields } from '../runWithYields.js';
import { createWorkerPool, type WorkerPool } from './workerPool.js';
import { developFrame } from './developFrame.js';
import { easeWhites } from './easeWhites.js';
import { clearContacts, darkenContacts } from './filters/contact.js';
import { denoise, type LayerOptions } from './filters/denoise.js';
import type { ResolveOptions } from './filters/resolve.js';
import type { FrameName } from './filters/rowTask.js';
import { PLANE, plane, type Frame } from './trace/frame.js';
import { ROUGH_SAMPLES } from '../kernel/layout.js';
import { FIRST, SECOND, planScene, structureOf, type Look, type RenderRequest, type ScenePlan } from './scenePlan.js';
import { SHADE_PARTS, clearShades, smoothShades } from './trace/shade.js';
import { shadeMap } from './shadedMap.js';
import { CORNERS, tileCount, type Pass } from './trace/tile.js';
import { scaleCamera } from '../room/camera/renderView.js';

/**
 * The passes, and the previews after them. They are the same with and without a viewer: floating-point sums depend on
 * their order.
 */
const PASSES: readonly (Pass & { readonly look?: Look })[] = [
  { from: 0, to: ROUGH_SAMPLES, pixels: 'corners', look: FIRST },
  { from: 0, to: ROUGH_SAMPLES, pixels: 'others' },
  { from: ROUGH_SAMPLES, to: 8, pixels: 'all', look: SECOND },
  { from: 8, to: 36, pixels: 'all' },
];
const SAMPLES = 36;
const SHARE: Readonly<Record<Pass['pixels'], number>> = {
  all: 1,
  corners: 1 / CORNERS ** 2,
  others: 1 - 1 / CORNERS ** 2,
};
const POLL_MS = 200;

/** The furniture without the photo: the input of compositing. All planes are row-major. */
export interface Layer {
  readonly width: number;
  readonly height: number;
  /** share of the pixel that furniture covers (alpha), 0..1 */
  readonly coverage: Float32Array;
  /** linear colour of that share, not premultiplied, 3 numbers per pixel */
  readonly colour: Float32Array;
  /** factor of the photo's linear light beside it, 3 numbers per pixel; exactly 1 where unchanged */
  readonly ratio: Float32Array;
  /** 1: the photo shows light as the sensor saw it .. 0: it does not; default 0 */
  readonly asSeen?: number;
}

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
}

function layerOf(frame: Frame, asSeen: number): Layer {
  return {
    width: frame.width,
    height: frame.height,
    coverage: plane(frame, PLANE.coverage, 1),
    colour: plane(frame, PLANE.irradiance, 3),
    ratio: plane(frame, PLANE.ratio, 3),
    asSeen,
  };
}

const WHOLE: ResolveOptions = { step: 1, taken: 1, samples: SAMPLES };

interface Denoising {
  readonly name: FrameName;
  readonly look: ResolveOptions;
  readonly signal: AbortSignal | undefined;
}

/** Progress at the end of tracing. */
const TRACED = 0.85;

async function denoiseFrame(pool: WorkerPool, plan: ScenePlan, { name, look, signal }: Denoising): Promise<Layer> {
  const { shared, photo, development } = plan;
  const frame = shared.frames[name];
  if (!frame) throw new Error(`There is no ${name} frame`);
  await pool.run({ kind: 'rows', frame: name, task: { kind: 'resolve', options: look } });
  const { view } = shared.context;
  const camera = scaleCamera(view.camera, 1 / look.step);
  const options: LayerOptions = {
    camera,
    samples: look.samples * look.taken * look.taken,
    tone: { developed: { camera, ...plan.developed } },
    coarse: look.step > 1,
    develop: async () => {
      if (development) await runWithYields(developFrame(frame, photo, development), signal);
      if (plan.fitted) await runWithYields(easeWhites(frame, plan.developed), signal);
    },
    run: (task) => pool.run({ kind: 'rows', frame: name, task }),
  };
  // in a preview contact shadows are too thin to be seen
  const contacts = () => (look.step > 1 ? clearContacts(frame) : darkenContacts(frame, { ...view, camera }));
  await denoise(options, contacts);
  return layerOf(frame, plan.developed.asSeen);
}

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
  const { signal, onShare, onStep, onLook } = options;
  const reading = request.lighting ?? pool.readLight(request.photo, request.room);
  // awaited below; without a handler an earlier rejection would be unhandled
  reading.catch(() => undefined);
  const structure = await runWithYields(structureOf(request.scene), signal);
  const planning = { threads: pool.threads, looks: onLook !== undefined };
  const plan = await runWithYields(planScene(request, structure, await reading, planning), signal);
  const { memory, context, shades, frames } = plan.shared;
  pool.prepare(plan.shared);
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
    for (const [number, { look, ...pass }] of PASSES.entries()) {
      const samples = SHADE_PARTS[number];
      if (samples) {
        clearShades(shades);
        await pool.run({ kind: 'shade', samples });
        smoothShades(shades);
        shadeMap(memory, context.lighting.map, shades);
      }
      await trace(pass);
      if (!onLook || !look) continue;
      await looking;
      looking = onLook(
        await denoiseFrame(pool, plan, { name: look.name, look: { ...look, samples: pass.to }, signal }),
      );
      // awaited below; without a handler an earlier rejection would be unhandled
      looking.catch(() => undefined);
    }
    await looking;
    onStep?.('tracing');
    const layer = await denoiseFrame(pool, plan, { name: 'picture', look: WHOLE, signal });
    onStep?.('denoising');
    return layer;
  } finally {
    await Promise.allSettled([looking]);
  }
}

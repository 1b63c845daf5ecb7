/** Steps that the rendering of a picture and of a sketch share. */
import { runWithYields } from '../runWithYields.js';
import { scaleCamera } from '../room/camera/renderView.js';
import { developFrame } from './developFrame.js';
import { easeWhites } from './easeWhites.js';
import { clearContacts, darkenContacts } from './filters/contact.js';
import { ALL_SHOWN, shadeOfRugs } from './filters/ratio.js';
import { denoise, type LayerOptions } from './filters/denoise.js';
import type { ResolveOptions } from './filters/resolve.js';
import type { FrameName, RowTask } from './filters/rowTask.js';
import type { Plane } from '../light/development/pyramid.js';
import type { Layer } from './layer.js';
import { planScene, structureOf, type PlanOptions, type RenderRequest, type ScenePlan } from './scenePlan.js';
import { shadeMap } from './shadedMap.js';
import { PLANE, allRows, plane, type Frame, type Rows } from './trace/frame.js';
import { clearShades, smoothShades } from './trace/shade.js';
import type { SampleRange } from './trace/tile.js';
import type { DevelopTask } from './workerPlan.js';
import type { WorkerPool } from './workerPool.js';

type Planning = Omit<PlanOptions, 'threads'> & { readonly signal: AbortSignal | undefined };

/** Everything up to tracing: the workers have the plan. */
export async function prepareScene(
  pool: WorkerPool,
  request: RenderRequest,
  { signal, ...planning }: Planning,
): Promise<ScenePlan> {
  const reading = request.lighting ?? pool.readLight(request.photo, request.room);
  // awaited below; without a handler an earlier rejection would be unhandled
  reading.catch(() => undefined);
  const structure = request.structure ?? (await runWithYields(structureOf(request.scene), signal));
  const options = { ...planning, threads: pool.threads };
  const plan = await runWithYields(planScene(request, structure, await reading, options), signal);
  pool.prepare(plan.shared);
  return plan;
}

/** Measures the furniture's shadow on the room's surfaces. */
export async function measureShades(pool: WorkerPool, { shared }: ScenePlan, samples: SampleRange): Promise<void> {
  const { memory, context, shades } = shared;
  clearShades(shades);
  await pool.run({ kind: 'shade', samples });
  smoothShades(shades);
  shadeMap(memory, context.lighting.map, shades);
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

/** What of a frame is turned into a layer. */
interface Excerpt {
  readonly rows: Rows;
  /** the furnished room's light around it, from a sketch */
  readonly light: Plane | null;
}

interface Denoising {
  readonly name: FrameName;
  readonly look: ResolveOptions;
  /** a preview or a sketch: without what is too thin to be seen in it */
  readonly coarse: boolean;
  readonly signal: AbortSignal | undefined;
  /** absent: the whole frame */
  readonly part?: Excerpt | undefined;
}

interface Denoised {
  /** in the frame's memory; without meaning beyond the part */
  readonly layer: Layer;
  /** see developFrame; null where the light is shown as it is traced */
  readonly light: Plane | null;
}

/** Turns the sums of a frame into a layer. */
export async function denoiseFrame(
  pool: WorkerPool,
  plan: ScenePlan,
  { name, look, coarse, signal, part }: Denoising,
): Promise<Denoised> {
  const { shared, photo, development } = plan;
  const frame = shared.frames[name];
  if (!frame) throw new Error(`There is no ${name} frame`);
  const rows = part?.rows ?? allRows(frame);
  const run = (task: RowTask) => pool.run({ kind: 'rows', frame: name, task, rows });
  await run({ kind: 'resolve', options: look });
  let light: Plane | null = null;
  let onRugs: Float32Array | null = null;
  const { view } = shared.context;
  const camera = scaleCamera(view.camera, 1 / look.step);
  const options: LayerOptions = {
    camera,
    samples: look.samples * look.taken * look.taken,
    tone: { developed: { camera, ...plan.developed } },
    coarse,
    develop: async () => {
      const developing = { photo, development, rows, around: part?.light };
      const onWorkers = { signal, run: (task: DevelopTask) => pool.run(task) };
      if (development) light = await developFrame(frame, { ...developing, development }, onWorkers);
      if (plan.fitted) await runWithYields(easeWhites(frame, rows, { ...plan.developed, onRugs }), signal);
    },
    run,
  };
  // contact shadows are the thinnest of all
  const contacts = () => {
    if (coarse) return void clearContacts(frame);
    const ground = darkenContacts(frame, { ...view, camera, laid: plan.developed.laid });
    const { shown = ALL_SHOWN } = shared.context.lighting;
    onRugs = shadeOfRugs({ frame, camera, ground }, { box: view.box, shades: shared.shades, shown });
  };
  await denoise(options, contacts);
  return { layer: layerOf(frame, plan.developed.asSeen), light };
}

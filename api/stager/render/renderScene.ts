import { inTurns, type Steps } from '../breathe.js';
import { LONGEST_RENDER, type Raster, type Room } from '../contract.js';
import { boxOf } from './box.js';
import { bvh2InSteps } from './bvh2.js';
import { collapseBvh, type Bvh4 } from './bvh4.js';
import { gatherCrew, type Crew } from './crew.js';
import type { CrewPlan } from './crewPlan.js';
import { clearContacts, darkenContacts } from './filters/contact.js';
import { denoise, type LayerOptions } from './filters/denoise.js';
import type { ResolveOptions } from './filters/resolve.js';
import type { Developed } from './filters/develop.js';
import type { FrameName, Frames } from './filters/rowTask.js';
import { measureTrim } from '../photo/trim.js';
import { readFloorGloss } from './floorGloss.js';
import { PLANE, createFrame, frameWithin, plane, type Frame } from './frame.js';
import { packGeometry, type Geometry } from './geometry.js';
import { compileKernel } from './kernel.js';
import { ROUGH_SAMPLES } from './kernel/layout.js';
import { findLamps } from './lamps.js';
import type { Scene } from './mesh.js';
import { AS_TOLD, readEvenness } from './evenness.js';
import { measureLightField } from './lightField.js';
import { measureResidual } from './residual.js';
import type { RoomLighting } from './roomLights.js';
import { easeWhites } from './easeWhites.js';
import { developFrame } from './developFrame.js';
import type { Development } from '../development/development.js';
import { layOutScene } from './sceneMemory.js';
import { SHADE_PARTS, clearShades, createShades, smoothShades } from './shade.js';
import { furnishedMap, furnishedShare, shadeMap } from './shadedMap.js';
import { outlineFurniture } from './silhouette.js';
import type { StudioPlan } from './stages/studio.js';
import { CORNERS, tileCount, type Pass } from './tile.js';
import { fadesFor, scaleCamera, type Bounds } from './view.js';

/** A picture that is smaller by `step`, of the first `taken` x `taken` pixels of each square of that side. */
interface Look extends Pick<ResolveOptions, 'step' | 'taken'> {
  readonly name: 'first' | 'second';
}
const FIRST: Look = { name: 'first', step: CORNERS, taken: 1 };
const SECOND: Look = { name: 'second', step: 2, taken: 2 };
/**
 * The passes, and what can be looked at after them. They are the same whether somebody looks or not: sums must add up
 * in the same order.
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
/** What is flatter lies on the floor like a rug, metres. */
const FLAT = 0.05;
const POLL_MS = 200;

/** The furniture apart from the photo: what composing needs, all planes row-major. */
export interface Layer {
  readonly width: number;
  readonly height: number;
  /** share of the pixel that furniture covers, 0..1 */
  readonly coverage: Float32Array;
  /** linear colour of that share, 3 numbers per pixel */
  readonly colour: Float32Array;
  /** what the photo's linear light is multiplied with beside it, 3 numbers per pixel; exactly 1 where untouched */
  readonly ratio: Float32Array;
  /** how far the photo shows light as the sensor saw it, 0..1; 0 where it is absent */
  readonly asSeen?: number;
}

export interface RenderRequest {
  readonly photo: Raster;
  readonly room: Room;
  readonly scene: Scene;
  /** bounds of the pieces: light changes only near them */
  readonly furniture: readonly Bounds[];
  /** of these the ones whose shade shows on walls: plants and lamps would leave a smudge */
  readonly solid: readonly Bounds[];
  /** the room's light, where it is being read already */
  readonly lighting?: Promise<RoomLighting>;
}

export interface RenderOptions {
  readonly signal?: AbortSignal | undefined;
  readonly threads?: number;
  /** workers that are there already, and stay; otherwise it has its own */
  readonly crew?: Crew;
  /** share of the rendering that is done, 0..1 */
  readonly onShare?: (share: number) => void;
  /** told at the end of each step, once per request */
  readonly onStep?: (ended: 'building' | 'tracing' | 'denoising') => void;
  /** a coarse layer soon, then a finer one; it is drawn over after the returned promise */
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

/** Size at which the furniture of a photo is rendered. */
function renderSize(photo: { readonly width: number; readonly height: number }) {
  const factor = Math.min(1, LONGEST_RENDER / Math.max(photo.width, photo.height));
  return { factor, width: Math.round(photo.width * factor), height: Math.round(photo.height * factor) };
}

interface ScenePlan {
  /** what the workers get; the rest stays with the main thread */
  readonly shared: CrewPlan;
  readonly developed: Omit<Developed, 'camera'>;
  readonly development: Development | null;
  readonly fitted: boolean;
  readonly photo: Raster;
}

interface PlanOptions {
  readonly threads: number;
  readonly looks: boolean;
}

function createFrames(width: number, height: number, looks: boolean): Frames {
  const picture = createFrame(width, height);
  if (!looks) return { picture };
  const sizeOf = ({ step }: Look) => [Math.ceil(width / step), Math.ceil(height / step)] as const;
  const second = createFrame(...sizeOf(SECOND));
  // the second is begun when the first has been looked at
  return { picture, first: frameWithin(second, ...sizeOf(FIRST)), second };
}

interface Structure {
  readonly geometry: Geometry;
  readonly bvh: Bvh4;
}

/** What rays are traced in: it does not depend on the light. */
function* structureOf(scene: Scene): Steps<Structure> {
  const geometry = packGeometry(scene.mesh);
  const bvh2 = yield* bvh2InSteps(geometry);
  yield;
  return { geometry, bvh: collapseBvh(bvh2, geometry) };
}

function* planCrew(
  { photo, room, scene, furniture, solid }: RenderRequest,
  { geometry, bvh }: Structure,
  light: RoomLighting,
  { threads, looks }: PlanOptions,
): Steps<ScenePlan> {
  const { factor, width, height } = renderSize(photo);
  const { level, fitted, development, paint, asSeen, sun, ...lighting } = light;
  const furnished = furnishedShare(asSeen);
  const studio: StudioPlan = {
    view: { camera: scaleCamera(room.camera, factor), width, height, box: boxOf(room) },
    geometry,
    materials: scene.materials,
    lighting: { ...lighting, map: furnishedMap(lighting.map, furnished), furnished },
    floor: readFloorGloss(photo, room),
  };
  const lamps = findLamps(geometry, scene.materials);
  yield;
  const field = measureLightField(lighting, studio.view.box);
  const residual = fitted ? measureResidual(lighting.map, studio.view.box, field, paint) : undefined;
  const evenness = fitted ? AS_TOLD : readEvenness(lighting.map, studio.view.box, field);
  yield;
  return {
    development,
    fitted,
    photo,
    developed: {
      evenness,
      fused: development?.share ?? 0,
      asSeen,
      residual,
      box: studio.view.box,
      field,
      level,
      trim: measureTrim(photo, asSeen),
    },
    shared: {
      kernel: compileKernel(),
      memory: layOutScene({ bvh, studio, lamps }, threads),
      silhouette: outlineFurniture(studio.view, geometry),
      studio,
      furniture: {
        onFloor: furniture.filter(([, low, , , high]) => high - low > FLAT),
        onWalls: solid,
        fades: fadesFor(asSeen),
        furnished,
      },
      shades: createShades(studio.view.box),
      lamps,
      frames: createFrames(width, height, looks),
      sunny: sun && { sun, field },
    },
  };
}

const WHOLE: ResolveOptions = { step: 1, taken: 1, samples: SAMPLES };

interface Denoising {
  readonly name: FrameName;
  readonly look: ResolveOptions;
  readonly signal: AbortSignal | undefined;
}

/** Share of the rendering at which tracing ends. */
const TRACED = 0.85;

async function denoiseFrame(crew: Crew, plan: ScenePlan, { name, look, signal }: Denoising): Promise<Layer> {
  const { shared, photo, development } = plan;
  const frame = shared.frames[name];
  if (!frame) throw new Error(`There is no ${name} frame`);
  await crew.run({ kind: 'rows', frame: name, task: { kind: 'resolve', options: look } });
  const { view } = shared.studio;
  const camera = scaleCamera(view.camera, 1 / look.step);
  const options: LayerOptions = {
    camera,
    samples: look.samples * look.taken * look.taken,
    tone: { developed: { camera, ...plan.developed } },
    coarse: look.step > 1,
    develop: async () => {
      if (development) await inTurns(developFrame(frame, photo, development), signal);
      if (plan.fitted) await inTurns(easeWhites(frame, plan.developed), signal);
    },
    run: (task) => crew.run({ kind: 'rows', frame: name, task }),
  };
  // in a small picture the crevices are too thin to be missed
  const contacts = () => (look.step > 1 ? clearContacts(frame) : darkenContacts(frame, { ...view, camera }));
  await denoise(options, contacts);
  return layerOf(frame, plan.developed.asSeen);
}

/**
 * Path-traces the furniture into the room that the photo shows. The layer lies in memory of its own and depends on the
 * request alone.
 * @throws the signal's reason, once it is aborted
 */
export async function renderScene(request: RenderRequest, options: RenderOptions = {}): Promise<Layer> {
  if (options.crew) return renderWith(options.crew, request, options);
  const crew = gatherCrew(options);
  try {
    return await renderWith(crew, request, options);
  } finally {
    await crew.close();
  }
}

async function renderWith(crew: Crew, request: RenderRequest, options: RenderOptions): Promise<Layer> {
  const { signal, onShare, onStep, onLook } = options;
  const reading = request.lighting ?? crew.readLight(request.photo, request.room);
  // it is waited for below; until then its failure is nobody's
  reading.catch(() => undefined);
  const structure = await inTurns(structureOf(request.scene), signal);
  const looks = { threads: crew.threads, looks: onLook !== undefined };
  const plan = await inTurns(planCrew(request, structure, await reading, looks), signal);
  const { memory, studio, shades, frames } = plan.shared;
  crew.prepare(plan.shared);
  onStep?.('building');
  const tiles = tileCount(frames.picture);
  let traced = 0;
  const trace = async (pass: Pass) => {
    const share = (TRACED * SHARE[pass.pixels] * (pass.to - pass.from)) / SAMPLES;
    const ticker = setInterval(() => onShare?.(traced + (share * crew.done()) / tiles), POLL_MS);
    try {
      await crew.run({ kind: 'trace', pass });
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
        await crew.run({ kind: 'shade', samples });
        smoothShades(shades);
        shadeMap(memory, studio.lighting.map, shades);
      }
      await trace(pass);
      if (!onLook || !look) continue;
      await looking;
      looking = onLook(
        await denoiseFrame(crew, plan, { name: look.name, look: { ...look, samples: pass.to }, signal }),
      );
      // it is waited for below; until then its failure is nobody's
      looking.catch(() => undefined);
    }
    await looking;
    onStep?.('tracing');
    const layer = await denoiseFrame(crew, plan, { name: 'picture', look: WHOLE, signal });
    onStep?.('denoising');
    return layer;
  } finally {
    await Promise.allSettled([looking]);
  }
}

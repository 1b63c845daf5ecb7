/** Prepares a rendering: the scene, its light, and the memory of the picture. */
import type { Steps } from '../steps.js';
import { LONGEST_RENDER, type Raster, type Room } from '../contract.js';
import type { Development } from '../light/development/development.js';
import { measureTrim } from '../photo/trim.js';
import { boxOf } from '../room/camera/roomBox.js';
import { bvh2InSteps } from './trace/bvh2.js';
import { collapseBvh, type Bvh4 } from './trace/bvh4.js';
import type { WorkerPlan } from './workerPlan.js';
import { AS_TOLD, readEvenness } from '../light/evenness.js';
import type { Developed } from './filters/develop.js';
import type { ResolveOptions } from './filters/resolve.js';
import type { Frames } from './filters/rowTask.js';
import { readFloorGloss } from './floorGloss.js';
import { createFrame, frameWithin } from './trace/frame.js';
import { packGeometry, type Geometry } from './trace/geometry.js';
import { compileKernel } from './trace/kernel.js';
import { findLamps } from './trace/lamps.js';
import { measureLightField } from '../light/lightField.js';
import type { Scene } from '../mesh/mesh.js';
import { measureResidual } from '../light/residual.js';
import type { RoomLighting } from '../light/roomLights.js';
import { layOutScene } from './trace/sceneMemory.js';
import { seeCells } from './seeCells.js';
import { createShades } from './trace/shade.js';
import { furnishedMap, furnishedShare } from './shadedMap.js';
import { outlineFurniture } from './trace/silhouette.js';
import type { TracePlan } from './trace/traceContext.js';
import { CORNERS } from './trace/tile.js';
import { fadesFor, scaleCamera, type Bounds } from '../room/camera/renderView.js';

/** A preview: smaller than the picture by `step`, from the first `taken` x `taken` pixels of each step x step block. */
export interface Look extends Pick<ResolveOptions, 'step' | 'taken'> {
  readonly name: 'first' | 'second';
}
export const FIRST: Look = { name: 'first', step: CORNERS, taken: 1 };
export const SECOND: Look = { name: 'second', step: 2, taken: 2 };
/** Lower furniture lies flat on the floor like a rug, metres. */
const FLAT = 0.05;

const isFlat = ([, low, , , high]: Bounds): boolean => high - low <= FLAT;

export interface RenderRequest {
  readonly photo: Raster;
  readonly room: Room;
  readonly scene: Scene;
  /** bounds of the pieces: light changes only near them */
  readonly furniture: readonly Bounds[];
  /** those whose shadow shows on walls: of plants and lamps it would be a smudge */
  readonly solid: readonly Bounds[];
  /** the room's light, if it is being read already */
  readonly lighting?: Promise<RoomLighting>;
  /** of the scene, if it was made already */
  readonly structure?: Structure;
}

/**
 * Size at which the furniture of a photo is rendered.
 * @param step of a sketch: a picture smaller by this factor
 */
export function renderSize(photo: { readonly width: number; readonly height: number }, step: number = 1) {
  const factor = Math.min(1, LONGEST_RENDER / Math.max(photo.width, photo.height)) / step;
  return { factor, width: Math.round(photo.width * factor), height: Math.round(photo.height * factor) };
}

export interface ScenePlan {
  /** for the workers; the rest stays on the main thread */
  readonly shared: WorkerPlan;
  readonly developed: Omit<Developed, 'camera'>;
  readonly development: Development | null;
  readonly fitted: boolean;
  readonly photo: Raster;
}

export interface PlanOptions {
  readonly threads: number;
  readonly looks?: boolean;
  /** see renderSize; default 1 */
  readonly step?: number;
  /** see WorkerPlan */
  readonly wanted?: Uint8Array | undefined;
}

function createFrames(width: number, height: number, looks: boolean): Frames {
  const picture = createFrame(width, height);
  if (!looks) return { picture };
  const sizeOf = ({ step }: Look) => [Math.ceil(width / step), Math.ceil(height / step)] as const;
  const second = createFrame(...sizeOf(SECOND));
  // the second is begun after the first has been shown: they share memory
  return { picture, first: frameWithin(second, ...sizeOf(FIRST)), second };
}

export interface Structure {
  readonly geometry: Geometry;
  readonly bvh: Bvh4;
}

/** The geometry for ray tracing; it does not depend on the light. */
export function* structureOf(scene: Scene): Steps<Structure> {
  const geometry = packGeometry(scene.mesh);
  const bvh2 = yield* bvh2InSteps(geometry);
  yield;
  return { geometry, bvh: collapseBvh(bvh2, geometry) };
}

/** Everything that is known before tracing. */
export function* planScene(
  { photo, room, scene, furniture, solid }: RenderRequest,
  { geometry, bvh }: Structure,
  light: RoomLighting,
  { threads, looks = false, step = 1, wanted }: PlanOptions,
): Steps<ScenePlan> {
  const { factor, width, height } = renderSize(photo, step);
  const { level, fitted, development, paint, asSeen, sun, ...lighting } = light;
  const furnished = furnishedShare(asSeen);
  const context: TracePlan = {
    view: { camera: scaleCamera(room.camera, factor), width, height, box: boxOf(room) },
    geometry,
    materials: scene.materials,
    lighting: { ...lighting, map: furnishedMap(lighting.map, furnished), furnished },
    floor: readFloorGloss(photo, room),
  };
  const shades = createShades(context.view.box);
  if (wanted) seeCells(shades, context.view, wanted);
  const lamps = findLamps(geometry, scene.materials);
  yield;
  const field = measureLightField(lighting, context.view.box);
  const residual = fitted ? measureResidual(lighting.map, context.view.box, field, paint) : undefined;
  const evenness = fitted ? AS_TOLD : readEvenness(lighting.map, context.view.box, field);
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
      box: context.view.box,
      laid: furniture.filter((bounds) => isFlat(bounds) && bounds[1] < FLAT),
      field,
      level,
      trim: measureTrim(photo, asSeen),
    },
    shared: {
      kernel: compileKernel(),
      memory: layOutScene({ bvh, context, lamps }, threads),
      silhouette: outlineFurniture(context.view, geometry),
      context,
      furniture: {
        onFloor: furniture.filter((bounds) => !isFlat(bounds)),
        onWalls: solid,
        fades: fadesFor(asSeen),
        furnished,
      },
      shades,
      lamps,
      frames: createFrames(width, height, looks),
      wanted: wanted ?? null,
      sunny: sun && { sun, field },
    },
  };
}

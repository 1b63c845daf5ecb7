import { easeBright, toSrgb } from '../photo/tone.js';
import type { Camera, Raster, Vec3 } from '../contract.js';
import type { Box } from '../room/camera/roomBox.js';
import { buildBvh2 } from './trace/bvh2.js';
import { collapseBvh } from './trace/bvh4.js';
import { createWorkerPool } from './workerPool.js';
import { denoiseFurniture } from './filters/denoise.js';
import { PLANE, allRows, createFrame, plane } from './trace/frame.js';
import { packGeometry } from './trace/geometry.js';
import { compileKernel } from './trace/kernel.js';
import { meanLevelFromLights } from '../light/lightLevel.js';
import type { AreaLight } from '../light/lights.js';
import type { Scene } from '../mesh/mesh.js';
import { meanRadiance, type RoomMap } from '../light/roomMap.js';
import { layOutScene } from './trace/sceneMemory.js';
import { outlineFurniture } from './trace/silhouette.js';
import type { TracePlan } from './trace/traceContext.js';
import { fadesFor } from '../room/camera/renderView.js';

/** The surroundings of a scene: rays that leave it read the map on the faces of the box. The camera must be inside. */
interface Surroundings {
  readonly box: Box;
  /** `uniformMap` for uniform light */
  readonly map: RoomMap;
}

export interface PictureRequest {
  readonly scene: Scene;
  /** in pixels of this picture */
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  /** rectangles on the box's faces, see `spanLight` */
  readonly lights: readonly AreaLight[];
  readonly environment: Surroundings;
  /** paths per pixel */
  readonly samples: number;
  /** surfaces that a path hits after the first; default 3 */
  readonly bounces?: number;
  /** linear factor before encoding; default 1 */
  readonly exposure?: number;
}

export interface PictureOptions {
  readonly signal?: AbortSignal | undefined;
  readonly threads?: number;
}

/** Mean irradiance / pi of lights and surroundings. */
function ambientOf(lights: readonly AreaLight[], { box, map }: Surroundings): Vec3 {
  const mean = meanRadiance(map);
  const added = meanLevelFromLights(lights, box);
  return [mean[0] + added, mean[1] + added, mean[2] + added];
}

/** Deterministic: the same request gives the same bytes. */
export async function tracePicture(request: PictureRequest, options: PictureOptions = {}): Promise<Raster> {
  const colour = await traceColour(request, options);
  const data = new Uint8Array(colour.length);
  for (let at = 0; at < data.length; at++) data[at] = Math.round(toSrgb(easeBright(colour[at])));
  return { width: request.width, height: request.height, data };
}

/**
 * Path-traces a scene without a photo, for example an empty room made of meshes.
 * @returns linear colour, 3 numbers per pixel, row-major
 * @throws the signal's reason, once it is aborted
 */
export async function traceColour(request: PictureRequest, options: PictureOptions = {}): Promise<Float32Array> {
  const { scene, camera, width, height, lights, environment, samples, bounces = 3, exposure = 1 } = request;
  const geometry = packGeometry(scene.mesh);
  const frame = createFrame(width, height);
  const context: TracePlan = {
    view: { camera, width, height, box: environment.box },
    geometry,
    materials: scene.materials,
    lighting: { map: environment.map, lights, ambient: ambientOf(lights, environment) },
    floor: { f0: 0, roughness: 1 },
  };
  const bvh = collapseBvh(buildBvh2(geometry), geometry);
  const pool = createWorkerPool(options);
  try {
    pool.prepare({
      kernel: compileKernel(),
      memory: layOutScene({ bvh, context, lamps: [] }, pool.threads),
      silhouette: outlineFurniture(context.view, geometry),
      context,
      furniture: { onFloor: [], onWalls: [], fades: fadesFor(0), furnished: 1 },
      shades: [],
      lamps: [],
      frames: { picture: frame },
      wanted: null,
      sunny: null,
    });
    await pool.run({ kind: 'picture', samples: { from: 0, to: samples }, bounces });
    await pool.run({
      kind: 'rows',
      frame: 'picture',
      task: { kind: 'resolve', options: { step: 1, taken: 1, samples } },
      rows: allRows(frame),
    });
    await denoiseFurniture({
      samples,
      tone: { exposure },
      run: (task) => pool.run({ kind: 'rows', frame: 'picture', task, rows: allRows(frame) }),
    });
    return plane(frame, PLANE.irradiance, 3);
  } finally {
    await pool.close();
  }
}

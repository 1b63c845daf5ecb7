import {
  createRayHit,
  createSurface,
  makeSurfaceReader,
  type RayHit,
  type Surface,
  type SurfaceReader,
} from './surface.js';
import type { Geometry } from './geometry.js';
import type { RayTracer } from './rays.js';
import type { Material } from '../../mesh/mesh.js';
import type { Lighting } from '../../light/roomLights.js';
import type { RenderView } from '../../room/camera/renderView.js';

/** Gloss of the room's floor. */
export interface FloorGloss {
  /** reflectance at normal incidence, 0: none */
  readonly f0: number;
  readonly roughness: number;
}

/** Input of all stages: scene, light and view, and one thread's kernel and scratch objects. */
export interface TraceContext {
  readonly view: RenderView;
  readonly geometry: Geometry;
  readonly materials: readonly Material[];
  readonly lighting: Lighting;
  readonly floor: FloorGloss;
  readonly kernel: RayTracer;
  readonly readSurface: SurfaceReader;
  readonly surface: Surface;
  readonly hit: RayHit;
  /** colour that was last read from the room's map */
  readonly colour: Float64Array;
}

export type TracePlan = Omit<TraceContext, 'kernel' | 'readSurface' | 'surface' | 'hit' | 'colour'>;

export const createTraceContext = (plan: TracePlan, kernel: RayTracer): TraceContext => ({
  ...plan,
  kernel,
  readSurface: makeSurfaceReader(plan.geometry, plan.materials),
  surface: createSurface(plan.materials),
  hit: createRayHit(),
  colour: new Float64Array(3),
});

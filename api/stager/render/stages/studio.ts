import {
  createMeeting,
  createSurface,
  makeSurfaceReader,
  type Meeting,
  type Surface,
  type SurfaceReader,
} from '../surface.js';
import type { Geometry } from '../geometry.js';
import type { RayTracer } from '../rays.js';
import type { Material } from '../mesh.js';
import type { Lighting } from '../roomLights.js';
import type { View } from '../view.js';

/** How the room's floor mirrors the furniture. */
export interface FloorGloss {
  /** reflectance at normal incidence, 0: none */
  readonly f0: number;
  readonly roughness: number;
}

/** What every stage of tracing reads: scene, light and view, and one thread's kernel and scratch objects. */
export interface Studio {
  readonly view: View;
  readonly geometry: Geometry;
  readonly materials: readonly Material[];
  readonly lighting: Lighting;
  readonly floor: FloorGloss;
  readonly kernel: RayTracer;
  readonly readSurface: SurfaceReader;
  readonly surface: Surface;
  readonly meeting: Meeting;
  /** the colour that was read last off the room */
  readonly colour: Float64Array;
}

export type StudioPlan = Omit<Studio, 'kernel' | 'readSurface' | 'surface' | 'meeting' | 'colour'>;

export const openStudio = (plan: StudioPlan, kernel: RayTracer): Studio => ({
  ...plan,
  kernel,
  readSurface: makeSurfaceReader(plan.geometry, plan.materials),
  surface: createSurface(plan.materials),
  meeting: createMeeting(),
  colour: new Float64Array(3),
});

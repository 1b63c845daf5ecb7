import { RAY_OFFSET } from '../../kernel/shading.js';
import { PLANE } from './frame.js';
import { HIT, RAY } from './rays.js';
import { LANE, LANE_FLOATS, type Wave } from './wavefront.js';
import type { TraceContext } from './traceContext.js';

/** Moves a lane to the furniture that its ray hit. The context's surface and hit describe it. */
export function landOnFurniture(wave: Wave, context: TraceContext, lane: number, triangle: number): void {
  const { kernel, hit, surface } = context;
  const { rays, hits } = kernel;
  const ray = lane * RAY.floats;
  const from = lane * HIT.floats;
  const three = lane * 3;
  const distance = hits[from + HIT.distance];
  hit.triangle = triangle;
  hit.u = hits[from + HIT.u];
  hit.v = hits[from + HIT.v];
  hit.dx = rays[ray + 4];
  hit.dy = rays[ray + 5];
  hit.dz = rays[ray + 6];
  hit.x = rays[ray] + hit.dx * distance;
  hit.y = rays[ray + 1] + hit.dy * distance;
  hit.z = rays[ray + 2] + hit.dz * distance;
  context.readSurface(hit, surface);
  wave.kind[lane] = LANE.furniture;
  wave.fresnel[lane] = surface.fresnel;
  wave.roughness[lane] = surface.roughness;
  wave.transmission[lane] = surface.material.transmission ?? 0;
  wave.mirror[three] = surface.mirrorR;
  wave.mirror[three + 1] = surface.mirrorG;
  wave.mirror[three + 2] = surface.mirrorB;
  place(wave, lane, hit, surface);
}

/** Adds what the camera sees at a lane that has just landed on furniture. */
export function addSurface(wave: Wave, { kernel, surface }: TraceContext, lane: number): void {
  const { sums } = wave;
  const at = lane * LANE_FLOATS;
  sums[at + PLANE.coverage] += 1;
  sums[at + PLANE.albedo] += surface.r;
  sums[at + PLANE.albedo + 1] += surface.g;
  sums[at + PLANE.albedo + 2] += surface.b;
  sums[at + PLANE.specular] += surface.emitR;
  sums[at + PLANE.specular + 1] += surface.emitG;
  sums[at + PLANE.specular + 2] += surface.emitB;
  sums[at + PLANE.normal] += surface.nx;
  sums[at + PLANE.normal + 1] += surface.ny;
  sums[at + PLANE.normal + 2] += surface.nz;
  sums[at + PLANE.depth] += kernel.hits[lane * HIT.floats + HIT.distance];
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
interface Normal {
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
}

function place(wave: Wave, lane: number, point: Point, normal: Normal): void {
  const three = lane * 3;
  wave.point[three] = point.x + normal.nx * RAY_OFFSET;
  wave.point[three + 1] = point.y + normal.ny * RAY_OFFSET;
  wave.point[three + 2] = point.z + normal.nz * RAY_OFFSET;
  wave.normal[three] = normal.nx;
  wave.normal[three + 1] = normal.ny;
  wave.normal[three + 2] = normal.nz;
}

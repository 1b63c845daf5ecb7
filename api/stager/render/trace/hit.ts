import { RAY_OFFSET } from '../../kernel/shading.js';
import { PLANE } from './frame.js';
import { HIT, RAY } from './rays.js';
import { LANE, LANE_FLOATS, type Wave } from './wavefront.js';
import type { TraceContext } from './traceContext.js';

/** Moves a lane to the point of the furniture that its ray met. The context's surface and meeting describe it. */
export function landOnFurniture(wave: Wave, context: TraceContext, lane: number, triangle: number): void {
  const { kernel, meeting, surface } = context;
  const { rays, hits } = kernel;
  const ray = lane * RAY.floats;
  const hit = lane * HIT.floats;
  const three = lane * 3;
  const distance = hits[hit + HIT.distance];
  meeting.triangle = triangle;
  meeting.u = hits[hit + HIT.u];
  meeting.v = hits[hit + HIT.v];
  meeting.dx = rays[ray + 4];
  meeting.dy = rays[ray + 5];
  meeting.dz = rays[ray + 6];
  meeting.x = rays[ray] + meeting.dx * distance;
  meeting.y = rays[ray + 1] + meeting.dy * distance;
  meeting.z = rays[ray + 2] + meeting.dz * distance;
  context.readSurface(meeting, surface);
  wave.kind[lane] = LANE.furniture;
  wave.fresnel[lane] = surface.fresnel;
  wave.roughness[lane] = surface.roughness;
  wave.transmission[lane] = surface.material.transmission ?? 0;
  wave.mirror[three] = surface.mirrorR;
  wave.mirror[three + 1] = surface.mirrorG;
  wave.mirror[three + 2] = surface.mirrorB;
  place(wave, lane, meeting, surface);
}

/** Adds what the eye sees at a lane that has just landed on furniture. */
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

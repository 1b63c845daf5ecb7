import { LANE, LANE_FLOATS, type Wave } from './trace/wavefront.js';
import { LEAST_WEIGHT, PLANE, SUMS, type Frame } from './trace/frame.js';
import { HIT, RAY } from './trace/rays.js';
import { readMap } from '../light/roomMap.js';
import { aimBounces } from './trace/bounce.js';
import { addSurface, landOnFurniture } from './trace/hit.js';
import { aimAtLights } from './trace/light.js';
import { aimMirrors, gatherMirrors } from './trace/mirror.js';
import { aimPrimary, type Tile } from './trace/primary.js';
import type { TraceContext } from './trace/traceContext.js';
import { addSums, type SampleRange } from './trace/tile.js';

interface PictureSamples {
  readonly samples: SampleRange;
  /** surfaces that a path hits after the first */
  readonly bounces: number;
}

/** A pixel that shows only the surroundings: their radiance counts as emission. */
function addSurroundings(wave: Wave, { kernel, lighting, view, colour }: TraceContext, lane: number): void {
  const { rays } = kernel;
  const at = lane * RAY.floats;
  const distance = rays[at + RAY.farthest];
  const [x, y, z] = [0, 1, 2].map((axis) => rays[at + axis] + rays[at + 4 + axis] * distance);
  readMap(lighting.map, view.box, wave.kind[lane], x, y, z, colour);
  const sums = lane * LANE_FLOATS;
  wave.sums[sums + PLANE.coverage] += 1;
  wave.sums[sums + PLANE.depth] += distance;
  for (let c = 0; c < 3; c++) wave.sums[sums + PLANE.specular + c] += colour[c];
  wave.kind[lane] = LANE.idle;
}

function shadeFirstHits(wave: Wave, context: TraceContext, throughput: Float32Array): void {
  const { kernel, surface } = context;
  for (let lane = 0; lane < wave.count; lane++) {
    const triangle = kernel.hitIntegers[lane * HIT.floats + HIT.triangle];
    for (let axis = 0; axis < 3; axis++) wave.toEye[lane * 3 + axis] = -kernel.rays[lane * RAY.floats + 4 + axis];
    if (triangle < 0) {
      addSurroundings(wave, context, lane);
      continue;
    }
    landOnFurniture(wave, context, lane, triangle);
    addSurface(wave, context, lane);
    throughput[lane * 3] = surface.r + LEAST_WEIGHT;
    throughput[lane * 3 + 1] = surface.g + LEAST_WEIGHT;
    throughput[lane * 3 + 2] = surface.b + LEAST_WEIGHT;
  }
}

/** Adds the light sample at each path's end. */
function gatherDirect(wave: Wave, { kernel }: TraceContext, throughput: Float32Array): void {
  for (let lane = 0; lane < wave.count; lane++) {
    if (wave.kind[lane] === LANE.idle || kernel.hitIntegers[lane * HIT.floats + HIT.triangle] >= 0) continue;
    for (let c = 0; c < 3; c++) {
      const k = lane * 3 + c;
      wave.sums[lane * LANE_FLOATS + PLANE.irradiance + c] += throughput[k] * wave.carried[k];
    }
  }
}

/** Moves each path on to its hit; paths that leave the scene end there. */
function moveOn(wave: Wave, context: TraceContext, throughput: Float32Array): void {
  const { kernel, surface } = context;
  for (let lane = 0; lane < wave.count; lane++) {
    if (wave.kind[lane] === LANE.idle) continue;
    const triangle = kernel.hitIntegers[lane * HIT.floats + HIT.triangle];
    const three = lane * 3;
    const at = lane * LANE_FLOATS + PLANE.irradiance;
    if (triangle < 0) {
      for (let c = 0; c < 3; c++) wave.sums[at + c] += throughput[three + c] * wave.carried[three + c];
      wave.kind[lane] = LANE.idle;
      continue;
    }
    landOnFurniture(wave, context, lane, triangle);
    wave.sums[at] += throughput[three] * surface.emitR;
    wave.sums[at + 1] += throughput[three + 1] * surface.emitG;
    wave.sums[at + 2] += throughput[three + 2] * surface.emitB;
    throughput[three] *= surface.r;
    throughput[three + 1] *= surface.g;
    throughput[three + 2] *= surface.b;
  }
}

/** Path-traces one tile of a scene without a photo, and adds it to the frame. */
export function tracePictureTile(
  frame: Frame,
  wave: Wave,
  context: TraceContext,
  tile: Tile,
  { samples, bounces }: PictureSamples,
): void {
  const { kernel } = context;
  const throughput = new Float32Array(wave.capacity * 3);
  wave.sums.fill(0, 0, tile.width * tile.height * SUMS);
  for (let sample = samples.from; sample < samples.to; sample++) {
    aimPrimary(wave, context, tile, sample);
    kernel.traceNearest(wave.count);
    shadeFirstHits(wave, context, throughput);
    const mirrors = aimMirrors(wave, context, sample);
    kernel.traceNearest(mirrors);
    gatherMirrors(wave, context, mirrors);
    for (let bounce = 0; bounce <= bounces; bounce++) {
      // each bounce has its own random numbers
      const draw = sample * (bounces + 1) + bounce;
      aimAtLights(wave, context, draw);
      kernel.traceAny(wave.count);
      gatherDirect(wave, context, throughput);
      if (bounce === bounces) break;
      aimBounces(wave, context, draw);
      kernel.traceNearest(wave.count);
      moveOn(wave, context, throughput);
    }
  }
  addSums(frame, wave);
}

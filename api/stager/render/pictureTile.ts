import { LANE, LANE_FLOATS, type Wave } from './wave.js';
import { PLANE, SUMS, type Frame } from './frame.js';
import { HIT, RAY } from './rays.js';
import { readMap } from './roomMap.js';
import { aimBounces } from './stages/bounce.js';
import { addSurface, landOnFurniture } from './stages/hit.js';
import { aimAtLights } from './stages/light.js';
import { aimMirrors, gatherMirrors } from './stages/mirror.js';
import { aimPrimary, type Tile } from './stages/primary.js';
import type { Studio } from './stages/studio.js';
import { addSums, type SampleRange } from './tile.js';

export interface PictureSamples {
  readonly samples: SampleRange;
  /** surfaces after the first that a path of light meets */
  readonly bounces: number;
}

/** A pixel in which nothing but the surroundings is seen: their light, as if it were given off. */
function addSurroundings(wave: Wave, { kernel, lighting, view, colour }: Studio, lane: number): void {
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

function meetFirst(wave: Wave, studio: Studio): void {
  const { kernel } = studio;
  for (let lane = 0; lane < wave.count; lane++) {
    const triangle = kernel.hitIntegers[lane * HIT.floats + HIT.triangle];
    for (let axis = 0; axis < 3; axis++) wave.toEye[lane * 3 + axis] = -kernel.rays[lane * RAY.floats + 4 + axis];
    if (triangle < 0) {
      addSurroundings(wave, studio, lane);
      continue;
    }
    landOnFurniture(wave, studio, lane, triangle);
    addSurface(wave, studio, lane);
  }
}

/** Adds the light that arrived straight from a light at the path's present end. */
function gatherDirect(wave: Wave, { kernel }: Studio, throughput: Float32Array): void {
  for (let lane = 0; lane < wave.count; lane++) {
    if (wave.kind[lane] === LANE.idle || kernel.hitIntegers[lane * HIT.floats + HIT.triangle] >= 0) continue;
    for (let c = 0; c < 3; c++) {
      const k = lane * 3 + c;
      wave.sums[lane * LANE_FLOATS + PLANE.irradiance + c] += throughput[k] * wave.carried[k];
    }
  }
}

/** Moves each path on to what its ray met; paths that met the surroundings end there. */
function moveOn(wave: Wave, studio: Studio, throughput: Float32Array): void {
  const { kernel, surface } = studio;
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
    landOnFurniture(wave, studio, lane, triangle);
    wave.sums[at] += throughput[three] * surface.emitR;
    wave.sums[at + 1] += throughput[three + 1] * surface.emitG;
    wave.sums[at + 2] += throughput[three + 2] * surface.emitB;
    throughput[three] *= surface.r;
    throughput[three + 1] *= surface.g;
    throughput[three + 2] *= surface.b;
  }
}

/** Traces whole paths of light through one tile of a scene that stands for itself, and adds them to the frame. */
export function tracePictureTile(
  frame: Frame,
  wave: Wave,
  studio: Studio,
  tile: Tile,
  { samples, bounces }: PictureSamples,
): void {
  const { kernel } = studio;
  const throughput = new Float32Array(wave.capacity * 3);
  wave.sums.fill(0, 0, tile.width * tile.height * SUMS);
  for (let sample = samples.from; sample < samples.to; sample++) {
    throughput.fill(1);
    aimPrimary(wave, studio, tile, sample);
    kernel.traceNearest(wave.count);
    meetFirst(wave, studio);
    const mirrors = aimMirrors(wave, studio, sample);
    kernel.traceNearest(mirrors);
    gatherMirrors(wave, studio, mirrors);
    for (let bounce = 0; bounce <= bounces; bounce++) {
      // each bounce draws its own numbers
      const draw = sample * (bounces + 1) + bounce;
      aimAtLights(wave, studio, draw);
      kernel.traceAny(wave.count);
      gatherDirect(wave, studio, throughput);
      if (bounce === bounces) break;
      aimBounces(wave, studio, draw);
      kernel.traceNearest(wave.count);
      moveOn(wave, studio, throughput);
    }
  }
  addSums(frame, wave);
}

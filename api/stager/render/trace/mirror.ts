import { exitBox, type Exit } from '../../room/camera/roomBox.js';
import {
  CLEAR_MIRROR,
  LEAST_FRESNEL,
  LEAST_MIRROR_COSINE,
  MIRROR_DISTANCE,
  MOST_IMAGED,
  MOST_REFLECTED,
  ROUGHEST_MIRROR,
} from '../../kernel/shading.js';
import { PLANE } from './frame.js';
import { withinLight } from '../../light/lights.js';
import { HIT, RAY } from './rays.js';
import { readMap } from '../../light/roomMap.js';
import { DIMENSION, sampleNumber } from '../../sampling.js';
import { LANE, LANE_FLOATS, type Wave } from './wavefront.js';
import { furnitureRadiance, seeFurniture } from './bounce.js';
import type { TraceContext } from './traceContext.js';

/**
 * Aims a GGX-distributed mirror ray (Walter et al. 2007) from each glossy lane.
 * @returns the number of rays; each carries its lane as its tag
 */
export function aimMirrors(wave: Wave, context: TraceContext, sample: number): number {
  const { kernel, lighting, view, colour } = context;
  const { rays } = kernel;
  const { box } = view;
  const { point, normal, toEye, carried, kind } = wave;
  const exit: Exit = { face: 0 };
  let count = 0;
  for (let lane = 0; lane < wave.count; lane++) {
    if (kind[lane] === LANE.idle || wave.fresnel[lane] < LEAST_FRESNEL || wave.roughness[lane] > ROUGHEST_MIRROR)
      continue;
    const three = lane * 3;
    const pixel = wave.pixel[lane];
    const alpha = wave.roughness[lane] ** 2;
    const tilt = sampleNumber(pixel, sample, DIMENSION.mirrorTilt);
    const turn = sampleNumber(pixel, sample, DIMENSION.mirrorTurn) * 2 * Math.PI;
    const cosine = Math.sqrt((1 - tilt) / (1 + (alpha * alpha - 1) * tilt));
    const sine = Math.sqrt(Math.max(0, 1 - cosine * cosine));
    const s = sine * Math.cos(turn);
    const t = sine * Math.sin(turn);
    const nx = normal[three];
    const ny = normal[three + 1];
    const nz = normal[three + 2];
    // orthonormal basis around the normal (Duff et al. 2017)
    const sign = nz < 0 ? -1 : 1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    const hx = (1 + sign * nx * nx * a) * s + b * t + nx * cosine;
    const hy = sign * b * s + (sign + ny * ny * a) * t + ny * cosine;
    const hz = -sign * nx * s - ny * t + nz * cosine;
    const twice = 2 * (toEye[three] * hx + toEye[three + 1] * hy + toEye[three + 2] * hz);
    const dx = twice * hx - toEye[three];
    const dy = twice * hy - toEye[three + 1];
    const dz = twice * hz - toEye[three + 2];
    if (dx * nx + dy * ny + dz * nz <= LEAST_MIRROR_COSINE) continue;
    const x = point[three];
    const y = point[three + 1];
    const z = point[three + 2];
    const distance = exitBox(box, x, y, z, dx, dy, dz, exit);
    const end: [number, number, number] = [x + dx * distance, y + dy * distance, z + dz * distance];
    readMap(lighting.map, box, exit.face, end[0], end[1], end[2], colour);
    const light = lighting.lights.find((each) => each.visible && withinLight(each, exit.face, end, 0));
    const carry = count * 3;
    for (let c = 0; c < 3; c++) carried[carry + c] = light ? light.radiance[c] * (light.mirrored ?? 1) : colour[c];
    const ray = count * RAY.floats;
    rays[ray] = x;
    rays[ray + 1] = y;
    rays[ray + 2] = z;
    rays[ray + RAY.farthest] = distance;
    rays[ray + 4] = dx;
    rays[ray + 5] = dy;
    rays[ray + 6] = dz;
    rays[ray + RAY.tag] = lane;
    count++;
  }
  return count;
}

/** Adds the reflections on furniture. */
export function gatherMirrors(wave: Wave, context: TraceContext, count: number): void {
  const { kernel, lighting } = context;
  const { sums, carried, kind, mirror } = wave;
  for (let ray = 0; ray < count; ray++) {
    const lane = kernel.rays[ray * RAY.floats + RAY.tag];
    if (kind[lane] !== LANE.furniture) continue;
    const triangle = kernel.hitIntegers[ray * HIT.floats + HIT.triangle];
    const met = triangle >= 0 ? seeFurniture(context, triangle, MIRROR_DISTANCE) : null;
    const at = lane * LANE_FLOATS + PLANE.specular;
    for (let c = 0; c < 3; c++) {
      const seen = met ? furnitureRadiance(met, lighting.ambient, c) : carried[ray * 3 + c];
      sums[at + c] +=
        wave.fresnel[lane] *
        mirror[lane * 3 + c] *
        Math.min(wave.roughness[lane] < CLEAR_MIRROR ? MOST_IMAGED : MOST_REFLECTED, seen);
    }
  }
}

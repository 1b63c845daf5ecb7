import { shareAt, type AreaLight } from '../../light/lights.js';
import {
  BACK_LIGHT_WEIGHT,
  LEAST_SQUARE_DISTANCE,
  RAY_OFFSET,
  SHADOW_RAY_SHARE,
  THROUGH_OFFSETS,
} from '../../kernel/shading.js';
import { RAY } from './rays.js';
import { DIMENSION, sampleNumber } from '../../sampling.js';
import { LANE, type Wave } from './wavefront.js';
import type { TraceContext } from './traceContext.js';

/** Length of a ray that is to hit nothing. */
export const NOWHERE = 1e-6;

/** Floats per light in `flatten`: centre, normal, area. */
const FLAT = 7;

/** What `weighLights` reads, contiguous: it runs for every light and sample. */
function flatten(lights: readonly AreaLight[]): Float64Array {
  const flat = new Float64Array(lights.length * FLAT);
  lights.forEach(({ origin, u, v, normal, area }, k) => {
    flat.set(
      [0, 1, 2].map((axis) => origin[axis] + 0.5 * (u[axis] + v[axis])),
      k * FLAT,
    );
    flat.set([...normal, area], k * FLAT + 3);
  });
  return flat;
}

/** Writes the selection weights of the lights at a point into `chances`; returns their sum. */
function weighLights(flat: Float64Array, x: number, y: number, z: number, chances: Float64Array): number {
  let sum = 0;
  for (let k = 0, at = 0; k < chances.length; k++, at += FLAT) {
    const dx = flat[at] - x;
    const dy = flat[at + 1] - y;
    const dz = flat[at + 2] - z;
    const before = flat[at + 3] * dx + flat[at + 4] * dy + flat[at + 5] * dz < 0;
    const area = flat[at + 6];
    const chance = ((before ? 1 : BACK_LIGHT_WEIGHT) * area) / (dx * dx + dy * dy + dz * dz + area);
    chances[k] = chance;
    sum += chance;
  }
  return sum;
}

/**
 * Aims a shadow ray from each lane at a random point of one light, chosen by its selection weight (importance
 * sampling).
 * @param first dimension of the sample that chooses the light; the next two choose the point
 */
export function aimAtLights(
  wave: Wave,
  { kernel, lighting }: TraceContext,
  sample: number,
  first: number = DIMENSION.light,
): void {
  const { rays } = kernel;
  const { lights } = lighting;
  const { point, normal, carried, kind } = wave;
  const chances = new Float64Array(lights.length);
  const flat = flatten(lights);
  for (let lane = 0; lane < wave.count; lane++) {
    const ray = lane * RAY.floats;
    const three = lane * 3;
    rays[ray + RAY.farthest] = NOWHERE;
    carried[three] = carried[three + 1] = carried[three + 2] = 0;
    if (kind[lane] === LANE.idle || lights.length === 0) continue;
    const pixel = wave.pixel[lane];
    const x = point[three];
    const y = point[three + 1];
    const z = point[three + 2];
    const nx = normal[three];
    const ny = normal[three + 1];
    const nz = normal[three + 2];
    const sum = weighLights(flat, x, y, z, chances);
    let pick = sampleNumber(pixel, sample, first) * sum;
    let chosen = 0;
    while (chosen < lights.length - 1 && pick > chances[chosen]) pick -= chances[chosen++];
    const light = lights[chosen];
    const a = sampleNumber(pixel, sample, first + 1);
    const b = sampleNumber(pixel, sample, first + 2);
    let dx = light.origin[0] + light.u[0] * a + light.v[0] * b - x;
    let dy = light.origin[1] + light.u[1] * a + light.v[1] * b - y;
    let dz = light.origin[2] + light.u[2] * a + light.v[2] * b - z;
    const square = dx * dx + dy * dy + dz * dz;
    const distance = Math.sqrt(square);
    dx /= distance;
    dy /= distance;
    dz /= distance;
    let atSurface = nx * dx + ny * dy + nz * dz;
    let through = 0;
    if (atSurface < 0) {
      // light from behind passes through a thin part; the shadow ray starts on its other side
      atSurface = -atSurface * wave.transmission[lane];
      through = THROUGH_OFFSETS * RAY_OFFSET;
    }
    const atLight = -(light.normal[0] * dx + light.normal[1] * dy + light.normal[2] * dz);
    if (atSurface <= 0 || atLight <= 0) continue;
    const bright = shareAt(light, dy) * atSurface * atLight * light.area;
    const weight = (bright * sum) / (chances[chosen] * Math.max(LEAST_SQUARE_DISTANCE, square) * Math.PI);
    carried[three] = weight * light.radiance[0];
    carried[three + 1] = weight * light.radiance[1];
    carried[three + 2] = weight * light.radiance[2];
    rays[ray] = x - nx * through;
    rays[ray + 1] = y - ny * through;
    rays[ray + 2] = z - nz * through;
    rays[ray + RAY.farthest] = distance * SHADOW_RAY_SHARE;
    rays[ray + 4] = dx;
    rays[ray + 5] = dy;
    rays[ray + 6] = dz;
  }
}

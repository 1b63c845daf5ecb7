import type { Vec3 } from '../../contract.js';
import { exitBox, type Exit } from '../../room/camera/roomBox.js';
import type { Material } from '../../mesh/mesh.js';
import {
  AMBIENT_LEAST,
  AMBIENT_PER_ALBEDO,
  AMBIENT_PER_METRE,
  MOST_EMITTED,
  RAY_OFFSET,
  RECEIVED,
  SPHERE_SHARE,
  THROUGH_OFFSETS,
  UNDERSIDE,
  UNDERSIDE_NORMAL,
} from '../../kernel/shading.js';
import { RAY } from './rays.js';
import { readCellOf } from '../../light/roomMap.js';
import { DIMENSION, sampleNumber } from '../../sampling.js';
import { LANE, type Wave } from './wavefront.js';
import { NOWHERE } from './light.js';
import type { TraceContext } from './traceContext.js';

interface SeenFurniture {
  readonly material: Material;
  /** share of the ambient light that the furniture receives */
  readonly share: number;
}

/** Material of the furniture that a ray hit, and an estimate of its light without further rays. */
export function seeFurniture({ geometry, materials }: TraceContext, triangle: number, distance: number): SeenFurniture {
  const material = materials[geometry.material[triangle]];
  const least = AMBIENT_LEAST + AMBIENT_PER_ALBEDO * material.colour[1];
  const shade = Math.min(1, least + distance * AMBIENT_PER_METRE) * RECEIVED;
  const up = geometry.normal[geometry.index[triangle * 3] * 3 + 1];
  return { material, share: up < UNDERSIDE_NORMAL ? shade * UNDERSIDE : shade };
}

export function furnitureRadiance({ material, share }: SeenFurniture, ambient: Vec3, channel: number): number {
  const own = material.emission ? Math.min(MOST_EMITTED, material.emission[channel]) : 0;
  return material.colour[channel] * ambient[channel] * share + own;
}

/**
 * Aims a cosine-distributed ray from each lane, and reads the room's radiance along it.
 * @param first the first of the two dimensions of the sample that choose the direction
 */
export function aimBounces(
  wave: Wave,
  { kernel, lighting, view, colour }: TraceContext,
  sample: number,
  first: number = DIMENSION.bounceZ,
): void {
  const { rays } = kernel;
  const { box } = view;
  const { point, normal, carried, kind } = wave;
  const exit: Exit = { face: 0 };
  for (let lane = 0; lane < wave.count; lane++) {
    const ray = lane * RAY.floats;
    if (kind[lane] === LANE.idle) {
      rays[ray + RAY.farthest] = NOWHERE;
      continue;
    }
    const three = lane * 3;
    const pixel = wave.pixel[lane];
    const through = wave.transmission[lane];
    // half of what a thin part transmits comes from its other side
    const side = through > 0 && sampleNumber(pixel, sample, DIMENSION.side) < through * 0.5 ? -1 : 1;
    const nx = normal[three] * side;
    const ny = normal[three + 1] * side;
    const nz = normal[three + 2] * side;
    const z = sampleNumber(pixel, sample, first) * 2 - 1;
    const turn = sampleNumber(pixel, sample, first + 1) * 2 * Math.PI;
    const ring = Math.sqrt(1 - z * z);
    let dx = nx + ring * Math.cos(turn);
    let dy = ny + ring * Math.sin(turn);
    let dz = nz + z * SPHERE_SHARE;
    const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    dx *= scale;
    dy *= scale;
    dz *= scale;
    const lift = side < 0 ? THROUGH_OFFSETS * RAY_OFFSET : 0;
    const x = point[three] + nx * lift;
    const y = point[three + 1] + ny * lift;
    const oz = point[three + 2] + nz * lift;
    const distance = exitBox(box, x, y, oz, dx, dy, dz, exit);
    readCellOf(lighting.map, box, exit.face, x + dx * distance, y + dy * distance, oz + dz * distance, colour);
    carried[three] = colour[0];
    carried[three + 1] = colour[1];
    carried[three + 2] = colour[2];
    rays[ray] = x;
    rays[ray + 1] = y;
    rays[ray + 2] = oz;
    rays[ray + RAY.farthest] = distance;
    rays[ray + 4] = dx;
    rays[ray + 5] = dy;
    rays[ray + 6] = dz;
  }
}

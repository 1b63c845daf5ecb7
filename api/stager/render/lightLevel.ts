import type { Vec3 } from '../contract.js';
import { exitBox, type Box, type Exit } from './box.js';
import type { AreaLight } from './lights.js';
import { readMap, type RoomMap } from './roomMap.js';
import { hash } from './sampling.js';

const RAYS = 1024;
/** Square metres: nearer than its root a light is not taken to shine any stronger. */
const NEAR_SQUARE = 0.1;

/** Irradiance / pi (green) that the room's surfaces send to a point that faces along the normal. */
export function levelFromRoom(map: RoomMap, box: Box, [x, y, z]: Vec3, normal: Vec3): number {
  const exit: Exit = { face: 0 };
  const colour = new Float64Array(3);
  let sum = 0;
  for (let k = 0; k < RAYS; k++) {
    const up = ((k + 0.5) / RAYS) * 2 - 1;
    const turn = hash(k) * 2 * Math.PI;
    const ring = Math.sqrt(1 - up * up);
    // a point of the unit sphere that sits on the surface: cosine-distributed
    const dx = normal[0] + ring * Math.cos(turn);
    const dy = normal[1] + up * 0.9999;
    const dz = normal[2] + ring * Math.sin(turn);
    const distance = exitBox(box, x, y, z, dx, dy, dz, exit);
    readMap(map, box, exit.face, x + dx * distance, y + dy * distance, z + dz * distance, colour);
    sum += colour[1];
  }
  return sum / RAYS;
}

/** Irradiance / pi (green) that lights send to a point that faces along the normal, with nothing in the way. */
export function levelFromLights(lights: readonly AreaLight[], point: Vec3, normal: Vec3): number {
  let sum = 0;
  for (const light of lights) {
    const to = [0, 1, 2].map((axis) => light.origin[axis] + (light.u[axis] + light.v[axis]) / 2 - point[axis]);
    const square = to[0] ** 2 + to[1] ** 2 + to[2] ** 2;
    const distance = Math.sqrt(square);
    const atSurface = (normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2]) / distance;
    const atLight = -(light.normal[0] * to[0] + light.normal[1] * to[1] + light.normal[2] * to[2]) / distance;
    if (atSurface <= 0 || atLight <= 0) continue;
    sum += (light.radiance[1] * atSurface * atLight * light.area) / (Math.max(NEAR_SQUARE, square) * Math.PI);
  }
  return sum;
}

import type { Vec3 } from '../contract.js';
import { exitBox, FACE, FACE_NORMALS, pointOnFace, type Box, type Exit } from '../room/camera/roomBox.js';
import { shareAt, skyAt, type AreaLight } from './lights.js';
import { readMap, type RoomMap } from './roomMap.js';
import { hash } from '../sampling.js';

const RAYS = 1024;
/** Number of patches per side of a light where its parts differ: close to it, and between sky and ground. */
const PATCHES = 4;
/** Lower bound of the squared distance to a patch, square metres. */
const NEAR_PATCH = 0.02;
/** Lower bound of the squared distance to a light, square metres. */
const NEAR_SQUARE = 0.1;

/** Irradiance / pi (green) from the room's surfaces at a point with this normal. */
export function levelFromRoom(map: RoomMap, box: Box, [x, y, z]: Vec3, normal: Vec3, rays = RAYS): number {
  const exit: Exit = { face: 0 };
  const colour = new Float64Array(3);
  let sum = 0;
  for (let k = 0; k < rays; k++) {
    const up = ((k + 0.5) / rays) * 2 - 1;
    const turn = hash(k) * 2 * Math.PI;
    const ring = Math.sqrt(1 - up * up);
    // a point of the unit sphere that touches the surface: cosine-distributed
    const dx = normal[0] + ring * Math.cos(turn);
    const dy = normal[1] + up * 0.9999;
    const dz = normal[2] + ring * Math.sin(turn);
    const distance = exitBox(box, x, y, z, dx, dy, dz, exit);
    readMap(map, box, exit.face, x + dx * distance, y + dy * distance, z + dz * distance, colour);
    sum += colour[1];
  }
  return sum / rays;
}

/** Unoccluded irradiance / pi (green) from lights at a point with this normal. */
export function levelFromLights(lights: readonly AreaLight[], point: Vec3, normal: Vec3): number {
  let sum = 0;
  for (const light of lights) {
    const to = [0, 1, 2].map((axis) => light.origin[axis] + (light.u[axis] + light.v[axis]) / 2 - point[axis]);
    const square = to[0] ** 2 + to[1] ** 2 + to[2] ** 2;
    const distance = Math.sqrt(square);
    const atSurface = (normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2]) / distance;
    const atLight = -(light.normal[0] * to[0] + light.normal[1] * to[1] + light.normal[2] * to[2]) / distance;
    if (atSurface <= 0 || atLight <= 0) continue;
    const radiance = light.radiance[1] * shareAt(light, to[1] / distance);
    sum += (radiance * atSurface * atLight * light.area) / (Math.max(NEAR_SQUARE, square) * Math.PI);
  }
  return sum;
}

/** A room's surfaces and its lights. */
export interface LitBox {
  readonly map: RoomMap;
  readonly box: Box;
  readonly lights: readonly AreaLight[];
}

/** Irradiance / pi (green) from lights and surfaces at a point with this normal. */
export function levelAt({ map, box, lights }: LitBox, point: Vec3, normal: Vec3, rays = RAYS): number {
  const straight = lights.reduce((sum, light) => sum + levelFromLight(light, point, normal), 0);
  return straight + levelFromRoom(map, box, point, normal, rays);
}

/** Irradiance / pi from a light of radiance 1: from the part where it shows sky, and from the rest. */
interface UnitLevel {
  readonly sky: number;
  readonly ground: number;
}

/** Unoccluded irradiance / pi from a light of radiance 1 at a point that faces this way. */
export function unitLevel({ origin, u, v, normal, area }: AreaLight, [x, y, z]: Vec3, facing: Vec3): UnitLevel {
  let [sky, ground] = [0, 0];
  for (let k = 0; k < PATCHES * PATCHES; k++) {
    const a = ((k % PATCHES) + 0.5) / PATCHES;
    const b = (Math.floor(k / PATCHES) + 0.5) / PATCHES;
    const dx = origin[0] + u[0] * a + v[0] * b - x;
    const dy = origin[1] + u[1] * a + v[1] * b - y;
    const dz = origin[2] + u[2] * a + v[2] * b - z;
    const atSurface = facing[0] * dx + facing[1] * dy + facing[2] * dz;
    const atLight = -(normal[0] * dx + normal[1] * dy + normal[2] * dz);
    if (atSurface <= 0 || atLight <= 0) continue;
    const square = dx * dx + dy * dy + dz * dz;
    const angle = (atSurface * atLight * area) / (PATCHES * PATCHES * Math.max(NEAR_PATCH, square) ** 2);
    const share = skyAt(dy / Math.sqrt(square));
    sky += (angle / Math.PI) * share;
    ground += (angle / Math.PI) * (1 - share);
  }
  return { sky, ground };
}

/** The same for its actual radiance (green). */
function levelFromLight(light: AreaLight, point: Vec3, normal: Vec3): number {
  const { sky, ground } = unitLevel(light, point, normal);
  return light.radiance[1] * (sky + ground * (light.ground ?? 1));
}

const PROBES = 400;
const PROBED_FACES = [FACE.floor, FACE.back, FACE.left, FACE.right];

/** Mean irradiance / pi (green) from the lights on the part of the room's surfaces that photos show. */
export function meanLevelFromLights(lights: readonly AreaLight[], box: Box): number {
  const seen: Box = { ...box, front: 0 };
  let sum = 0;
  for (let probe = 0; probe < PROBES; probe++) {
    const face = PROBED_FACES[probe % PROBED_FACES.length];
    const u = ((probe * 0.7548) % 1) * 0.9 + 0.05;
    const v = ((probe * 0.5698) % 1) * 0.9 + 0.05;
    const others = lights.filter((light) => light.face !== face);
    sum += levelFromLights(others, pointOnFace(seen, face, u, v), FACE_NORMALS[face]);
  }
  return sum / PROBES;
}

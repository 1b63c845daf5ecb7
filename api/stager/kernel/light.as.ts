// @ts-nocheck
/** AssemblyScript: direct light of windows, the ceiling and lamps. */
import {
  COLUMN_KIND,
  COLUMN_NORMAL,
  COLUMN_PIXEL,
  COLUMN_POINT,
  COLUMN_TRANSMISSION,
  KIND_FURNITURE,
  KIND_IDLE,
  LAMP_MIDDLE,
  LAMP_POWER,
  LAMP_RADIUS,
  LAMP_WORDS,
  LIGHT_AREA,
  LIGHT_FACE,
  LIGHT_GROUND,
  LIGHT_MIDDLE,
  LIGHT_NORMAL,
  LIGHT_ORIGIN,
  LIGHT_RADIANCE,
  LIGHT_U,
  LIGHT_V,
  LIGHT_MIRRORED,
  LIGHT_WORDS,
  REACH_FULL,
  REACH_NONE,
  SECOND_REACH,
  SKY_FROM,
  SKY_FULL,
  SCENE_LAMPS,
  SCENE_LAMP_COUNT,
  SCENE_LIGHTS,
  SCENE_LIGHT_COUNT,
  SUM_IRRADIANCE,
  SUM_LIT,
  SUM_UNLIT,
} from './layout';
import { BACK_LIGHT_WEIGHT, LEAST_SQUARE_DISTANCE, RAY_OFFSET, SHADOW_RAY_SHARE, THROUGH_OFFSETS } from './shading';
import { LAMP, LIGHT, LIGHT_A, LIGHT_B, REACH, SECOND_LIGHT } from './dimensions';
import { cosine, sampleNumber, sine, turnBy } from './sampling.as';
import { add, address, cell, integer, part, scratch, sumsOf } from './scene.as';
import { follow, hitTriangle } from './trace.as';

/** Windows closer than this behind a thin part are left to bounced rays; metres. */
export const NEAR_WINDOW: f32 = 0.8;
/** Offset of rays that start on the other side of a thin part. */
const THROUGH: f32 = <f32>THROUGH_OFFSETS * <f32>RAY_OFFSET;
/** Scratch for the selection weights of up to MOST_LIGHTS lights: below the traversal's own. */
const WEIGHTS: usize = 0;

/** Writes the selection weights of the lights at a point into the scratch; returns their sum. */
function weighLights(first: usize, count: i32, x: f32, y: f32, z: f32): f32 {
  let sum: f32 = 0;
  for (let k = 0; k < count; k++) {
    const light = first + <usize>(k * LIGHT_WORDS * 4);
    const dx = part(light, LIGHT_MIDDLE) - x;
    const dy = part(light, LIGHT_MIDDLE + 1) - y;
    const dz = part(light, LIGHT_MIDDLE + 2) - z;
    const before =
      part(light, LIGHT_NORMAL) * dx + part(light, LIGHT_NORMAL + 1) * dy + part(light, LIGHT_NORMAL + 2) * dz;
    const area = part(light, LIGHT_AREA);
    const chance = ((before < 0 ? <f32>1 : <f32>BACK_LIGHT_WEIGHT) * area) / (dx * dx + dy * dy + dz * dz + area);
    store<f32>(scratch + WEIGHTS + ((<usize>k) << 2), chance);
    sum += chance;
  }
  return sum;
}

/** Result of `aimAtLight`: the light, the direction to the sampled point, and its distance. */
let aimedLight: usize = 0;
let aimX: f32 = 0;
let aimY: f32 = 0;
let aimZ: f32 = 0;
let aimDistance: f32 = 0;

/** Offset of the shadow ray's origin against the normal, metres: more than 0 for light through a thin part. */
let aimThrough: f32 = 0;

/**
 * Samples a point of one light, chosen by its selection weight (importance sampling).
 * @param first dimension of the sample that chooses the light; the next two choose the point
 * @param transmission share of the light from behind that comes through
 * @returns irradiance / pi of an unoccluded light of radiance 1, divided by the probability; 0 where none arrives
 */
function aimAtLight(
  pixel: i32,
  sample: i32,
  first: i32,
  x: f32,
  y: f32,
  z: f32,
  nx: f32,
  ny: f32,
  nz: f32,
  transmission: f32,
): f32 {
  const count = integer(SCENE_LIGHT_COUNT);
  if (count == 0) return 0;
  const lights = address(SCENE_LIGHTS);
  const sum = weighLights(lights, count, x, y, z);
  let pick = sampleNumber(pixel, sample, first) * sum;
  let chosen = 0;
  while (chosen < count - 1) {
    const chance = load<f32>(scratch + WEIGHTS + ((<usize>chosen) << 2));
    if (pick <= chance) break;
    pick -= chance;
    chosen++;
  }
  const light = lights + <usize>(chosen * LIGHT_WORDS * 4);
  const a = sampleNumber(pixel, sample, first + 1);
  const b = sampleNumber(pixel, sample, first + 2);
  const dx = part(light, LIGHT_ORIGIN) + part(light, LIGHT_U) * a + part(light, LIGHT_V) * b - x;
  const dy = part(light, LIGHT_ORIGIN + 1) + part(light, LIGHT_U + 1) * a + part(light, LIGHT_V + 1) * b - y;
  const dz = part(light, LIGHT_ORIGIN + 2) + part(light, LIGHT_U + 2) * a + part(light, LIGHT_V + 2) * b - z;
  const square = dx * dx + dy * dy + dz * dz;
  aimDistance = sqrt<f32>(square);
  aimX = dx / aimDistance;
  aimY = dy / aimDistance;
  aimZ = dz / aimDistance;
  aimedLight = light;
  aimThrough = 0;
  let atSurface = nx * aimX + ny * aimY + nz * aimZ;
  if (atSurface < 0) {
    // a window this close behind is left to bounced rays: single points of it would be too noisy
    if (aimDistance < NEAR_WINDOW) return 0;
    // light from behind passes through a thin part; the shadow ray starts on its other side
    atSurface = -atSurface * transmission;
    aimThrough = THROUGH;
  }
  const atLight = -(
    part(light, LIGHT_NORMAL) * aimX +
    part(light, LIGHT_NORMAL + 1) * aimY +
    part(light, LIGHT_NORMAL + 2) * aimZ
  );
  if (atSurface <= 0 || atLight <= 0) return 0;
  const ground = part(light, LIGHT_GROUND);
  const sky = min<f32>(1, max<f32>(0, (aimY - <f32>SKY_FROM) / (<f32>SKY_FULL - <f32>SKY_FROM)));
  const shown = (ground + (1 - ground) * sky) * atSurface * atLight * part(light, LIGHT_AREA);
  const chance = load<f32>(scratch + WEIGHTS + ((<usize>chosen) << 2)) / sum;
  return shown / (chance * max<f32>(<f32>LEAST_SQUARE_DISTANCE, square) * 3.14159265);
}

/** Adds one light sample to each lane. On the room's surfaces it also adds the light without furniture. */
export function gatherLight(count: i32, sample: i32): void {
  for (let lane = 0; lane < count; lane++) {
    const kind = load<i32>(cell(COLUMN_KIND, lane));
    if (kind == KIND_IDLE) continue;
    const onFurniture = kind == KIND_FURNITURE;
    const pixel = load<i32>(cell(COLUMN_PIXEL, lane));
    const x = load<f32>(cell(COLUMN_POINT, lane));
    const y = load<f32>(cell(COLUMN_POINT + 1, lane));
    const z = load<f32>(cell(COLUMN_POINT + 2, lane));
    const nx = load<f32>(cell(COLUMN_NORMAL, lane));
    const ny = load<f32>(cell(COLUMN_NORMAL + 1, lane));
    const nz = load<f32>(cell(COLUMN_NORMAL + 2, lane));
    const weight = aimAtLight(pixel, sample, LIGHT, x, y, z, nx, ny, nz, load<f32>(cell(COLUMN_TRANSMISSION, lane)));
    if (weight == 0) continue;
    const light = aimedLight;
    // shadows fade out with distance: the ray's length is drawn between the two limits
    const reach = <f32>REACH_FULL + <f32>(REACH_NONE - REACH_FULL) * sampleNumber(pixel, sample, REACH);
    const farthest = min<f32>(aimDistance * <f32>SHADOW_RAY_SHARE, reach);
    follow(x - nx * aimThrough, y - ny * aimThrough, z - nz * aimThrough, aimX, aimY, aimZ, farthest, true);
    const free = hitTriangle < 0;
    const at = sumsOf(lane) + (onFurniture ? SUM_IRRADIANCE : SUM_LIT) * 4;
    for (let c: i32 = 0; c < 3; c++) {
      const brought = weight * part(light, LIGHT_RADIANCE + c);
      if (free) add(at + c * 4, brought);
      if (!onFurniture) add(sumsOf(lane) + (SUM_UNLIT + c) * 4, brought);
    }
  }
}

/** Result of `sampleLight`: irradiance / pi. */
export let sampledR: f32 = 0;
export let sampledG: f32 = 0;
export let sampledB: f32 = 0;

/** Samples one light at furniture that a bounced or mirror ray hit. */
export function sampleLight(pixel: i32, sample: i32, x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32): void {
  sampledR = 0;
  sampledG = 0;
  sampledB = 0;
  const weight = aimAtLight(pixel, sample, SECOND_LIGHT, x, y, z, nx, ny, nz, 0);
  if (weight == 0) return;
  const light = aimedLight;
  follow(x, y, z, aimX, aimY, aimZ, min<f32>(aimDistance * <f32>SHADOW_RAY_SHARE, <f32>SECOND_REACH), true);
  if (hitTriangle >= 0) return;
  sampledR = weight * part(light, LIGHT_RADIANCE);
  sampledG = weight * part(light, LIGHT_RADIANCE + 1);
  sampledB = weight * part(light, LIGHT_RADIANCE + 2);
}

/** Address of the light that covers a point of a face, or 0. */
export function lightAt(face: i32, x: f32, y: f32, z: f32): usize {
  const count = integer(SCENE_LIGHT_COUNT);
  let light = address(SCENE_LIGHTS);
  for (let k = 0; k < count; k++, light += LIGHT_WORDS * 4) {
    if (part(light, LIGHT_MIRRORED) == 0 || <i32>part(light, LIGHT_FACE) != face) continue;
    let within = true;
    for (let axis = 0; axis < 3; axis++) {
      // the axis normal to the face
      if (axis == (face < 2 ? 0 : face < 4 ? 1 : 2)) continue;
      const value = axis == 0 ? x : axis == 1 ? y : z;
      const from = part(light, LIGHT_ORIGIN + axis);
      const to = from + part(light, LIGHT_U + axis) + part(light, LIGHT_V + axis);
      if (value <= from || value >= to) within = false;
    }
    if (within) return light;
  }
  return 0;
}

/** Falloff of a lamp's light with the squared distance, 0 at the end of its reach. */
function lampAt(square: f32): f32 {
  const share: f32 = max<f32>(0, 1 - square / <f32>(REACH_NONE * REACH_NONE));
  return (share * share) / max<f32>(<f32>LEAST_SQUARE_DISTANCE, square);
}

/**
 * Adds one sample of a lamp (furniture that emits light) to each lane: the room without furniture does not have this
 * light.
 */
export function gatherLamps(count: i32, sample: i32): void {
  const lamps = integer(SCENE_LAMP_COUNT);
  const first = address(SCENE_LAMPS);
  if (lamps == 0) return;
  for (let lane = 0; lane < count; lane++) {
    const kind = load<i32>(cell(COLUMN_KIND, lane));
    if (kind == KIND_IDLE) continue;
    const x = load<f32>(cell(COLUMN_POINT, lane));
    const y = load<f32>(cell(COLUMN_POINT + 1, lane));
    const z = load<f32>(cell(COLUMN_POINT + 2, lane));
    let sum: f32 = 0;
    for (let k = 0; k < lamps; k++) {
      const lamp = first + <usize>(k * LAMP_WORDS * 4);
      const dx = part(lamp, LAMP_MIDDLE) - x;
      const dy = part(lamp, LAMP_MIDDLE + 1) - y;
      const dz = part(lamp, LAMP_MIDDLE + 2) - z;
      const chance = lampAt(dx * dx + dy * dy + dz * dz) * part(lamp, LAMP_POWER + 1);
      store<f32>(scratch + WEIGHTS + ((<usize>k) << 2), chance);
      sum += chance;
    }
    if (sum <= 0) continue;
    const pixel = load<i32>(cell(COLUMN_PIXEL, lane));
    let pick = sampleNumber(pixel, sample, LAMP) * sum;
    let chosen = 0;
    while (chosen < lamps - 1) {
      const chance = load<f32>(scratch + WEIGHTS + ((<usize>chosen) << 2));
      if (pick <= chance) break;
      pick -= chance;
      chosen++;
    }
    const chance = load<f32>(scratch + WEIGHTS + ((<usize>chosen) << 2));
    if (chance <= 0) continue;
    const lamp = first + <usize>(chosen * LAMP_WORDS * 4);
    const radius = part(lamp, LAMP_RADIUS);
    // a point of the sphere: soft shadows
    const up: f32 = sampleNumber(pixel, sample, LIGHT_A) * 2 - 1;
    turnBy(sampleNumber(pixel, sample, LIGHT_B));
    const ring: f32 = sqrt<f32>(max<f32>(0, 1 - up * up)) * radius * 0.7;
    let dx = part(lamp, LAMP_MIDDLE) + ring * cosine - x;
    let dy = part(lamp, LAMP_MIDDLE + 1) + up * radius * 0.7 - y;
    let dz = part(lamp, LAMP_MIDDLE + 2) + ring * sine - z;
    const square = dx * dx + dy * dy + dz * dz;
    const distance = sqrt<f32>(square);
    // the ray ends before the lamp, which must not shadow itself
    const free: f32 = distance - radius * 1.8;
    if (free <= 0) continue;
    dx /= distance;
    dy /= distance;
    dz /= distance;
    const nx = load<f32>(cell(COLUMN_NORMAL, lane));
    const ny = load<f32>(cell(COLUMN_NORMAL + 1, lane));
    const nz = load<f32>(cell(COLUMN_NORMAL + 2, lane));
    let atSurface = nx * dx + ny * dy + nz * dz;
    let through: f32 = 0;
    if (atSurface < 0) {
      atSurface = -atSurface * load<f32>(cell(COLUMN_TRANSMISSION, lane));
      through = THROUGH;
    }
    if (atSurface <= 0) continue;
    follow(x - nx * through, y - ny * through, z - nz * through, dx, dy, dz, free, true);
    if (hitTriangle >= 0) continue;
    const weight = (atSurface * lampAt(square) * sum) / chance;
    const at = sumsOf(lane) + (kind == KIND_FURNITURE ? SUM_IRRADIANCE : SUM_LIT) * 4;
    for (let c: i32 = 0; c < 3; c++) add(at + c * 4, weight * part(lamp, LAMP_POWER + c));
  }
}

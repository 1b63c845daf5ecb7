// @ts-nocheck
/** AssemblyScript: the light that comes by way of the room's surfaces, and of other furniture. */
import {
  COLUMN_KIND,
  COLUMN_NORMAL,
  COLUMN_PIXEL,
  COLUMN_POINT,
  COLUMN_TRANSMISSION,
  KIND_FURNITURE,
  KIND_IDLE,
  LIGHT_RADIANCE,
  MATERIAL_COLOUR,
  MATERIAL_MET,
  REACH_FULL,
  REACH_NONE,
  SCENE_AMBIENT,
  SCENE_INDEX,
  SCENE_NORMAL,
  SHADED_FULL,
  SHADED_NONE,
  SUM_IRRADIANCE,
  SUM_LIT,
  SUM_UNLIT,
} from './layout';
import { NEAR_WINDOW, lightAt } from './light.as';
import { BOUNCE_TURN, BOUNCE_Z, SIDE, cosine, sampleNumber, sine, smoothstep, turnBy } from './sampling.as';
import {
  add,
  address,
  cell,
  exitBox,
  exitFace,
  part,
  readCell,
  roomB,
  roomG,
  roomR,
  shadedB,
  shadedG,
  shadedR,
  sumsOf,
  word,
} from './scene.as';
import { LIFT, materialOf } from './surface.as';
import { follow, hitDistance, hitTriangle } from './trace.as';

/** As in ../stages/bounce.ts. */
const SHADE_LEAST: f32 = 0.25;
const SHADE_OF_WHITE: f32 = 0.4;
const SHADE_PER_METRE: f32 = 0.9;
const RECEIVED: f32 = 0.8;
const UNDERSIDE: f32 = 0.5;

/** A window that is seen through cloth is no brighter than this: it lights the room by more than the photo shows. */
const BRIGHTEST_WINDOW: f32 = 1.5;

/** Of the mean light, how much the furniture that was met receives, by how far away it was seen from. */
export function shareOf(triangle: i32, distance: f32): f32 {
  const least = SHADE_LEAST + SHADE_OF_WHITE * part(materialOf(triangle), MATERIAL_COLOUR + 1);
  const shade = min<f32>(1, least + distance * SHADE_PER_METRE) * RECEIVED;
  const corner = <usize>load<u32>(address(SCENE_INDEX) + <usize>triangle * 12);
  const up = load<f32>(address(SCENE_NORMAL) + corner * 12 + 4);
  return up < -0.5 ? shade * UNDERSIDE : shade;
}

export function furnitureRadiance(material: usize, share: f32, c: i32): f32 {
  return part(material, MATERIAL_COLOUR + c) * word(SCENE_AMBIENT + c) * share + part(material, MATERIAL_MET + c);
}

/**
 * Adds what one cosine-distributed ray from each lane brings: the room's light, or the furniture's where it met some.
 * Furniture counts less and less from REACH_FULL on, as if the room were seen through it.
 */
export function gatherBounces(count: i32, sample: i32): void {
  for (let lane = 0; lane < count; lane++) {
    const kind = load<i32>(cell(COLUMN_KIND, lane));
    if (kind == KIND_IDLE) continue;
    const pixel = load<i32>(cell(COLUMN_PIXEL, lane));
    const through = load<f32>(cell(COLUMN_TRANSMISSION, lane));
    // what a thin part lets through comes from its other side
    const side: f32 = through > 0 && sampleNumber(pixel, sample, SIDE) < through ? -1 : 1;
    const nx = load<f32>(cell(COLUMN_NORMAL, lane)) * side;
    const ny = load<f32>(cell(COLUMN_NORMAL + 1, lane)) * side;
    const nz = load<f32>(cell(COLUMN_NORMAL + 2, lane)) * side;
    const up: f32 = sampleNumber(pixel, sample, BOUNCE_Z) * 2 - 1;
    turnBy(sampleNumber(pixel, sample, BOUNCE_TURN));
    const ring = sqrt<f32>(max<f32>(0, 1 - up * up));
    let dx = nx + ring * cosine;
    let dy = ny + ring * sine;
    let dz = nz + up * 0.9999;
    const scale: f32 = 1 / max<f32>(1e-6, sqrt<f32>(dx * dx + dy * dy + dz * dz));
    dx *= scale;
    dy *= scale;
    dz *= scale;
    const lift: f32 = side < 0 ? 2.5 * LIFT : 0;
    const x = load<f32>(cell(COLUMN_POINT, lane)) + nx * lift;
    const y = load<f32>(cell(COLUMN_POINT + 1, lane)) + ny * lift;
    const z = load<f32>(cell(COLUMN_POINT + 2, lane)) + nz * lift;
    const distance = exitBox(x, y, z, dx, dy, dz);
    const endX = x + dx * distance;
    const endY = y + dy * distance;
    const endZ = z + dz * distance;
    readCell(exitFace, endX, endY, endZ);
    const window: usize = side < 0 && distance < NEAR_WINDOW ? lightAt(exitFace, endX, endY, endZ) : 0;
    follow(x, y, z, dx, dy, dz, min<f32>(distance, <f32>REACH_NONE), false);
    let met: f32 = 0;
    let share: f32 = 0;
    let material: usize = 0;
    const onFurniture = kind == KIND_FURNITURE;
    if (hitTriangle >= 0) {
      met = <f32>1 - smoothstep(<f32>REACH_FULL, <f32>REACH_NONE, hitDistance);
      share = shareOf(hitTriangle, hitDistance);
      material = materialOf(hitTriangle);
    }
    const clear = window ? <f32>1 : smoothstep(<f32>SHADED_FULL, <f32>SHADED_NONE, distance);
    const at = sumsOf(lane) + (onFurniture ? SUM_IRRADIANCE : SUM_LIT) * 4;
    for (let c: i32 = 0; c < 3; c++) {
      const room = window
        ? min<f32>(BRIGHTEST_WINDOW, part(window, LIGHT_RADIANCE + c))
        : c == 0
          ? roomR
          : c == 1
            ? roomG
            : roomB;
      const shaded = c == 0 ? shadedR : c == 1 ? shadedG : shadedB;
      const behind = clear < 1 ? shaded + (room - shaded) * clear : room;
      add(at + c * 4, met > 0 ? behind + (furnitureRadiance(material, share, c) - behind) * met : behind);
      if (!onFurniture) add(sumsOf(lane) + (SUM_UNLIT + c) * 4, room);
    }
  }
}

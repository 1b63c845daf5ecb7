// @ts-nocheck
/** AssemblyScript: primary rays, from the camera. */
import {
  COLUMN_FLAGS,
  COLUMN_FRESNEL,
  COLUMN_KIND,
  COLUMN_MIRROR,
  COLUMN_NORMAL,
  COLUMN_PIXEL,
  COLUMN_POINT,
  COLUMN_ROUGHNESS,
  COLUMN_TO_EYE,
  COLUMN_TRANSMISSION,
  FLAG_BACKGROUND,
  FLAG_FURNITURE,
  FLAG_ODD,
  KIND_FURNITURE,
  KIND_IDLE,
  SCENE_CX,
  SCENE_CY,
  SCENE_EYE,
  SCENE_FLOOR,
  SCENE_FOCAL,
  SCENE_ROTATION,
  SCENE_WIDTH,
} from './layout';
import { RAY_OFFSET } from './shading';
import { cell, exitBox, exitFace, integer, word } from './scene.as';
import { record } from './surface.as';
import { follow, hitTriangle } from './trace.as';

/** Moves a lane to the room's surface at `distance` along the primary ray. */
function enterRoom(lane: i32, eye: f32, dx: f32, dy: f32, dz: f32, distance: f32): void {
  const face = exitFace;
  const nx: f32 = face == 0 ? 1 : face == 1 ? -1 : 0;
  const ny: f32 = face == 2 ? 1 : face == 3 ? -1 : 0;
  const nz: f32 = face == 4 ? 1 : face == 5 ? -1 : 0;
  store<i32>(cell(COLUMN_KIND, lane), face);
  store<f32>(cell(COLUMN_POINT, lane), dx * distance + nx * <f32>RAY_OFFSET);
  store<f32>(cell(COLUMN_POINT + 1, lane), eye + dy * distance + ny * <f32>RAY_OFFSET);
  store<f32>(cell(COLUMN_POINT + 2, lane), dz * distance + nz * <f32>RAY_OFFSET);
  store<f32>(cell(COLUMN_NORMAL, lane), nx);
  store<f32>(cell(COLUMN_NORMAL + 1, lane), ny);
  store<f32>(cell(COLUMN_NORMAL + 2, lane), nz);
  for (let axis = 0; axis < 3; axis++) store<f32>(cell(COLUMN_MIRROR + axis, lane), 1);
  store<f32>(cell(COLUMN_FRESNEL, lane), face == 2 ? word(SCENE_FLOOR) : 0);
  store<f32>(cell(COLUMN_ROUGHNESS, lane), word(SCENE_FLOOR + 1));
  store<f32>(cell(COLUMN_TRANSMISSION, lane), 0);
}

/**
 * Follows one ray through each lane's pixel, up to the room's box. A hit on furniture becomes a record; a hit on the
 * room is kept only in pixels that take this sample of the background.
 * @param background 1: sample the background, in every other pixel as on a chess-board
 * @returns the number of records
 */
export function aimPrimary(count: i32, sample: i32, shiftX: f32, shiftY: f32, background: i32): i32 {
  const width = integer(SCENE_WIDTH);
  const focal = word(SCENE_FOCAL);
  const eye = word(SCENE_EYE);
  const odd = (sample & 1) * FLAG_ODD;
  let records = 0;
  for (let lane = 0; lane < count; lane++) {
    const flags = load<i32>(cell(COLUMN_FLAGS, lane));
    const enters = background && flags & FLAG_BACKGROUND && (flags & FLAG_ODD) == odd;
    store<i32>(cell(COLUMN_KIND, lane), KIND_IDLE);
    if (!enters && !(flags & FLAG_FURNITURE)) continue;
    const pixel = load<i32>(cell(COLUMN_PIXEL, lane));
    const a: f32 = (<f32>(pixel % width) + 0.5 + shiftX - word(SCENE_CX)) / focal;
    const b: f32 = -(<f32>(pixel / width) + 0.5 + shiftY - word(SCENE_CY)) / focal;
    const scale: f32 = 1 / sqrt<f32>(a * a + b * b + 1);
    const r = SCENE_ROTATION;
    const dx = (word(r) * a + word(r + 1) * b - word(r + 2)) * scale;
    const dy = (word(r + 3) * a + word(r + 4) * b - word(r + 5)) * scale;
    const dz = (word(r + 6) * a + word(r + 7) * b - word(r + 8)) * scale;
    store<f32>(cell(COLUMN_TO_EYE, lane), -dx);
    store<f32>(cell(COLUMN_TO_EYE + 1, lane), -dy);
    store<f32>(cell(COLUMN_TO_EYE + 2, lane), -dz);
    const distance = exitBox(0, eye, 0, dx, dy, dz);
    if (flags & FLAG_FURNITURE) {
      follow(0, eye, 0, dx, dy, dz, distance, false);
      if (hitTriangle >= 0) {
        store<i32>(cell(COLUMN_KIND, lane), KIND_FURNITURE);
        record(records++, lane, 0, eye, 0, dx, dy, dz);
        continue;
      }
    }
    if (enters) enterRoom(lane, eye, dx, dy, dz, distance);
  }
  return records;
}

// @ts-nocheck
/** AssemblyScript: reflections on furniture, and of furniture in the floor. */
import {
  COLUMN_FADE,
  COLUMN_FRESNEL,
  COLUMN_KIND,
  COLUMN_MIRROR,
  COLUMN_NORMAL,
  COLUMN_PIXEL,
  COLUMN_POINT,
  COLUMN_ROUGHNESS,
  COLUMN_TO_EYE,
  KIND_FURNITURE,
  KIND_IDLE,
  REACH_FULL,
  REACH_NONE,
  LIGHT_MIRRORED,
  LIGHT_RADIANCE,
  MATERIAL_COLOUR,
  MATERIAL_MET,
  SCENE_AMBIENT,
  SCENE_FURNISHED,
  SUM_EMPTY_REFLECTION,
  SUM_REFLECTION,
  SUM_SPECULAR,
} from './layout';
import {
  CLEAR_MIRROR,
  LEAST_FRESNEL,
  LEAST_MIRROR_COSINE,
  MIRROR_DISTANCE,
  MOST_IMAGED,
  MOST_REFLECTED,
  ROUGHEST_MIRROR,
} from './shading';
import { furnitureRadiance, lightMet, metB, metG, metR, shareOf } from './bounce.as';
import { lightAt } from './light.as';
import { MIRROR_TILT, MIRROR_TURN, REACH } from './dimensions';
import { cosine, sampleNumber, sine, turnBy } from './sampling.as';
import { add, cell, exitBox, exitFace, part, readMap, roomB, roomG, roomR, sumsOf, word } from './scene.as';
import { materialOf } from './surface.as';
import { follow, hitTriangle } from './trace.as';

/**
 * Radiance of the last hit towards the floor, with the ambient light's colour cast divided out: the floor's ratio is
 * applied to a photo that has the cast already.
 */
function imageOf(material: usize, c: i32): f32 {
  const met = c == 0 ? metR : c == 1 ? metG : metB;
  const white: f32 = word(SCENE_AMBIENT + 1) / max<f32>(1e-6, word(SCENE_AMBIENT + c));
  return min<f32>(
    <f32>MOST_REFLECTED,
    (part(material, MATERIAL_COLOUR + c) * met + part(material, MATERIAL_MET + c)) * white,
  );
}

/**
 * Adds the radiance along one GGX-distributed mirror ray (Walter et al. 2007) to each glossy lane: on the floor with
 * the furniture and without it, as their ratio is needed.
 */
export function gatherMirrors(count: i32, sample: i32): void {
  for (let lane = 0; lane < count; lane++) {
    const kind = load<i32>(cell(COLUMN_KIND, lane));
    const fresnel = load<f32>(cell(COLUMN_FRESNEL, lane));
    const roughness = load<f32>(cell(COLUMN_ROUGHNESS, lane));
    if (kind == KIND_IDLE || fresnel < <f32>LEAST_FRESNEL || roughness > <f32>ROUGHEST_MIRROR) continue;
    const pixel = load<i32>(cell(COLUMN_PIXEL, lane));
    const alpha = roughness * roughness;
    const tilt = sampleNumber(pixel, sample, MIRROR_TILT);
    turnBy(sampleNumber(pixel, sample, MIRROR_TURN));
    const c0: f32 = sqrt<f32>(max<f32>(0, (1 - tilt) / (1 + (alpha * alpha - 1) * tilt)));
    const s0: f32 = sqrt<f32>(max<f32>(0, 1 - c0 * c0));
    const s = s0 * cosine;
    const t = s0 * sine;
    const nx = load<f32>(cell(COLUMN_NORMAL, lane));
    const ny = load<f32>(cell(COLUMN_NORMAL + 1, lane));
    const nz = load<f32>(cell(COLUMN_NORMAL + 2, lane));
    // orthonormal basis around the normal (Duff et al. 2017)
    const sign: f32 = nz < 0 ? -1 : 1;
    const a: f32 = -1 / (sign + nz);
    const b = nx * ny * a;
    const hx: f32 = (1 + sign * nx * nx * a) * s + b * t + nx * c0;
    const hy: f32 = sign * b * s + (sign + ny * ny * a) * t + ny * c0;
    const hz: f32 = -sign * nx * s - ny * t + nz * c0;
    const ex = load<f32>(cell(COLUMN_TO_EYE, lane));
    const ey = load<f32>(cell(COLUMN_TO_EYE + 1, lane));
    const ez = load<f32>(cell(COLUMN_TO_EYE + 2, lane));
    const twice: f32 = 2 * (ex * hx + ey * hy + ez * hz);
    const dx = twice * hx - ex;
    const dy = twice * hy - ey;
    const dz = twice * hz - ez;
    if (dx * nx + dy * ny + dz * nz <= <f32>LEAST_MIRROR_COSINE) continue;
    const x = load<f32>(cell(COLUMN_POINT, lane));
    const y = load<f32>(cell(COLUMN_POINT + 1, lane));
    const z = load<f32>(cell(COLUMN_POINT + 2, lane));
    const distance = exitBox(x, y, z, dx, dy, dz);
    const face = exitFace;
    // a clear mirror shows furniture at any distance, a glossy surface only near furniture
    const near = <f32>REACH_FULL + <f32>(REACH_NONE - REACH_FULL) * sampleNumber(pixel, sample, REACH);
    follow(x, y, z, dx, dy, dz, roughness < <f32>CLEAR_MIRROR ? distance : min<f32>(distance, near), false);
    const furniture = hitTriangle >= 0;
    const onFurniture = kind == KIND_FURNITURE;
    const material: usize = furniture ? materialOf(hitTriangle) : 0;
    const share: f32 = furniture ? shareOf(hitTriangle, <f32>MIRROR_DISTANCE) : 0;
    const endX = x + dx * distance;
    const endY = y + dy * distance;
    const endZ = z + dz * distance;
    const light: usize = onFurniture && furniture ? 0 : lightAt(face, endX, endY, endZ);
    if (light == 0 && !(onFurniture && furniture)) readMap(face, endX, endY, endZ);
    const sums = sumsOf(lane);
    if (!onFurniture) {
      const empty = min<f32>(
        <f32>MOST_REFLECTED,
        light ? part(light, LIGHT_RADIANCE + 1) : roomG / word(SCENE_FURNISHED),
      );
      const left = light ? empty : min<f32>(<f32>MOST_REFLECTED, roomG);
      const fade = load<f32>(cell(COLUMN_FADE, lane));
      if (furniture) lightMet(pixel, sample, x, y, z, dx, dy, dz);
      for (let c: i32 = 0; c < 3; c++) {
        const seen = furniture ? imageOf(material, c) : left;
        add(sums + (SUM_REFLECTION + c) * 4, empty + fade * (seen - empty));
      }
      add(sums + SUM_EMPTY_REFLECTION * 4, empty);
      continue;
    }
    for (let c: i32 = 0; c < 3; c++) {
      const seen: f32 = furniture ? furnitureRadiance(material, share, c) : 0;
      const room = light
        ? part(light, LIGHT_RADIANCE + c) * part(light, LIGHT_MIRRORED)
        : c == 0
          ? roomR
          : c == 1
            ? roomG
            : roomB;
      const mirrored = min<f32>(
        roughness < <f32>CLEAR_MIRROR ? <f32>MOST_IMAGED : <f32>MOST_REFLECTED,
        furniture ? seen : room,
      );
      add(sums + (SUM_SPECULAR + c) * 4, fresnel * load<f32>(cell(COLUMN_MIRROR + c, lane)) * mirrored);
    }
  }
}

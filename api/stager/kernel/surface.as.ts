// @ts-nocheck
/** AssemblyScript: the furniture's surface at a hit, before and after its texture is sampled. */
import {
  COLUMN_FRESNEL,
  COLUMN_MIRROR,
  COLUMN_NORMAL,
  COLUMN_POINT,
  COLUMN_ROUGHNESS,
  COLUMN_TO_EYE,
  COLUMN_TRANSMISSION,
  MATERIAL_EMISSION,
  MATERIAL_F0,
  MATERIAL_METAL,
  MATERIAL_SCREEN,
  MATERIAL_SHEEN,
  MATERIAL_TRANSMISSION,
  MATERIAL_TWO_SIDED,
  MATERIAL_WORDS,
  RECORD_BUMP,
  RECORD_COLOUR,
  RECORD_DISTANCE,
  RECORD_GLOW,
  RECORD_LANE,
  RECORD_MATERIAL,
  RECORD_NORMAL,
  RECORD_POINT,
  RECORD_ROUGHNESS,
  RECORD_U,
  RECORD_WORDS,
  SCENE_INDEX,
  SCENE_MATERIALS,
  SCENE_NORMAL,
  SCENE_TRIANGLE_MATERIAL,
  SCENE_UV,
  SCRATCH_RECORDS,
  SUM_ALBEDO,
  SUM_COVERAGE,
  SUM_DEPTH,
  SUM_NORMAL,
  SUM_SPECULAR,
} from './layout';
import {
  BACK_FACING,
  LEAST_ALBEDO,
  LEAST_FACING,
  LEAST_LENGTH,
  METAL_DIFFUSE,
  MOST_ALBEDO,
  RAY_OFFSET,
  ROUGH_GRAZING,
  SILHOUETTE_BEND,
} from './shading';
import { add, address, cell, part, scratch, sumsOf } from './scene.as';
import { hitDistance, hitTriangle, hitU, hitV } from './trace.as';

function recordAt(number: i32, at: i32): usize {
  return scratch + SCRATCH_RECORDS + ((<usize>(number * RECORD_WORDS + at)) << 2);
}

/** Address of a material's words. */
export function materialOf(triangle: i32): usize {
  const number = load<u16>(address(SCENE_TRIANGLE_MATERIAL) + ((<usize>triangle) << 1));
  return address(SCENE_MATERIALS) + <usize>number * (MATERIAL_WORDS * 4);
}

/** Writes a record of the last hit. */
export function record(number: i32, lane: i32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): void {
  const corners = address(SCENE_INDEX) + <usize>hitTriangle * 12;
  const a = <usize>load<u32>(corners);
  const b = <usize>load<u32>(corners, 4);
  const c = <usize>load<u32>(corners, 8);
  const u = hitU;
  const v = hitV;
  const w: f32 = 1 - u - v;
  const uv = address(SCENE_UV);
  const normal = address(SCENE_NORMAL);
  store<i32>(recordAt(number, RECORD_LANE), lane);
  store<i32>(
    recordAt(number, RECORD_MATERIAL),
    load<u16>(address(SCENE_TRIANGLE_MATERIAL) + ((<usize>hitTriangle) << 1)),
  );
  for (let k: usize = 0; k < 2; k++) {
    const at = uv + (k << 2);
    const value = load<f32>(at + (a << 3)) * w + load<f32>(at + (b << 3)) * u + load<f32>(at + (c << 3)) * v;
    store<f32>(recordAt(number, RECORD_U + <i32>k), value);
  }
  for (let k: usize = 0; k < 3; k++) {
    const at = normal + (k << 2);
    const value = load<f32>(at + a * 12) * w + load<f32>(at + b * 12) * u + load<f32>(at + c * 12) * v;
    store<f32>(recordAt(number, RECORD_NORMAL + <i32>k), value);
  }
  store<f32>(recordAt(number, RECORD_POINT), ox + dx * hitDistance);
  store<f32>(recordAt(number, RECORD_POINT + 1), oy + dy * hitDistance);
  store<f32>(recordAt(number, RECORD_POINT + 2), oz + dz * hitDistance);
  store<f32>(recordAt(number, RECORD_DISTANCE), hitDistance);
}

function clampAlbedo(value: f32): f32 {
  return min<f32>(<f32>MOST_ALBEDO, max<f32>(<f32>LEAST_ALBEDO, value));
}

/** Moves each record's lane onto the textured surface, and adds what the camera sees of it. */
export function land(count: i32): void {
  for (let number = 0; number < count; number++) {
    const lane = load<i32>(recordAt(number, RECORD_LANE));
    const material =
      address(SCENE_MATERIALS) + <usize>load<i32>(recordAt(number, RECORD_MATERIAL)) * (MATERIAL_WORDS * 4);
    const dx = -load<f32>(cell(COLUMN_TO_EYE, lane));
    const dy = -load<f32>(cell(COLUMN_TO_EYE + 1, lane));
    const dz = -load<f32>(cell(COLUMN_TO_EYE + 2, lane));
    let nx = load<f32>(recordAt(number, RECORD_NORMAL)) + load<f32>(recordAt(number, RECORD_BUMP));
    let ny = load<f32>(recordAt(number, RECORD_NORMAL + 1)) + load<f32>(recordAt(number, RECORD_BUMP + 1));
    let nz = load<f32>(recordAt(number, RECORD_NORMAL + 2)) + load<f32>(recordAt(number, RECORD_BUMP + 2));
    let scale: f32 = 1 / max<f32>(<f32>LEAST_LENGTH, sqrt<f32>(nx * nx + ny * ny + nz * nz));
    nx *= scale;
    ny *= scale;
    nz *= scale;
    const along = nx * dx + ny * dy + nz * dz;
    if (along > 0) {
      if (along > <f32>BACK_FACING || part(material, MATERIAL_TWO_SIDED) != 0) {
        nx = -nx;
        ny = -ny;
        nz = -nz;
      } else {
        // an interpolated normal at the silhouette that faces away: bend it until it faces the viewer
        nx -= <f32>SILHOUETTE_BEND * along * dx;
        ny -= <f32>SILHOUETTE_BEND * along * dy;
        nz -= <f32>SILHOUETTE_BEND * along * dz;
        scale = 1 / max<f32>(<f32>LEAST_LENGTH, sqrt<f32>(nx * nx + ny * ny + nz * nz));
        nx *= scale;
        ny *= scale;
        nz *= scale;
      }
    }
    const rough = load<f32>(recordAt(number, RECORD_ROUGHNESS));
    const away: f32 = 1 - max<f32>(<f32>LEAST_FACING, -(nx * dx + ny * dy + nz * dz));
    const cube = away * away * away;
    // Schlick 1994; the rise towards grazing angles is weaker on rough surfaces
    const grazing: f32 = away * away * cube * (1 - rough) * (1 - rough * <f32>ROUGH_GRAZING);
    const f0 = part(material, MATERIAL_F0);
    const metal = part(material, MATERIAL_METAL) != 0;
    const glow = load<f32>(recordAt(number, RECORD_GLOW));
    const screen = part(material, MATERIAL_SCREEN) != 0;
    const diffuse: f32 = (metal ? <f32>METAL_DIFFUSE : <f32>1) * (<f32>1 + part(material, MATERIAL_SHEEN) * cube);
    const sums = sumsOf(lane);
    for (let c: i32 = 0; c < 3; c++) {
      const colour = load<f32>(recordAt(number, RECORD_COLOUR + c));
      const emission = part(material, MATERIAL_EMISSION + c);
      add(sums + (SUM_ALBEDO + c) * 4, clampAlbedo(colour) * diffuse);
      add(sums + (SUM_SPECULAR + c) * 4, emission * (screen ? colour : glow));
      store<f32>(cell(COLUMN_MIRROR + c, lane), metal ? colour : 1);
    }
    add(sums + SUM_COVERAGE * 4, 1);
    add(sums + SUM_NORMAL * 4, nx);
    add(sums + (SUM_NORMAL + 1) * 4, ny);
    add(sums + (SUM_NORMAL + 2) * 4, nz);
    add(sums + SUM_DEPTH * 4, load<f32>(recordAt(number, RECORD_DISTANCE)));
    store<f32>(cell(COLUMN_FRESNEL, lane), f0 + (<f32>1 - f0) * grazing);
    store<f32>(cell(COLUMN_ROUGHNESS, lane), rough);
    store<f32>(cell(COLUMN_TRANSMISSION, lane), part(material, MATERIAL_TRANSMISSION));
    store<f32>(cell(COLUMN_NORMAL, lane), nx);
    store<f32>(cell(COLUMN_NORMAL + 1, lane), ny);
    store<f32>(cell(COLUMN_NORMAL + 2, lane), nz);
    store<f32>(cell(COLUMN_POINT, lane), load<f32>(recordAt(number, RECORD_POINT)) + nx * <f32>RAY_OFFSET);
    store<f32>(cell(COLUMN_POINT + 1, lane), load<f32>(recordAt(number, RECORD_POINT + 1)) + ny * <f32>RAY_OFFSET);
    store<f32>(cell(COLUMN_POINT + 2, lane), load<f32>(recordAt(number, RECORD_POINT + 2)) + nz * <f32>RAY_OFFSET);
  }
}

// @ts-nocheck
/** AssemblyScript: indirect light, reflected by the room's surfaces and by furniture. */
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
  ROUGH_SAMPLES,
  SCENE_AMBIENT,
  SCENE_INDEX,
  SCENE_NORMAL,
  SECOND_REACH,
  SHADED_FULL,
  SHADED_NONE,
  SUM_IRRADIANCE,
  SUM_LIT,
  SUM_UNLIT,
} from './layout';
import {
  AMBIENT_LEAST,
  AMBIENT_PER_ALBEDO,
  AMBIENT_PER_METRE,
  RAY_OFFSET,
  RECEIVED,
  SPHERE_SHARE,
  THROUGH_OFFSETS,
  UNDERSIDE,
  UNDERSIDE_NORMAL,
} from './shading';
import { NEAR_WINDOW, lightAt, sampleLight, sampledB, sampledG, sampledR } from './light.as';
import { BOUNCE_TURN, BOUNCE_Z, SECOND_TURN, SECOND_Z, SIDE } from './dimensions';
import { cosine, sampleNumber, sine, smoothstep, turnBy } from './sampling.as';
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
import { materialOf } from './surface.as';
import { follow, hitDistance, hitTriangle, hitU, hitV } from './trace.as';

/** Upper bound of a window's radiance through cloth: the fitted radiance is higher than what the photo shows. */
const BRIGHTEST_WINDOW: f32 = 0.9;

/** Share of the ambient light that the hit furniture receives, by the ray's length (see AMBIENT_LEAST). */
export function shareOf(triangle: i32, distance: f32): f32 {
  const least = <f32>AMBIENT_LEAST + <f32>AMBIENT_PER_ALBEDO * part(materialOf(triangle), MATERIAL_COLOUR + 1);
  const shade = min<f32>(1, least + distance * <f32>AMBIENT_PER_METRE) * <f32>RECEIVED;
  const corner = <usize>load<u32>(address(SCENE_INDEX) + <usize>triangle * 12);
  const up = load<f32>(address(SCENE_NORMAL) + corner * 12 + 4);
  return up < <f32>UNDERSIDE_NORMAL ? shade * <f32>UNDERSIDE : shade;
}

export function furnitureRadiance(material: usize, share: f32, c: i32): f32 {
  return part(material, MATERIAL_COLOUR + c) * word(SCENE_AMBIENT + c) * share + part(material, MATERIAL_MET + c);
}

/** Result of `aimBounce`: a unit direction. Result of `findNormal`: a unit normal. */
let directionX: f32 = 0;
let directionY: f32 = 0;
let directionZ: f32 = 0;
let normalX: f32 = 0;
let normalY: f32 = 0;
let normalZ: f32 = 0;

/** Writes a cosine-distributed direction around the normal, from two uniform random numbers. */
function aimBounce(nx: f32, ny: f32, nz: f32, tilt: f32, turn: f32): void {
  const up: f32 = tilt * 2 - 1;
  turnBy(turn);
  const ring = sqrt<f32>(max<f32>(0, 1 - up * up));
  const x = nx + ring * cosine;
  const y = ny + ring * sine;
  const z = nz + up * <f32>SPHERE_SHARE;
  const scale: f32 = 1 / max<f32>(1e-6, sqrt<f32>(x * x + y * y + z * z));
  directionX = x * scale;
  directionY = y * scale;
  directionZ = z * scale;
}

/** Writes the interpolated normal of the last hit, flipped to the side from which the ray came. */
function findNormal(dx: f32, dy: f32, dz: f32): void {
  const corners = address(SCENE_INDEX) + <usize>hitTriangle * 12;
  const normals = address(SCENE_NORMAL);
  const a = normals + <usize>load<u32>(corners) * 12;
  const b = normals + <usize>load<u32>(corners, 4) * 12;
  const c = normals + <usize>load<u32>(corners, 8) * 12;
  const u = hitU;
  const v = hitV;
  const w: f32 = 1 - u - v;
  const x = load<f32>(a) * w + load<f32>(b) * u + load<f32>(c) * v;
  const y = load<f32>(a, 4) * w + load<f32>(b, 4) * u + load<f32>(c, 4) * v;
  const z = load<f32>(a, 8) * w + load<f32>(b, 8) * u + load<f32>(c, 8) * v;
  let scale: f32 = 1 / max<f32>(1e-6, sqrt<f32>(x * x + y * y + z * z));
  if (x * dx + y * dy + z * dz > 0) scale = -scale;
  normalX = x * scale;
  normalY = y * scale;
  normalZ = z * scale;
}

/** Irradiance / pi at the furniture that a bounced ray hit. */
export let metR: f32 = 0;
export let metG: f32 = 0;
export let metB: f32 = 0;

/** Estimates it as a share of the ambient light, without further rays. */
function estimateMet(): void {
  const share = shareOf(hitTriangle, hitDistance);
  metR = share * word(SCENE_AMBIENT);
  metG = share * word(SCENE_AMBIENT + 1);
  metB = share * word(SCENE_AMBIENT + 2);
}

/**
 * Computes the irradiance / pi at the last hit of the ray from o along d, with one light sample and one more
 * cosine-distributed ray: furniture that a light reaches brightens what is next to it, furniture in shadow does not.
 */
export function lightMet(pixel: i32, sample: i32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): void {
  findNormal(dx, dy, dz);
  const nx = normalX;
  const ny = normalY;
  const nz = normalZ;
  const x = ox + dx * hitDistance + nx * <f32>RAY_OFFSET;
  const y = oy + dy * hitDistance + ny * <f32>RAY_OFFSET;
  const z = oz + dz * hitDistance + nz * <f32>RAY_OFFSET;
  sampleLight(pixel, sample, x, y, z, nx, ny, nz);
  aimBounce(nx, ny, nz, sampleNumber(pixel, sample, SECOND_Z), sampleNumber(pixel, sample, SECOND_TURN));
  const distance = exitBox(x, y, z, directionX, directionY, directionZ);
  readCell(exitFace, x + directionX * distance, y + directionY * distance, z + directionZ * distance);
  follow(x, y, z, directionX, directionY, directionZ, min<f32>(distance, <f32>SECOND_REACH), false);
  if (hitTriangle >= 0) {
    const share = shareOf(hitTriangle, hitDistance);
    const material = materialOf(hitTriangle);
    metR = sampledR + furnitureRadiance(material, share, 0);
    metG = sampledG + furnitureRadiance(material, share, 1);
    metB = sampledB + furnitureRadiance(material, share, 2);
    return;
  }
  const clear = smoothstep(<f32>SHADED_FULL, <f32>SHADED_NONE, distance);
  metR = sampledR + shadedR + (roomR - shadedR) * clear;
  metG = sampledG + shadedG + (roomG - shadedG) * clear;
  metB = sampledB + shadedB + (roomB - shadedB) * clear;
}

/**
 * Adds the radiance along one cosine-distributed ray per lane: the room's, or the furniture's where the ray hits it.
 * From REACH_FULL to REACH_NONE the furniture is blended out.
 */
export function gatherBounces(count: i32, sample: i32): void {
  for (let lane = 0; lane < count; lane++) {
    const kind = load<i32>(cell(COLUMN_KIND, lane));
    if (kind == KIND_IDLE) continue;
    const pixel = load<i32>(cell(COLUMN_PIXEL, lane));
    const through = load<f32>(cell(COLUMN_TRANSMISSION, lane));
    // what a thin part transmits comes from its other side
    const side: f32 = through > 0 && sampleNumber(pixel, sample, SIDE) < through ? -1 : 1;
    const nx = load<f32>(cell(COLUMN_NORMAL, lane)) * side;
    const ny = load<f32>(cell(COLUMN_NORMAL + 1, lane)) * side;
    const nz = load<f32>(cell(COLUMN_NORMAL + 2, lane)) * side;
    aimBounce(nx, ny, nz, sampleNumber(pixel, sample, BOUNCE_Z), sampleNumber(pixel, sample, BOUNCE_TURN));
    const dx = directionX;
    const dy = directionY;
    const dz = directionZ;
    const lift: f32 = side < 0 ? <f32>THROUGH_OFFSETS * <f32>RAY_OFFSET : 0;
    const x = load<f32>(cell(COLUMN_POINT, lane)) + nx * lift;
    const y = load<f32>(cell(COLUMN_POINT + 1, lane)) + ny * lift;
    const z = load<f32>(cell(COLUMN_POINT + 2, lane)) + nz * lift;
    const distance = exitBox(x, y, z, dx, dy, dz);
    const endX = x + dx * distance;
    const endY = y + dy * distance;
    const endZ = z + dz * distance;
    readCell(exitFace, endX, endY, endZ);
    const emptyR = roomR;
    const emptyG = roomG;
    const emptyB = roomB;
    const leftR = shadedR;
    const leftG = shadedG;
    const leftB = shadedB;
    const window: usize = side < 0 && distance < NEAR_WINDOW ? lightAt(exitFace, endX, endY, endZ) : 0;
    follow(x, y, z, dx, dy, dz, min<f32>(distance, <f32>REACH_NONE), false);
    let met: f32 = 0;
    let material: usize = 0;
    const onFurniture = kind == KIND_FURNITURE;
    if (hitTriangle >= 0) {
      met = <f32>1 - smoothstep(<f32>REACH_FULL, <f32>REACH_NONE, hitDistance);
      material = materialOf(hitTriangle);
      if (sample >= ROUGH_SAMPLES) lightMet(pixel, sample, x, y, z, dx, dy, dz);
      else estimateMet();
    }
    const clear = window ? <f32>1 : smoothstep(<f32>SHADED_FULL, <f32>SHADED_NONE, distance);
    const at = sumsOf(lane) + (onFurniture ? SUM_IRRADIANCE : SUM_LIT) * 4;
    for (let c: i32 = 0; c < 3; c++) {
      const room = window
        ? min<f32>(BRIGHTEST_WINDOW, part(window, LIGHT_RADIANCE + c))
        : c == 0
          ? emptyR
          : c == 1
            ? emptyG
            : emptyB;
      const shaded = c == 0 ? leftR : c == 1 ? leftG : leftB;
      let seen = clear < 1 ? shaded + (room - shaded) * clear : room;
      if (met > 0) {
        const light = c == 0 ? metR : c == 1 ? metG : metB;
        const own = part(material, MATERIAL_COLOUR + c) * light + part(material, MATERIAL_MET + c);
        seen += (own - seen) * met;
      }
      add(at + c * 4, seen);
      if (!onFurniture) add(sumsOf(lane) + (SUM_UNLIT + c) * 4, room);
    }
  }
}

// @ts-nocheck
/** AssemblyScript: addresses of the scene and of this thread's scratch; the room's box and the maps of its light. */
import {
  COLUMN_BYTES,
  MAP_CELLS,
  SCENE_BOX,
  SCENE_LEAVES,
  SCENE_MAP,
  SCENE_NODES,
  SCENE_SHADED_MAP,
  SCRATCH_COLUMNS,
  SCRATCH_SUMS,
  SUM_WORDS,
} from './layout';

export let scene: usize = 0;
export let scratch: usize = 0;
export let nodes: usize = 0;
export let leaves: usize = 0;
let map: usize = 0;
let shadedMap: usize = 0;
export let left: f32 = 0;
export let right: f32 = 0;
export let back: f32 = 0;
export let front: f32 = 0;
export let ceiling: f32 = 0;

/** Sets which scene and which scratch this thread's instance uses. */
export function open(sceneAt: usize, scratchAt: usize): void {
  scene = sceneAt;
  scratch = scratchAt;
  nodes = address(SCENE_NODES);
  leaves = address(SCENE_LEAVES);
  map = address(SCENE_MAP);
  shadedMap = address(SCENE_SHADED_MAP);
  left = word(SCENE_BOX);
  right = word(SCENE_BOX + 1);
  back = word(SCENE_BOX + 2);
  front = word(SCENE_BOX + 3);
  ceiling = word(SCENE_BOX + 4);
}

export function word(at: i32): f32 {
  return load<f32>(scene + ((<usize>at) << 2));
}

export function integer(at: i32): i32 {
  return load<i32>(scene + ((<usize>at) << 2));
}

export function address(at: i32): usize {
  return <usize>integer(at);
}

/** A word of a material, light or lamp. */
export function part(entry: usize, at: i32): f32 {
  return load<f32>(entry + ((<usize>at) << 2));
}

/** Address of a lane's word in a column. */
export function cell(column: i32, lane: i32): usize {
  return scratch + SCRATCH_COLUMNS + <usize>column * COLUMN_BYTES + ((<usize>lane) << 2);
}

export function sumsOf(lane: i32): usize {
  return scratch + SCRATCH_SUMS + <usize>lane * (SUM_WORDS * 4);
}

export function add(at: usize, value: f32): void {
  store<f32>(at, load<f32>(at) + value);
}

/** The face that the last ray of `exitBox` left by. */
export let exitFace: i32 = 0;

/** Distance at which a ray that starts within the box leaves it. */
export function exitBox(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): f32 {
  const x = ((dx < 0 ? left : right) - ox) / dx;
  const y = ((dy < 0 ? <f32>0 : ceiling) - oy) / dy;
  const z = ((dz < 0 ? back : front) - oz) / dz;
  if (x <= y && x <= z) {
    exitFace = dx < 0 ? 0 : 1;
    return x;
  }
  if (y <= z) {
    exitFace = dy < 0 ? 2 : 3;
    return y;
  }
  exitFace = dz < 0 ? 4 : 5;
  return z;
}

function inside(value: i32): i32 {
  return value < 0 ? 0 : value > MAP_CELLS - 1 ? MAP_CELLS - 1 : value;
}

/** Result of `readCell` and `readMap`: radiance of the room's surface. */
export let roomR: f32 = 0;
export let roomG: f32 = 0;
export let roomB: f32 = 0;

/** Result of `readCell`: the same under the furniture's shadow. */
export let shadedR: f32 = 0;
export let shadedG: f32 = 0;
export let shadedB: f32 = 0;

/** Reads the nearest cell at a point of a face: sufficient for diffuse light. */
export function readCell(face: i32, x: f32, y: f32, z: f32): void {
  const alongZ = (z - back) / (front - back);
  const u = face < 2 ? alongZ : (x - left) / (right - left);
  const v = face == 2 || face == 3 ? alongZ : y / ceiling;
  const row = inside(<i32>floor<f32>(v * <f32>MAP_CELLS));
  const column = inside(<i32>floor<f32>(u * <f32>MAP_CELLS));
  const offset = <usize>((face * MAP_CELLS + row) * MAP_CELLS + column) * 12;
  const at = map + offset;
  roomR = load<f32>(at);
  roomG = load<f32>(at, 4);
  roomB = load<f32>(at, 8);
  const shaded = shadedMap + offset;
  shadedR = load<f32>(shaded);
  shadedG = load<f32>(shaded, 4);
  shadedB = load<f32>(shaded, 8);
}

/** Reads the map at a point of a face by bilinear interpolation. */
export function readMap(face: i32, x: f32, y: f32, z: f32): void {
  const alongZ = (z - back) / (front - back);
  const u = face < 2 ? alongZ : (x - left) / (right - left);
  const v = face == 2 || face == 3 ? alongZ : y / ceiling;
  const s: f32 = u * <f32>MAP_CELLS - 0.5;
  const t: f32 = v * <f32>MAP_CELLS - 0.5;
  const column = <i32>floor<f32>(s);
  const row = <i32>floor<f32>(t);
  const fs = s - <f32>column;
  const ft = t - <f32>row;
  const first = inside(column);
  const second = inside(column + 1);
  const top = map + <usize>((face * MAP_CELLS + inside(row)) * MAP_CELLS) * 12;
  const bottom = map + <usize>((face * MAP_CELLS + inside(row + 1)) * MAP_CELLS) * 12;
  const a = top + <usize>first * 12;
  const b = top + <usize>second * 12;
  const c = bottom + <usize>first * 12;
  const d = bottom + <usize>second * 12;
  roomR = between(load<f32>(a), load<f32>(b), load<f32>(c), load<f32>(d), fs, ft);
  roomG = between(load<f32>(a, 4), load<f32>(b, 4), load<f32>(c, 4), load<f32>(d, 4), fs, ft);
  roomB = between(load<f32>(a, 8), load<f32>(b, 8), load<f32>(c, 8), load<f32>(d, 8), fs, ft);
}

function between(a: f32, b: f32, c: f32, d: f32, fs: f32, ft: f32): f32 {
  const upper = a + (b - a) * fs;
  const lower = c + (d - c) * fs;
  return upper + (lower - upper) * ft;
}

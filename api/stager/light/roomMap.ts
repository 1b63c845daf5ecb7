import type { Camera, RoomLight, Vec3 } from '../contract.js';
import type { Plane } from './development/pyramid.js';
import { project } from '../../shared/geometry/camera.js';
import { MAP_CELLS } from '../kernel/layout.js';
import { FACE, FACES, pointOnFace, type Box } from '../room/camera/roomBox.js';

/** Samples per side of a cell. */
const LOOKUPS = 3;
/** Brightness of unseen surfaces relative to the room's mean. */
const UNSEEN = 0.92;

/**
 * Radiance of the room's surfaces, from the photo: linear RGB of 6 faces of MAP_CELLS x MAP_CELLS cells. A ray that
 * leaves the furniture reads it, which includes all bounces of light.
 */
export interface RoomMap {
  readonly radiance: Float32Array;
  /** per cell, 1: visible in the photo */
  readonly seen: Uint8Array;
}

const CELLS = MAP_CELLS * MAP_CELLS;

/** Mean radiance of one cell, or null where the photo does not show it. */
function readCell(photo: Plane, camera: Camera, points: readonly Vec3[]): Vec3 | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (const point of points) {
    const pixel = project(camera, point);
    if (!pixel || pixel[0] < 0 || pixel[1] < 0 || pixel[0] >= photo.width || pixel[1] >= photo.height) continue;
    const at = (Math.floor(pixel[1]) * photo.width + Math.floor(pixel[0])) * 3;
    for (let c = 0; c < 3; c++) sum[c] += photo.data[at + c];
    count++;
  }
  return count ? [sum[0] / count, sum[1] / count, sum[2] / count] : null;
}

function cellPoints(box: Box, face: number, column: number, row: number): Vec3[] {
  const points: Vec3[] = [];
  for (let j = 0; j < LOOKUPS; j++) {
    for (let i = 0; i < LOOKUPS; i++) {
      const u = (column + (i + 0.5) / LOOKUPS) / MAP_CELLS;
      const v = (row + (j + 0.5) / LOOKUPS) / MAP_CELLS;
      points.push(pointOnFace(box, face, u, v));
    }
  }
  return points;
}

/** Fills unseen cells from..to with the mean of the seen ones; false if there is none. */
function fillUnseen(map: RoomMap, from: number, to: number, factor: number): boolean {
  const sum = [0, 0, 0];
  let count = 0;
  for (let cell = from; cell < to; cell++) {
    if (!map.seen[cell]) continue;
    for (let c = 0; c < 3; c++) sum[c] += map.radiance[cell * 3 + c];
    count++;
  }
  if (!count) return false;
  for (let cell = from; cell < to; cell++) {
    if (map.seen[cell]) continue;
    for (let c = 0; c < 3; c++) map.radiance[cell * 3 + c] = (sum[c] / count) * factor;
  }
  return true;
}

/** The room behind the camera, in shares of its wall's width and height: a window, and the softness of its frame. */
const WINDOW = { middle: 0.28, across: 0.2, bottom: 0.36, top: 0.84, soft: 0.06, bar: 0.012 } as const;
/** A doorway beside it into a darker room, and its share of the wall's light. */
const DOORWAY = { middle: 0.7, across: 0.09, top: 0.78, soft: 0.03, left: 0.3 } as const;
/** Brightness of that wall at its foot, its rise up to the ceiling, and what the window adds. */
const BEHIND = { foot: 0.4, rise: 0.5, window: 1.7 } as const;
/** The side of the room where the photographer stands is darker than the lit side. */
const UNLIT = 0.78;

const ramp = (from: number, to: number, value: number) => Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Brightness of the wall behind the camera at a point: a plausible image, as mirrors must not be blank. */
function behindCamera(u: number, v: number, lightFrom: RoomLight['from']): number {
  const { middle, across, bottom, top, soft, bar } = WINDOW;
  const off = Math.abs(u - (lightFrom === 'right' ? 1 - middle : middle));
  const pane = ramp(across, across - soft, off) * ramp(bottom - soft, bottom, v) * ramp(top + soft, top, v);
  const bars = Math.min(ramp(bar, bar * 3, off), ramp(bar, bar * 3, Math.abs(v - (bottom + top) / 2)));
  const beside = Math.abs(u - (lightFrom === 'right' ? 1 - DOORWAY.middle : DOORWAY.middle));
  const dark =
    ramp(DOORWAY.across, DOORWAY.across - DOORWAY.soft, beside) * ramp(DOORWAY.top, DOORWAY.top - DOORWAY.soft, v);
  const wall = (BEHIND.foot + BEHIND.rise * v) * (1 - (1 - DOORWAY.left) * dark);
  return wall + BEHIND.window * pane * (0.4 + 0.6 * bars);
}

/** Fills the front wall with that image where the photo shows none of it. */
function shapeFront(map: RoomMap, lightFrom: RoomLight['from']): void {
  const from = FACE.front * CELLS;
  const shape = Float32Array.from({ length: CELLS }, (_, cell) =>
    behindCamera(((cell % MAP_CELLS) + 0.5) / MAP_CELLS, (Math.floor(cell / MAP_CELLS) + 0.5) / MAP_CELLS, lightFrom),
  );
  const mean = shape.reduce((sum, value) => sum + value, 0) / CELLS;
  shape.forEach((value, cell) => {
    for (let c = 0; c < 3; c++) map.radiance[(from + cell) * 3 + c] *= (UNLIT * value) / mean;
  });
}

interface Seen {
  readonly camera: Camera;
  readonly box: Box;
  /** the side of the room that is brighter */
  readonly lightFrom: RoomLight['from'];
}

/**
 * Projects the photo onto the box.
 * @param photo its linear light, in the camera's pixels
 * @param isLight points that belong to a light are left out: lights are sampled separately
 */
export function projectPhoto(
  photo: Plane,
  { camera, box, lightFrom }: Seen,
  isLight: (face: number, point: Vec3) => boolean,
): RoomMap {
  const map: RoomMap = { radiance: new Float32Array(FACES * CELLS * 3), seen: new Uint8Array(FACES * CELLS) };
  for (let cell = 0; cell < FACES * CELLS; cell++) {
    const face = Math.floor(cell / CELLS);
    const points = cellPoints(box, face, cell % MAP_CELLS, Math.floor((cell % CELLS) / MAP_CELLS));
    const colour = readCell(
      photo,
      camera,
      points.filter((point) => !isLight(face, point)),
    );
    if (!colour) continue;
    map.seen[cell] = 1;
    map.radiance.set(colour, cell * 3);
  }
  const darkFaces: number[] = [];
  for (let face = 0; face < FACES; face++) {
    if (!fillUnseen(map, face * CELLS, (face + 1) * CELLS, 1)) darkFaces.push(face);
  }
  // faces without any seen cell take the mean of the room
  const whole = meanRadiance(map, (cell) => map.seen[cell] === 1);
  for (const face of darkFaces) {
    for (let cell = face * CELLS; cell < (face + 1) * CELLS; cell++) {
      for (let c = 0; c < 3; c++) map.radiance[cell * 3 + c] = whole[c] * UNSEEN;
    }
  }
  if (darkFaces.includes(FACE.front)) shapeFront(map, lightFrom);
  return map;
}

/** A room whose surfaces all have the same radiance. */
export function uniformMap(radiance: Vec3): RoomMap {
  const map: RoomMap = { radiance: new Float32Array(FACES * CELLS * 3), seen: new Uint8Array(FACES * CELLS).fill(1) };
  for (let cell = 0; cell < FACES * CELLS; cell++) map.radiance.set(radiance, cell * 3);
  return map;
}

export function meanRadiance(map: RoomMap, counts: (cell: number) => boolean = () => true): Vec3 {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let cell = 0; cell < FACES * CELLS; cell++) {
    if (!counts(cell)) continue;
    for (let c = 0; c < 3; c++) sum[c] += map.radiance[cell * 3 + c];
    count++;
  }
  return count ? [sum[0] / count, sum[1] / count, sum[2] / count] : sum;
}

/** Green of all seen cells of these faces. */
export function seenGreens(map: RoomMap, faces: readonly number[]): number[] {
  const greens: number[] = [];
  for (const face of faces) {
    for (let cell = face * CELLS; cell < (face + 1) * CELLS; cell++) {
      if (map.seen[cell]) greens.push(map.radiance[cell * 3 + 1]);
    }
  }
  return greens;
}

const clampIndex = (value: number) => (value < 0 ? 0 : value > MAP_CELLS - 1 ? MAP_CELLS - 1 : value);

/** Index of the cell at a point of a face. */
function cellAt(box: Box, face: number, x: number, y: number, z: number): number {
  const alongZ = (z - box.back) / (box.front - box.back);
  const u = face < 2 ? alongZ : (x - box.left) / (box.right - box.left);
  const v = face === 2 || face === 3 ? alongZ : y / box.ceiling;
  const row = clampIndex(Math.floor(v * MAP_CELLS));
  return face * CELLS + row * MAP_CELLS + clampIndex(Math.floor(u * MAP_CELLS));
}

/** Radiance of the cell at a point, into `out[0..2]`: sufficient for diffuse light. */
export function readCellOf(
  { radiance }: RoomMap,
  box: Box,
  face: number,
  x: number,
  y: number,
  z: number,
  out: Float64Array,
): void {
  const at = cellAt(box, face, x, y, z) * 3;
  out[0] = radiance[at];
  out[1] = radiance[at + 1];
  out[2] = radiance[at + 2];
}

/** Radiance at a point of a face by bilinear interpolation, into `out[0..2]`. */
export function readMap(
  { radiance }: RoomMap,
  box: Box,
  face: number,
  x: number,
  y: number,
  z: number,
  out: Float64Array,
): void {
  const alongZ = (z - box.back) / (box.front - box.back);
  const u = face < 2 ? alongZ : (x - box.left) / (box.right - box.left);
  const v = face === 2 || face === 3 ? alongZ : y / box.ceiling;
  const s = u * MAP_CELLS - 0.5;
  const t = v * MAP_CELLS - 0.5;
  const column = Math.floor(s);
  const row = Math.floor(t);
  const fs = s - column;
  const ft = t - row;
  const base = face * CELLS;
  const top = base + clampIndex(row) * MAP_CELLS;
  const bottom = base + clampIndex(row + 1) * MAP_CELLS;
  const left = clampIndex(column);
  const right = clampIndex(column + 1);
  const a = (top + left) * 3;
  const b = (top + right) * 3;
  const c = (bottom + left) * 3;
  const d = (bottom + right) * 3;
  for (let k = 0; k < 3; k++) {
    const upper = radiance[a + k] + (radiance[b + k] - radiance[a + k]) * fs;
    const lower = radiance[c + k] + (radiance[d + k] - radiance[c + k]) * fs;
    out[k] = upper + (lower - upper) * ft;
  }
}

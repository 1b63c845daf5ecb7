/** The radiance of surfaces outside the picture. */
import { luminance } from '../photo/colour.js';
import { FACE, FACES, FACE_NORMALS, pointOnFace, type Box } from '../room/camera/roomBox.js';
import { levelAt } from './lightLevel.js';
import { withinLight, type AreaLight } from './lights.js';
import { PAINT_OF_FACE } from './paintedSights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';

/**
 * Side in cells of the blocks that are lit together. The wall behind the camera is one block: its image for mirrors is
 * made separately.
 */
const BLOCK = 6;
const blockOf = (face: number): number => (face === FACE.front ? MAP_CELLS : BLOCK);
/** Share of wall in the wall behind the camera: rooms continue there through doors and open plans. */
const OPEN = 0.5;
/** Rays to the room's surfaces. */
const RAYS = 192;

const brightness = ({ radiance }: RoomMap, cells: readonly number[]): number =>
  cells.reduce((sum, c) => sum + luminance(radiance[c * 3], radiance[c * 3 + 1], radiance[c * 3 + 2]), 0) /
  cells.length;

/** The block's cells that neither the photo nor a window shows. */
function unseenCells(map: RoomMap, box: Box, windows: readonly AreaLight[], face: number, block: number): number[] {
  const size = blockOf(face);
  const across = MAP_CELLS / size;
  const [left, top] = [(block % across) * size, Math.floor(block / across) * size];
  const cells: number[] = [];
  for (let k = 0; k < size * size; k++) {
    const [column, row] = [left + (k % size), top + Math.floor(k / size)];
    const cell = (face * MAP_CELLS + row) * MAP_CELLS + column;
    if (map.seen[cell]) continue;
    const point = pointOnFace(box, face, (column + 0.5) / MAP_CELLS, (row + 0.5) / MAP_CELLS);
    if (windows.some((light) => withinLight(light, face, point, 0))) map.radiance.fill(0, cell * 3, cell * 3 + 3);
    else cells.push(cell);
  }
  return cells;
}

/**
 * Computes the radiance of unseen surfaces from the estimated light and paint. The mean of the seen ones would be too
 * bright, as photos look towards the light.
 * @param paint albedo by PAINTED
 */
export function lightUnseen(map: RoomMap, box: Box, lights: readonly AreaLight[], paint: readonly number[]): void {
  const windows = lights.filter(({ visible }) => visible);
  const targets: { readonly cells: readonly number[]; readonly level: number }[] = [];
  for (let face = 0; face < FACES; face++) {
    const normal = FACE_NORMALS[face];
    const size = blockOf(face);
    const across = MAP_CELLS / size;
    for (let block = 0; block < across * across; block++) {
      const cells = unseenCells(map, box, windows, face, block);
      if (cells.length === 0) continue;
      const [u, v] = [(block % across) * size + size / 2, Math.floor(block / across) * size + size / 2];
      const point = pointOnFace(box, face, u / MAP_CELLS, v / MAP_CELLS);
      const others = lights.filter((light) => light.face !== face);
      const level = levelAt({ map, box, lights: others }, point, normal, RAYS);
      targets.push({ cells, level: level * paint[PAINT_OF_FACE[face]] * (face === FACE.front ? OPEN : 1) });
    }
  }
  for (const { cells, level } of targets) {
    const factor = level / Math.max(1e-4, brightness(map, cells));
    for (const cell of cells) for (let c = 0; c < 3; c++) map.radiance[cell * 3 + c] *= factor;
  }
}

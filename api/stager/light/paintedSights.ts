/** Samples of painted surfaces in the photo, with the light that may reach them. */
import type { Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { FACE, FACE_NORMALS, pointOnFace, type Box } from '../room/camera/roomBox.js';
import { levelFromRoom, unitLevel } from './lightLevel.js';
import { withinLight, type AreaLight } from './lights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';

/** Every STRIDEth cell of a face is sampled, with its neighbours. */
const STRIDE = 3;
/** Linear luminance above which paint is clipped, and below which it gives no evidence. */
const CLIPPED = 0.93;
const DARKEST = 0.02;
/** Margin in metres for skirtings and cornices, and around windows and other openings. */
const EDGE = 0.16;
const ROUND_WINDOW = 0.2;
const ROUND_OPENING = 0.1;
/** Rays to the room's surfaces. */
const RAYS = 192;

/** Surfaces with their own paint; the wall behind the camera has the back wall's. */
export const PAINTED = { left: 0, right: 1, back: 2, ceiling: 3, floor: 4 } as const;
/** Index in PAINTED of each face of the box. */
export const PAINT_OF_FACE: readonly number[] = [
  PAINTED.left,
  PAINTED.right,
  PAINTED.floor,
  PAINTED.ceiling,
  PAINTED.back,
  PAINTED.back,
];

export interface Sight {
  /** of PAINTED */
  readonly paint: number;
  /** linear luminance in the photo */
  readonly seen: number;
  /** irradiance / pi from the room's surfaces */
  readonly room: number;
  /** irradiance / pi per radiance of each unknown: the sky in all windows, the ground below it, other lights */
  readonly units: readonly number[];
}

/** Irradiance / pi for these radiances. */
export const lightAt = ({ room, units }: Sight, radiance: readonly number[]): number =>
  units.reduce((sum, unit, j) => sum + unit * radiance[j], room);

export interface Lit {
  readonly map: RoomMap;
  readonly box: Box;
  /** of radiance 1 */
  readonly windows: readonly AreaLight[];
  readonly others: readonly AreaLight[];
  /** everything that is not painted wall */
  readonly openings: readonly AreaLight[];
}

/** Mean luminance of a cell and its neighbours, or null unless the photo shows all of them. */
function shownAround({ radiance, seen }: RoomMap, face: number, column: number, row: number): number | null {
  let sum = 0;
  for (let k = 0; k < 9; k++) {
    const cell = (face * MAP_CELLS + row + Math.floor(k / 3) - 1) * MAP_CELLS + column + (k % 3) - 1;
    if (!seen[cell]) return null;
    sum += luminance(radiance[cell * 3], radiance[cell * 3 + 1], radiance[cell * 3 + 2]);
  }
  return sum / 9;
}

/** @returns irradiance / pi from the sky in all windows, the ground below it, and each of the other lights */
function unitsAt({ windows, others }: Lit, face: number, point: Vec3): number[] {
  const normal = FACE_NORMALS[face];
  let [sky, ground] = [0, 0];
  for (const light of windows) {
    if (light.face === face) continue;
    const level = unitLevel(light, point, normal);
    sky += level.sky;
    ground += level.ground;
  }
  const rest = others.map((light) => {
    if (light.face === face) return 0;
    const level = unitLevel(light, point, normal);
    return level.sky + level.ground * (light.ground ?? 1);
  });
  return [sky, ground, ...rest];
}

function isPaint({ box, windows, openings }: Lit, face: number, point: Vec3): boolean {
  const isWall = face !== FACE.ceiling && face !== FACE.floor;
  if (isWall && (point[1] < EDGE || point[1] > box.ceiling - EDGE)) return false;
  if (windows.some((light) => withinLight(light, face, point, ROUND_WINDOW))) return false;
  return !openings.some((opening) => withinLight(opening, face, point, ROUND_OPENING));
}

/** Samples walls, ceiling and floor, where they are neither clipped nor too dark. */
export function paintedSights(lit: Lit): Sight[] {
  const { map, box } = lit;
  const sights: Sight[] = [];
  for (const face of [FACE.left, FACE.right, FACE.back, FACE.ceiling, FACE.floor]) {
    for (let row = 1; row < MAP_CELLS - 1; row += STRIDE) {
      for (let column = 1; column < MAP_CELLS - 1; column += STRIDE) {
        const point = pointOnFace(box, face, (column + 0.5) / MAP_CELLS, (row + 0.5) / MAP_CELLS);
        const seen = isPaint(lit, face, point) ? shownAround(map, face, column, row) : null;
        if (seen === null || seen > CLIPPED || seen < DARKEST) continue;
        const room = levelFromRoom(map, box, point, FACE_NORMALS[face], RAYS);
        sights.push({ paint: PAINT_OF_FACE[face], seen, room, units: unitsAt(lit, face, point) });
      }
    }
  }
  return sights;
}

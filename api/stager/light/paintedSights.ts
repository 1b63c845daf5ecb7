/** What the photo shows of painted surfaces, and what light may reach them. */
import type { Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { FACE, FACE_NORMALS, pointOnFace, type Box } from '../room/camera/roomBox.js';
import { levelFromRoom, unitLevel } from './lightLevel.js';
import { withinLight, type AreaLight } from './lights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';

/** Every so many cells of a face are asked; each with its neighbours. */
const STRIDE = 3;
/** Linear luminance above which paint is clipped, and below which nothing is told by it. */
const CLIPPED = 0.93;
const DARKEST = 0.02;
/** Metres from floor and ceiling within which skirtings and cornices are, and round windows and other openings. */
const EDGE = 0.16;
const ROUND_WINDOW = 0.2;
const ROUND_OPENING = 0.1;
/** Rays to the room's surfaces. */
const RAYS = 192;

/** Surfaces that are painted by themselves; the wall behind the camera as the one that is seen before it. */
export const PAINTED = { left: 0, right: 1, back: 2, ceiling: 3, floor: 4 } as const;
/** The paint of each face of the box. */
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
  /** linear luminance that the photo shows */
  readonly seen: number;
  /** light / pi that the room's surfaces send there */
  readonly room: number;
  /** light / pi that each unknown of radiance 1 sends there: the sky in all windows, what is below it, other lights */
  readonly units: readonly number[];
}

/** Light / pi there, the unknowns being of these radiances. */
export const lightAt = ({ room, units }: Sight, radiance: readonly number[]): number =>
  units.reduce((sum, unit, j) => sum + unit * radiance[j], room);

export interface Lit {
  readonly map: RoomMap;
  readonly box: Box;
  /** of radiance 1 */
  readonly windows: readonly AreaLight[];
  readonly others: readonly AreaLight[];
  /** all that is no painted wall */
  readonly openings: readonly AreaLight[];
}

/** Mean luminance of a cell and its neighbours, or null where the photo does not show all of them. */
function shownAround({ radiance, seen }: RoomMap, face: number, column: number, row: number): number | null {
  let sum = 0;
  for (let k = 0; k < 9; k++) {
    const cell = (face * MAP_CELLS + row + Math.floor(k / 3) - 1) * MAP_CELLS + column + (k % 3) - 1;
    if (!seen[cell]) return null;
    sum += luminance(radiance[cell * 3], radiance[cell * 3 + 1], radiance[cell * 3 + 2]);
  }
  return sum / 9;
}

/** @returns what the sky in all windows sends, what lies below it, and each of the other lights */
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

/** What the photo shows of walls, ceiling and floor, where it is neither clipped nor too dark. */
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

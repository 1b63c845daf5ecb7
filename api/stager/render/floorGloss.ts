import type { Camera, Pixel, Raster, Room, Vec3 } from '../contract.js';
import { LINEAR, luminance } from '../photo/colour.js';
import { project } from '../../shared/geometry/camera.js';
import type { FloorGloss } from './trace/traceContext.js';

const COLUMNS = 40;
const ROWS = 14;
/** Of the back wall's width and height, what is looked at. */
const ACROSS = { from: 0.06, to: 0.94 } as const;
const UP = { from: 0.08, to: 0.92 } as const;
/** Pixels on each side of one that are averaged with it. */
const BLUR = 2;
/** Columns on either side that a column is compared with: slower changes are the light's, not a mirror image's. */
const NEIGHBOURS = 8;
/** The wall's contrast (mean square of linear luminance) without which nothing can be told. */
const LEAST_CONTRAST = 3e-3;
/** The least gloss that is taken for one. */
const LEAST: FloorGloss = { f0: 0.02, roughness: 0.38 };
/** The floor must follow the wall this well (correlation) to be taken for its mirror. */
const FOLLOWS = 0.25;
/** Reflectance by which a floor shines from the side rather than from above, where it is measured. */
const RISE = 0.03;
const DULL: FloorGloss = { f0: 0, roughness: 1 };
const MOST = 0.07;

function luminanceAround({ width, height, data }: Raster, [px, py]: Pixel): number | null {
  const x = Math.floor(px);
  const y = Math.floor(py);
  if (x < BLUR || y < BLUR || x >= width - BLUR || y >= height - BLUR) return null;
  let sum = 0;
  for (let j = y - BLUR; j <= y + BLUR; j++) {
    for (let i = x - BLUR; i <= x + BLUR; i++) {
      const at = (j * width + i) * 3;
      sum += luminance(LINEAR[data[at]], LINEAR[data[at + 1]], LINEAR[data[at + 2]]);
    }
  }
  return sum / (2 * BLUR + 1) ** 2;
}

/** The floor point in which the eye sees the mirror image of a point. */
function mirrorPlace(camera: Camera, [x, y, z]: Vec3): Vec3 {
  const share = camera.height / (camera.height + y);
  return [x * share, 0, z * share];
}

interface Pair {
  readonly wall: number;
  readonly floor: number;
}

/** A row of the wall, and what the floor shows where it would mirror it; null where the photo shows only one. */
function readRow(photo: Raster, { camera, back, left, right }: Room, y: number): (Pair | null)[] {
  return Array.from({ length: COLUMNS }, (_, column) => {
    const share = ACROSS.from + ((ACROSS.to - ACROSS.from) * (column + 0.5)) / COLUMNS;
    const point: Vec3 = [left + (right - left) * share, y, back];
    const onWall = project(camera, point);
    const onFloor = project(camera, mirrorPlace(camera, point));
    if (!onWall || !onFloor) return null;
    const wall = luminanceAround(photo, onWall);
    const floor = luminanceAround(photo, onFloor);
    return wall === null || floor === null ? null : { wall, floor };
  });
}

/** Each pair against the mean of the pairs around it. */
function differences(row: readonly (Pair | null)[]): Pair[] {
  return row.flatMap((pair, column) => {
    if (!pair) return [];
    const around = row
      .slice(Math.max(0, column - NEIGHBOURS), column + NEIGHBOURS + 1)
      .filter((other) => other !== null);
    const mean = (of: keyof Pair) => around.reduce((sum, other) => sum + other[of], 0) / around.length;
    return [{ wall: pair.wall - mean('wall'), floor: pair.floor - mean('floor') }];
  });
}

/**
 * How much the photo's floor mirrors, from how it follows the back wall (windows above all) where it would show the
 * wall's mirror image: a carpet does not, polished boards do.
 */
export function readFloorGloss(photo: Raster, room: Room): FloorGloss {
  let [walls, floors, joint, count] = [0, 0, 0, 0];
  for (let row = 0; row < ROWS; row++) {
    const share = UP.from + ((UP.to - UP.from) * (row + 0.5)) / ROWS;
    for (const { wall, floor } of differences(readRow(photo, room, room.ceilingHeight * share))) {
      walls += wall * wall;
      floors += floor * floor;
      joint += wall * floor;
      count++;
    }
  }
  if (walls < LEAST_CONTRAST * Math.max(1, count)) return DULL;
  if (joint / Math.sqrt(walls * floors + 1e-12) < FOLLOWS) return DULL;
  const f0 = Math.min(MOST, joint / walls - RISE);
  return f0 >= LEAST.f0 ? { f0, roughness: LEAST.roughness - 2 * (f0 - LEAST.f0) } : DULL;
}

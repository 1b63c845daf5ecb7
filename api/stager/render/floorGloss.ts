import type { Camera, Pixel, Raster, Room, Vec3 } from '../contract.js';
import { LINEAR, luminance } from '../photo/colour.js';
import { project } from '../../shared/geometry/camera.js';
import type { FloorGloss } from './trace/traceContext.js';

const COLUMNS = 40;
const ROWS = 14;
/** Range of the back wall's width and height that is compared, as shares. */
const ACROSS = { from: 0.06, to: 0.94 } as const;
const UP = { from: 0.08, to: 0.92 } as const;
/** Radius of the average around a pixel. */
const BLUR = 2;
/** Columns on either side that a column is compared with: slower changes come from light, not from a reflection. */
const NEIGHBOURS = 8;
/** Least contrast of the wall (mean square of linear luminance) that gives evidence. */
const LEAST_CONTRAST = 3e-3;
/** The least gloss that counts. */
const LEAST: FloorGloss = { f0: 0.02, roughness: 0.38 };
/** Least correlation of floor and wall for a reflection. */
const FOLLOWS = 0.25;
/** Rise of the reflectance (Fresnel) from viewing from above to the measured grazing angle. */
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

/** The floor point at which the camera sees the reflection of a point. */
function mirrorPlace(camera: Camera, [x, y, z]: Vec3): Vec3 {
  const share = camera.height / (camera.height + y);
  return [x * share, 0, z * share];
}

interface Pair {
  readonly wall: number;
  readonly floor: number;
}

/** A row of the wall, with the floor pixels that would reflect it; null where the photo shows only one of the two. */
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

/** Each pair minus the mean of the pairs around it. */
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
 * Estimates the floor's gloss from its correlation with the back wall (windows above all) at the mirrored places:
 * polished boards reflect it, a carpet does not.
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

/** Separates a floor's diffuse and specular reflection: only the diffuse part lights furniture. */
import type { Camera, Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { FACE, exitBox, pointOnFace, type Box, type Exit } from '../room/camera/roomBox.js';
import { MAP_CELLS } from '../kernel/layout.js';
import { readMap, type RoomMap } from './roomMap.js';

/** Side in cells of the averaged blocks. */
const BLOCK = 3;
/** Reflectance of varnish and glaze at normal incidence: a refractive index of 1.5. */
const F0 = 0.04;
/** Upper bound of a floor's gloss, as a share of varnish. */
const GLOSSIEST = 0.8;
/** Least number of patches. */
const FEWEST = 24;
const DARKEST_PAINT = 0.01;
/** Relative error from which a patch loses weight (Cauchy). */
const OUTLIER = 0.2;
const ROUNDS = 12;

/** A visible block of the floor. */
export interface FloorPatch {
  readonly point: Vec3;
  /** cells of the map that the photo shows */
  readonly cells: readonly number[];
  /** luminance in the photo */
  readonly seen: number;
  /** irradiance / pi */
  readonly level: number;
  /** luminance that varnish would reflect towards the camera */
  readonly mirrored: number;
}

/** Fresnel reflectance (Schlick 1994) times the room's radiance in the mirror direction. */
function mirroredAt(map: RoomMap, box: Box, camera: Camera, [x, , z]: Vec3): number {
  const length = Math.hypot(x, camera.height, z);
  const [dx, dy, dz] = [x / length, camera.height / length, z / length];
  const exit: Exit = { face: 0 };
  const colour = new Float64Array(3);
  const far = exitBox(box, x, 0, z, dx, dy, dz, exit);
  readMap(map, box, exit.face, x + dx * far, dy * far, z + dz * far, colour);
  const fresnel = F0 + (1 - F0) * (1 - dy) ** 5;
  return fresnel * luminance(colour[0], colour[1], colour[2]);
}

interface FloorRoom {
  readonly map: RoomMap;
  readonly box: Box;
  readonly camera: Camera;
}

/** @param levelOf irradiance / pi at a point of the floor */
export function floorPatches({ map, box, camera }: FloorRoom, levelOf: (point: Vec3) => number): FloorPatch[] {
  const { radiance, seen } = map;
  const patches: FloorPatch[] = [];
  const across = MAP_CELLS / BLOCK;
  for (let block = 0; block < across * across; block++) {
    const [column, row] = [(block % across) * BLOCK, Math.floor(block / across) * BLOCK];
    const cells = Array.from(
      { length: BLOCK * BLOCK },
      (_, k) => (FACE.floor * MAP_CELLS + row + Math.floor(k / BLOCK)) * MAP_CELLS + column + (k % BLOCK),
    ).filter((cell) => seen[cell]);
    if (cells.length === 0) continue;
    const point = pointOnFace(box, FACE.floor, (column + BLOCK / 2) / MAP_CELLS, (row + BLOCK / 2) / MAP_CELLS);
    const sum = cells.reduce((s, c) => s + luminance(radiance[c * 3], radiance[c * 3 + 1], radiance[c * 3 + 2]), 0);
    const shown = Math.max(1e-4, sum / cells.length);
    patches.push({ point, cells, seen: shown, level: levelOf(point), mirrored: mirroredAt(map, box, camera, point) });
  }
  return patches;
}

interface FloorPaint {
  /** albedo */
  readonly paint: number;
  /** as a share of varnish, 0..1 */
  readonly gloss: number;
}

/**
 * Fits albedo and gloss to the patches (iteratively reweighted least squares of relative errors): specular reflection
 * rises with the distance from the camera, diffuse does not.
 * @returns null with too few patches
 */
export function paintAndGloss(patches: readonly FloorPatch[]): FloorPaint | null {
  if (patches.length < FEWEST) return null;
  let weights = patches.map(() => 1);
  let [paint, gloss] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [paints, joint, glosses, byPaint, byGloss] = [1e-9, 0, 1e-9, 0, 0];
    patches.forEach(({ seen, level, mirrored }, k) => {
      const [p, g] = [level / seen, mirrored / seen];
      paints += weights[k] * p * p;
      joint += weights[k] * p * g;
      glosses += weights[k] * g * g;
      byPaint += weights[k] * p;
      byGloss += weights[k] * g;
    });
    const determinant = paints * glosses - joint * joint;
    const told = determinant > 1e-9 * paints * glosses ? (byGloss * paints - byPaint * joint) / determinant : 0;
    gloss = Math.min(GLOSSIEST, Math.max(0, told));
    paint = Math.max(DARKEST_PAINT, (byPaint - gloss * joint) / paints);
    weights = patches.map(({ seen, level, mirrored }) => {
      const error = 1 - (paint * level + gloss * mirrored) / seen;
      return 1 / (1 + (error / OUTLIER) ** 2);
    });
  }
  return { paint, gloss };
}

/** Scales cells of the map in place. */
export function dimCells({ radiance }: RoomMap, cells: readonly number[], factor: number): void {
  for (const cell of cells) for (let c = cell * 3; c < cell * 3 + 3; c++) radiance[c] *= factor;
}

/**
 * How much a photo was evened out, as photographers and phones do: told by what the room's main lights alone would make
 * of it.
 */
import { luminance } from '../photo/colour.js';
import { FACE, FACES, type Box } from '../room/camera/roomBox.js';
import type { AreaLight } from './lights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';
import { lightUnseen } from './unseenSurfaces.js';

const CELLS = MAP_CELLS * MAP_CELLS;
/** What a room is usually painted with, by PAINTED, and how many times light goes to and fro in it. */
const PAINT: readonly number[] = [0.75, 0.75, 0.75, 0.8, 0.3];
const BOUNCES = 6;
/** Of the sky's radiance, what lies below the horizon sends. */
const GROUND = 0.25;
/** Every so many cells are asked. */
const STRIDE = 2;
/** Fewer tell nothing. */
const FEWEST = 60;
/** Linear luminance between which a cell shows paint. */
const DARKEST = 0.02;
const CLIPPED = 0.93;
/** Residual of a logarithm from which a cell counts for less (Cauchy's weights). */
const OUTLIER = 0.2;
const ROUNDS = 4;
/** The power that is measured where nothing was evened out: paint and furniture differ, and the sky is not all alike. */
const LINEAR = 0.7;

/** Light / pi that the main lights make on each cell, and on unpainted ones as well. */
function expectedLight(box: Box, main: readonly AreaLight[]): Float32Array {
  const map: RoomMap = {
    radiance: new Float32Array(FACES * CELLS * 3).fill(1e-3),
    seen: new Uint8Array(FACES * CELLS),
  };
  const lights = main.map((light) => ({ ...light, ground: GROUND, visible: false }));
  for (let bounce = 0; bounce < BOUNCES; bounce++) lightUnseen(map, box, lights, PAINT);
  return Float32Array.from({ length: FACES * CELLS }, (_, cell) => map.radiance[cell * 3]);
}

interface Cell {
  readonly expected: number;
  readonly seen: number;
}

function cellsOf({ radiance, seen }: RoomMap, expected: Float32Array, faces: readonly number[]): Cell[] {
  const cells: Cell[] = [];
  for (const face of faces) {
    for (let cell = face * CELLS; cell < (face + 1) * CELLS; cell += STRIDE) {
      if (!seen[cell]) continue;
      const shown = luminance(radiance[cell * 3], radiance[cell * 3 + 1], radiance[cell * 3 + 2]);
      if (shown > DARKEST && shown < CLIPPED) cells.push({ expected: Math.log(expected[cell]), seen: Math.log(shown) });
    }
  }
  return cells;
}

/** Weighted sums of a robust regression of what is seen on what is expected; null where there are too few cells. */
function regress(cells: readonly Cell[]): { readonly joint: number; readonly squares: number } | null {
  if (cells.length < FEWEST) return null;
  let weights = cells.map(() => 1);
  let [joint, squares] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const mean = (of: keyof Cell) => cells.reduce((sum, cell, k) => sum + weights[k] * cell[of], 0) / all;
    const [x, y] = [mean('expected'), mean('seen')];
    [joint, squares] = [0, 1e-6];
    cells.forEach((cell, k) => {
      joint += weights[k] * (cell.expected - x) * (cell.seen - y);
      squares += weights[k] * (cell.expected - x) ** 2;
    });
    const slope = joint / squares;
    weights = cells.map((cell) => 1 / (1 + ((cell.seen - y - slope * (cell.expected - x)) / OUTLIER) ** 2));
  }
  return { joint, squares };
}

/** Squares of the light's logarithm below which it tells nothing: all is lit alike. */
const LEAST_SPREAD = 1;

/**
 * Tells of pictures of a room how far what they show follows the light of its main lights, from wall to wall: about 1
 * where it was not evened out, about 0 where it was; null where nothing tells.
 * @param main of radiance 1: the windows that the photo shows, or the lamps of a room that is lit from above
 */
export function lightsPower(box: Box, main: readonly AreaLight[]): (map: RoomMap) => number | null {
  if (main.length === 0) return () => null;
  const expected = expectedLight(box, main);
  return (map) => {
    const groups = [[FACE.left], [FACE.right], [FACE.back], [FACE.ceiling]];
    const told = groups.map((faces) => regress(cellsOf(map, expected, faces))).filter((each) => each !== null);
    const squares = told.reduce((sum, each) => sum + each.squares, 0);
    if (squares < LEAST_SPREAD) return null;
    return told.reduce((sum, each) => sum + each.joint, 0) / squares / LINEAR;
  };
}

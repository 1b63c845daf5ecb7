/**
 * Estimates how much photographers or phones evened out a photo, by comparison with what the room's main lights alone
 * would cause (radiosity).
 */
import { luminance } from '../photo/colour.js';
import { FACE, FACES, type Box } from '../room/camera/roomBox.js';
import type { AreaLight } from './lights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';
import { lightUnseen } from './unseenSurfaces.js';

const CELLS = MAP_CELLS * MAP_CELLS;
/** Usual albedo by PAINTED, and the number of bounces. */
const PAINT: readonly number[] = [0.75, 0.75, 0.75, 0.8, 0.3];
const BOUNCES = 6;
/** Ratio of the ground's radiance to the sky's. */
const GROUND = 0.25;
/** Every STRIDEth cell is sampled. */
const STRIDE = 2;
/** Least number of cells. */
const FEWEST = 60;
/** Range of the linear luminance of paint. */
const DARKEST = 0.02;
const CLIPPED = 0.93;
/** Residual (logarithm) from which a cell loses weight (Cauchy). */
const OUTLIER = 0.2;
const ROUNDS = 4;
/** Exponent that is measured where nothing was evened out: paint, furniture and the sky vary. */
const LINEAR = 0.7;

/** Irradiance / pi of the main lights on each cell, with usual paint. */
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

/** Weighted sums of a robust regression of seen on expected light; null with too few cells. */
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

/** Least sum of squares of the expected light's logarithm: otherwise all is lit alike. */
const LEAST_SPREAD = 1;

/**
 * Estimates the exponent by which pictures of a room follow its main lights: about 1 where nothing was evened out,
 * about 0 where all was; null without evidence.
 * @param main lights of radiance 1: the visible windows, or the lamps of a room lit from above
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

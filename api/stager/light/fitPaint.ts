/** Estimates the albedo of walls, ceiling and floor, given the lights. */
import type { Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { FACE } from '../room/camera/roomBox.js';
import { PAINTED, lightAt, type Sight } from './paintedSights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';

const FEWEST_OF_PAINT = 6;
/**
 * Prior of the albedo of white paint: mean, standard deviation, how close a wall must be to count as white, and the
 * bounds of any paint.
 */
const WHITE = { usual: 0.78, sure: 0.06, near: 0.12, least: 0.55, most: 0.9 } as const;
const DARKEST_PAINT = 0.04;
/** Weight of the prior, as a share of the number of samples. */
const ANCHOR = 0.0015;
/** Coloured paint is darker: power of the ratio of its luminance to its brightest channel. */
const COLOURED = 1.5;
/**
 * Prior of a floor's albedo, and its upper bounds: lower for more chromatic colours, as wood is never as pale as paint.
 */
const FLOOR = { usual: 0.3, grey: 0.62, coloured: 0.45 } as const;
/** Walls of similar albedo have the same paint: bound of the logarithmic difference, and how far they are averaged. */
const ALIKE = { within: 0.2, drawn: 0.6 } as const;

/** Current estimate of lights and paint. */
export interface Estimate {
  readonly radiance: number[];
  readonly paint: number[];
  readonly weights: number[];
  /**
   * divisor of each sample's error: the geometric mean of seen and explained light, so that errors of half and double
   * count alike
   */
  readonly scales: number[];
}

/** Sum of a face's radiance in the photo, divided by white. */
function colourOf({ radiance, seen }: RoomMap, face: number, white: Vec3): Vec3 {
  const sum: [number, number, number] = [1e-6, 1e-6, 1e-6];
  for (let cell = face * MAP_CELLS * MAP_CELLS; cell < (face + 1) * MAP_CELLS * MAP_CELLS; cell++) {
    if (seen[cell]) for (let c = 0; c < 3; c++) sum[c] += radiance[cell * 3 + c] / white[c];
  }
  return sum;
}

/** Prior albedo by PAINTED for these colours, and the upper bounds for floors. */
export interface Expected {
  readonly usual: readonly number[];
  readonly palestFloor: number;
}

export function expectedPaint(map: RoomMap, white: Vec3): Expected {
  const painted = [FACE.left, FACE.right, FACE.back, FACE.ceiling].map((face) => {
    const colour = colourOf(map, face, white);
    return WHITE.usual * (luminance(...colour) / Math.max(...colour)) ** COLOURED;
  });
  const floor = colourOf(map, FACE.floor, white);
  const saturation = 1 - Math.min(...floor) / Math.max(...floor);
  return { usual: [...painted, FLOOR.usual], palestFloor: FLOOR.grey - FLOOR.coloured * saturation };
}

/** Starting albedo: this share of the prior for walls, the prior for ceiling and floor. */
export const startingPaint = ({ usual }: Expected, share: number): number[] =>
  usual.map((paint, of) => (of < PAINTED.ceiling ? Math.max(DARKEST_PAINT, paint * share) : paint));

/** Albedo from the samples of one surface, with its weight. */
interface WallEstimate {
  readonly value: number;
  readonly squares: number;
}

function toldPaint(sights: readonly Sight[], { radiance, weights, scales }: Estimate, of: number): WallEstimate | null {
  let [joint, squares, count] = [0, 1e-9, 0];
  sights.forEach((sight, k) => {
    if (sight.paint !== of) return;
    const unit = lightAt(sight, radiance) / scales[k];
    joint += (weights[k] * unit * sight.seen) / scales[k];
    squares += weights[k] * unit * unit;
    count++;
  });
  return count < FEWEST_OF_PAINT ? null : { value: joint / squares, squares };
}

/** A wall's albedo, averaged with similar walls. */
function meanOfAlike(walls: readonly (WallEstimate | null)[], own: WallEstimate): number {
  let [sum, weights] = [0, 0];
  for (const wall of walls) {
    if (!wall || wall === own) continue;
    const weight = ALIKE.drawn / (1 + (Math.log(wall.value / own.value) / ALIKE.within) ** 2);
    sum += weight * wall.value;
    weights += weight;
  }
  return (own.value + sum) / (1 + weights);
}

/** Weight of the prior, 1..0: dark paint is not drawn towards white. */
const likelyWhite = (value: number, usual: number): number => (1 + ((value - usual) / WHITE.near) ** 2) ** -2;

/** Albedo that fits the lights, with priors for the ceiling and the palest wall. */
export function solvePaint(sights: readonly Sight[], estimate: Estimate, { usual, palestFloor }: Expected): void {
  const told = estimate.paint.map((_, of) => toldPaint(sights, estimate, of));
  const walls = told.slice(0, PAINTED.ceiling).flatMap((each) => (each ? [each.value] : []));
  const palest = walls.length > 0 ? Math.max(...walls) : WHITE.usual;
  told.forEach((each, of) => {
    if (of === PAINTED.floor) {
      estimate.paint[of] = Math.min(palestFloor, each?.value ?? usual[of]);
      return;
    }
    if (!each) {
      estimate.paint[of] = Math.min(usual[of], of === PAINTED.ceiling ? WHITE.most : palest);
      return;
    }
    const isWall = of < PAINTED.ceiling;
    const drawn = isWall ? meanOfAlike(told.slice(0, PAINTED.ceiling), each) : each.value;
    const isAnchored = !isWall || each.value === palest;
    const white = isWall ? likelyWhite(each.value, usual[of]) : 1;
    const anchor = isAnchored ? (white * sights.length * ANCHOR) / WHITE.sure ** 2 : 0;
    const fitted = (drawn * each.squares + anchor * usual[of]) / (each.squares + anchor);
    estimate.paint[of] = Math.min(WHITE.most, Math.max(isWall ? DARKEST_PAINT : WHITE.least, fitted));
  });
}

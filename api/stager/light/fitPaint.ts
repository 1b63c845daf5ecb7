/** What walls, ceiling and floor are painted with: their reflectance, as lights and the photo tell it. */
import type { Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { FACE } from '../room/camera/roomBox.js';
import { PAINTED, lightAt, type Sight } from './paintedSights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';

const FEWEST_OF_PAINT = 6;
/**
 * Reflectance of white paint on walls and ceilings, its standard deviation, and how near a wall's must be to it to be
 * taken for white; the least and most of any.
 */
const WHITE = { usual: 0.78, sure: 0.06, near: 0.12, least: 0.55, most: 0.9 } as const;
const DARKEST_PAINT = 0.04;
/** How many sights' worth that is, as a share of all. */
const ANCHOR = 0.0015;
/** Coloured paint is darker: by this power of its luminance against its brightest channel, a yellow less than a red. */
const COLOURED = 1.5;
/** A floor reflects no more than this, the less the more it is coloured: wood is never as pale as paint. */
const FLOOR = { usual: 0.3, grey: 0.62, coloured: 0.45 } as const;
/** Walls of about one reflectance are of one paint: how near its logarithms are, and how far it is drawn together. */
const ALIKE = { within: 0.2, drawn: 0.6 } as const;

/** What fitting knows of lights and paint at a time. */
export interface Estimate {
  readonly radiance: number[];
  readonly paint: number[];
  readonly weights: number[];
  /**
   * what each sight's misfit is divided by: the geometric mean of what is seen and what is told, or too little light
   * would be no more wrong than twice as much
   */
  readonly scales: number[];
}

/** Sum of what the photo shows of a face, against white paint. */
function colourOf({ radiance, seen }: RoomMap, face: number, white: Vec3): Vec3 {
  const sum: [number, number, number] = [1e-6, 1e-6, 1e-6];
  for (let cell = face * MAP_CELLS * MAP_CELLS; cell < (face + 1) * MAP_CELLS * MAP_CELLS; cell++) {
    if (seen[cell]) for (let c = 0; c < 3; c++) sum[c] += radiance[cell * 3 + c] / white[c];
  }
  return sum;
}

/** Reflectance by PAINTED that surfaces of these colours usually have, and that floors have at the most. */
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

/** So much of the paint that walls usually have, and the usual ceiling and floor. */
export const startingPaint = ({ usual }: Expected, share: number): number[] =>
  usual.map((paint, of) => (of < PAINTED.ceiling ? Math.max(DARKEST_PAINT, paint * share) : paint));

/** What the sights of one paint say of it, the lights being known, and how much they count. */
interface Told {
  readonly value: number;
  readonly squares: number;
}

function toldPaint(sights: readonly Sight[], { radiance, weights, scales }: Estimate, of: number): Told | null {
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

/** What a wall's sights say of its paint, drawn towards what those of walls alike say. */
function drawnTogether(walls: readonly (Told | null)[], own: Told): number {
  let [sum, weights] = [0, 0];
  for (const wall of walls) {
    if (!wall || wall === own) continue;
    const weight = ALIKE.drawn / (1 + (Math.log(wall.value / own.value) / ALIKE.within) ** 2);
    sum += weight * wall.value;
    weights += weight;
  }
  return (own.value + sum) / (1 + weights);
}

/** How likely a wall's paint is what is usual, 1 .. 0: dark paint is not drawn to white. */
const likelyWhite = (value: number, usual: number): number => (1 + ((value - usual) / WHITE.near) ** 2) ** -2;

/** The paint that fits the lights: ceiling and palest wall are what they usually are until proved otherwise. */
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
    const drawn = isWall ? drawnTogether(told.slice(0, PAINTED.ceiling), each) : each.value;
    const isAnchored = !isWall || each.value === palest;
    const white = isWall ? likelyWhite(each.value, usual[of]) : 1;
    const anchor = isAnchored ? (white * sights.length * ANCHOR) / WHITE.sure ** 2 : 0;
    const fitted = (drawn * each.squares + anchor * usual[of]) / (each.squares + anchor);
    estimate.paint[of] = Math.min(WHITE.most, Math.max(isWall ? DARKEST_PAINT : WHITE.least, fitted));
  });
}

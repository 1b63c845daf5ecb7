/**
 * How bright the lights are that the photo shows or hides: what it shows of a painted surface is its paint times what
 * the room's surfaces send there, which the photo shows as well, and what the lights send.
 */
import type { Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { FACE } from './box.js';
import { MAP_CELLS, type RoomMap } from './roomMap.js';
import { PAINTED, paintedSights, type Lit, type Sight } from './paintedSights.js';

/** Fewer sights tell nothing. */
const FEWEST = 40;
const FEWEST_OF_PAINT = 6;
/** Reflectance of white paint on walls and ceilings, and its standard deviation; the least and most of any. */
const WHITE = { usual: 0.78, sure: 0.06, least: 0.55, most: 0.9 } as const;
const DARKEST_PAINT = 0.04;
/** How many sights' worth that is, as a share of all. */
const ANCHOR = 0.0015;
/** Coloured paint is darker: by this power of its luminance against its brightest channel, a yellow less than a red. */
const COLOURED = 1.5;
/** A floor reflects no more than this, the less the more it is coloured: wood is never as pale as paint. */
const FLOOR = { usual: 0.3, grey: 0.62, coloured: 0.45 } as const;
/** Walls of about one reflectance are of one paint: how near they are, and how far they are drawn together. */
const ALIKE = { within: 0.12, drawn: 0.6 } as const;
/** Relative error from which a sight counts for less (Cauchy's weights), and what a floor's sight counts. */
const OUTLIER = 0.15;
const FLOOR_COUNTS = 0.5;
/**
 * Radiance of the sky, of what lies below it by day and of lights that are not seen, white walls being about .7, and
 * their standard deviations. Evening out takes from a photo what the windows send; lights that nobody sees are easily
 * made up in any.
 */
const USUAL = { sky: 7, ground: 2.4, other: 0, sureOfWindows: 4, sureOfOthers: 2 } as const;
/** How many sights' worth that is, as a share of all; of windows so much less where little was evened out. */
const USUAL_COUNTS = 0.004;
const LEAST_EVENED = 0.05;
/** The place of the sky among the lights. */
const SKY = 0;
const ROUNDS = 60;
const SWEEPS = 24;

export interface FittedLights {
  /** radiance of the sky in all windows, of what lies below it, and of each other light */
  readonly sky: number;
  readonly ground: number;
  readonly others: readonly number[];
  /** reflectance by PAINTED */
  readonly paint: readonly number[];
  /** median of the relative error that is left */
  readonly error: number;
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
interface Expected {
  readonly usual: readonly number[];
  readonly palestFloor: number;
}

function expectedPaint(map: RoomMap, white: Vec3): Expected {
  const painted = [FACE.left, FACE.right, FACE.back, FACE.ceiling].map((face) => {
    const colour = colourOf(map, face, white);
    return WHITE.usual * (luminance(...colour) / Math.max(...colour)) ** COLOURED;
  });
  const floor = colourOf(map, FACE.floor, white);
  const saturation = 1 - Math.min(...floor) / Math.max(...floor);
  return { usual: [...painted, FLOOR.usual], palestFloor: FLOOR.grey - FLOOR.coloured * saturation };
}

const lightAt = ({ room, units }: Sight, radiance: readonly number[]): number =>
  units.reduce((sum, unit, j) => sum + unit * radiance[j], room);

interface Estimate {
  readonly radiance: number[];
  readonly paint: number[];
  readonly weights: number[];
}

/** The lights that explain the sights best, the paint being known: least squares, none negative. */
function solveLights(sights: readonly Sight[], { radiance, paint, weights }: Estimate, evened: number): void {
  const count = radiance.length;
  const squares = Array.from({ length: count }, () => new Float64Array(count));
  const joint = new Float64Array(count);
  sights.forEach(({ paint: of, seen, room, units }, k) => {
    const scale = paint[of] / seen;
    const left = 1 - scale * room;
    for (let i = 0; i < count; i++) {
      const unit = weights[k] * scale * units[i];
      joint[i] += unit * left;
      for (let j = 0; j < count; j++) squares[i][j] += unit * scale * units[j];
    }
  });
  const counts = sights.length * USUAL_COUNTS;
  const ofWindows = counts / USUAL.sureOfWindows ** 2;
  const whereEvened = ofWindows * Math.max(LEAST_EVENED, evened);
  const usual = (i: number): number => [USUAL.sky, USUAL.ground][i] ?? USUAL.other;
  /** What a light is worth if it is drawn so much towards the usual. */
  const drawn = (i: number, rest: number, weight: number): number =>
    Math.max(0, (rest + weight * usual(i)) / (squares[i][i] + weight + 1e-9));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = 0; i < count; i++) {
      let rest = joint[i];
      for (let j = 0; j < count; j++) if (j !== i) rest -= squares[i][j] * radiance[j];
      radiance[i] = drawn(i, rest, i < 2 ? whereEvened : counts / USUAL.sureOfOthers ** 2);
      // by day a sky may be brighter than usual; that it is darker is rather a room that is not understood
      if (i === SKY && radiance[i] < USUAL.sky) radiance[i] = Math.min(USUAL.sky, drawn(i, rest, ofWindows));
    }
  }
}

/** What the sights of one paint say of it, the lights being known, and how much they count. */
interface Told {
  readonly value: number;
  readonly squares: number;
}

function toldPaint(sights: readonly Sight[], { radiance, weights }: Estimate, of: number): Told | null {
  let [joint, squares, count] = [0, 1e-9, 0];
  sights.forEach((sight, k) => {
    if (sight.paint !== of) return;
    const unit = lightAt(sight, radiance) / sight.seen;
    joint += weights[k] * unit;
    squares += weights[k] * unit * unit;
    count++;
  });
  return count < FEWEST_OF_PAINT ? null : { value: joint / squares, squares };
}

/** The paint that fits the lights: ceiling and palest wall are what they usually are until proved otherwise. */
function solvePaint(sights: readonly Sight[], estimate: Estimate, { usual, palestFloor }: Expected): void {
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
    const alike = isWall ? ALIKE.drawn / (1 + ((each.value - palest) / ALIKE.within) ** 2) : 0;
    const drawn = each.value + alike * (palest - each.value);
    const anchor = !isWall || each.value === palest ? (sights.length * ANCHOR) / WHITE.sure ** 2 : 0;
    const fitted = (drawn * each.squares + anchor * usual[of]) / (each.squares + anchor);
    estimate.paint[of] = Math.min(WHITE.most, Math.max(isWall ? DARKEST_PAINT : WHITE.least, fitted));
  });
}

const errorsOf = (sights: readonly Sight[], { radiance, paint }: Estimate): number[] =>
  sights.map((sight) => 1 - (paint[sight.paint] * lightAt(sight, radiance)) / sight.seen);

/**
 * Fits lights and paint by turns (iteratively reweighted least squares of relative errors).
 * @param white colour of white paint in the photo's light, mean 1
 * @param evened how much of the photo's evening out was undone, 0..1
 * @returns null where the photo shows too little paint
 */
export function fitLights(lit: Lit, white: Vec3, evened = 0): FittedLights | null {
  const sights = paintedSights(lit);
  if (sights.length < FEWEST) return null;
  const expected = expectedPaint(lit.map, white);
  const estimate: Estimate = {
    radiance: sights[0].units.map(() => 0),
    paint: [...expected.usual],
    weights: sights.map(() => 1),
  };
  for (let round = 0; round < ROUNDS; round++) {
    solveLights(sights, estimate, evened);
    solvePaint(sights, estimate, expected);
    errorsOf(sights, estimate).forEach((error, k) => {
      const counts = sights[k].paint === PAINTED.floor ? FLOOR_COUNTS : 1;
      estimate.weights[k] = counts / (1 + (error / OUTLIER) ** 2);
    });
  }
  const errors = errorsOf(sights, estimate).map(Math.abs);
  const [sky, ground, ...others] = estimate.radiance;
  return { sky, ground, others, paint: estimate.paint, error: errors.sort((a, b) => a - b)[errors.length >> 1] };
}

/**
 * How bright the lights are that the photo shows or hides: what it shows of a painted surface is its paint times what
 * the room's surfaces send there, which the photo shows as well, and what the lights send.
 */
import type { Vec3 } from '../contract.js';
import { expectedPaint, solvePaint, startingPaint, type Estimate, type Expected } from './fitPaint.js';
import { PAINTED, lightAt, paintedSights, type Lit, type Sight } from './paintedSights.js';

/** Fewer sights tell nothing. */
const FEWEST = 40;
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
/** What lies below the sky against it, its deviation, and how many sights' worth that is, as a share of all. */
const BELOW_SKY = { usual: USUAL.ground / USUAL.sky, sure: 0.3, counts: 0.02 } as const;
/** The places of the sky and of what lies below it among the lights. */
const SKY = 0;
const GROUND = 1;
/** Of the paint that walls of their colour usually have, where fitting begins: from pale no dark paint is found. */
const STARTS = [1, 0.35, 0.1] as const;
/** Least that lights are taken to explain of what is seen, and how far what errors are shares of follows the light. */
const LEAST_TOLD = 1e-3;
const MOST_FOLLOWED = 1;
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

/** Draws what lies below the sky towards its usual share of the sky. */
function tieToSky(squares: readonly Float64Array[], sights: number, sky: number): void {
  const { usual, sure, counts } = BELOW_SKY;
  const weight = (sights * counts) / (sure * Math.max(USUAL.sky, sky)) ** 2;
  squares[SKY][SKY] += weight * usual * usual;
  squares[GROUND][GROUND] += weight;
  squares[SKY][GROUND] -= weight * usual;
  squares[GROUND][SKY] -= weight * usual;
}

/** The lights that explain the sights best, the paint being known: least squares, none negative. */
function solveLights(sights: readonly Sight[], { radiance, paint, weights, scales }: Estimate, evened: number): void {
  const count = radiance.length;
  const squares = Array.from({ length: count }, () => new Float64Array(count));
  const joint = new Float64Array(count);
  sights.forEach(({ paint: of, seen, room, units }, k) => {
    const scale = paint[of] / scales[k];
    const left = seen / scales[k] - scale * room;
    for (let i = 0; i < count; i++) {
      const unit = weights[k] * scale * units[i];
      joint[i] += unit * left;
      for (let j = 0; j < count; j++) squares[i][j] += unit * scale * units[j];
    }
  });
  tieToSky(squares, sights.length, radiance[SKY]);
  const counts = sights.length * USUAL_COUNTS;
  // as a share of what it is
  const ofWindows = counts / (USUAL.sureOfWindows * Math.max(1, radiance[SKY] / USUAL.sky)) ** 2;
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

/** Logarithms of what is told against what is seen. */
const errorsOf = (sights: readonly Sight[], { radiance, paint }: Estimate): number[] =>
  sights.map((sight) => Math.log(Math.max(LEAST_TOLD, (paint[sight.paint] * lightAt(sight, radiance)) / sight.seen)));

const countsOf = ({ paint }: Sight): number => (paint === PAINTED.floor ? FLOOR_COUNTS : 1);

/** Sum of the sights' misfits (Cauchy's loss). */
const misfitOf = (sights: readonly Sight[], estimate: Estimate): number =>
  errorsOf(sights, estimate).reduce(
    (sum, error, k) => sum + countsOf(sights[k]) * Math.log(1 + (error / OUTLIER) ** 2),
    0,
  );

/** Fits lights and paint by turns, from such a share of the walls' usual paint. */
function estimateFrom(share: number, sights: readonly Sight[], expected: Expected, evened: number): Estimate {
  const estimate: Estimate = {
    radiance: sights[0].units.map(() => 0),
    paint: startingPaint(expected, share),
    weights: sights.map(() => 1),
    scales: sights.map(({ seen }) => seen),
  };
  for (let round = 0; round < ROUNDS; round++) {
    solveLights(sights, estimate, evened);
    solvePaint(sights, estimate, expected);
    errorsOf(sights, estimate).forEach((error, k) => {
      estimate.scales[k] = sights[k].seen * Math.exp(Math.min(MOST_FOLLOWED, Math.max(-MOST_FOLLOWED, error)) / 2);
      estimate.weights[k] = countsOf(sights[k]) / (1 + (error / OUTLIER) ** 2);
    });
  }
  return estimate;
}

/**
 * Fits lights and paint by turns (iteratively reweighted least squares of relative errors), from several paints, and
 * takes what fits best.
 * @param white colour of white paint in the photo's light, mean 1
 * @param evened how much of the photo's evening out was undone, 0..1
 * @returns null where the photo shows too little paint
 */
export function fitLights(lit: Lit, white: Vec3, evened = 0): FittedLights | null {
  const sights = paintedSights(lit);
  if (sights.length < FEWEST) return null;
  const expected = expectedPaint(lit.map, white);
  const estimates = STARTS.map((share) => estimateFrom(share, sights, expected, evened));
  const misfits = estimates.map((each) => misfitOf(sights, each));
  const estimate = estimates[misfits.indexOf(Math.min(...misfits))];
  const errors = errorsOf(sights, estimate).map(Math.abs);
  const [sky, ground, ...others] = estimate.radiance;
  return { sky, ground, others, paint: estimate.paint, error: errors.sort((a, b) => a - b)[errors.length >> 1] };
}

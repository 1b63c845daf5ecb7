/**
 * Fits the radiance of visible and invisible lights: what the photo shows of a painted surface is its albedo times the
 * sum of indirect light, which the photo shows too, and direct light.
 */
import type { Vec3 } from '../contract.js';
import { expectedPaint, solvePaint, startingPaint, type Estimate, type Expected } from './fitPaint.js';
import { PAINTED, lightAt, paintedSights, type Lit, type Sight } from './paintedSights.js';

/** Least number of samples. */
const FEWEST = 40;
/** Relative error from which a sample loses weight (Cauchy), and the weight of a floor's sample. */
const OUTLIER = 0.15;
const FLOOR_COUNTS = 0.5;
/**
 * Prior of the radiance of the sky, of the ground below it by day and of unseen lights (white walls are about 0.7), and
 * standard deviations. Evening out removes the windows' light from a photo, and unseen lights would explain any.
 */
const USUAL = { sky: 7, ground: 2.4, other: 0, sureOfWindows: 4, sureOfOthers: 2 } as const;
/** Weight of the prior, as a share of the number of samples; for windows less where little was evened out. */
const USUAL_COUNTS = 0.004;
const LEAST_EVENED = 0.05;
/** Prior of the ratio of ground to sky: mean, standard deviation, and weight as a share of the number of samples. */
const BELOW_SKY = { usual: USUAL.ground / USUAL.sky, sure: 0.3, counts: 0.02 } as const;
/** Indices of sky and ground among the lights. */
const SKY = 0;
const GROUND = 1;
/** Starting points of the fit, as shares of the usual albedo: from pale paint alone it would not find dark paint. */
const STARTS = [1, 0.35, 0.1] as const;
/** Lower bound of the explained light, and how far the scale of relative errors follows the explained light. */
const LEAST_TOLD = 1e-3;
const MOST_FOLLOWED = 1;
const ROUNDS = 60;
const SWEEPS = 24;

export interface FittedLights {
  /** radiance of the sky in all windows, of the ground below it, and of each other light */
  readonly sky: number;
  readonly ground: number;
  readonly others: readonly number[];
  /** albedo by PAINTED */
  readonly paint: readonly number[];
  /** median of the relative error */
  readonly error: number;
}

/** Adds the prior of the ratio of ground to sky. */
function tieToSky(squares: readonly Float64Array[], sights: number, sky: number): void {
  const { usual, sure, counts } = BELOW_SKY;
  const weight = (sights * counts) / (sure * Math.max(USUAL.sky, sky)) ** 2;
  squares[SKY][SKY] += weight * usual * usual;
  squares[GROUND][GROUND] += weight;
  squares[SKY][GROUND] -= weight * usual;
  squares[GROUND][SKY] -= weight * usual;
}

/** Non-negative least squares for the lights, with the albedo fixed. */
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
  // relative standard deviation
  const ofWindows = counts / (USUAL.sureOfWindows * Math.max(1, radiance[SKY] / USUAL.sky)) ** 2;
  const whereEvened = ofWindows * Math.max(LEAST_EVENED, evened);
  const usual = (i: number): number => [USUAL.sky, USUAL.ground][i] ?? USUAL.other;
  /** Solution of one light under its prior. */
  const drawn = (i: number, rest: number, weight: number): number =>
    Math.max(0, (rest + weight * usual(i)) / (squares[i][i] + weight + 1e-9));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = 0; i < count; i++) {
      let rest = joint[i];
      for (let j = 0; j < count; j++) if (j !== i) rest -= squares[i][j] * radiance[j];
      radiance[i] = drawn(i, rest, i < 2 ? whereEvened : counts / USUAL.sureOfOthers ** 2);
      // a sky may be brighter than usual; a darker one rather means that the room is misread
      if (i === SKY && radiance[i] < USUAL.sky) radiance[i] = Math.min(USUAL.sky, drawn(i, rest, ofWindows));
    }
  }
}

/** Logarithms of the ratios of explained to seen light. */
const errorsOf = (sights: readonly Sight[], { radiance, paint }: Estimate): number[] =>
  sights.map((sight) => Math.log(Math.max(LEAST_TOLD, (paint[sight.paint] * lightAt(sight, radiance)) / sight.seen)));

const countsOf = ({ paint }: Sight): number => (paint === PAINTED.floor ? FLOOR_COUNTS : 1);

/** Sum of the losses (Cauchy). */
const misfitOf = (sights: readonly Sight[], estimate: Estimate): number =>
  errorsOf(sights, estimate).reduce(
    (sum, error, k) => sum + countsOf(sights[k]) * Math.log(1 + (error / OUTLIER) ** 2),
    0,
  );

/** Alternates between lights and albedo, from a share of the usual albedo. */
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
 * Fits lights and albedo alternately (iteratively reweighted least squares of relative errors) from several starting
 * points, and returns the best fit.
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

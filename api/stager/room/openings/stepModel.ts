/** A generalised additive model with piecewise constant curves, one per feature. */
import { COSTLY_FROM, FEATURES, FOOT_FROM, type Feature } from './featureList.js';

/** `values[k]` applies from `steps[k - 1]` to `steps[k]`, exclusive; log odds. */
export interface Curve {
  readonly steps: readonly number[];
  readonly values: readonly number[];
}

export interface StepModel {
  /** log odds */
  readonly intercept: number;
  readonly curves: Readonly<Partial<Record<Feature, Curve>>>;
}

export interface Likelihood {
  /** probability for features in the order of FEATURES; 0 if it is below `least` */
  of(features: Float64Array, least?: number): number;
  /** false if it cannot reach `least` whatever the features from `known` on are */
  mayReach(least: number, features: Float64Array, known: typeof COSTLY_FROM | typeof FOOT_FROM): boolean;
}

interface Used extends Curve {
  readonly index: number;
  readonly most: number;
  /** between its lowest and its highest value */
  readonly span: number;
}

export function likelihoodOf({ intercept, curves }: StepModel): Likelihood {
  const used = FEATURES.flatMap((feature, index) => {
    const curve = curves[feature];
    return curve ? [usedCurve(index, curve)] : [];
  });
  // features with the largest span first, so that the sum can be abandoned early
  return new StepLikelihood(
    intercept,
    used.toSorted((a, b) => b.span - a.span),
  );
}

/** A class, so that compiled code is shared by all models. */
class StepLikelihood implements Likelihood {
  private readonly cheap: CurveTable;
  private readonly withoutFoot: CurveTable;
  private readonly all: CurveTable;

  constructor(intercept: number, curves: readonly Used[]) {
    const before = (end: number) =>
      tableOf(
        curves.filter(({ index }) => index < end),
        intercept,
        curves.filter(({ index }) => index >= end).reduce((sum, { most }) => sum + most, 0),
      );
    this.cheap = before(COSTLY_FROM);
    this.withoutFoot = before(FOOT_FROM);
    this.all = before(FEATURES.length);
  }

  of(features: Float64Array, least?: number): number {
    const odds = oddsFrom(this.all, features, least ? oddsOf(least) : -Infinity);
    return odds === -Infinity ? 0 : 1 / (1 + Math.exp(-odds));
  }

  mayReach(least: number, features: Float64Array, known: typeof COSTLY_FROM | typeof FOOT_FROM): boolean {
    const table = known === COSTLY_FROM ? this.cheap : this.withoutFoot;
    return oddsFrom(table, features, oddsOf(least)) > -Infinity;
  }
}

/** Curves in typed arrays: they are summed for tens of thousands of rectangles. */
interface CurveTable {
  readonly indices: Int32Array;
  /** index of each curve's first step and value; a curve has one value more than steps */
  readonly starts: Int32Array;
  /** NaN ends each curve, so there are as many as values */
  readonly steps: Float64Array;
  /** the first is the intercept: reading it from here keeps sums unboxed */
  readonly values: Float64Array;
  /** upper bound of what the curves after each one, and those outside the table, can add */
  readonly rest: Float64Array;
}

/** @param after upper bound of what curves outside the table can add */
function tableOf(curves: readonly Used[], intercept: number, after: number): CurveTable {
  const starts = new Int32Array(curves.length).fill(1);
  const rest = new Float64Array(curves.length).fill(after);
  for (let k = 1; k < curves.length; k++) starts[k] = starts[k - 1] + curves[k - 1].values.length;
  for (let k = curves.length - 2; k >= 0; k--) rest[k] = rest[k + 1] + curves[k + 1].most;
  return {
    indices: Int32Array.from(curves, ({ index }) => index),
    starts,
    steps: Float64Array.from([NaN, ...curves.flatMap(({ steps }) => [...steps, NaN])]),
    values: Float64Array.from([intercept, ...curves.flatMap(({ values }) => values)]),
    rest,
  };
}

/** Log odds; -Infinity as soon as they cannot reach `wanted`. */
function oddsFrom(table: CurveTable, features: Float64Array, wanted: number): number {
  const { indices, starts, steps, values, rest } = table;
  let odds = values[0];
  for (let k = 0; k < indices.length; k++) {
    const value = features[indices[k]];
    let at = starts[k];
    while (value >= steps[at]) at++;
    odds += values[at];
    if (odds + rest[k] < wanted) return -Infinity;
  }
  return odds;
}

const oddsOf = (likelihood: number): number => Math.log(likelihood / (1 - likelihood));

function usedCurve(index: number, { steps, values }: Curve): Used {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { index, steps, values, most, span: most - least };
}

/** The maximum of several models: for kinds with several appearances. */
export const anyOf = (looks: readonly Likelihood[]): Likelihood => new AnyLikelihood(looks);

class AnyLikelihood implements Likelihood {
  constructor(private readonly looks: readonly Likelihood[]) {}

  of(features: Float64Array, least?: number): number {
    let most = 0;
    for (let k = 0; k < this.looks.length; k++) most = Math.max(most, this.looks[k].of(features, least));
    return most;
  }

  mayReach(least: number, features: Float64Array, known: typeof COSTLY_FROM | typeof FOOT_FROM): boolean {
    for (let k = 0; k < this.looks.length; k++) if (this.looks[k].mayReach(least, features, known)) return true;
    return false;
  }
}

/** Bound of each model's log odds: beyond, neither could be outvoted. */
const SUREST = 5;

/** Two models combined: the mean of their log odds. */
export const bothOf = (a: Likelihood, b: Likelihood): Likelihood => new AgreedLikelihood(a, b);

class AgreedLikelihood implements Likelihood {
  constructor(
    private readonly a: Likelihood,
    private readonly b: Likelihood,
  ) {}

  of(features: Float64Array, least?: number): number {
    const enough = least && outvoted(least);
    const first = heldOdds(this.a.of(features, enough));
    const second = heldOdds(this.b.of(features, enough));
    return 1 / (1 + Math.exp(-(first + second) / 2));
  }

  mayReach(least: number, features: Float64Array, known: typeof COSTLY_FROM | typeof FOOT_FROM): boolean {
    const enough = outvoted(least);
    return this.a.mayReach(enough, features, known) && this.b.mayReach(enough, features, known);
  }
}

/** Least probability of one model if the other is at its upper bound. */
const outvoted = (least: number): number => 1 / (1 + Math.exp(SUREST - 2 * oddsOf(least)));

const heldOdds = (likelihood: number): number => Math.max(-SUREST, Math.min(SUREST, oddsOf(likelihood)));

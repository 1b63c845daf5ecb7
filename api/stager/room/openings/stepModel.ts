/** An additive model: every feature adds what the step of a curve says that it lies on. */
import { COSTLY_FROM, FEATURES, FOOT_FROM, type Feature } from './featureList.js';

/** `values[k]` holds from `steps[k - 1]` up to but without `steps[k]`; log odds. */
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
  /** 0..1 of the features in the order of FEATURES; 0 where it is less than `least`, if that is given */
  of(features: Float64Array, least?: number): number;
  /** false where it cannot become `least`, whatever the features from `known` on turn out to be */
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
  // what decides most comes first: the sum is given up as soon as the rest cannot save it
  return new StepLikelihood(
    intercept,
    used.toSorted((a, b) => b.span - a.span),
  );
}

/** A class: what is compiled for one model is compiled for all. */
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

/** Curves as flat columns: they are summed up for tens of thousands of rectangles. */
interface CurveTable {
  readonly indices: Int32Array;
  /** where the steps and the values of each curve begin; a curve has one value more than steps */
  readonly starts: Int32Array;
  /** a last one, NaN, ends each curve; there are as many as values */
  readonly steps: Float64Array;
  /** the first is the intercept: read from here, it is known to be a number, and sums of it are not boxed */
  readonly values: Float64Array;
  /** what the curves after each one can add at most, with what is not in the table */
  readonly rest: Float64Array;
}

/** @param after what is not in the table can add at most */
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

/** Log odds; -Infinity as soon as they cannot become what is wanted. */
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

/** Of something that has several looks: as likely as its likeliest. */
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

/** Log odds beyond which neither of two witnesses can outvote the other. */
const SUREST = 5;

/** Of what two models have to agree on: the mean of their log odds. */
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

/** What one witness has to say at least where the other is as sure as it may be. */
const outvoted = (least: number): number => 1 / (1 + Math.exp(SUREST - 2 * oddsOf(least)));

const heldOdds = (likelihood: number): number => Math.max(-SUREST, Math.min(SUREST, oddsOf(likelihood)));

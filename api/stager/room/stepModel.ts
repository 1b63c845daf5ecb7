/** An additive model: every feature adds what the step of a curve says that it lies on. */
import { COSTLY_FROM, FEATURES, type Feature } from './openingFeatures.js';

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
  /** false where it cannot become `least`, whatever the costly features turn out to be */
  mayReach(least: number, features: Float64Array): boolean;
}

interface Used {
  readonly index: number;
  readonly steps: Float64Array;
  readonly values: Float64Array;
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
  const ordered = used.toSorted((a, b) => b.span - a.span);
  const cheap = ordered.filter(({ index }) => index < COSTLY_FROM);
  const costly = ordered.filter(({ index }) => index >= COSTLY_FROM).reduce((sum, { most }) => sum + most, 0);
  const cheapRest = restOf(cheap, costly);
  const rest = restOf(ordered, 0);
  return {
    of(features, least) {
      const wanted = least ? oddsOf(least) : -Infinity;
      let odds = intercept;
      for (let k = 0; k < ordered.length; k++) {
        odds += valueOf(ordered[k], features);
        if (odds + rest[k + 1] < wanted) return 0;
      }
      return 1 / (1 + Math.exp(-odds));
    },
    mayReach(least, features) {
      const wanted = oddsOf(least);
      let odds = intercept;
      for (let k = 0; k < cheap.length; k++) {
        odds += valueOf(cheap[k], features);
        if (odds + cheapRest[k + 1] < wanted) return false;
      }
      return true;
    },
  };
}

const oddsOf = (likelihood: number): number => Math.log(likelihood / (1 - likelihood));

/** What the curves from each one on can add at most, with what comes after them all. */
function restOf(curves: readonly Used[], after: number): Float64Array {
  const rest = new Float64Array(curves.length + 1).fill(after);
  for (let k = curves.length - 1; k >= 0; k--) rest[k] = rest[k + 1] + curves[k].most;
  return rest;
}

function usedCurve(index: number, { steps, values }: Curve): Used {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { index, steps: Float64Array.from(steps), values: Float64Array.from(values), most, span: most - least };
}

function valueOf({ index, steps, values }: Used, features: Float64Array): number {
  const value = features[index];
  let k = 0;
  while (k < steps.length && value >= steps[k]) k++;
  return values[k];
}

/** Of something that has several looks: as likely as its likeliest. */
export const anyOf = (looks: readonly Likelihood[]): Likelihood => ({
  of: (features, least) => looks.reduce((most, look) => Math.max(most, look.of(features, least)), 0),
  mayReach: (least, features) => looks.some((look) => look.mayReach(least, features)),
});

/** Log odds beyond which neither of two witnesses can outvote the other. */
const SUREST = 5;

/** Of what two models have to agree on: the mean of their log odds. */
export const bothOf = (a: Likelihood, b: Likelihood): Likelihood => ({
  of(features, least) {
    const enough = least && outvoted(least);
    const [first, second] = [a.of(features, enough), b.of(features, enough)];
    return 1 / (1 + Math.exp(-(heldOdds(first) + heldOdds(second)) / 2));
  },
  mayReach: (least, features) => a.mayReach(outvoted(least), features) && b.mayReach(outvoted(least), features),
});

/** What one witness has to say at least where the other is as sure as it may be. */
const outvoted = (least: number): number => 1 / (1 + Math.exp(SUREST - 2 * oddsOf(least)));

const heldOdds = (likelihood: number): number => Math.max(-SUREST, Math.min(SUREST, oddsOf(likelihood)));

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
  /** 0..1 of the features in the order of FEATURES */
  of(features: Float64Array): number;
  /** what it can be at most, whatever the costly features turn out to be */
  atMost(features: Float64Array): number;
}

interface Used {
  readonly index: number;
  readonly steps: Float64Array;
  readonly values: Float64Array;
}

export function likelihoodOf({ intercept, curves }: StepModel): Likelihood {
  const used = FEATURES.flatMap((feature, index): Used[] => {
    const curve = curves[feature];
    return curve ? [{ index, steps: Float64Array.from(curve.steps), values: Float64Array.from(curve.values) }] : [];
  });
  const cheap = used.filter(({ index }) => index < COSTLY_FROM);
  const best = used
    .filter(({ index }) => index >= COSTLY_FROM)
    .reduce((sum, { values }) => sum + values.reduce((a, b) => Math.max(a, b)), 0);
  return {
    of: (features) => probability(intercept + sumOf(used, features)),
    atMost: (features) => probability(intercept + best + sumOf(cheap, features)),
  };
}

/** Of something that has several looks: as likely as its likeliest. */
export const anyOf = (looks: readonly Likelihood[]): Likelihood => ({
  of: (features) => looks.reduce((most, look) => Math.max(most, look.of(features)), 0),
  atMost: (features) => looks.reduce((most, look) => Math.max(most, look.atMost(features)), 0),
});

const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));

function sumOf(curves: readonly Used[], features: Float64Array): number {
  let odds = 0;
  for (const { index, steps, values } of curves) {
    const value = features[index];
    let k = 0;
    while (k < steps.length && value >= steps[k]) k++;
    odds += values[k];
  }
  return odds;
}

/** An additive model: every feature adds what the step of a curve says that it lies on. */
import { FEATURES, type Feature } from './openingFeatures.js';

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

/** @returns 0..1 of the features in the order of FEATURES */
export type Likelihood = (features: Float64Array) => number;

export function likelihoodOf({ intercept, curves }: StepModel): Likelihood {
  const used = FEATURES.flatMap((feature, index) => {
    const curve = curves[feature];
    return curve ? [{ index, steps: Float64Array.from(curve.steps), values: Float64Array.from(curve.values) }] : [];
  });
  return (features) => {
    let odds = intercept;
    for (const { index, steps, values } of used) {
      const value = features[index];
      let k = 0;
      while (k < steps.length && value >= steps[k]) k++;
      odds += values[k];
    }
    return 1 / (1 + Math.exp(-odds));
  };
}

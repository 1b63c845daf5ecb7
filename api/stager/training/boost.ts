/**
 * Fits an additive model of step curves by boosting stumps with the logistic loss (Friedman, Hastie, Tibshirani 2000),
 * with Newton steps as leaves. Deterministic: all sums have a fixed order.
 */
import { FEATURES, type Feature } from '../room/openings/featureList.js';
import type { Curve, StepModel } from '../room/openings/stepModel.js';

/** Rows of FEATURES.length numbers, with a label 0 or 1 and a weight each. */
export interface Examples {
  readonly features: Float64Array;
  readonly labels: Uint8Array;
  readonly weights: Float64Array;
}

const ROUNDS = 300;
const SHRINKAGE = 0.2;
/** Number of candidate cuts of a feature: quantiles of its values. */
const CUTS = 24;
/** Ridge penalty of a leaf, and its least weight. */
const RIDGE = 4;
const LEAST_LEAF = 6;
/** Decimals of the written numbers. */
const DIGITS = 3;

export function boost(examples: Examples, rounds = ROUNDS): StepModel {
  const count = examples.labels.length;
  const cuts = FEATURES.map((_, feature) => quantiles(examples.features, feature, count));
  const bins = binned(examples.features, cuts, count);
  const positive = examples.labels.reduce((sum, label, i) => sum + label * examples.weights[i], 0);
  const whole = examples.weights.reduce((sum, weight) => sum + weight, 0);
  const intercept = Math.log(positive / (whole - positive));
  const odds = new Float64Array(count).fill(intercept);
  const curves = cuts.map((steps) => new Float64Array(steps.length + 1));
  for (let round = 0; round < rounds; round++) {
    const stump = bestStump(examples, { bins, cuts, odds });
    if (!stump) break;
    const curve = curves[stump.feature];
    for (let bin = 0; bin < curve.length; bin++) curve[bin] += bin <= stump.cut ? stump.below : stump.above;
    const start = stump.feature * count;
    for (let i = 0; i < count; i++) odds[i] += bins[start + i] <= stump.cut ? stump.below : stump.above;
  }
  const known: Partial<Record<Feature, Curve>> = {};
  FEATURES.forEach((feature, k) => {
    const curve = simplified(cuts[k], curves[k]);
    if (curve.steps.length) known[feature] = curve;
  });
  return { intercept: rounded(intercept), curves: known };
}

const rounded = (value: number) => Math.round(value * 10 ** DIGITS) / 10 ** DIGITS;

function quantiles(features: Float64Array, feature: number, count: number): number[] {
  const values = Float64Array.from({ length: count }, (_, i) => features[i * FEATURES.length + feature]).sort();
  const cuts = Array.from({ length: CUTS }, (_, k) => rounded(values[Math.floor(((k + 1) / (CUTS + 1)) * count)]));
  return [...new Set(cuts)];
}

/** Bin of each value among its feature's cuts; a feature's bins are contiguous. */
function binned(features: Float64Array, cuts: readonly (readonly number[])[], count: number): Uint8Array {
  const bins = new Uint8Array(FEATURES.length * count);
  cuts.forEach((steps, feature) => {
    for (let i = 0; i < count; i++) {
      const value = features[i * FEATURES.length + feature];
      let bin = 0;
      while (bin < steps.length && value >= steps[bin]) bin++;
      bins[feature * count + i] = bin;
    }
  });
  return bins;
}

interface Stump {
  readonly feature: number;
  /** last bin below */
  readonly cut: number;
  readonly below: number;
  readonly above: number;
}

interface Fit {
  readonly bins: Uint8Array;
  readonly cuts: readonly (readonly number[])[];
  readonly odds: Float64Array;
}

function bestStump({ labels, weights }: Examples, { bins, cuts, odds }: Fit): Stump | null {
  const count = labels.length;
  const slope = new Float64Array(count);
  const bend = new Float64Array(count);
  let [allSlope, allBend] = [0, 0];
  for (let i = 0; i < count; i++) {
    const p = 1 / (1 + Math.exp(-odds[i]));
    slope[i] = weights[i] * (labels[i] - p);
    bend[i] = weights[i] * p * (1 - p);
    allSlope += slope[i];
    allBend += bend[i];
  }
  let best: Stump | null = null;
  let most = 1e-6;
  for (let feature = 0; feature < cuts.length; feature++) {
    const slopes = new Float64Array(cuts[feature].length + 1);
    const bends = new Float64Array(cuts[feature].length + 1);
    const held = new Float64Array(cuts[feature].length + 1);
    for (let i = 0, at = feature * count; i < count; i++, at++) {
      slopes[bins[at]] += slope[i];
      bends[bins[at]] += bend[i];
      held[bins[at]] += weights[i];
    }
    const all = held.reduce((sum, value) => sum + value, 0);
    let [s, b, h] = [0, 0, 0];
    for (let cut = 0; cut < cuts[feature].length; cut++) {
      s += slopes[cut];
      b += bends[cut];
      h += held[cut];
      if (h < LEAST_LEAF || all - h < LEAST_LEAF) continue;
      const gain = (s * s) / (b + RIDGE) + (allSlope - s) ** 2 / (allBend - b + RIDGE);
      if (gain <= most) continue;
      most = gain;
      best = {
        feature,
        cut,
        below: (SHRINKAGE * s) / (b + RIDGE),
        above: (SHRINKAGE * (allSlope - s)) / (allBend - b + RIDGE),
      };
    }
  }
  return best;
}

/** Removes cuts at which the value does not change. */
function simplified(steps: readonly number[], values: Float64Array): Curve {
  const kept: number[] = [];
  const heights = [rounded(values[0])];
  steps.forEach((step, k) => {
    const height = rounded(values[k + 1]);
    if (height === heights[heights.length - 1]) return;
    kept.push(step);
    heights.push(height);
  });
  return { steps: kept, values: heights };
}

/** Gaussian mixture models of colours, as in GrabCut (Rother, Kolmogorov, Blake 2004). */
import { cluster } from '../../photo/clusters.js';

/** Added variance of every Gaussian, in squared colour units: a flat white wall has none. */
const LEAST_VARIANCE = 2;

/**
 * Ten numbers per Gaussian: logarithm of its weight over the root of its covariance's determinant, its mean, and its
 * inverse covariance: xx, xy, xz, yy, yz, zz.
 */
export type ColourModel = Float64Array;
const PER_GAUSSIAN = 10;

/**
 * @param colours three numbers per sample
 * @param labels the Gaussian that each sample belongs to
 */
export function fitModel(colours: Float32Array, labels: Uint8Array, gaussians: number): ColourModel {
  const sums = Array.from({ length: gaussians }, () => new Float64Array(10));
  for (let i = 0; i < labels.length; i++) {
    const x = colours[3 * i];
    const y = colours[3 * i + 1];
    const z = colours[3 * i + 2];
    const s = sums[labels[i]];
    s[0]++;
    s[1] += x;
    s[2] += y;
    s[3] += z;
    s[4] += x * x;
    s[5] += x * y;
    s[6] += x * z;
    s[7] += y * y;
    s[8] += y * z;
    s[9] += z * z;
  }
  return Float64Array.from(sums.filter((s) => s[0] > 1).flatMap((s) => gaussianOf(s, labels.length)));
}

/** Initial model of samples without labels. */
export const startModel = (colours: Float32Array, gaussians: number): ColourModel =>
  fitModel(colours, cluster(colours, { dimensions: 3, clusters: gaussians }), gaussians);

function gaussianOf([n, sx, sy, sz, xx, xy, xz, yy, yz, zz]: Float64Array, total: number): number[] {
  const [mx, my, mz] = [sx / n, sy / n, sz / n];
  const a = xx / n - mx * mx + LEAST_VARIANCE;
  const b = xy / n - mx * my;
  const c = xz / n - mx * mz;
  const d = yy / n - my * my + LEAST_VARIANCE;
  const e = yz / n - my * mz;
  const f = zz / n - mz * mz + LEAST_VARIANCE;
  const minors = [d * f - e * e, c * e - b * f, b * e - c * d, a * f - c * c, b * c - a * e, a * d - b * b];
  const determinant = a * minors[0] + b * minors[1] + c * minors[2];
  const logWeight = Math.log(n / total) - 0.5 * Math.log(determinant);
  return [logWeight, mx, my, mz, ...minors.map((minor) => minor / determinant)];
}

/** Index of the Gaussian with the highest log likelihood for a colour. */
export function nearestGaussian(model: ColourModel, x: number, y: number, z: number): number {
  let best = -Infinity;
  let nearest = 0;
  for (let k = 0; k < model.length; k += PER_GAUSSIAN) {
    const fit = logFit(model, k, x, y, z);
    if (fit <= best) continue;
    best = fit;
    nearest = k / PER_GAUSSIAN;
  }
  return nearest;
}

/** Negative log likelihood of a colour under the mixture, up to a constant shared by all models. */
export function unlikelihood(model: ColourModel, x: number, y: number, z: number): number {
  let sum = 0;
  for (let k = 0; k < model.length; k += PER_GAUSSIAN) sum += Math.exp(logFit(model, k, x, y, z));
  return -Math.log(sum + 1e-30);
}

/** @param k index of the Gaussian's first number */
function logFit(model: ColourModel, k: number, px: number, py: number, pz: number): number {
  const x = px - model[k + 1];
  const y = py - model[k + 2];
  const z = pz - model[k + 3];
  const square =
    model[k + 4] * x * x +
    model[k + 7] * y * y +
    model[k + 9] * z * z +
    2 * (model[k + 5] * x * y + model[k + 6] * x * z + model[k + 8] * y * z);
  return model[k] - square / 2;
}

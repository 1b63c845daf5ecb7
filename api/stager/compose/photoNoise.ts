import type { Raster } from '../contract.js';
import { quantile } from '../photo/quantile.js';

/** Darker and brighter pixels are clipped and give no evidence of noise. */
const LEAST = 20;
const MOST = 245;
const STRIDE = 5;
/** Quantile of the absolute Laplacian that is noise: edges and patterns fill the upper part. */
const QUANTILE = 0.35;
/** From that quantile to a standard deviation, halved: added noise must not exceed the photo's. */
const TO_SIGMA = (1.48 / 0.67) * 0.5;

/** Standard deviation of the photo's noise, 8-bit units, from the Laplacian (Immerkaer 1996). */
export function measureNoise({ width, height, data }: Raster): number {
  const residues: number[] = [];
  const row = width * 3;
  for (let y = STRIDE - 1; y < height - STRIDE; y += STRIDE) {
    for (let x = STRIDE - 1; x < width - STRIDE; x += STRIDE) {
      const at = y * row + x * 3 + 1;
      const value = data[at];
      if (value < LEAST || value > MOST) continue;
      const laplacian = 4 * value - data[at - 3] - data[at + 3] - data[at - row] - data[at + row];
      residues.push(Math.abs(laplacian) / Math.sqrt(20));
    }
  }
  return quantile(residues, QUANTILE) * TO_SIGMA;
}

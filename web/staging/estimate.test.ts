import { expect, test } from 'vitest';
import { estimateFor } from './estimate.js';

const TIERS = [
  { upTo: 10, pricePerImage: '3.00' },
  { upTo: 50, pricePerImage: '2.50' },
  { upTo: null, pricePerImage: '2.00' },
];

test.each([
  [0, '0 images × $3.00', '$0.00'],
  [1, '1 image × $3.00', '$3.00'],
  [10, '10 images × $3.00', '$30.00'],
  [11, '11 images × $2.50', '$27.50'],
  [50, '50 images × $2.50', '$125.00'],
  [51, '51 images × $2.00', '$102.00'],
])('prices %i images as %s, %s in all', (images, sum, total) => {
  expect(estimateFor(images, { currency: 'USD', tiers: TIERS })).toEqual({ sum, total });
});

test.each([
  ['EUR', 11, '11 images × €2.50', '€27.50'],
  ['JPY', 2, '2 images × ¥3', '¥6'],
  ['JPY', 11, '11 images × ¥2.50', '¥28'],
])('in %s, prices %i images as %s, %s in all', (currency, images, sum, total) => {
  expect(estimateFor(images, { currency, tiers: TIERS })).toEqual({ sum, total });
});

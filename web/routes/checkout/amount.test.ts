import { expect, test } from 'vitest';
import { amountText } from './amount.js';

test.each([
  [123_456, 'usd', '$1,234.56'],
  [5, 'EUR', '€0.05'],
  [5000, 'jpy', '¥5,000'],
  [500, 'isk', 'ISK 5'],
  [500, 'ugx', 'UGX 5'],
])('writes %d of %s as %s', (units, currency, text) => {
  expect(amountText(units, currency).replace(/\s/g, ' ')).toBe(text);
});

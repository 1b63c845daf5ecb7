import { expect, test } from 'vitest';
import { exposureFor } from './exposure.js';

test('bright light is eased below the most, less of it is shown as told', () => {
  expect(exposureFor(0.5, 1, 0)).toBe(1);
  expect(2 * exposureFor(2, 1, 0)).toBeLessThan(1);
  expect(2 * exposureFor(2, 1, 0)).toBeGreaterThan(0.95);
});

test('a photo that shows light as the sensor saw it is exposed already', () => {
  expect(exposureFor(2, 1, 1)).toBe(1);
});

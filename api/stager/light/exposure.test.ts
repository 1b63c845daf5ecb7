import { expect, test } from 'vitest';
import { exposureFor } from './exposure.js';

test('brightens light of an evened out photo slightly, and limits bright light', () => {
  const usual = exposureFor(0.5, 1, 0);
  expect(usual).toBeGreaterThan(1);
  expect(exposureFor(0.3, 1, 0)).toBe(usual);
  expect(2 * exposureFor(2, 1, 0)).toBeLessThan(usual);
  expect(2 * exposureFor(2, 1, 0)).toBeGreaterThan(0.95 * usual);
});

test('leaves a photo that shows light as the sensor saw it unchanged', () => {
  expect(exposureFor(2, 1, 1)).toBe(1);
});

import { expect, test } from 'vitest';
import { confidenceOf } from './confidence.js';

const sure = { explained: 0.95, box: { score: 1.7 } };
/** A reading with less is refused. */
const LOW = 0.35;

test('distrusts a box that contradicts its floor, is hardly visible, or rests on few lines', () => {
  expect(confidenceOf(sure, 0.99)).toBeGreaterThan(0.85);
  expect(confidenceOf({ ...sure, box: { score: 0.9 } }, 0.85)).toBeLessThan(LOW);
  expect(confidenceOf({ ...sure, box: { score: 0.65 } }, 0.97)).toBeLessThan(LOW);
  expect(confidenceOf({ ...sure, explained: 0.25 }, 0.99)).toBeLessThan(LOW);
});

test('trusts a weak box if the floor’s colours agree with it', () => {
  expect(confidenceOf({ explained: 0.64, box: { score: 1.03 } }, 0.99)).toBeGreaterThan(LOW);
  expect(confidenceOf({ explained: 0.64, box: { score: 1.03 } }, 0.88)).toBeLessThan(LOW);
});

test('distrusts NaN', () => {
  expect(confidenceOf({ ...sure, explained: NaN }, 0.99)).toBe(0);
  expect(confidenceOf({ ...sure, box: { score: NaN } }, 0.9)).toBeLessThan(LOW);
});

import { expect, test } from 'vitest';
import { USUAL_EYE, assumedEye, eyeUnderCeiling } from './scale.js';

test('assumes a higher camera if it is close below a line that cannot be the ceiling', () => {
  const standing = 1.65;
  const rail = { ratio: 2.2 / standing - 1, seen: 1, score: 0.7 };
  expect(eyeUnderCeiling(rail)).toBeNull();
  expect(assumedEye(rail)).toBeCloseTo(standing, 5);
  expect(assumedEye({ ...rail, score: 0.1 })).toBe(USUAL_EYE);
  expect(assumedEye({ ...rail, seen: 0.05 })).toBe(USUAL_EYE);
  expect(assumedEye({ ...rail, ratio: 2.8 })).toBe(USUAL_EYE);
});

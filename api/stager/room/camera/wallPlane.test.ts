import { expect, it } from 'vitest';
import { wallPoint } from './wallPlane.js';

it('places a point of a wall by its side', () => {
  expect(wallPoint('back', -5, 1, 2)).toEqual([1, 2, -5]);
  expect(wallPoint('left', -2, -3, 1)).toEqual([-2, 1, -3]);
});

import { expect, test } from 'vitest';
import type { Vec3 } from '../../../../api/shared/geometry/types.js';
import { evenLight, fitLight, type Sample } from './fitLight.js';

/** Directions spread over a sphere, by the golden angle. */
const directions = Array.from({ length: 600 }, (_, at): Vec3 => {
  const y = 1 - (2 * at + 1) / 600;
  const [radius, angle] = [Math.sqrt(1 - y * y), at * 2.399963];
  return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
});

/** From above and from the left, warm. */
const lightFrom = ([x, y]: Vec3): Vec3 => [0.6 + 0.3 * y - 0.2 * x, 0.5 + 0.3 * y - 0.2 * x, 0.4 + 0.2 * y - 0.1 * x];

const samples = directions.map((normal, at): Sample => {
  const albedo: Vec3 = at % 2 === 0 ? [0.6, 0.5, 0.4] : [0.2, 0.25, 0.3];
  const light = lightFrom(normal);
  return { normal, albedo, colour: [albedo[0] * light[0], albedo[1] * light[1], albedo[2] * light[2]] };
});

test('finds the light that makes the colours of the picture', () => {
  const light = fitLight(samples, evenLight(0.1));
  const [even, across, up] = light;
  expect(even?.[0]).toBeCloseTo(0.6, 1);
  expect(even?.[2]).toBeCloseTo(0.4, 1);
  expect(across?.[0]).toBeCloseTo(-0.2, 1);
  expect(up?.[0]).toBeCloseTo(0.3, 1);
  expect(
    light
      .slice(3)
      .flat()
      .every((factor) => Math.abs(factor) < 0.02),
  ).toBe(true);
});

test('keeps to what it was given where the picture shows too little', () => {
  expect(fitLight(samples.slice(0, 50), evenLight(0.7))).toEqual(evenLight(0.7));
});

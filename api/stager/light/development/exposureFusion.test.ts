import { expect, test } from 'vitest';
import { fuseExposures } from './exposureFusion.js';
import type { Plane } from './pyramid.js';

const WIDTH = 64;
const HEIGHT = 48;

/** A picture that is dark at its left and bright at its right. */
const ramp = (from: number, to: number): Plane => ({
  width: WIDTH,
  height: HEIGHT,
  channels: 3,
  data: Float32Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => {
    const across = (Math.floor(i / 3) % WIDTH) / (WIDTH - 1);
    return from * (to / from) ** across;
  }),
});

const at = ({ data }: Plane, x: number): number => data[((HEIGHT / 2) * WIDTH + x) * 3];

test('evens out light and keeps its order', () => {
  const light = ramp(0.02, 2);
  const fused = fuseExposures(light);
  expect(at(fused, 60) / at(fused, 4)).toBeLessThan(3);
  expect(at(fused, 60)).toBeGreaterThan(at(fused, 4));
});

test('keeps even light even', () => {
  const fused = fuseExposures(ramp(0.3, 0.3));
  expect(at(fused, 60)).toBeCloseTo(at(fused, 4), 4);
});

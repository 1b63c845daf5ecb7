import { expect, test } from 'vitest';
import { project } from '../../../../api/shared/geometry/camera.js';
import type { Camera, Pixel, Vec3 } from '../../../../api/shared/geometry/types.js';
import { clipMatrix } from './clipMatrix.js';

const [WIDTH, HEIGHT] = [1536, 1024];

/** A camera that looks a little aside and down. */
function cameraAt(turn: number, tilt: number): Camera {
  const [cy, sy, cx, sx] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];
  return {
    focal: 900,
    cx: 800,
    cy: 470,
    height: 1.4,
    rotation: [cy, sy * sx, sy * cx, 0, cx, -sx, -sy, cy * sx, cy * cx],
  };
}

function pixelOf(matrix: Float32Array, [x, y, z]: Vec3): Pixel {
  const row = (at: number) =>
    (matrix[at] ?? 0) * x + (matrix[at + 4] ?? 0) * y + (matrix[at + 8] ?? 0) * z + (matrix[at + 12] ?? 0);
  const [across, up, depth] = [row(0), row(1), row(3)];
  return [((across / depth + 1) / 2) * WIDTH, ((1 - up / depth) / 2) * HEIGHT];
}

test.each([
  [0, 0],
  [0.4, 0],
  [-0.3, 0.15],
  [0.2, -0.2],
])('draws corners of pieces where the stager projects them, turned by %d and tilted by %d', (turn, tilt) => {
  const camera = cameraAt(turn, tilt);
  const matrix = clipMatrix(camera, WIDTH, HEIGHT);
  for (const x of [-1.5, 0, 2]) {
    for (const y of [0, 0.8, 2.4]) {
      for (const z of [-1.2, -3, -7]) {
        const expected = project(camera, [x, y, z]);
        if (!expected) continue;
        const drawn = pixelOf(matrix, [x, y, z]);
        expect(Math.hypot(drawn[0] - expected[0], drawn[1] - expected[1])).toBeLessThan(0.05);
      }
    }
  }
});

test('puts nearer points before farther ones', () => {
  const matrix = clipMatrix(cameraAt(0, 0), WIDTH, HEIGHT);
  const depth = (z: number) => {
    const row = (at: number) => (matrix[at + 4] ?? 0) * 1 + (matrix[at + 8] ?? 0) * z + (matrix[at + 12] ?? 0);
    return row(2) / row(3);
  };
  const depths = [-0.1, -1, -3, -20].map(depth);
  expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  expect(depths.every((value) => value > -1 && value < 1)).toBe(true);
});

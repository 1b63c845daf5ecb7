import { expect, test } from 'vitest';
import { finish } from '../../steps.js';
import type { Camera, Vec3 } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { lineTable } from './lineAgreement.js';
import type { Segment } from './segments.js';
import { FRONTAL_DRAWING, cameraOfDrawing } from '../testing/drawRoom.js';
import { FLOOR_WEIGHTS, NO_FLOOR, searchViews, weighGrid } from './viewSearch.js';

const SIZE = { width: 720, height: 405 };
const { left, right, back, ceiling } = FRONTAL_DRAWING;

function segment(camera: Camera, from: Vec3, to: Vec3): Segment[] {
  const [one, other] = [project(camera, from), project(camera, to)];
  if (!one || !other) return [];
  const [[x1, y1], [x2, y2]] = [one, other];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const direction = { dx: (x2 - x1) / length, dy: (y2 - y1) / length };
  return [{ x1, y1, x2, y2, middleX, middleY, ...direction, length, strength: 10, weight: length }];
}

/** Edges of a frontal room with chevron parquet. */
function chevronRoom(): Segment[] {
  const camera = cameraOfDrawing({ ...SIZE, ...FRONTAL_DRAWING });
  const edges: (readonly [Vec3, Vec3])[] = [0, ceiling].map(
    (y) =>
      [
        [left, y, back],
        [right, y, back],
      ] as const,
  );
  for (const x of [left, right]) {
    edges.push([[x, 0, back], [x, ceiling, back]], [[x, 0, back], [x, 0, -3.6]], [[x, ceiling, back], [x, ceiling, -3.6]]); // prettier-ignore
  }
  for (let x = -2; x < 2; x += 0.4) {
    for (let z = -4; z < -2; z += 0.3) edges.push([[x, 0, z], [x + 0.3, 0, z - 0.3]], [[x, 0, z], [x - 0.3, 0, z - 0.3]]); // prettier-ignore
  }
  return edges.flatMap(([from, to]) => segment(camera, from, to)).toSorted((a, b) => b.weight - a.weight);
}

const yawOf = (floorWeights: readonly number[]): number => {
  const lines = lineTable(chevronRoom(), SIZE);
  const grid = finish(weighGrid(lines, SIZE));
  return finish(searchViews({ lines, size: SIZE, grid, floorWeights, perWeight: 1 }))[0].angles.yaw;
};

test('is misled by diagonal parquet, but not if the floor’s pattern is left out', () => {
  expect(Math.abs(yawOf(FLOOR_WEIGHTS.slice(-1)))).toBeGreaterThan(0.6);
  expect(Math.abs(yawOf(NO_FLOOR))).toBeLessThan(0.05);
});

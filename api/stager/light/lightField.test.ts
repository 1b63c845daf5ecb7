import { expect, test } from 'vitest';
import type { Vec3 } from '../contract.js';
import { FACE, type Box } from '../room/camera/roomBox.js';
import { lightFieldReader, measureLightField, type EmptyLight } from './lightField.js';
import { spanLight } from './lights.js';
import { uniformMap, type RoomMap } from './roomMap.js';

const BOX: Box = { left: -2, right: 2, back: -4, front: 1, ceiling: 2.6 };
const NORMALS: readonly Vec3[] = [
  [0, 1, 0],
  [1, 0, 0],
  [0, 0, 1],
  [0, -1, 0],
];

const fieldOf = (map: RoomMap, lights: Parameters<typeof measureLightField>[0]['lights'] = []) =>
  measureLightField({ map, lights, ambient: [1, 1, 1] }, BOX);

function lightAt(field: ReturnType<typeof fieldOf>, [x, y, z]: Vec3, [nx, ny, nz]: Vec3): EmptyLight {
  const out = { here: 0, usual: 0 };
  lightFieldReader(field)(x, y, z, nx, ny, nz, out);
  return out;
}

test('gives every surface the room’s radiance in an even room', () => {
  const field = fieldOf(uniformMap([0.5, 0.5, 0.5]));
  for (const normal of NORMALS) {
    for (const x of [-1.9, 0, 1.9]) {
      const { here, usual } = lightAt(field, [x, 0.4, -2], normal);
      expect(here).toBeCloseTo(0.5, 1);
      expect(usual).toBeCloseTo(0.5, 1);
    }
  }
});

test('lights what faces a window, more the closer it is', () => {
  const window = spanLight(FACE.left, [-2, 0.9, -3], [-2, 2.2, -1.5], [10, 10, 10], true);
  const field = fieldOf(uniformMap([0.2, 0.2, 0.2]), [window]);
  const towards = (x: number) => lightAt(field, [x, 1.2, -2.2], [-1, 0, 0]).here;
  expect(towards(-1)).toBeGreaterThan(2 * towards(1.5));
  expect(lightAt(field, [0, 1.2, -2.2], [1, 0, 0]).here).toBeLessThan(0.35 * towards(0));
});

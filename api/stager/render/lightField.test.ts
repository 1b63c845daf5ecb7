import { expect, test } from 'vitest';
import type { Vec3 } from '../contract.js';
import { FACE, type Box } from './box.js';
import { lightFieldReader, measureLightField, readSlope, type EmptyLight } from './lightField.js';
import { spanLight } from './lights.js';
import { MAP_CELLS, uniformMap, type RoomMap } from './roomMap.js';

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

test('in an even room every surface gets the room’s radiance', () => {
  const field = fieldOf(uniformMap([0.5, 0.5, 0.5]));
  for (const normal of NORMALS) {
    for (const x of [-1.9, 0, 1.9]) {
      const { here, usual } = lightAt(field, [x, 0.4, -2], normal);
      expect(here).toBeCloseTo(0.5, 1);
      expect(usual).toBeCloseTo(0.5, 1);
    }
  }
});

test('a window lights what faces it, and the nearer the more', () => {
  const window = spanLight(FACE.left, [-2, 0.9, -3], [-2, 2.2, -1.5], [10, 10, 10], true);
  const field = fieldOf(uniformMap([0.2, 0.2, 0.2]), [window]);
  const towards = (x: number) => lightAt(field, [x, 1.2, -2.2], [-1, 0, 0]).here;
  expect(towards(-1)).toBeGreaterThan(2 * towards(1.5));
  expect(lightAt(field, [0, 1.2, -2.2], [1, 0, 0]).here).toBeLessThan(0.35 * towards(0));
});

/** A map whose floor shows the field's light to this power. */
function followed(power: number) {
  const window = spanLight(FACE.left, [-2, 0.9, -3], [-2, 2.2, -1.5], [10, 10, 10], true);
  const map = uniformMap([0.2, 0.2, 0.2]);
  const field = fieldOf(map, [window]);
  for (let row = 0; row < MAP_CELLS; row++) {
    for (let column = 0; column < MAP_CELLS; column++) {
      const x = BOX.left + ((column + 0.5) / MAP_CELLS) * (BOX.right - BOX.left);
      const z = BOX.back + ((row + 0.5) / MAP_CELLS) * (BOX.front - BOX.back);
      const lit = lightAt(field, [x, 0, z], [0, 1, 0]).here;
      // boards: a pattern that is not light
      const board = column % 2 ? 0.8 : 1.2;
      map.radiance.fill(0.3 * board * lit ** power, at(row, column), at(row, column) + 3);
    }
  }
  return readSlope(map, BOX, field);
}

const at = (row: number, column: number) => (FACE.floor * MAP_CELLS * MAP_CELLS + row * MAP_CELLS + column) * 3;

test.each([0.4, 0.7, 1])('a floor that follows the light by the power %d is read as such', (power) => {
  expect(followed(power)).toBeGreaterThan(power - 0.08);
  expect(followed(power)).toBeLessThan(power + 0.08);
});

test('where the floor tells nothing, the light’s slope is taken for half', () => {
  const map = uniformMap([0.3, 0.3, 0.3]);
  map.seen.fill(0);
  const window = spanLight(FACE.left, [-2, 0.9, -3], [-2, 2.2, -1.5], [10, 10, 10], true);
  expect(readSlope(map, BOX, fieldOf(map, [window]))).toBe(0.5);
});

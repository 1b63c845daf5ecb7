import { expect, test } from 'vitest';
import { FACE, FACE_NORMALS, pointOnFace, type Box } from '../room/camera/roomBox.js';
import { readEvenness } from './evenness.js';
import { lightFieldReader, measureLightField } from './lightField.js';
import { spanLight } from './lights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import { uniformMap } from './roomMap.js';

const BOX: Box = { left: -2, right: 2, back: -4, front: 1, ceiling: 2.6 };
const CELLS = MAP_CELLS * MAP_CELLS;
const WALLS = [FACE.left, FACE.right, FACE.back, FACE.ceiling];
const WINDOW = spanLight(FACE.left, [-2, 0.9, -3], [-2, 2.2, -1.5], [10, 10, 10], true);

interface Powers {
  readonly floor?: number;
  readonly walls?: number;
  /** exponents of e per metre by which floor and walls are brighter towards the camera */
  readonly floorRise?: number;
  readonly wallsRise?: number;
}

/** The evenness of a room whose floor and walls follow the light by these exponents; a face without one is not seen. */
function followed({ floor, walls, floorRise = 0, wallsRise = 0 }: Powers) {
  const map = uniformMap([0.2, 0.2, 0.2]);
  const field = measureLightField({ map, lights: [WINDOW], ambient: [1, 1, 1] }, BOX);
  const read = lightFieldReader(field);
  const light = { here: 0, usual: 0 };
  const paint = (face: number, power: number | undefined, rise: number): void => {
    const [nx, ny, nz] = FACE_NORMALS[face];
    for (let k = 0; k < CELLS; k++) {
      const [column, row] = [k % MAP_CELLS, Math.floor(k / MAP_CELLS)];
      const [x, y, z] = pointOnFace(BOX, face, (column + 0.5) / MAP_CELLS, (row + 0.5) / MAP_CELLS);
      read(x, y, z, nx, ny, nz, light);
      // boards: a pattern that is not light
      const board = column % 2 ? 0.8 : 1.2;
      const at = face * CELLS + k;
      map.radiance.fill(0.3 * board * light.here ** (power ?? 0) * Math.exp(rise * z), at * 3, at * 3 + 3);
      map.seen[at] = power === undefined ? 0 : 1;
    }
  };
  paint(FACE.floor, floor, floorRise);
  for (const face of WALLS) paint(face, walls, wallsRise);
  return readEvenness(map, BOX, field);
}

test.each([0.4, 0.7, 1])('finds the exponent %d by which a floor follows the light', (power) => {
  expect(followed({ floor: power }).slope).toBeGreaterThan(power - 0.08);
  expect(followed({ floor: power }).slope).toBeLessThan(power + 0.08);
});

test('counts half of an uneven floor as gloss where walls are even', () => {
  expect(followed({ floor: 1, walls: 0.1 }).slope).toBeCloseTo((1 + 0.3) / 2, 1);
});

test('takes half of the light’s slope without evidence', () => {
  expect(followed({}).slope).toBe(0.5);
});

test('accepts a fall towards the camera where the floor and other faces show it', () => {
  expect(followed({ floor: 0.5, walls: 0.5, floorRise: -0.4, wallsRise: -0.3 }).rise).toBeCloseTo(-0.3, 1);
  expect(followed({ floor: 0.5, walls: 0.5, floorRise: -0.4 }).rise).toBeGreaterThan(-0.05);
  expect(followed({ floor: 0.5, floorRise: -0.4 }).rise).toBe(0);
});

import { expect, test } from 'vitest';
import { luminance } from '../photo/colour.js';
import { FACE, type Box } from '../room/camera/roomBox.js';
import { glareReader, glareShareOf } from './glareShare.js';
import { MAP_CELLS } from '../kernel/layout.js';
import { uniformMap } from './roomMap.js';

const BOX: Box = { left: -2, right: 2, back: -4, front: 0, ceiling: 2.6 };
const BROWN = [0.3, 0.2, 0.1] as const;

/** A brown floor whose right half reflects a white window of this radiance; its map without the glare. */
function shiningFloor(glare: number) {
  const map = uniformMap([0.5, 0.5, 0.5]);
  map.seen.fill(1);
  const before = map.radiance.slice();
  for (let row = 0; row < MAP_CELLS; row++) {
    for (let column = 0; column < MAP_CELLS; column++) {
      const at = ((FACE.floor * MAP_CELLS + row) * MAP_CELLS + column) * 3;
      const added = column < MAP_CELLS / 2 ? 0 : glare;
      const shown = BROWN.map((colour) => colour + added);
      const left = luminance(...BROWN) / (luminance(...BROWN) + added);
      for (let c = 0; c < 3; c++) {
        before[at + c] = shown[c];
        map.radiance[at + c] = shown[c] * left;
      }
    }
  }
  return { before, map };
}

test('restores the floor’s own colour under white glare', () => {
  const { before, map } = shiningFloor(0.6);
  const read = glareReader(glareShareOf(before, map), BOX);
  const share = new Float64Array(3);
  read(1, -2, share);
  const at = (FACE.floor * MAP_CELLS * MAP_CELLS + MAP_CELLS - 5) * 3;
  const paint = [0, 1, 2].map((c) => before[at + c] * (1 - share[c]));
  // most of the brown is restored on a floor that is mostly glare
  expect(paint[0] / paint[2]).toBeGreaterThan(2);
  expect(paint[1]).toBeGreaterThan(0.15);
  expect(paint[1]).toBeLessThan(0.25);
  read(-1, -2, share);
  expect(Math.max(...share)).toBeLessThan(0.01);
});

test('ends glare without a step', () => {
  const { before, map } = shiningFloor(0.6);
  const read = glareReader(glareShareOf(before, map), BOX);
  const share = new Float64Array(3);
  const values = Array.from({ length: 200 }, (_, k) => {
    read(-0.5 + k * 0.005, -2, share);
    return share[1];
  });
  const steps = values.slice(1).map((value, k) => Math.abs(value - values[k]));
  expect(Math.max(...steps)).toBeLessThan(0.05);
});

test('finds no glare on a floor that is not visible', () => {
  const { before, map } = shiningFloor(0.6);
  map.seen.fill(0);
  const share = new Float64Array(3);
  glareReader(glareShareOf(before, map), BOX)(1, -2, share);
  expect([...share]).toEqual([0, 0, 0]);
});

import { expect, test } from 'vitest';
import { FACE } from './box.js';
import { MAP_CELLS, type RoomMap } from './roomMap.js';
import { BOX, evenOut, litRoom, WINDOW } from './testing/litRoom.js';
import { unflatten } from './unflatten.js';

const ROOM = litRoom({ sky: 6, ground: 0.25 });

/** How many times brighter the right wall is opposite the window than the back wall in its far corner. */
function fall({ radiance }: RoomMap): number {
  const at = (face: number, column: number, row: number) =>
    radiance[((face * MAP_CELLS + row) * MAP_CELLS + column) * 3 + 1];
  return at(FACE.right, 20, 20) / at(FACE.back, 2, 30);
}

test('a photo that shows the light as it is is left as it is', () => {
  const map = evenOut(ROOM, 1);
  expect(unflatten(map, BOX, [WINDOW])).toBe(1);
  expect(fall(map)).toBeCloseTo(fall(ROOM), 5);
});

test('a photo that is evened out is told, and gets most of its fall of light back', () => {
  const map = evenOut(ROOM, 0.25);
  const shown = Math.log(fall(map));
  expect(unflatten(map, BOX, [WINDOW])).toBeLessThan(0.5);
  expect(Math.log(fall(map))).toBeGreaterThan(2 * shown);
  expect(Math.log(fall(map))).toBeLessThan(1.3 * Math.log(fall(ROOM)));
});

test('without a window nothing tells', () => {
  const map = evenOut(ROOM, 0.25);
  const before = Float32Array.from(map.radiance);
  expect(unflatten(map, BOX, [])).toBe(1);
  expect(map.radiance).toEqual(before);
});

import { expect, test } from 'vitest';
import { FACE } from '../room/camera/roomBox.js';
import { takeGlare } from './floorGlare.js';
import { spanLight } from './lights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import { uniformMap } from './roomMap.js';
import { BOX } from '../render/testing/litRoom.js';

const camera = { focal: 300, cx: 200, cy: 150, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 1.3 };
const BACK = spanLight(FACE.back, [-0.8, 0.5, BOX.back], [0.8, 2.2, BOX.back], [4, 4, 4], true);
const floorAt = (x: number, z: number): number => {
  const column = Math.floor(((x - BOX.left) / (BOX.right - BOX.left)) * MAP_CELLS);
  const row = Math.floor(((z - BOX.back) / (BOX.front - BOX.back)) * MAP_CELLS);
  return ((FACE.floor * MAP_CELLS + row) * MAP_CELLS + column) * 3 + 1;
};

test('removes a window’s reflection from the floor, and nothing beside it', () => {
  const map = uniformMap([0.3, 0.3, 0.3]);
  // the window's reflection is in front of it; a pale rug of the same brightness lies where no window is reflected
  const [image, beside] = [floorAt(0, -3.2), floorAt(-2, -1)];
  for (const at of [image, beside]) map.radiance.fill(2, at - 1, at + 2);
  takeGlare({ map, box: BOX, camera, lights: [BACK] }, 0.3);
  expect(map.radiance[image]).toBeLessThan(0.8);
  expect(map.radiance[beside]).toBe(2);
});

test('leaves a floor that shows only its paint', () => {
  const map = uniformMap([0.1, 0.1, 0.1]);
  takeGlare({ map, box: BOX, camera, lights: [BACK] }, 0.3);
  expect(map.radiance[floorAt(0, -3.2)]).toBeCloseTo(0.1, 6);
});

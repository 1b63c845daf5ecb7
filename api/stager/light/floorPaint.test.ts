import { expect, test } from 'vitest';
import { floorPatches, paintAndGloss, type FloorPatch } from './floorPaint.js';
import { uniformMap } from './roomMap.js';
import { BOX } from '../render/testing/litRoom.js';

const camera = { focal: 300, cx: 200, cy: 150, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 1.3 } as const;
const LEVEL = 0.6;

/** Patches of a floor in even light with this albedo and gloss; planks differ by a tenth. */
function shownBy(paint: number, gloss: number): FloorPatch[] {
  const map = uniformMap([0.5, 0.5, 0.5]);
  map.seen.fill(1);
  return floorPatches({ map, box: BOX, camera: { ...camera, rotation: [...camera.rotation] } }, () => LEVEL).map(
    (patch, k) => ({ ...patch, seen: (k % 2 ? 1.1 : 0.9) * paint * LEVEL + gloss * patch.mirrored }),
  );
}

test('separates albedo and gloss by the rise of reflection with distance', () => {
  const told = paintAndGloss(shownBy(0.1, 0.6));
  expect(told?.paint).toBeGreaterThan(0.08);
  expect(told?.paint).toBeLessThan(0.13);
  expect(told?.gloss).toBeGreaterThan(0.4);
  expect(told?.gloss).toBeLessThan(0.8);
});

test('finds no gloss on a carpet, and its full radiance as albedo', () => {
  const told = paintAndGloss(shownBy(0.3, 0));
  expect(told?.paint).toBeGreaterThan(0.27);
  expect(told?.paint).toBeLessThan(0.33);
  expect(told?.gloss).toBeLessThan(0.1);
});

test('finds neither on a mere strip of floor', () => {
  expect(paintAndGloss(shownBy(0.3, 0.3).slice(0, 10))).toBeNull();
});

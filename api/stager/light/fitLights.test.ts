import { expect, test } from 'vitest';
import { FACE } from '../room/camera/roomBox.js';
import { fitLights } from './fitLights.js';
import { spanLight } from './lights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import { BOX, evenOut, litRoom, PAINT, WINDOW } from '../render/testing/litRoom.js';

const LAMPS = spanLight(FACE.ceiling, [-1, BOX.ceiling, -4], [1, BOX.ceiling, -1], [1, 1, 1], false);
const lit = (map: ReturnType<typeof litRoom>) => ({
  map,
  box: BOX,
  windows: [WINDOW],
  others: [LAMPS],
  openings: [],
});

test.each([
  { sky: 6, ground: 0.3 },
  { sky: 9, ground: 0.6 },
])('finds a window’s sky of $sky from walls, ceiling and floor, and that no lamp is lit', ({ sky, ground }) => {
  const fit = fitLights(lit(litRoom({ sky, ground })), [1, 1, 1]);
  expect(fit?.error).toBeLessThan(0.1);
  expect(fit?.sky).toBeGreaterThan(sky * 0.75);
  expect(fit?.sky).toBeLessThan(sky * 1.3);
  expect(fit?.others[0]).toBeLessThan(sky * 0.05);
  fit?.paint.slice(0, 4).forEach((paint, of) => expect(Math.abs(paint - PAINT[of])).toBeLessThan(0.12));
});

test('finds a bright sky in a room with dark walls', () => {
  const paint = [0.07, 0.07, 0.07, 0.78, 0.5];
  const fit = fitLights(lit(litRoom({ sky: 40, ground: 0.3, paint })), [1, 1, 1]);
  expect(fit?.error).toBeLessThan(0.1);
  expect(fit?.sky).toBeGreaterThan(30);
  expect(fit?.sky).toBeLessThan(52);
  fit?.paint.slice(0, 3).forEach((wall) => expect(wall).toBeLessThan(0.1));
});

test('takes a red wall for darker paint than a white one', () => {
  const map = litRoom({ sky: 6, ground: 0.3 });
  const cells = MAP_CELLS * MAP_CELLS;
  for (const face of [FACE.left, FACE.right, FACE.back]) {
    for (let cell = face * cells; cell < (face + 1) * cells; cell++) {
      for (const [c, share] of [0.6, 0.12, 0.1].entries()) map.radiance[cell * 3 + c] *= share;
    }
  }
  const fit = fitLights(lit(map), [1, 1, 1]);
  expect(Math.max(...(fit?.paint.slice(0, 3) ?? [1]))).toBeLessThan(0.45);
});

test('finds nothing where the photo shows no paint', () => {
  const map = litRoom({ sky: 6, ground: 0.3 });
  map.seen.fill(0);
  expect(fitLights(lit(map), [1, 1, 1])).toBeNull();
});

test('keeps the usual daylight for an evened out room', () => {
  const fit = fitLights(lit(evenOut(litRoom({ sky: 6, ground: 0.3 }), 0.2)), [1, 1, 1], 0.8);
  expect(fit?.sky).toBeGreaterThan(2.5);
  expect(fit?.ground).toBeLessThan((fit?.sky ?? 0) * 0.8);
});

test('finds an unusual sky where nothing was evened out', () => {
  const map = litRoom({ sky: 14, ground: 0.3 });
  const [sensor, evened] = [0, 1].map((share) => fitLights(lit(map), [1, 1, 1], share)?.sky ?? 0);
  expect(sensor).toBeGreaterThan(evened * 1.1);
});

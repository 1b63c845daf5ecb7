import { expect, test } from 'vitest';
import { LINEAR } from '../photo/colour.js';
import { developFrame as developOn } from './developFrame.js';
import { measureGains } from './developGains.js';
import { PLANE, allRows, createFrame, plane, type Frame } from './trace/frame.js';
import { lightRoom } from '../light/roomLights.js';
import { LIT, fusedPhoto, litPicture } from './testing/litPhoto.js';

/** Without threads. */
const developFrame = (frame: Frame, developing: Parameters<typeof developOn>[1]) =>
  developOn(frame, developing, {
    signal: undefined,
    run: async ({ rooms, curve }) => rooms.forEach((room) => measureGains(room, curve)),
  });

/** Pixels of the back wall in front of which the developed furniture stands. */
const PLACE = { left: 60, right: 90, top: 30, bottom: 50 } as const;

/** A fused photo and an empty frame of it; `left`: share of the room's light that the furniture leaves. */
function fusedRoom(left: number) {
  const photo = fusedPhoto(litPicture());
  const { width, height } = photo;
  const { development } = lightRoom(photo, LIT);
  if (!development) throw new Error('The photo was taken for one that shows light as it is');
  const frame = createFrame(width, height);
  plane(frame, PLANE.rawRatio, 3).fill(left);
  return { photo, width, development, frame };
}

test('shows furniture with the radiance of the wall behind it as the wall is shown, and changes nothing beside it', async () => {
  const { photo, width, development, frame } = fusedRoom(1);
  const coverage = plane(frame, PLANE.coverage, 1);
  const colour = plane(frame, PLANE.irradiance, 3);
  const shown = Float32Array.from(photo.data, (value) => LINEAR[value]);
  for (let y = PLACE.top; y < PLACE.bottom; y++) {
    for (let x = PLACE.left; x < PLACE.right; x++) {
      const k = y * width + x;
      coverage[k] = 1;
      // at this size the small photo is not scaled
      for (let i = k * 3; i < k * 3 + 3; i++) colour[i] = shown[i] * development.undone.data[i];
    }
  }
  await developFrame(frame, { photo, development, rows: allRows(frame) });
  const pixels = Array.from(coverage.keys());
  const off = pixels.filter((k) => coverage[k] > 0).map((k) => Math.abs(Math.log(colour[k * 3] / shown[k * 3])));
  expect(Math.max(...off)).toBeLessThan(0.12);
  expect(pixels.filter((k) => coverage[k] === 0 && colour[k * 3] !== 0)).toEqual([]);
});

/** A frame with a dark patch on the back wall; `left`: share of the room's light around it; returns how it is shown. */
async function darkPatch({ left = 1, glow = 0 }: { readonly left?: number; readonly glow?: number }) {
  const { photo, width, development, frame } = fusedRoom(left);
  const [coverage, colour] = [plane(frame, PLANE.coverage, 1), plane(frame, PLANE.irradiance, 3)];
  const specular = plane(frame, PLANE.scratch2, 3);
  for (let y = PLACE.top; y < PLACE.bottom; y++) {
    for (let x = PLACE.left; x < PLACE.right; x++) {
      coverage[y * width + x] = 1;
      colour.fill(0.01, (y * width + x) * 3, (y * width + x) * 3 + 3);
      specular.fill(glow, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  await developFrame(frame, { photo, development, rows: allRows(frame) });
  const middle = (40 * width + 75) * 3;
  return { colour: colour[middle], specular: specular[middle] };
}

test('lifts furniture in shadow as its shadow is lifted', async () => {
  const [inShadow, inLight] = [await darkPatch({ left: 0.2 }), await darkPatch({ left: 1 })];
  expect(inShadow.colour).toBeGreaterThan(inLight.colour * 1.05);
});

test('lifts shadow beside furniture as fused photos lift dark areas, and changes nothing where there is none', async () => {
  const { photo, width, development, frame } = fusedRoom(1);
  const ratio = plane(frame, PLANE.rawRatio, 3);
  const shaded = (y: number, x: number) => y >= PLACE.top && y < PLACE.bottom && x >= PLACE.left && x < PLACE.right;
  const each = (visit: (at: number, inShade: boolean) => void) => {
    for (let k = 0; k < ratio.length / 3; k++) visit(k * 3, shaded(Math.floor(k / width), k % width));
  };
  each((at, isShaded) => ratio.fill(isShaded ? 0.3 : 1, at, at + 3));
  await developFrame(frame, { photo, development, rows: allRows(frame) });
  const [inShade, beside]: [number[], number[]] = [[], []];
  each((at, isShaded) => void (isShaded ? inShade : beside).push(ratio[at]));
  expect(new Set(beside)).toEqual(new Set([1]));
  expect(Math.min(...inShade)).toBeGreaterThanOrEqual(Math.fround(0.3));
  const middle = (40 * width + 75) * 3;
  expect(ratio[middle]).toBeGreaterThan(0.33);
  expect(ratio[middle]).toBeLessThan(0.9);
});

test('shows what emits light as it emits it', async () => {
  expect((await darkPatch({ glow: 0.45 })).specular).toBeCloseTo(0.45, 4);
});

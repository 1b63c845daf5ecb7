import { expect, test } from 'vitest';
import { finish } from '../steps.js';
import type { Camera } from '../contract.js';
import { drawPieces, mapPieces } from './pieceMap.js';

/** Looks along -z from the floor's height; at a distance of 10 m, 10 px per metre. */
const CAMERA: Camera = { focal: 100, cx: 20, cy: 10, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 0 };
const SIZE = { width: 40, height: 20 };

/** Vertical rectangles that face the camera. */
function meshOf(...cards: readonly { readonly x: readonly [number, number]; readonly z: number }[]) {
  const position = cards.flatMap(({ x: [left, right], z }) =>
    [
      [left, -1, z],
      [right, -1, z],
      [right, 1, z],
      [left, 1, z],
    ].flat(),
  );
  const index = cards.flatMap((_, k) => [0, 1, 2, 0, 2, 3].map((corner) => k * 4 + corner));
  return { mesh: { position, index }, ends: cards.map((_, k) => (k + 1) * 2) };
}

const draw = (cards: ReturnType<typeof meshOf>, mask: Uint8Array, photo = SIZE) =>
  finish(mapPieces(finish(drawPieces({ ...cards, camera: CAMERA, photo })), { photo, mask }));
const everywhere = new Uint8Array(SIZE.width * SIZE.height).fill(255);

test('names the nearest visible piece at each changed pixel', () => {
  // behind: 10..30 px; in front, at half the distance: 20..30 px
  const map = draw(meshOf({ x: [-1, 1], z: -10 }, { x: [0, 0.5], z: -5 }), everywhere);
  const row = [...map.data.subarray(10 * 40, 11 * 40)];
  expect(row.slice(10, 20)).toEqual(Array(10).fill(1));
  expect(row.slice(20, 30)).toEqual(Array(10).fill(2));
});

test('gives a shadow to the piece beside it, and unchanged pixels to none', () => {
  const mask = everywhere.slice();
  mask.fill(0, 0, 40 * 5);
  const map = draw(meshOf({ x: [-1.5, -1], z: -10 }, { x: [1, 1.5], z: -10 }), mask);
  const row = [...map.data.subarray(10 * 40, 11 * 40)];
  expect([row[0], row[14], row[25], row[39]]).toEqual([1, 1, 2, 2]);
  expect(map.data.subarray(0, 40 * 5).every((value) => value === 0)).toBe(true);
});

test('clips a piece that begins behind the camera', () => {
  const floor = [-1, -0.5, -10, 1, -0.5, -10, 0, -0.5, 10];
  const { mesh, ends } = meshOf({ x: [-2, 2], z: -20 });
  const position = [...mesh.position, ...floor];
  const both = { mesh: { position, index: [...mesh.index, 4, 5, 6] }, ends: [...ends, 3] };
  const map = draw(both, everywhere);
  // the card is around the horizon, the floor begins 5 px below it
  expect([map.data[8 * 40 + 20], map.data[12 * 40 + 20], map.data[17 * 40 + 20]]).toEqual([1, 1, 2]);
});

test.each([0, 1])('keeps a single changed pixel when the map is smaller, at corner %i of four', (offset) => {
  const photo = { width: 3200, height: 1600 };
  const mask = new Uint8Array(photo.width * photo.height);
  mask[(800 + offset) * photo.width + 1600 + offset] = 255;
  const map = draw(meshOf({ x: [-1, 1], z: -10 }), mask, photo);
  expect([map.width, map.height]).toEqual([1600, 800]);
  expect(map.data.filter((value) => value !== 0)).toHaveLength(1);
  expect(map.data[400 * 1600 + 800]).toBe(1);
});

test('names no piece where nothing was added', () => {
  expect(draw(meshOf(), everywhere).data.every((value) => value === 0)).toBe(true);
});

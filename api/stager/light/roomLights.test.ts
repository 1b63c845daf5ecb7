import { expect, test } from 'vitest';
import type { Opening, Raster, Room } from '../contract.js';
import { frontalRoom } from '../testing/frontalRoom.js';
import { FACE } from '../room/camera/roomBox.js';
import type { AreaLight } from './lights.js';
import { lightRoom } from './roomLights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import { LIT, fusedPhoto, lampLitPicture, litPicture, plainPhoto } from '../render/testing/litPhoto.js';

function roomWith(glow: number, from: Room['light']['from']): Room {
  const side = { wall: 'back', kind: 'window', certainty: 1 } as const;
  const opening: Opening = { ...side, from: -1, to: 1, bottom: 0.8, top: 2.2, glow };
  return frontalRoom(240, 160, { openings: [opening], light: { from, walls: 0.5, floor: 0.4, tint: [1, 1, 1] } });
}

/** Index of the face with the brightest light. */
const brightest = (lights: readonly AreaLight[]): number =>
  lights.reduce((best, light) => (light.radiance[1] > best.radiance[1] ? light : best)).face;

const PHOTO: Raster = { width: 240, height: 160, data: new Uint8Array(240 * 160 * 3).fill(188) };

test('takes a window by day for a light, and at night lights the room mostly from above', () => {
  const day = lightRoom(PHOTO, roomWith(0.8, 'left')).lights;
  expect(day.filter(({ visible }) => visible).map(({ face }) => face)).toEqual([FACE.back]);
  expect(brightest(day)).toBe(FACE.back);
  const night = lightRoom(PHOTO, roomWith(0.15, 'left')).lights;
  expect(night.map(({ face }) => face)).not.toContain(FACE.back);
  expect(brightest(night)).toBe(FACE.ceiling);
});

/** A chequerboard: no paint. */
const CHEQUERED: Raster = {
  ...PHOTO,
  data: PHOTO.data.map((_, at) => {
    const [x, y] = [Math.floor(at / 3) % 240, Math.floor(at / 720)];
    return (Math.floor(x / 20) + Math.floor(y / 20)) % 2 ? 40 : 225;
  }),
};

test('takes no window that is darker than the walls for a light where paint does not determine the lights', () => {
  const dusk = lightRoom(CHEQUERED, roomWith(0.3, 'left'));
  expect(dusk.fitted).toBe(false);
  expect(dusk.lights.map(({ face }) => face)).not.toContain(FACE.back);
  expect(brightest(dusk.lights)).toBe(FACE.ceiling);
});

/** Green of the wall behind the camera, by shares of its width and height. */
function behind(from: Room['light']['from']) {
  const { map } = lightRoom(PHOTO, roomWith(0.8, from));
  return (u: number, v: number): number => {
    const cell = Math.floor(v * MAP_CELLS) * MAP_CELLS + Math.floor(u * MAP_CELLS);
    return map.radiance[(FACE.front * MAP_CELLS * MAP_CELLS + cell) * 3 + 1];
  };
}

test('gives mirrors light and dark behind the camera, brighter on the light’s side', () => {
  const [left, right] = [behind('left'), behind('right')];
  expect(left(0.2, 0.5)).toBeGreaterThan(left(0.8, 0.5) * 1.5);
  expect(right(0.8, 0.5)).toBeGreaterThan(right(0.2, 0.5) * 1.5);
  expect(left(0.6, 0.95)).toBeGreaterThan(left(0.6, 0.05) * 1.3);
});

test('lights a fused photo by its window and develops it as it was', () => {
  const { development, fitted, lights } = lightRoom(fusedPhoto(litPicture()), LIT);
  expect(fitted).toBe(true);
  expect(development?.share).toBeGreaterThan(0.5);
  const [window] = lights.filter(({ face, visible }) => face === FACE.left && visible);
  expect(window.radiance[1]).toBeGreaterThan(2.5);
  const others = lights.filter((light) => light !== window).map(({ radiance }) => radiance[1]);
  expect(Math.max(0, ...others)).toBeLessThan(window.radiance[1] / 3);
});

test('leaves the shadow on a fused room’s floor to its development, and weakens it on walls', () => {
  const { shown } = lightRoom(fusedPhoto(litPicture()), LIT);
  expect(shown.floor).toBe(1);
  expect(shown.wall).toBeLessThan(0.5);
});

test('takes light as the sensor saw it in a plain photo, not in a fused one', () => {
  expect(lightRoom(plainPhoto(litPicture()), LIT).asSeen).toBe(1);
  expect(lightRoom(fusedPhoto(litPicture()), LIT).asSeen).toBe(0);
});

test('detects fusion by lamps where there is no window, but never trusts them fully', () => {
  const room: Room = { ...LIT, openings: [] };
  const plain = lightRoom(plainPhoto(lampLitPicture()), room);
  expect(plain.development).toBeNull();
  expect(plain.asSeen).toBeGreaterThan(0);
  expect(plain.asSeen).toBeLessThan(0.5);
  const fused = lightRoom(fusedPhoto(lampLitPicture()), room);
  expect(fused.development?.share).toBeGreaterThan(0.5);
  expect(fused.asSeen).toBe(0);
});

test('does not take a room for fused whose light falls off against its lamps', () => {
  const lamps = lampLitPicture();
  const against = { ...lamps, data: lamps.data.map((value) => 0.25 / Math.sqrt(value)) };
  expect(lightRoom(plainPhoto(against), { ...LIT, openings: [] }).development).toBeNull();
});

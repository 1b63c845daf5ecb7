import { expect, test } from 'vitest';
import type { Vec3 } from '../../stager/contract.js';
import { fuseExposures } from '../../stager/light/development/exposureFusion.js';
import { double, halve, type Plane } from '../../stager/light/development/pyramid.js';
import { createRandom } from '../../stager/random.js';
import { scaleCamera } from '../../stager/room/camera/renderView.js';
import { project } from '../../shared/geometry/camera.js';
import { elementAt, first } from '../../test/elements.js';
import { triple } from '../triple.js';
import { castPicture } from './cast.js';
import { denoise } from './denoise.js';
import { DEVELOPMENTS, exposureOf } from './develop.js';
import { fitStretch } from './fusion.js';
import { mixedKinds } from './kinds.js';
import { developAsPhone, fitPhone, phoneCurve } from './phone.js';
import type { RawPasses } from './rawPasses.js';
import { composeRoom } from './scenes.js';
import { softness } from './softness.js';

const SIZE = { width: 96, height: 64, channels: 3 } as const;

const painted = (of: (x: number, y: number) => Vec3): Plane => ({
  ...SIZE,
  data: Float32Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, value) => {
    const k = Math.floor(value / 3);
    return elementAt(of(k % SIZE.width, Math.floor(k / SIZE.width)), value % 3);
  }),
});

const plain = painted(() => [0.3, 0.25, 0.2]);
/** Its right half is 16 times brighter. */
const halves = painted((x) => (x < SIZE.width / 2 ? [0.05, 0.05, 0.05] : [0.8, 0.8, 0.8]));

const redAt = ({ width, data }: Plane, x: number, y: number): number => elementAt(data, (y * width + x) * 3);
const spread = (values: Float32Array): number => Math.max(...values) - Math.min(...values);

test('keeps a uniform picture uniform, fused or developed as by a phone', () => {
  const fused = fuseExposures(plain);
  const phone = asPhone(plain);
  for (const { data } of [fused, phone]) {
    for (const channel of [0, 1, 2]) {
      expect(spread(data.filter((_, k) => k % 3 === channel))).toBeLessThan(1e-5);
    }
  }
  expect(elementAt(fused.data, 0)).toBeGreaterThan(elementAt(fused.data, 2));
});

test('keeps a uniform picture when it is scaled down and up', () => {
  const copy = double(halve(plain), SIZE);
  copy.data.forEach((value, k) => expect(value).toBeCloseTo(elementAt(plain.data, k), 6));
});

const sensor = (picture: Plane): Plane => first(DEVELOPMENTS).develop({ empty: picture, truth: picture }).empty;
const asPhone = (picture: Plane): Plane => developAsPhone(picture, fitPhone(picture));

test('encodes sensor light with the sRGB curve alone, and clips it at white', () => {
  // IEC 61966-2-1: 0.2 linear is 0.4845
  expect(redAt(sensor(painted(() => [0.2, 0.2, 0.2])), 3, 3)).toBeCloseTo(0.4845, 3);
  expect(redAt(sensor(painted(() => [1.5, 1.5, 1.5])), 3, 3)).toBe(1);
});

test('brings dark and bright parts closer by fusing three exposures, and keeps their order', () => {
  const fused = { ...SIZE, data: fuseExposures(halves).data.map(fitStretch(fuseExposures(halves))) };
  const ratio = (picture: Plane) => redAt(picture, 80, 32) / redAt(picture, 16, 32);
  expect(ratio(fused)).toBeGreaterThan(1.2);
  expect(ratio(fused)).toBeLessThan(ratio(sensor(halves)) * 0.9);
});

test('raises fine contrast as phones do', () => {
  const striped = painted((x) => (x % 4 < 2 ? [0.22, 0.22, 0.22] : [0.28, 0.28, 0.28]));
  const ratio = (picture: Plane) => redAt(picture, 46, 32) / redAt(picture, 44, 32);
  expect(ratio(asPhone(striped))).toBeGreaterThan(1 + 1.2 * (ratio(sensor(striped)) - 1));
});

test('has monotonic curves for phones and for fused pictures, which end at white', () => {
  const stretch = fitStretch(fuseExposures(halves));
  for (const curve of [phoneCurve, stretch]) {
    let before = -1;
    for (let value = 0; value <= 4; value += 0.001) {
      expect(curve(value)).toBeGreaterThanOrEqual(before);
      before = curve(value);
    }
    expect(before).toBeGreaterThan(0.98);
    expect(before).toBeLessThanOrEqual(1);
  }
  expect(phoneCurve(0)).toBeGreaterThan(0.03);
});

test('derives a development’s parameters from the empty picture', () => {
  const darker = { ...plain, data: plain.data.map((value) => value / 4) };
  for (const { develop } of DEVELOPMENTS) {
    const { empty, truth } = develop({ empty: plain, truth: darker });
    expect(redAt(truth, 48, 32)).toBeLessThan(redAt(empty, 48, 32) * 0.75);
  }
});

const kinds = mixedKinds(createRandom(5), 24);
const turned = composeRoom(
  8,
  'turned',
  kinds.find(({ camera }) => camera.includes('turned'))!,
);

test('casts rays at the pixels of the camera’s projection, rotated or not', () => {
  const { surface, point, width } = castPicture(turned, turned.objects);
  for (let k = 0; k < surface.length; k += 997) {
    const pixel = project(turned.camera, triple(point, k))!;
    expect(pixel[0]).toBeCloseTo((k % width) + 0.5, 2);
    expect(pixel[1]).toBeCloseTo(Math.floor(k / width) + 0.5, 2);
  }
});

test('removes noise, keeps edges between surfaces, and makes walls as bright as their paint', () => {
  const camera = scaleCamera(turned.camera, 1 / 4);
  const room = { ...turned, exposure: 0, camera, width: turned.width / 4, height: turned.height / 4 };
  const cast = castPicture(room, room.objects);
  const random = createRandom(1);
  const length = cast.surface.length * 3;
  const flat = (value: number) => new Float32Array(length).fill(value);
  // floor and objects receive half of the light
  const clean = Float32Array.from({ length }, (_, k) => (elementAt(cast.surface, Math.floor(k / 3)) < -2 ? 0.4 : 0.2));
  const diffuseIndirect = clean.map((value) => value * random.between(0.5, 1.5));
  const passes: RawPasses = {
    diffuseDirect: flat(0),
    diffuseIndirect,
    diffuseColour: flat(0.5),
    glossyDirect: flat(0),
    glossyIndirect: flat(0),
    glossyColour: flat(0),
    image: diffuseIndirect.map((value) => value / 2),
  };
  const picture = denoise(cast, passes, 1, softness(room, room.objects, cast));
  const off = (data: Float32Array, by: number) =>
    data.reduce((sum, value, k) => sum + Math.abs(value * by - elementAt(clean, k)), 0) / length;
  expect(off(picture, 2)).toBeLessThan(off(diffuseIndirect, 1) / 5);
  const walls = {
    left: [0.5, 0.5, 0.5],
    right: [0.5, 0.5, 0.5],
    back: [0.5, 0.5, 0.5],
    front: [0.5, 0.5, 0.5],
  } as const;
  const exposure = exposureOf({ ...room, walls }, cast, clean);
  expect(exposureOf({ ...room, walls, exposure: 1 }, cast, clean)).toBeCloseTo(exposure * 2, 6);
  expect(
    exposureOf(
      { ...room, walls },
      cast,
      clean.map((value) => value * 2),
    ),
  ).toBeCloseTo(exposure / 2, 6);
});

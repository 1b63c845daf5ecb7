import { expect, test } from 'vitest';
import { LINEAR } from '../photo/colour.js';
import { FACE, type Box } from '../room/camera/roomBox.js';
import { spanLight } from '../light/lights.js';
import type { Material, Mesh, Scene } from '../mesh/mesh.js';
import { uniformMap } from '../light/roomMap.js';
import { tracePicture, type PictureRequest } from './tracePicture.js';

const BOX: Box = { left: -2, right: 2, back: -4, front: 1, ceiling: 2.5 };
const GREY: Material = { texture: 'plain', colour: [0.5, 0.5, 0.5], roughness: 1, f0: 0 };

/** A horizontal square at height y, facing up. */
function level(y: number, half: number, material: Material): Scene {
  const mesh: Mesh = {
    position: [-half, y, -4 + 0.01, half, y, -4 + 0.01, half, y, 0.9, -half, y, 0.9],
    normal: [0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0],
    uv: [0, 0, 1, 0, 1, 1, 0, 1],
    index: [0, 2, 1, 0, 3, 2],
    material: [0, 0],
  };
  return { mesh, materials: [material] };
}

function request(changes: Partial<PictureRequest>): PictureRequest {
  const rotation = [1, 0, 0, 0, 0.94, 0.342, 0, -0.342, 0.94];
  return {
    scene: level(0.01, 1.9, GREY),
    camera: { focal: 60, cx: 32, cy: 24, rotation, height: 1.4 },
    width: 64,
    height: 48,
    lights: [],
    environment: { box: BOX, map: uniformMap([0.4, 0.4, 0.4]) },
    samples: 16,
    ...changes,
  };
}

const green = (picture: { width: number; data: Uint8Array }, x: number, y: number) =>
  LINEAR[picture.data[(y * picture.width + x) * 3 + 1]];

test('a surface in uniform light sends back its albedo times that light', async () => {
  const picture = await tracePicture(request({}));
  expect(green(picture, 32, 40)).toBeGreaterThan(0.4 * 0.5 * 0.95);
  expect(green(picture, 32, 40)).toBeLessThan(0.4 * 0.5 * 1.05);
  expect(green(picture, 32, 1)).toBeCloseTo(0.4, 2);
});

test('a light on the ceiling brightens the floor below it, equally on any number of threads', async () => {
  const lights = [spanLight(FACE.ceiling, [-0.5, 2.5, -2.5], [0.5, 2.5, -1.5], [3, 3, 3], true)];
  const dark = { box: BOX, map: uniformMap([0, 0, 0]) };
  const one = await tracePicture(request({ lights, environment: dark }), { threads: 1 });
  const three = await tracePicture(request({ lights, environment: dark }), { threads: 3 });
  expect(green(one, 32, 40)).toBeGreaterThan(green(one, 32, 25) * 1.2);
  expect(three.data).toEqual(one.data);
});
